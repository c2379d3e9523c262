import { allowsHomeRevision, type HomeRevisionMode } from '@memocartes/contract/devices/home-revision/home';
import { today } from '@memocartes/contract/learning/calendar/days';
import { maxCardsASession } from '@memocartes/contract/learning/sessions/max-cards';

import type { Db } from '../../database/database.ts';
import { findHomeStudents } from '../../devices/home-devices/home-devices.queries.ts';
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

type HomeStudent = Awaited<ReturnType<typeof findHomeStudents>>[number];

async function hasHomeCards(db: Db, { option, ...student }: HomeStudent): Promise<boolean> {
  if (!allowsHomeRevision(option)) return false;
  // A revision that counts ends the demonstration and uses the cards given to the class [boxes.demo-end].
  const endsDemo = student.demo_mode && option === 'COUNTS' && (await findGivenIds(db, student)).size > 0;
  return endsDemo || (await chooseHomeCards(db, student, option, 1)).length > 0;
}

/** Ids of the students who may start a revision at home now, and would have cards [home-revision.no-card]. */
export async function findReadyAtHome(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const students = await findHomeStudents(db, ids);
  const haveCards = await Promise.all(students.map((student) => hasHomeCards(db, student)));
  return new Set(students.filter((_student, i) => haveCards[i]).map(({ id }) => id));
}
