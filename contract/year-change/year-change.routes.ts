import { z } from 'zod';

import { routes } from '../http/route.ts';
import { classLevels } from '../levels/levels.ts';
import { bodyId, idParams, instant } from '../lists/lists.ts';
import { level, named } from '../users/person-fields.schemas.ts';
import { yearChangeCalls } from './year-change.calls.ts';
import { classChoices, studentOutcomes } from './year-change.ts';

const number = z.number().int();
const classLevel = z.enum(classLevels);

const choices = z.object({
  /** Students who repeat their level. */
  repeaters: z.array(bodyId).max(20_000).default([]),
  /** Only classes with a choice other than KEEP, or with a class for their leaving students. */
  classes: z
    .array(
      z.object({
        id: bodyId,
        choice: z.enum(classChoices).default('KEEP'),
        /** Class for the students who leave this class; it takes only students of its level next year. */
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
  /** Number of cards whose tracking is deleted because the student leaves the class; the history of answers is kept. */
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
  /** Possible choices for this class. */
  choices: z.array(z.enum(classChoices)),
  nb_students: number,
  nb_staying: number,
  /** Students who leave this class but stay at the school. */
  nb_leaving: number,
  /** Other classes whose `level_after` includes that of at least one leaving student. */
  next_classes: z.array(number),
  next_class_id: number.nullable(),
});
export type YearClass = z.infer<typeof class_>;

const counts = z.object({
  up: number,
  repeat: number,
  leave: number,
  no_level: number,
  /** Students without class next year. */
  to_place: number,
  /** Number of students who lose the tracking of current cards. */
  tracking_lost: number,
});
export type YearCounts = z.infer<typeof counts>;

const preview = z.object({
  /** Digest of this exact plan, required to apply it. */
  digest: z.string(),
  /** The students of the school; the field keeps its older name. */
  pupils: z.array(student),
  classes: z.array(class_),
  counts,
  /** Date of the school's last year change that was not undone. */
  last_change: instant.nullable(),
});
export type YearPreview = z.infer<typeof preview>;

const applied = z.object({ operation_id: number, counts });
export type YearChanged = z.infer<typeof applied>;

/** A few thousand repeaters exceed the default body limit. */
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
