import { today } from '@memocartes/contract/learning/calendar/days';
import { sql } from 'kysely';

import type { Db } from '../../../database/database.ts';
import { countOf } from '../../../database/queries/pages.ts';
import { isForLevelOf } from '../../../figures/cards-by-level.ts';
import { isGivenTo } from '../../../figures/given-packs.ts';
import type { LockedStudent } from '../move-cards/lock-student.ts';

type InClass = { id: number; epoch: number; classId: number | null };

/**
 * Published cards of the packs given so far to the student's class, without those of other levels if the class has that
 * option [sessions.published-only] [sessions.given-weeks] [sessions.by-level].
 */
const selectGiven = (db: Db, { id, classId }: Pick<InClass, 'id' | 'classId'>) =>
  db
    .selectFrom('packs_classes')
    .innerJoin('packs_cards', 'packs_cards.packs_id', 'packs_classes.packs_id')
    .innerJoin('cards', 'cards.id', 'packs_cards.cards_id')
    .select('packs_cards.cards_id')
    .distinct()
    .where('packs_classes.classes_id', '=', classId)
    .where(isGivenTo(sql.val(id), today()))
    .where('cards.status', '=', 'FINAL')
    .where(isForLevelOf(sql.val(id)));

/** Ids of the published cards given so far to a student [scanning.own-cards]. */
export const findGivenIds = async (db: Db, student: Pick<InClass, 'id' | 'classId'>): Promise<Set<number>> =>
  new Set((await selectGiven(db, student).execute()).map(({ cards_id }) => cards_id));

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

/** Number of cards given so far that are in none of the student's boxes yet. */
export async function countWaiting(db: Db, studentId: number): Promise<number> {
  const student = await db
    .selectFrom('students')
    .select(['id', 'epoch', 'classes_id as classId'])
    .where('id', '=', studentId)
    .executeTakeFirstOrThrow();
  return countOf(
    db.selectFrom(selectGiven(db, student).as('given')).where(
      sql<boolean>`
        not exists (
          select from cards_students
          where cards_students.students_id = ${student.id}
            and cards_students.epoch = ${student.epoch}
            and cards_students.cards_id = given.cards_id
        )
      `,
    ),
  );
}
