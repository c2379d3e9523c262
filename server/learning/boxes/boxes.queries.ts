import { today } from '@memocartes/contract/learning/calendar/days';
import { sql } from 'kysely';

import type { Db } from '../../database/database.ts';
import { boxFigureColumns } from '../../figures/box-figures.ts';

/** The active students of a class, each with the counts of their boxes. */
export const findClassBoxes = (db: Db, classId: number) =>
  db
    .selectFrom('students')
    .leftJoin('cards_students', (join) =>
      join.onRef('cards_students.students_id', '=', 'students.id').onRef('cards_students.epoch', '=', 'students.epoch'),
    )
    .leftJoin('cards', 'cards.id', 'cards_students.cards_id')
    .select(['students.id', 'students.firstname', 'students.lastname'])
    .select(boxFigureColumns(today()))
    .where('students.classes_id', '=', classId)
    .where('students.status', '=', 'ACTIVE')
    .groupBy('students.id')
    .orderBy('students.sort_name')
    .orderBy('students.id')
    .execute();

/** Condition on a card (`cards`) of this subject or parent subject; without `subjectId`, of any subject. */
export const isOfSubject = (subjectId: number | undefined) =>
  subjectId === undefined ? sql<boolean>`true` : sql<boolean>`${subjectId} in (cards.matter_id, cards.subject_id)`;

/**
 * Counts of a student's boxes by parent subject; with `subjectId` by subject, for the cards of this subject only.
 * @param subjectId a parent subject or a subject
 */
export const findStudentBoxes = (db: Db, studentId: number, subjectId: number | undefined) =>
  db
    .selectFrom('cards_students')
    .innerJoin('students', (join) =>
      join.onRef('students.id', '=', 'cards_students.students_id').onRef('students.epoch', '=', 'cards_students.epoch'),
    )
    .innerJoin('cards', 'cards.id', 'cards_students.cards_id')
    .innerJoin('subjects', (join) =>
      subjectId === undefined
        ? join.onRef('subjects.id', '=', 'cards.matter_id')
        : join.on(sql<boolean>`subjects.id = coalesce(cards.subject_id, cards.matter_id)`),
    )
    .select(['subjects.id', 'subjects.name'])
    .select(boxFigureColumns(today()))
    .where('cards_students.students_id', '=', studentId)
    .where(isOfSubject(subjectId))
    .groupBy('subjects.id')
    .orderBy('subjects.id')
    .execute();
