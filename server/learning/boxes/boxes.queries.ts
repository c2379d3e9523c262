import { today } from '@memocartes/contract/learning/calendar/days';
import { sql } from 'kysely';

import { standingColumns } from '../../counts/counts.ts';
import type { Db } from '../../database/database.ts';

/** Each active student of a class with boxes. */
export const findClassBoxes = (db: Db, classId: number) =>
  db
    .selectFrom('students as s')
    .leftJoin('cards_students as b', (join) =>
      join.onRef('b.students_id', '=', 's.id').onRef('b.epoch', '=', 's.epoch'),
    )
    .leftJoin('cards as c', 'c.id', 'b.cards_id')
    .select(['s.id', 's.firstname', 's.lastname'])
    .select(standingColumns(today()))
    .where('s.classes_id', '=', classId)
    .where('s.status', '=', 'ACTIVE')
    .groupBy('s.id')
    .orderBy('s.sort_name')
    .orderBy('s.id')
    .execute();

/**
 * A student's boxes by parent subject; for one parent subject, by its subjects; for a subject, its own boxes only.
 * @param subjectId a subject of either rank
 */
export const findStudentBoxes = (db: Db, studentId: number, subjectId: number | undefined) =>
  db
    .selectFrom('cards_students as b')
    .innerJoin('students as s', (join) => join.onRef('s.id', '=', 'b.students_id').onRef('s.epoch', '=', 'b.epoch'))
    .innerJoin('cards as c', 'c.id', 'b.cards_id')
    .innerJoin('subjects as m', (join) =>
      subjectId === undefined
        ? join.onRef('m.id', '=', 'c.matter_id')
        : join.on(sql<boolean>`m.id = coalesce(c.subject_id, c.matter_id)`),
    )
    .select(['m.id', 'm.name'])
    .select(standingColumns(today()))
    .where('b.students_id', '=', studentId)
    .$if(subjectId !== undefined, (query) =>
      query.where((eb) => eb.or([eb('c.matter_id', '=', subjectId!), eb('c.subject_id', '=', subjectId!)])),
    )
    .groupBy('m.id')
    .orderBy('m.id')
    .execute();
