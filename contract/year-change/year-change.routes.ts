import { z } from 'zod';

import { bodyId, idParams, instant } from '../fields/fields.schemas.ts';
import { routes } from '../http/route.ts';
import { classLevels } from '../levels/levels.ts';
import { level, named } from '../users/person-fields.schemas.ts';
import { yearChangeCalls } from './year-change.calls.ts';
import { classChoices, studentOutcomes } from './year-change.ts';

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
  id: z.int(),
  firstname: z.string(),
  lastname: z.string(),
  level: level.nullable(),
  level_after: level.nullable(),
  class_: named.nullable(),
  class_after: named.nullable(),
  outcome: z.enum(studentOutcomes),
  /** Number of cards whose tracking is deleted because the student leaves the class; the history of answers is kept. */
  nb_cards_lost: z.int(),
});
export type YearStudent = z.infer<typeof student>;

const class_ = z.object({
  id: z.int(),
  name: z.string(),
  name_after: z.string(),
  level: classLevel,
  level_after: classLevel,
  choice: z.enum(classChoices),
  /** Possible choices for this class. */
  choices: z.array(z.enum(classChoices)),
  nb_students: z.int(),
  nb_staying: z.int(),
  /** Students who leave this class but stay at the school. */
  nb_leaving: z.int(),
  /** Other classes whose `level_after` includes that of at least one leaving student. */
  next_classes: z.array(z.int()),
  next_class_id: z.int().nullable(),
});
export type YearClass = z.infer<typeof class_>;

const counts = z.object({
  up: z.int(),
  repeat: z.int(),
  leave: z.int(),
  no_level: z.int(),
  /** Students without class next year. */
  to_place: z.int(),
  /** Number of students who lose the tracking of current cards. */
  tracking_lost: z.int(),
});
export type YearCounts = z.infer<typeof counts>;

const preview = z.object({
  /** Digest of this exact plan, required to apply it. */
  digest: z.string(),
  /** The students of the school; the field keeps its older name. */
  pupils: z.array(student),
  classes: z.array(class_),
  counts,
  /** Number of open sessions of the school, which the year change closes. */
  nb_open_sessions: z.int(),
  /** Date of the school's last year change that was not undone. */
  last_change: instant.nullable(),
});
export type YearPreview = z.infer<typeof preview>;

const applied = z.object({ operation_id: z.int(), counts });
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
