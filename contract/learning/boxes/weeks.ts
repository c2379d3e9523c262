import { addDays, type Day } from '../calendar/days.ts';
import type { WeekBoxes } from './boxes.routes.ts';
import type { BoxMove } from './leitner.ts';

/**
 * Number of cards in each box at the end of each week [boxes.weeks].
 * @param cards moves of each card, in chronological order
 * @param mondays Mondays of the weeks, in chronological order
 */
export function boxesByWeek(cards: Iterable<readonly BoxMove[]>, mondays: readonly Day[]): WeekBoxes[] {
  const weeks = mondays.map((week): WeekBoxes => ({ week, boxes: [0, 0, 0, 0, 0] }));
  const ends = mondays.map((week) => addDays(week, 6));
  for (const moves of cards) {
    let next = 0;
    ends.forEach((end, i) => {
      while (next < moves.length && moves[next]!.day <= end) next += 1;
      const last = moves[next - 1];
      if (last) weeks[i]!.boxes[last.box - 1]! += 1;
    });
  }
  return weeks;
}
