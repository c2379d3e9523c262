import type { BoxFigures } from '@memocartes/contract/learning/boxes/boxes.routes';
import { today } from '@memocartes/contract/learning/calendar/days';

import type { Db } from '../../database/database.ts';
import { boxFigureColumns } from '../../figures/box-figures.ts';
import { taughtBy } from '../../visibility/students.ts';
import { presentBoxFigures } from './boxes.present.ts';

const selectBoxFigures = (db: Db) =>
  db
    .selectFrom('cards_students')
    .innerJoin('students', (join) =>
      join.onRef('students.id', '=', 'cards_students.students_id').onRef('students.epoch', '=', 'cards_students.epoch'),
    )
    .innerJoin('cards', 'cards.id', 'cards_students.cards_id')
    .select(boxFigureColumns(today()));

/** Counts of the cards in each student's boxes; students without cards are absent [boxes.due-count] [boxes.counts]. */
export async function findBoxFigures(db: Db, studentIds: readonly number[]) {
  if (!studentIds.length) return new Map<number, BoxFigures>();
  const query = selectBoxFigures(db)
    .select('cards_students.students_id')
    .where('cards_students.students_id', 'in', studentIds);
  const rows = await query.groupBy('cards_students.students_id').execute();
  return new Map(rows.map((row) => [row.students_id, presentBoxFigures(row)]));
}

/** Counts of the cards in the boxes of all active students of a teacher's classes together. */
export const findTeacherBoxFigures = async (db: Db, userId: number) =>
  presentBoxFigures(
    await selectBoxFigures(db)
      .where(taughtBy(userId, 'students.classes_id'))
      .where('students.status', '=', 'ACTIVE')
      .executeTakeFirstOrThrow(),
  );
