import type { DeviceAnswer } from '@memocartes/contract/devices/join/device.routes';
import { sql } from 'kysely';

import type { Trx } from '../../database/database.ts';
import type { LockedStudent } from '../boxes/move-cards/lock-student.ts';
import { withinPeriod } from './event-time.ts';

/** The session or revision at home to which answers belong, and their epoch (`epochOfAnswers`). */
export type AnswerSource = {
  schools_id: number;
  sessions_id: number | null;
  home_revisions_id: number | null;
  epoch: number;
  kind: 'ANSWER' | 'PRACTICE';
  /** Earliest and latest time of an answer, in ms. */
  from: number;
  until: number;
  /** The only cards accepted; by default all cards that the school may use. */
  cards?: readonly number[];
};

/** Cards that this school may use and the source accepts; answers to other cards are ignored. */
async function findUsableCardIds(trx: Trx, source: AnswerSource, ids: number[]): Promise<Set<number>> {
  const rows = await trx
    .selectFrom('cards')
    .select('id')
    .where('id', 'in', ids)
    .where('status', '<>', 'DRAFT')
    .where((eb) => eb.or([eb('card_type', '<>', 'CUSTOM'), eb('schools_id', '=', source.schools_id)]))
    .execute();
  const accepted = source.cards && new Set(source.cards);
  return new Set(rows.map(({ id }) => id).filter((id) => !accepted || accepted.has(id)));
}

/** `client_id`s of undos whose answer exists but belongs to another student, source or card. */
async function findForeignUndos(trx: Trx, source: AnswerSource, studentId: number, answers: DeviceAnswer[]) {
  const undos = answers.flatMap(({ undoes, ...undo }) => (undoes ? [{ ...undo, undoes: undoes.toLowerCase() }] : []));
  if (!undos.length) return new Set<string>();
  const rows = await trx
    .selectFrom('cards_events')
    .select(['client_id', 'students_id', 'sessions_id', 'home_revisions_id', 'cards_id', 'kind'])
    .where(
      'client_id',
      'in',
      undos.map(({ undoes }) => undoes),
    )
    .execute();
  const existing = new Map(rows.map((row) => [row.client_id, row]));

  const isForeign = ({ undoes, cards_id }: (typeof undos)[number]) => {
    const answer = existing.get(undoes);
    if (!answer) return false;
    const isOwn =
      answer.students_id === studentId &&
      answer.sessions_id === source.sessions_id &&
      answer.home_revisions_id === source.home_revisions_id;
    return !isOwn || answer.cards_id !== cards_id || answer.kind !== source.kind;
  };

  return new Set(undos.filter(isForeign).map(({ client_id }) => client_id));
}

/** Marks undone answers, whether the answer or its undo arrived first [boxes.undo-answer]. */
const markUndone = (trx: Trx, studentId: number, cards: number[]) =>
  sql`
    update cards_events answer
    set is_undone = true
    from cards_events undo
    where answer.students_id = ${studentId}
      and answer.cards_id = any(${cards}::int[])
      and answer.kind in ('ANSWER', 'PRACTICE')
      and not answer.is_undone
      and undo.students_id = answer.students_id
      and undo.cards_id = answer.cards_id
      and undo.kind = 'UNDO'
      and undo.undoes = answer.client_id
  `.execute(trx);

/**
 * Stores answers and undos, each only once [boxes.answers-once] [boxes.late-answer]. Needs the transaction that locked
 * the student.
 * @returns cards with an answer or undo, and whether an undo is new
 */
export async function storeAnswers(trx: Trx, student: LockedStudent, source: AnswerSource, answers: DeviceAnswer[]) {
  const usable = await findUsableCardIds(trx, source, [...new Set(answers.map(({ cards_id }) => cards_id))]);
  const foreign = await findForeignUndos(trx, source, student.id, answers);
  const { sessions_id, home_revisions_id, epoch, kind } = source;
  const events = answers
    .filter(({ cards_id, client_id }) => usable.has(cards_id) && !foreign.has(client_id))
    .map(({ answered_at, undoes = null, is_right = null, ...answer }) => ({
      ...answer,
      undoes,
      is_right,
      sessions_id,
      home_revisions_id,
      epoch,
      students_id: student.id,
      kind: undoes ? ('UNDO' as const) : kind,
      one_back: student.oneBack,
      ...withinPeriod(answered_at, source),
    }));
  if (!events.length) return { cards: [], hasNewUndo: false };
  const added = await trx
    .insertInto('cards_events')
    .values(events)
    .onConflict((conflict) => conflict.column('client_id').doNothing())
    .returning('kind')
    .execute();
  const cards = [...new Set(events.map(({ cards_id }) => cards_id))];
  await markUndone(trx, student.id, cards);
  return { cards, hasNewUndo: added.some((event) => event.kind === 'UNDO') };
}
