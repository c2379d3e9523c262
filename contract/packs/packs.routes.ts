import { z } from 'zod';

import { card } from '../cards/cards.schemas.ts';
import {
  bodyId,
  day,
  id as numericId,
  idParams,
  ifMatchSummary,
  line,
  requiredText,
  version,
} from '../fields/fields.schemas.ts';
import { maxLength } from '../fields/lengths.ts';
import { requestId } from '../http/request-id.schemas.ts';
import { routes } from '../http/route.ts';
import { calendarEndField } from '../learning/calendar/calendar-end.schemas.ts';
import { mondayOf } from '../learning/calendar/days.ts';
import { weekStates } from '../learning/calendar/school-days.ts';
import { zones } from '../learning/calendar/zones.ts';
import { levels } from '../levels/levels.ts';
import { type Filter, listQuery, option, searchText } from '../lists/lists.schemas.ts';
import { packsCalls } from './packs.calls.ts';
import { maxCardsAPack } from './packs.ts';

const int = z.int32();
const id = int;
/** Monday of a week. */
export const packWeek = day.pipe(
  z.string().refine((value) => mondayOf(value) === value, 'Une semaine est nommée par son lundi.'),
);

const assignment = z.object({ id, classes_id: id, name: z.string(), week: z.string() });

/** A pack in lists, with the classes and weeks to which it is assigned. */
export const pack = z.object({
  id,
  title: z.string(),
  name: z.string().nullable(),
  icon: z.string(),
  date_create: z.string(),
  schools_id: id,
  authentications_id: id.nullable(),
  author: z.object({ firstname: z.string(), lastname: z.string() }).nullable(),
  nb_cards: int,
  classes: z.array(assignment),
});
export type Pack = z.infer<typeof pack>;

export const packDetail = pack.extend({ version, cards: z.array(card) });
export type PackDetail = z.infer<typeof packDetail>;

const packCards = z
  .array(bodyId)
  .min(1, 'Choisissez au moins une carte.')
  .max(maxCardsAPack, `Un pack contient ${maxCardsAPack} cartes au plus.`)
  .refine((ids) => new Set(ids).size === ids.length, 'La même carte est choisie deux fois.');

// [packs.required]
const packFields = z.object({
  title: requiredText(maxLength.packTitle),
  name: line(maxLength.packTitle).nullable().optional(),
  icon: requiredText(40),
  /** Ids of cards, in the order in which students get them as new cards. */
  cards: packCards,
});
const createPack = packFields
  .extend({
    classes_id: bodyId.optional(),
    week: packWeek.optional(),
    /** The pack of the class in this week, which the new pack replaces there [packs.replace]. */
    replaces: bodyId.optional(),
    request_id: requestId,
  })
  .refine((body) => (body.classes_id === undefined) === (body.week === undefined), {
    path: ['week'],
    message: 'La classe et la semaine vont ensemble.',
  })
  .refine((body) => body.replaces === undefined || body.week !== undefined, {
    path: ['replaces'],
    message: 'Indiquez la classe et la semaine du pack à remplacer.',
  });
export type CreatePack = z.infer<typeof createPack>;
export type UpdatePack = Partial<z.infer<typeof packFields>>;

/** Warnings of a successful call [packs.holidays] [packs.given-before]. */
const warning = z.discriminatedUnion('code', [
  /** Some days of the week are holidays; `holidays` contains their French names. */
  z.object({ code: z.literal('PACK_WEEK_PARTLY_HOLIDAY'), holidays: z.array(z.string()) }),
  /** The pack is also assigned to the class in other weeks, from the start of this school year on. */
  z.object({ code: z.literal('PACK_GIVEN_BEFORE'), weeks: z.array(z.string()) }),
]);
const assignResult = z.object({ id, warnings: z.array(warning) });
export type AssignResult = z.infer<typeof assignResult>;

/** `attributed`: only packs assigned to a class, or only packs not assigned. `week`: only packs of this week. */
const packFilter = listQuery(['date_create', 'title']).extend({
  search: searchText,
  school_id: numericId.optional(),
  class_id: numericId.optional(),
  teacher_id: numericId.optional(),
  week: packWeek.optional(),
  attributed: z.enum(['true', 'false']).optional(),
  order_dir: z.enum(['asc', 'desc']).default('desc'),
});
export type PackFilter = Filter<typeof packFilter>;
const packPage = z.object({ packs_pro: z.array(pack), count: int });
export type PackPage = z.infer<typeof packPage>;

const countFilter = z.object({
  school_id: numericId.optional(),
  class_id: numericId.optional(),
  teacher_id: numericId.optional(),
});
const count = z.object({ count: int });

const classWeek = z.object({
  monday: z.string(),
  number: int,
  state: z.enum(weekStates),
  holidays: z.array(z.string()),
  /**
   * `nb_archived`: number of its cards that are archived [packs.archived]. `by_level`: number of its cards for each level
   * of the class; empty if all students get the same cards [packs.by-level].
   */
  pack: z
    .object({
      id,
      title: z.string(),
      icon: z.string(),
      nb_cards: int,
      nb_archived: int,
      by_level: z.array(z.object({ level: z.enum(levels), nb_cards: int })),
    })
    .nullable(),
});
export type ClassWeek = z.infer<typeof classWeek>;
const classWeeks = z.object({
  class_: option,
  zone: z.enum(zones).nullable(),
  calendar_end: calendarEndField,
  weeks: z.array(classWeek),
});
export type ClassWeeks = z.infer<typeof classWeeks>;

const classWeekParams = idParams.extend({ classes_id: numericId, week: packWeek });

export const packs = routes('packs', packsCalls, {
  list: {
    summary: 'Packs of the school, by default the latest first.',
    query: packFilter,
    response: packPage,
  },
  view: { summary: 'A pack with its cards in order.', params: idParams, response: packDetail },
  create: {
    summary:
      'Creates a pack, and assigns it to a class for a week if both are given; there it takes the place of the pack `replaces`.',
    body: createPack,
    status: 201,
    response: assignResult,
  },
  update: {
    summary: `Changes a pack; \`cards\` replaces them all. ${ifMatchSummary}`,
    params: idParams,
    body: packFields.partial(),
    response: packDetail,
  },
  remove: { summary: 'Deletes a pack; students keep their progress.', params: idParams, status: 204 },
  removeCard: { summary: 'Removes a card from a pack.', params: idParams.extend({ card_id: numericId }), status: 204 },
  assign: {
    summary: 'Assigns a pack to a class for a week: one per class and week, never to a week entirely in holidays.',
    params: idParams,
    body: z.object({ classes_id: bodyId, week: packWeek }),
    status: 201,
    response: assignResult,
  },
  move: {
    summary: 'Moves a class’s pack to another week under the same rules; unchanged if refused.',
    params: classWeekParams,
    body: z.object({ to: packWeek }),
    response: assignResult,
  },
  unassign: { summary: 'Removes a pack from a class and week.', params: classWeekParams, status: 204 },
  completedCount: { summary: 'Number of packs assigned to past weeks.', query: countFilter, response: count },
  nonAttributedCount: {
    summary: 'Number of packs not assigned to the class `class_id` or, without it, to any class.',
    query: countFilter,
    response: count,
  },
  weeks: {
    summary: 'Weeks of a class with holidays of its zone and packs; by default twelve, from this week on.',
    params: idParams,
    query: z.object({ from: day.optional(), to: day.optional() }),
    response: classWeeks,
  },
});
