import { movesOf } from '../boxes/leitner.ts';
import { parisTime } from '../calendar/days.ts';

/** The box of a card before a scan, null if it is in no box. `moved_on`: day of its last move, in Paris time. */
type CardTracking = { box: number | null; moved_on: string | null };
type Answer = { is_right: boolean; answered_at: string; one_back: boolean };

/**
 * The move that a scan will cause by the Leitner rule. Undefined if the card has already moved on the day of the scan
 * [boxes.once-a-day] [scanning.once-a-day] [scanning.review].
 */
export function predictMove(
  { box, moved_on }: CardTracking,
  { is_right, answered_at, one_back }: Answer,
): { from: number; to: number } | undefined {
  const before =
    box === null || moved_on === null
      ? []
      : [
          {
            client_id: 'before',
            kind: 'PLACE' as const,
            is_right: null,
            box,
            answered_at: parisTime(moved_on, '00:00').toISOString(),
          },
        ];
  const moves = movesOf([...before, { client_id: 'scan', kind: 'ANSWER', box: null, is_right, answered_at, one_back }]);
  const move = moves.find(({ client_id }) => client_id === 'scan');
  return move && { from: move.box_before, to: move.box };
}
