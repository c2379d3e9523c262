import { type BoxEvent, movesOf } from '@memocartes/contract/learning/boxes/leitner';
import { sql } from 'kysely';

import type { Trx } from '../../../database/database.ts';

type StoredMove = { from_box: number | null; to_box: number | null; is_first_move: boolean };
type StoredEvent = BoxEvent & StoredMove;
type ChangedMove = StoredMove & { client_id: string };

const noMove: StoredMove = { from_box: null, to_box: null, is_first_move: false };

/** The move of each event of one card, by `client_id`; events without a move are absent. */
export const movesByEvent = (events: readonly BoxEvent[]): Map<string, StoredMove> =>
  new Map(
    movesOf(events).map((move) => [
      move.client_id,
      { from_box: move.box_before, to_box: move.box, is_first_move: move.isFirst },
    ]),
  );

/** The events of one card whose stored move is outdated, each with its new move. @param events all its events */
function changedMoves(events: readonly StoredEvent[]): ChangedMove[] {
  const moves = movesByEvent(events);
  return events.flatMap(({ client_id, from_box, to_box, is_first_move }) => {
    const move = moves.get(client_id) ?? noMove;
    const isSame = move.from_box === from_box && move.to_box === to_box && move.is_first_move === is_first_move;
    return isSame ? [] : [{ client_id, ...move }];
  });
}

/**
 * Updates the stored move of each event if it changed. Needs the transaction that locked the student.
 * @param cards for each card, all its events of one epoch
 */
export async function storeMoves(trx: Trx, cards: Iterable<readonly StoredEvent[]>): Promise<void> {
  const changed = [...cards].flatMap(changedMoves);
  if (!changed.length) return;
  const column = <K extends keyof ChangedMove>(key: K) => changed.map((move) => move[key]);
  await sql`
    update cards_events
    set from_box = moves.from_box, to_box = moves.to_box, is_first_move = moves.is_first_move
    from unnest(
      ${column('client_id')}::uuid[], ${column('from_box')}::smallint[], ${column('to_box')}::smallint[],
      ${column('is_first_move')}::boolean[]
    ) as moves (client_id, from_box, to_box, is_first_move)
    where cards_events.client_id = moves.client_id
  `.execute(trx);
}
