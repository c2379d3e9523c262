import type { WeekBoxes } from '@memocartes/contract/learning/boxes/boxes.routes';
import type { BoxEvent } from '@memocartes/contract/learning/boxes/leitner';
import { movesOf } from '@memocartes/contract/learning/boxes/leitner';
import { boxesByWeek } from '@memocartes/contract/learning/boxes/weeks';
import { addDays, mondayOf, today, weeksBetween } from '@memocartes/contract/learning/calendar/days';

import type { Db } from '../../database/database.ts';

/** Most weeks returned. */
export const maxWeeks = 12;

/** What happened to a student's cards since their last reset, of one subject if asked. */
const findEvents = (db: Db, studentId: number, subjectId: number | undefined) =>
  db
    .selectFrom('cards_events as v')
    .innerJoin('students as s', (join) => join.onRef('s.id', '=', 'v.students_id').onRef('s.epoch', '=', 'v.epoch'))
    .select(['v.cards_id', 'v.client_id', 'v.kind', 'v.is_right', 'v.box', 'v.undoes', 'v.one_back'])
    .select(['v.answered_at', 'v.told_at'])
    .where('v.students_id', '=', studentId)
    .$if(subjectId !== undefined, (query) =>
      query
        .innerJoin('cards as c', 'c.id', 'v.cards_id')
        .where((eb) => eb.or([eb('c.matter_id', '=', subjectId!), eb('c.subject_id', '=', subjectId!)])),
    )
    .execute();

/** Where a student's cards stood at the end of each of the last weeks; nothing before the first card [boxes.student-week]. */
export async function findStudentWeeks(db: Db, studentId: number, subjectId: number | undefined): Promise<WeekBoxes[]> {
  const events = await findEvents(db, studentId, subjectId);
  const cards = [...Map.groupBy(events, ({ cards_id }) => cards_id).values()];
  // A card whose only answer was undone has no move.
  const moves = cards.map((own) => movesOf(own as BoxEvent[])).filter((own) => own.length > 0);
  const first = moves.map(([move]) => move!.day).sort()[0];
  if (!first) return [];
  const earliest = addDays(mondayOf(today()), -7 * (maxWeeks - 1));
  return boxesByWeek(moves, weeksBetween(first > earliest ? first : earliest, today()));
}
