import { type BoxEvent, foldEvents } from '@memocartes/contract/learning/boxes/leitner';

import type { Trx } from '../../../database/database.ts';
import type { LockedStudent } from './lock-student.ts';
import { storeMoves } from './store-moves.ts';

const findEvents = (trx: Trx, studentId: number, epoch: number, cards: number[]) =>
  trx
    .selectFrom('cards_events')
    .select([
      'cards_id',
      'client_id',
      'kind',
      'is_right',
      'box',
      'undoes',
      'one_back',
      'answered_at',
      'device_time',
      'sessions_id',
      'from_box',
      'to_box',
      'is_first_move',
    ])
    .where('students_id', '=', studentId)
    .where('epoch', '=', epoch)
    .where('cards_id', 'in', cards)
    .execute();

/** Deletes the tracking of cards whose answers were all undone: these cards are new again [boxes.undo-answer]. */
async function forgetCards(trx: Trx, student: LockedStudent, cards: number[]): Promise<void> {
  if (!cards.length) return;
  await trx.deleteFrom('cards_students').where('students_id', '=', student.id).where('cards_id', 'in', cards).execute();
}

/**
 * Recomputes the moves of these cards from all events of an epoch. For the current epoch, also recomputes their boxes
 * [boxes.answers-once] [home-revision.counts]. Needs the transaction that locked the student and stored the events
 * [boxes.move] [boxes.once-a-day] [scanning.once-a-day] [boxes.due] [boxes.acquired].
 */
export async function moveCards(
  trx: Trx,
  student: LockedStudent,
  cards: number[],
  epoch = student.epoch,
): Promise<void> {
  if (!cards.length) return;
  const events = Map.groupBy(await findEvents(trx, student.id, epoch, cards), ({ cards_id }) => cards_id);
  await storeMoves(trx, events.values());
  // Answers of an earlier epoch move no card [boxes.late-answer].
  if (epoch !== student.epoch) return;
  const states = [...events].map(([cards_id, cardEvents]) => ({
    cards_id,
    state: foldEvents(cardEvents as BoxEvent[], student.calendar),
  }));
  const rows = states.flatMap(({ cards_id, state }) =>
    state ? [{ students_id: student.id, cards_id, epoch: student.epoch, ...state }] : [],
  );
  await forgetCards(
    trx,
    student,
    states.filter(({ state }) => !state).map(({ cards_id }) => cards_id),
  );
  if (!rows.length) return;
  await trx
    .insertInto('cards_students')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['students_id', 'cards_id']).doUpdateSet((eb) => ({
        epoch: eb.ref('excluded.epoch'),
        box: eb.ref('excluded.box'),
        box_before: eb.ref('excluded.box_before'),
        sessions_id: eb.ref('excluded.sessions_id'),
        due_on: eb.ref('excluded.due_on'),
        moved_on: eb.ref('excluded.moved_on'),
        first_on: eb.ref('excluded.first_on'),
        nb_right: eb.ref('excluded.nb_right'),
        nb_wrong: eb.ref('excluded.nb_wrong'),
      })),
    )
    .execute();
}
