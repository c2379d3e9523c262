import { mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import { sql } from 'kysely';

import type { Db } from '../../database/database.ts';
import { countOf } from '../../database/queries/pages.ts';
import type { LockedStudent } from '../replay/replay.ts';

type InClass = { id: number; epoch: number; classId: number | null };

/** Published cards of the packs given to the student's class up to this week [sessions.published-only]. */
const selectGiven = (db: Db, classId: number | null) =>
  db
    .selectFrom('packs_classes as g')
    .innerJoin('packs_cards as k', 'k.packs_id', 'g.packs_id')
    .innerJoin('cards as c', 'c.id', 'k.cards_id')
    .select('k.cards_id')
    .distinct()
    .where('g.classes_id', '=', classId)
    .where('g.week', '<=', mondayOf(today()))
    .where('c.status', '=', 'FINAL');

export const findGivenIds = async (db: Db, { classId }: Pick<InClass, 'classId'>): Promise<Set<number>> =>
  new Set((await selectGiven(db, classId).execute()).map(({ cards_id }) => cards_id));

export const findTrackedIds = async (
  db: Db,
  { id, epoch }: Pick<LockedStudent, 'id' | 'epoch'>,
): Promise<Set<number>> => {
  const rows = await db
    .selectFrom('cards_students')
    .select('cards_id')
    .where('students_id', '=', id)
    .where('epoch', '=', epoch)
    .execute();
  return new Set(rows.map(({ cards_id }) => cards_id));
};

/** How many cards given so far are in no box of the student's yet. */
export async function countWaiting(db: Db, studentId: number): Promise<number> {
  const student = await db
    .selectFrom('students')
    .select(['id', 'epoch', 'classes_id'])
    .where('id', '=', studentId)
    .executeTakeFirstOrThrow();
  return countOf(
    db.selectFrom(selectGiven(db, student.classes_id).as('g')).where(
      sql<boolean>`not exists (select from cards_students b
          where b.students_id = ${student.id} and b.epoch = ${student.epoch} and b.cards_id = g.cards_id)`,
    ),
  );
}
