import { z } from 'zod';

import { routes } from '../http/route.ts';
import { bodyId, idParams, instant } from '../lists/lists.ts';
import { level, named } from '../people/people.schemas.ts';
import { classLevels } from '../people/people.ts';
import { yearChangeCalls } from './year-change.calls.ts';
import { classChoices, studentOutcomes } from './year-change.ts';

const number = z.number().int();
const classLevel = z.enum(classLevels);

const choices = z.object({
  /** Students who stay in their level. */
  repeaters: z.array(bodyId).max(20_000).default([]),
  /** Classes of which something else than KEEP becomes, or whose students go on to another class. */
  classes: z
    .array(
      z.object({
        id: bodyId,
        choice: z.enum(classChoices).default('KEEP'),
        /** Class that takes those of its students who leave it, where it is of their next level. */
        next_class_id: bodyId.nullish(),
      }),
    )
    .max(1_000)
    .default([]),
});
export type YearChoices = z.input<typeof choices>;

const student = z.object({
  id: number,
  firstname: z.string(),
  lastname: z.string(),
  level: level.nullable(),
  level_after: level.nullable(),
  class_: named.nullable(),
  class_after: named.nullable(),
  outcome: z.enum(studentOutcomes),
  /** Cards whose current tracking is deleted, the student leaving their class; the history of answers stays. */
  nb_cards_lost: number,
});
export type YearStudent = z.infer<typeof student>;

const class_ = z.object({
  id: number,
  name: z.string(),
  name_after: z.string(),
  level: classLevel,
  level_after: classLevel,
  choice: z.enum(classChoices),
  /** What may be chosen for this class. */
  choices: z.array(z.enum(classChoices)),
  nb_students: number,
  nb_staying: number,
  /** Students who leave this class and stay at the school. */
  nb_leaving: number,
  /** Classes that may take some of them, by their level of next year. */
  next_classes: z.array(number),
  next_class_id: number.nullable(),
});
export type YearClass = z.infer<typeof class_>;

const counts = z.object({
  up: number,
  repeat: number,
  leave: number,
  no_level: number,
  /** Students of next year who will be without class. */
  to_place: number,
  /** Students whose current tracking is deleted. */
  tracking_lost: number,
});
export type YearCounts = z.infer<typeof counts>;

const preview = z.object({
  /** Names exactly this change of exactly these students and classes; applying asks for it. */
  digest: z.string(),
  /** The students; the name of the field is older than the word. */
  pupils: z.array(student),
  classes: z.array(class_),
  counts,
  /** Date of the school's last year change that was not undone. */
  last_change: instant.nullable(),
});
export type YearPreview = z.infer<typeof preview>;

const applied = z.object({ operation_id: number, counts });
export type YearChanged = z.infer<typeof applied>;

/** A few thousand repeaters are more than the server's ordinary body. */
const bodyLimit = 1_000_000;

export const yearChange = routes('schools', yearChangeCalls, {
  preview: {
    summary: 'What moving the whole school up a level would do; writes nothing.',
    params: idParams,
    body: choices,
    response: preview,
    bodyLimit,
  },
  apply: {
    summary: 'Moves the whole school up a level, exactly as previewed; can be undone for 24 h.',
    params: idParams,
    body: choices.extend({ digest: z.string().min(1, 'Champ requis').max(100) }),
    status: 201,
    response: applied,
    bodyLimit,
  },
});
