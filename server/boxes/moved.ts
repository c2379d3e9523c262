import { movesOf } from '@memocartes/contract/boxes/leitner';
import type { BoxEvent } from '@memocartes/contract/boxes/leitner';
import type { Moved } from '@memocartes/contract/boxes/boxes.routes';
import type { Db } from '../database/database.ts';

export const nothingMoved: Moved = { up: 0, down: 0, kept: 0, started: 0 };

/** Every event of the cards that were answered in a session, by whoever answered them in it, with all that came before and after. */
const findEvents = (db: Db, sessionId: number, studentId: number | undefined) =>
  db
    .selectFrom('cards_events as v')
    .innerJoin(
      ({ selectFrom }) =>
        selectFrom('cards_events as n')
          .select(['n.students_id', 'n.cards_id', 'n.epoch'])
          .distinct()
          .where('n.sessions_id', '=', sessionId)
          .$if(studentId !== undefined, (query) => query.where('n.students_id', '=', studentId!))
          .as('n'),
      (join) =>
        join
          .onRef('n.students_id', '=', 'v.students_id')
          .onRef('n.cards_id', '=', 'v.cards_id')
          .onRef('n.epoch', '=', 'v.epoch'),
    )
    .select(['v.students_id', 'v.cards_id', 'v.epoch', 'v.client_id', 'v.kind', 'v.is_right', 'v.box', 'v.undoes'])
    .select(['v.one_back', 'v.answered_at', 'v.told_at', 'v.sessions_id'])
    .execute();

/**
 * What moved in a session, by pupil: derived from the events, so that an old session still says what moved in it when its cards have moved
 * on, or were reset.
 */
export async function findMovedInSession(db: Db, sessionId: number, studentId?: number): Promise<Map<number, Moved>> {
  const events = await findEvents(db, sessionId, studentId);
  const cards = Map.groupBy(events, ({ students_id, cards_id, epoch }) => `${students_id} ${cards_id} ${epoch}`);
  const moved = new Map<number, Moved>();
  for (const own of cards.values()) {
    const id = own[0]!.students_id;
    const sum = moved.get(id) ?? { ...nothingMoved };
    for (const move of movesOf(own as BoxEvent[])) {
      if (move.sessions_id !== sessionId) continue;
      sum[move.box > move.box_before ? 'up' : move.box < move.box_before ? 'down' : 'kept'] += 1;
      if (move.isFirst) sum.started += 1;
    }
    moved.set(id, sum);
  }
  return moved;
}

/** What moved for a pupil in a session. */
export const findMoved = async (db: Db, studentId: number, sessionId: number): Promise<Moved> =>
  (await findMovedInSession(db, sessionId, studentId)).get(studentId) ?? nothingMoved;
