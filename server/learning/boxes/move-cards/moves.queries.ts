import type { Db } from '../../../database/database.ts';

/** The last move and the due day of each of these cards. */
export const findMoves = (db: Db, studentId: number, cards: number[]) =>
  db
    .selectFrom('cards_students')
    .select(['cards_id', 'box_before', 'box', 'due_on'])
    .where('students_id', '=', studentId)
    .where('cards_id', 'in', cards.length ? cards : [0])
    .orderBy('cards_id')
    .execute();
