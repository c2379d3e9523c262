import {
  allowsHomeRevision,
  type HomeRevisionMode,
  type HomeRevisionOption,
} from '@memocartes/contract/devices/home-revision/home';
import { today } from '@memocartes/contract/learning/calendar/days';
import { maxCardsASession } from '@memocartes/contract/learning/sessions/max-cards';

import type { Db } from '../../database/database.ts';
import { findHomeOption } from '../../devices/home-devices/home-devices.queries.ts';
import { findGivenIds } from '../boxes/given-cards/given-cards.queries.ts';
import {
  chooseNextCards,
  type ChosenCard,
  findCardsNotDue,
  type RevisingStudent,
} from '../revision/revision.queries.ts';

/** Due cards and new cards as in class; for practice, then cards that are not due [home-revision.practice-cards]. */
export async function chooseHomeCards(
  db: Db,
  student: RevisingStudent,
  mode: HomeRevisionMode,
  maxCards = maxCardsASession,
): Promise<ChosenCard[]> {
  const day = today();
  const next = await chooseNextCards(db, student, day, maxCards);
  const cardsLeft = maxCards - next.length;
  if (mode === 'COUNTS' || cardsLeft === 0) return next;
  return [...next, ...(await findCardsNotDue(db, student, day, cardsLeft))];
}

/** Whether a revision started at home now would have cards [home-revision.no-card]. */
export async function hasHomeCards(db: Db, studentId: number, option: HomeRevisionOption | null): Promise<boolean> {
  if (!allowsHomeRevision(option)) return false;
  const student = await db
    .selectFrom('students')
    .select(['id', 'epoch', 'classes_id as classId', 'demo_mode'])
    .where('id', '=', studentId)
    .executeTakeFirst();
  if (!student) return false;
  // A revision that counts ends the demonstration and uses the cards given to the class [boxes.demo-end].
  const endsDemo = student.demo_mode && option === 'COUNTS' && (await findGivenIds(db, student)).size > 0;
  return endsDemo || (await chooseHomeCards(db, student, option, 1)).length > 0;
}

/** Whether a revision at home may be started for the student now, and would have cards [home-revision.no-card]. */
export const canReviseAtHome = async (db: Db, studentId: number): Promise<boolean> =>
  hasHomeCards(db, studentId, await findHomeOption(db, studentId));
