import type { BulkRequest, BulkResult } from '@memocartes/contract/cards/bulk/cards-bulk.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import type { Db, Trx } from '../../database/database.ts';
import { invalid } from '../../http/errors.ts';
import { wrongEdition, wrongSubjects } from '../cards.check.ts';
import { cardChecksum, lockBulkCards } from './cards-bulk.queries.ts';
import { beginBulkCall, insertCardsOperation, storeResponse } from './cards-operations.ts';
import {
  type BulkCard,
  type ChangedColumns,
  checkChange,
  checkRemoval,
  columnsOf,
  done,
  notFound,
  notPublished,
  type Verdict,
} from './check-bulk.ts';
import type { PackFiller } from './pack-filler.ts';
import { type CardsUndo, changedColumns } from './undo-cards.ts';

type Check = (card: BulkCard) => Verdict;
type Cards = ReadonlyMap<number, BulkCard>;
type Verdicts = Map<number, Verdict>;

const checkAll = (ids: readonly number[], cards: Cards, check: Check): Verdicts =>
  new Map(ids.map((id) => [id, cards.has(id) ? check(cards.get(id)!) : notFound]));

const idsWith = (verdicts: Verdicts, name: Verdict['verdict']) =>
  [...verdicts].filter(([, { verdict }]) => verdict === name).map(([id]) => id);

/**
 * The columns that a change writes. @throws 422 for a subject of another parent subject, or an unknown edition
 */
async function readChanges(trx: Trx, changes: NonNullable<BulkRequest['changes']>): Promise<ChangedColumns> {
  const wrong = {
    ...(changes.matter_id !== undefined && (await wrongSubjects(trx, changes))),
    ...(await wrongEdition(trx, changes.edition_id)),
  };
  if (Object.keys(wrong).length) {
    throw invalid(Object.fromEntries(Object.entries(wrong).map(([field, words]) => [`changes.${field}`, words])));
  }
  const subject = changes.subject_id
    ? await trx.selectFrom('subjects').select('name').where('id', '=', changes.subject_id).executeTakeFirst()
    : undefined;
  return columnsOf(changes, subject?.name);
}

/**
 * Writes the change; with `positionFrom` the cards get consecutive positions, in the order of `ids` [editions.move].
 */
async function changeCards(
  trx: Trx,
  cards: Cards,
  { ids, changed, positionFrom }: { ids: readonly number[]; changed: ChangedColumns; positionFrom: number | undefined },
) {
  if (!ids.length) return [];
  const marks = await trx
    .updateTable('cards')
    .set({ ...changed, date_update: sql`now()` })
    .$if(positionFrom !== undefined, (query) =>
      query.set({ position: sql<number>`${positionFrom}::int + array_position(${ids}::int[], cards.id) - 1` }),
    )
    .where('cards.id', 'in', ids)
    .returning(['cards.id', cardChecksum.as('mark')])
    .execute();
  return marks.map(({ id, mark }) => ({ id, mark, before: changedColumns(cards.get(id)!) }));
}

const removeCards = async (trx: Trx, cards: Cards, ids: readonly number[]) => {
  if (ids.length) await trx.deleteFrom('cards').where('id', 'in', ids).execute();
  return ids.map((id) => {
    const { mayEdit: _mayEdit, inPack: _inPack, isLearnt: _isLearnt, search: _search, ...row } = cards.get(id)!;
    return row;
  });
};

type Filler = Pick<PackFiller, 'fillPacks'>;
type Outcome = { verdicts: Verdicts; data: CardsUndo; packs: BulkResult['packs'] };

async function change(
  trx: Trx,
  actor: Actor,
  { ids, changes, pack }: BulkRequest,
  { cards, fillPacks }: Filler & { cards: Cards },
): Promise<Outcome> {
  const changed = changes && (await readChanges(trx, changes));
  const verdicts = checkAll(
    ids,
    cards,
    changed
      ? (card) => checkChange(card, changed, changes.position_from !== undefined)
      : () => ({ verdict: 'UNCHANGED', message: null }),
  );
  const accepted = ids.filter((id) => ['DONE', 'UNCHANGED'].includes(verdicts.get(id)!.verdict));
  const isPublished = (id: number) => (changed?.status ?? cards.get(id)!.status) === 'FINAL';
  if (pack) for (const id of accepted) if (!isPublished(id)) verdicts.set(id, notPublished);
  const data: CardsUndo = {
    changed: changed
      ? await changeCards(trx, cards, { ids: idsWith(verdicts, 'DONE'), changed, positionFrom: changes.position_from })
      : [],
  };
  if (!pack) return { verdicts, data, packs: [] };
  const filled = await fillPacks(trx, actor, pack, accepted.filter(isPublished));
  for (const id of filled.added) verdicts.set(id, done);
  return { verdicts, data: { ...data, packs: filled.undo }, packs: filled.packs };
}

async function remove(trx: Trx, cards: Cards, ids: readonly number[]): Promise<Outcome> {
  const verdicts = checkAll(ids, cards, checkRemoval);
  return { verdicts, data: { removed: await removeCards(trx, cards, idsWith(verdicts, 'DONE')) }, packs: [] };
}

/**
 * Changes many cards, adds them to packs or deletes them, in one transaction. Refused cards are unchanged and have a
 * message [cards.bulk].
 * @throws 403 or 404 for a pack that the actor may not change, 422 for wrong fields or PACK_TOO_LARGE
 */
export const applyBulk = (db: Db, actor: Actor, request: BulkRequest, filler: Filler) =>
  db.transaction().execute(async (trx): Promise<BulkResult> => {
    const storedResult = await beginBulkCall(trx, actor, ['EDIT', 'DELETE'], request.request_id);
    if (storedResult) return storedResult as BulkResult;
    const cards = await lockBulkCards(trx, actor, request.ids);
    const { verdicts, data, packs } = await (request.remove
      ? remove(trx, cards, request.ids)
      : change(trx, actor, request, { cards, ...filler }));
    const nb_done = idsWith(verdicts, 'DONE').length;
    const rows = [...verdicts].map(([id, verdict]) => ({
      id,
      displayed_id: cards.get(id)?.displayed_id ?? null,
      ...verdict,
    }));
    if (!nb_done) return { nb_done, rows, packs, operation_id: null };
    const { id } = await insertCardsOperation(trx, actor, {
      kind: request.remove ? 'DELETE' : 'EDIT',
      nb_cards: nb_done,
      request_id: request.request_id,
      data,
    });
    return storeResponse(trx, id, { nb_done, rows, packs, operation_id: id });
  });
