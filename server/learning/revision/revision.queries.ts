import { mondayOf } from '@memocartes/contract/learning/calendar/days';
import { maxCardsASession, maxNewCardsADay } from '@memocartes/contract/learning/sessions/max-cards';
import { sql } from 'kysely';

import { type CardRow, selectCards } from '../../cards/cards.queries.ts';
import type { Db } from '../../database/database.ts';
import type { JoinedSession } from '../../devices/join/device.queries.ts';
import { isDue } from '../../figures/box-figures.ts';
import { isForLevelOf } from '../../figures/cards-by-level.ts';
import { isCountedAnswer } from '../../figures/counted-answers.ts';
import { isGivenTo } from '../../figures/given-packs.ts';
import type { LockedStudent } from '../boxes/move-cards/lock-student.ts';

/** Fields that determine a student's cards: the packs of their class, and the boxes of their current epoch. */
export type RevisingStudent = Pick<LockedStudent, 'id' | 'epoch' | 'classId'>;

/** A card to revise. `again`: whether it was missed earlier in the session. */
export type ChosenCard = CardRow & { box: number; isNew: boolean; again: boolean };

/** Cards that the student answered in this session, and whether their last answer was right. */
const findAnswered = (db: Db, studentId: number, sessionId: number) =>
  db
    .selectFrom('cards_events')
    .distinctOn('cards_id')
    .select(['cards_id', 'is_right'])
    .where('students_id', '=', studentId)
    .where('sessions_id', '=', sessionId)
    .where(isCountedAnswer)
    .orderBy('cards_id')
    .orderBy(sql`coalesce(device_time, answered_at)`, 'desc')
    .orderBy('client_id', 'desc')
    .execute();

const selectTracked = (db: Db, student: RevisingStudent) =>
  selectCards(db)
    .innerJoin('cards_students', 'cards_students.cards_id', 'cards.id')
    .select('cards_students.box')
    .where('cards_students.students_id', '=', student.id)
    .where('cards_students.epoch', '=', student.epoch);

/** Cards due, the longest overdue first [sessions.cards] [boxes.due-count]. */
const findDue = (db: Db, student: RevisingStudent, day: string, limit: number) =>
  selectTracked(db, student)
    .where(isDue(day))
    .orderBy('cards_students.due_on')
    .orderBy('cards_students.box')
    .orderBy('cards.id')
    .limit(limit)
    .execute();

/** Cards missed earlier in this session that are still published [sessions.published-only] [boxes.missed]. */
const findMissed = (db: Db, student: RevisingStudent, missed: readonly number[]) =>
  selectTracked(db, student).where('cards.id', 'in', missed).where('cards.status', '=', 'FINAL').execute();

/**
 * New cards from the packs given to the student so far: first those of this week's pack, then by week, each by position
 * in the pack [sessions.given-weeks] [sessions.this-week-first] [sessions.by-level].
 */
function findNew(db: Db, student: RevisingStudent, day: string, limit: number) {
  const assignedCards = db
    .selectFrom('packs_classes')
    .innerJoin('packs_cards', 'packs_cards.packs_id', 'packs_classes.packs_id')
    .select([
      'packs_cards.cards_id',
      sql<string>`
        min(
          case when packs_classes.week = ${mondayOf(day)} then '0' else '1' end
          || to_char(packs_classes.week, 'YYYY-MM-DD') || lpad(packs_cards.position::text, 2, '0')
        )
      `.as('place'),
    ])
    .where('packs_classes.classes_id', '=', student.classId)
    .where(isGivenTo(sql.val(student.id), day))
    .groupBy('packs_cards.cards_id');
  return selectCards(db)
    .innerJoin(assignedCards.as('assigned'), 'assigned.cards_id', 'cards.id')
    .where('cards.status', '=', 'FINAL')
    .where(isForLevelOf(sql.val(student.id)))
    .where(
      sql<boolean>`
        not exists (
          select 1
          from cards_students
          where cards_students.students_id = ${student.id}
            and cards_students.cards_id = cards.id
            and cards_students.epoch = ${student.epoch}
        )
      `,
    )
    .orderBy('assigned.place')
    .orderBy('cards.id')
    .limit(limit)
    .execute();
}

const countStarted = async (db: Db, student: RevisingStudent, day: string) => {
  const { count } = await db
    .selectFrom('cards_students')
    .select(sql<number>`count(*)`.as('count'))
    .where('students_id', '=', student.id)
    .where('epoch', '=', student.epoch)
    .where('first_on', '=', day)
    .executeTakeFirstOrThrow();
  return count;
};

/** Due cards, then new cards: at most `maxCards` in all, and at most 5 new cards per day [sessions.cards]. */
export async function chooseNextCards(
  db: Db,
  student: RevisingStudent,
  day: string,
  maxCards: number,
): Promise<ChosenCard[]> {
  const due = maxCards ? await findDue(db, student, day, maxCards) : [];
  const nbNew = Math.min(maxCards - due.length, maxNewCardsADay - (await countStarted(db, student, day)));
  const newCards = nbNew > 0 ? await findNew(db, student, day, nbNew) : [];
  return [
    ...due.map((row) => ({ ...row, isNew: false, again: false })),
    ...newCards.map((row) => ({ ...row, box: 1, isNew: true, again: false })),
  ];
}

/**
 * Published cards that are not due, for practice after all other cards [home-revision.practice-cards]. They are due on
 * a later day, or are acquired and checked. Lowest box first.
 */
export async function findCardsNotDue(
  db: Db,
  student: RevisingStudent,
  day: string,
  maxCards: number,
): Promise<ChosenCard[]> {
  const rows = await selectTracked(db, student)
    .where('cards.status', '=', 'FINAL')
    .where((eb) => eb.or([eb('cards_students.due_on', '>', day), eb('cards_students.due_on', 'is', null)]))
    .orderBy('cards_students.box')
    .orderBy('cards_students.due_on')
    .orderBy('cards.id')
    .limit(maxCards)
    .execute();
  return rows.map((row) => ({ ...row, isNew: false, again: false }));
}

/** The cards to revise now: due and new cards, at most 15 per session, then cards missed earlier in this session. */
export async function chooseCards(
  db: Db,
  student: RevisingStudent,
  session: JoinedSession,
  day: string,
): Promise<ChosenCard[]> {
  const answered = await findAnswered(db, student.id, session.id);
  const next = await chooseNextCards(db, student, day, Math.max(0, maxCardsASession - answered.length));
  const missed = answered.filter(({ is_right }) => !is_right).map(({ cards_id }) => cards_id);
  const repeated = missed.length ? await findMissed(db, student, missed) : [];
  return [...next, ...repeated.map((row) => ({ ...row, isNew: false, again: true }))];
}
