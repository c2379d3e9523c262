import type { WeekBoxes } from '@memocartes/contract/learning/boxes/boxes.routes';
import { type BoxEvent, movesOf } from '@memocartes/contract/learning/boxes/leitner';
import { boxesByWeek } from '@memocartes/contract/learning/boxes/weeks';
import { addDays, mondayOf, today, weeksBetween } from '@memocartes/contract/learning/calendar/days';

import type { Db } from '../../database/database.ts';
import { isOfSubject } from './boxes.queries.ts';

/** Maximum number of weeks returned. */
export const maxWeeks = 12;

/** Events of a student's current epoch; with `subjectId`, only of that subject or parent subject. */
const findEvents = (db: Db, studentId: number, subjectId: number | undefined) =>
  db
    .selectFrom('cards_events')
    .innerJoin('students', (join) =>
      join.onRef('students.id', '=', 'cards_events.students_id').onRef('students.epoch', '=', 'cards_events.epoch'),
    )
    .innerJoin('cards', 'cards.id', 'cards_events.cards_id')
    .select([
      'cards_events.cards_id',
      'cards_events.client_id',
      'cards_events.kind',
      'cards_events.is_right',
      'cards_events.box',
      'cards_events.undoes',
      'cards_events.one_back',
      'cards_events.answered_at',
      'cards_events.device_time',
    ])
    .where('cards_events.students_id', '=', studentId)
    .where(isOfSubject(subjectId))
    .execute();

/**
 * Number of a student's cards in each box at the end of each week since the first card, for the last `maxWeeks` weeks
 * at most [boxes.weeks].
 */
export async function findStudentWeeks(db: Db, studentId: number, subjectId: number | undefined): Promise<WeekBoxes[]> {
  const events = await findEvents(db, studentId, subjectId);
  const cards = [...Map.groupBy(events, ({ cards_id }) => cards_id).values()];
  // A card whose answers were all undone has no move.
  const moves = cards.map((events) => movesOf(events as BoxEvent[])).filter((cardMoves) => cardMoves.length > 0);
  const first = moves.map(([move]) => move!.day).sort()[0];
  if (!first) return [];
  const earliest = addDays(mondayOf(today()), -7 * (maxWeeks - 1));
  return boxesByWeek(moves, weeksBetween(first > earliest ? first : earliest, today()));
}
