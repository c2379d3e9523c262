import { mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import type { Level } from '@memocartes/contract/levels/levels';
import type { packs } from '@memocartes/contract/packs/packs.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { type InferResult, type RawBuilder, sql, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { z } from 'zod';

import { selectShownCards } from '../cards/cards.queries.ts';
import { studentLevels } from '../classes/classes.columns.ts';
import type { Db } from '../database/database.ts';
import { countOf, paged } from '../database/queries/pages.ts';
import { matches } from '../database/queries/search.ts';
import { resolveSchool } from '../http/actor/authorize.ts';

type Params = z.output<(typeof packs)['list']['query']>;
type Counted = z.output<(typeof packs)['completedCount']['query']>;

/** Packs as lists show them, with the classes and weeks to which they are assigned. */
const selectPacks = (db: Db) =>
  db
    .selectFrom('packs')
    .leftJoin('authentications', 'authentications.id', 'packs.authentications_id')
    .select([
      'packs.id',
      'packs.version',
      'packs.title',
      'packs.name',
      'packs.icon',
      'packs.date_create',
      'packs.schools_id',
      'packs.authentications_id',
      'authentications.firstname',
      'authentications.lastname',
    ])
    .select(sql<number>`(select count(*) from packs_cards where packs_cards.packs_id = packs.id)`.as('nb_cards'))
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('packs_classes')
          .innerJoin('classes', 'classes.id', 'packs_classes.classes_id')
          .select(['packs_classes.id', 'packs_classes.classes_id', 'classes.name', 'packs_classes.week'])
          .whereRef('packs_classes.packs_id', '=', 'packs.id')
          .orderBy('packs_classes.week')
          .orderBy('classes.name'),
      ).as('classes'),
    );

export type PackRow = InferResult<ReturnType<typeof selectPacks>>[number];

const inSchool = (schoolId: number | undefined): RawBuilder<SqlBool> =>
  schoolId === undefined ? sql`true` : sql`packs.schools_id = ${schoolId}`;

const byTeacher = (userId: number | undefined): RawBuilder<SqlBool> =>
  userId === undefined
    ? sql`true`
    : sql`packs.authentications_id = (select users.authentications_id from users where users.id = ${userId})`;

type Assignment = { classId?: number; week?: string; before?: string };

/** Condition that a pack is assigned; each parameter restricts the class or the week of the assignment. */
function isAssigned({ classId, week, before }: Assignment = {}): RawBuilder<SqlBool> {
  const parts = [sql`packs_classes.packs_id = packs.id`];
  if (classId) parts.push(sql`packs_classes.classes_id = ${classId}`);
  if (week) parts.push(sql`packs_classes.week = ${week}`);
  if (before) parts.push(sql`packs_classes.week < ${before}`);
  return sql`exists (select 1 from packs_classes where ${sql.join(parts, sql` and `)})`;
}

/** One page of the packs of a school, or of all schools for a superadmin who requests none [packs.school]. */
export async function listPacks(db: Db, actor: Actor, params: Params) {
  let query = selectPacks(db)
    .where(inSchool(resolveSchool(actor, params.school_id)))
    .where(byTeacher(params.teacher_id));
  if (params.search) query = query.where(matches('packs.search', params.search));
  if (params.class_id || params.week) query = query.where(isAssigned({ classId: params.class_id, week: params.week }));
  if (params.attributed === 'true') query = query.where(isAssigned());
  if (params.attributed === 'false') query = query.where(sql<boolean>`not ${isAssigned()}`);
  const ordered = query.orderBy(`packs.${params.order_by}`, params.order_dir).orderBy('packs.id', params.order_dir);
  return { rows: await paged(ordered, params).execute(), count: await countOf(query) };
}

const selectCountedPacks = (db: Db, actor: Actor, { school_id, teacher_id }: Counted) =>
  db
    .selectFrom('packs')
    .where(inSchool(resolveSchool(actor, school_id)))
    .where(byTeacher(teacher_id));

/** Number of packs assigned to a past week. */
export const countCompleted = (db: Db, actor: Actor, params: Counted) =>
  countOf(
    selectCountedPacks(db, actor, params).where(isAssigned({ classId: params.class_id, before: mondayOf(today()) })),
  );

/** Number of packs not assigned to any class, or not to the given one. */
export const countUnassigned = (db: Db, actor: Actor, params: Counted) =>
  countOf(selectCountedPacks(db, actor, params).where(sql<boolean>`not ${isAssigned({ classId: params.class_id })}`));

/** A pack visible to the actor, with its author for the permission table. */
export async function findPack(db: Db, actor: Actor, id: number) {
  const row = await selectPacks(db)
    .where('packs.id', '=', id)
    .where(inSchool(resolveSchool(actor)))
    .executeTakeFirst();
  return row && { ...row, schoolId: row.schools_id, authorId: row.authentications_id };
}

/** Cards of a pack in order. */
export const findPackCards = (db: Db, packId: number) =>
  selectShownCards(db)
    .innerJoin('packs_cards', 'packs_cards.cards_id', 'cards.id')
    .where('packs_cards.packs_id', '=', packId)
    .orderBy('packs_cards.position')
    .execute();

/** Number of archived cards of a pack, in a query that selects from `packs`. */
const nbArchived = sql<number>`
  (
    select count(*)
    from packs_cards join cards on cards.id = packs_cards.cards_id
    where packs_cards.packs_id = packs.id and cards.status = 'ARCHIVED'
  )
`.as('nb_archived');

/** Levels of the published cards of a pack, in a query that selects from `packs`. */
const cardLevels = sql<(Level | null)[]>`
  array(
    select cards.level
    from packs_cards join cards on cards.id = packs_cards.cards_id
    where packs_cards.packs_id = packs.id and cards.status = 'FINAL'
  )
`;

/** The fields of a class that decide which of its students get a new card [sessions.by-level]. */
export const findClassLevels = (db: Db, classId: number) =>
  db
    .selectFrom('classes')
    .select(['new_cards_by_level', studentLevels.as('student_levels')])
    .where('id', '=', classId)
    .executeTakeFirstOrThrow();

/** Packs assigned to a class from one Monday to another, both included. */
export const findClassPacks = (db: Db, classId: number, from: string, to: string) =>
  db
    .selectFrom('packs_classes')
    .innerJoin('packs', 'packs.id', 'packs_classes.packs_id')
    .select(['packs_classes.week', 'packs.id', 'packs.title', 'packs.icon'])
    .select(sql<number>`(select count(*) from packs_cards where packs_cards.packs_id = packs.id)`.as('nb_cards'))
    .select([nbArchived, cardLevels.as('card_levels')])
    .where('packs_classes.classes_id', '=', classId)
    .where('packs_classes.week', '>=', from)
    .where('packs_classes.week', '<=', to)
    .execute();
