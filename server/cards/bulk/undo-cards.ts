import type { CardKeptReason } from '@memocartes/contract/cards/bulk/cards-bulk';
import type { CardsUndone } from '@memocartes/contract/cards/bulk/cards-bulk.routes';
import { type Selectable, sql } from 'kysely';

import { checkUndoable } from '../../bulk-operations/bulk-operations.writes.ts';
import type { Db, Trx } from '../../database/database.ts';
import { inEverySchool } from '../../database/scope/scope.ts';
import type { Cards } from '../../database/tables/learning.ts';
import { nextNumbers } from '../cards.numbers.ts';
import { findLearntIds, isEdited } from './cards-bulk.queries.ts';
import type { ChangedColumns } from './check-bulk.ts';
import type { PackFiller, PackUndo } from './pack-filler.ts';

type Row = Omit<Selectable<Cards>, 'search'>;
/** `mark`: checksum of the row when it was stored. */
type WithChecksum = { id: number; mark: string };

/**
 * Data to undo. `images`: ids of the documents created with the cards. `changed`: cards with their values before.
 * `packs`: the packs that received cards.
 */
export type CardsUndo = {
  created?: WithChecksum[];
  images?: number[];
  changed?: (WithChecksum & { before: Required<ChangedColumns> })[];
  removed?: Row[];
  packs?: PackUndo[];
};

/** The columns of a card that a bulk change may write. */
export const changedColumns = (card: Required<ChangedColumns>): Required<ChangedColumns> => ({
  status: card.status,
  level: card.level,
  cycle: card.cycle,
  matter_id: card.matter_id,
  subject_id: card.subject_id,
  is_typed: card.is_typed,
  accents_count: card.accents_count,
  edition_id: card.edition_id,
  position: card.position,
});

type Kept = CardsUndone['kept'];
type Checked = { id: number; name: string; reason: CardKeptReason | null };

/**
 * Locks these cards and returns for each card the most important reason not to undo its change, or null. Deleted cards
 * are skipped [cards.bulk-undo-kept].
 */
async function checkUnchanged(
  trx: Trx,
  stored: readonly WithChecksum[],
  { checkUse }: { checkUse: boolean },
): Promise<Checked[]> {
  const ids = stored.map(({ id }) => id);
  await sql`select from cards where id = any(${ids}) order by id for update`.execute(trx);
  const used = checkUse
    ? sql`
      when cards.id = any(
        ${[...(await findLearntIds(trx, ids))]}
      ) then 'LEARNT' when app_is_in_pack(cards.id) then 'PACK'
    `
    : sql``;
  const { rows } = await sql<Checked>`
    select cards.id, cards.displayed_id as name, case ${used} when ${isEdited} then 'EDITED' end as reason
    from jsonb_to_recordset(${JSON.stringify(stored)}::jsonb) as given(id int, mark text)
      join cards on cards.id = given.id
    order by cards.id
  `.execute(trx);
  return rows;
}

const keptOf = (checked: readonly Checked[]): Kept =>
  checked.flatMap(({ reason, ...card }) => (reason ? [{ ...card, reason }] : []));
const undoableIdsOf = (checked: readonly Checked[]) => checked.filter(({ reason }) => !reason).map(({ id }) => id);

type UndoneCards = { nb: number; kept: Kept };
const nothing: UndoneCards = { nb: 0, kept: [] };

/** Deletes these images, except those that a card of any school shows [cards.import-undo-images]. */
async function deleteUnusedImages(trx: Trx, images: readonly number[]): Promise<void> {
  if (!images.length) return;
  const shown = await inEverySchool(() =>
    trx
      .selectFrom('cards')
      .select(['fimg', 'bimg'])
      .where((eb) => eb.or([eb('fimg', 'in', images), eb('bimg', 'in', images)]))
      .execute(),
  );
  const shownIds = new Set(shown.flatMap(({ fimg, bimg }) => [fimg, bimg]));
  const unused = images.filter((image) => !shownIds.has(image));
  if (unused.length) await trx.deleteFrom('documents').where('id', 'in', unused).execute();
}

/** Deletes the created cards, and the images among `images` that only these cards showed. */
async function undoCreated(
  trx: Trx,
  created: readonly WithChecksum[],
  images: readonly number[],
): Promise<UndoneCards> {
  if (!created.length) return nothing;
  const checked = await checkUnchanged(trx, created, { checkUse: true });
  const deletable = undoableIdsOf(checked);
  if (deletable.length) {
    const deleted = await trx.deleteFrom('cards').where('id', 'in', deletable).returning(['fimg', 'bimg']).execute();
    const shown = new Set(deleted.flatMap(({ fimg, bimg }) => [fimg, bimg]));
    await deleteUnusedImages(
      trx,
      images.filter((image) => shown.has(image)),
    );
  }
  return { nb: deletable.length, kept: keptOf(checked) };
}

/** Restores the previous values, except those of a draft that the change published and that is now in a pack. */
async function undoChanged(trx: Trx, changed: NonNullable<CardsUndo['changed']>): Promise<UndoneCards> {
  if (!changed.length) return nothing;
  const checked = await checkUnchanged(trx, changed, { checkUse: false });
  const undoable = new Set(undoableIdsOf(checked));
  const drafts = changed.filter(({ id, before }) => undoable.has(id) && before.status === 'DRAFT').map(({ id }) => id);
  const packed = await trx
    .selectFrom('cards')
    .select(['cards.id', 'cards.displayed_id as name'])
    .where(sql<boolean>`cards.id = any(${drafts}) and app_is_in_pack(cards.id)`)
    .where('cards.status', '=', 'FINAL')
    .execute();
  for (const { id } of packed) undoable.delete(id);
  const restored = changed
    .filter(({ id }) => undoable.has(id))
    .map(({ id, before }) => ({
      ...before,
      id,
      // Missing in operations stored before bulk changes could move cards to editions.
      has_edition: 'edition_id' in before,
    }));
  await sql`
    update cards
    set status = given.status, level = given.level, cycle = given.cycle, matter_id = given.matter_id,
      subject_id = given.subject_id, is_typed = given.is_typed, accents_count = given.accents_count,
      date_update = now(),
      edition_id = case when given.has_edition then given.edition_id else cards.edition_id end,
      position = case when given.has_edition then given.position else cards.position end
    from jsonb_to_recordset(${JSON.stringify(restored)}::jsonb) as given(
      id int, status text, level text, cycle text, matter_id int, subject_id int, is_typed boolean,
      accents_count boolean, edition_id int, position int, has_edition boolean
    )
    where cards.id = given.id
  `.execute(trx);
  return {
    nb: restored.length,
    kept: [...keptOf(checked), ...packed.map((card) => ({ ...card, reason: 'PACK' as const }))],
  };
}

/** The current schools of the authors of these cards, by account. A deleted author is absent. */
async function findSchoolsOfAuthors(trx: Trx, cards: readonly Row[]): Promise<Map<number, number | null>> {
  const accounts = cards.map(({ authentications_id }) => authentications_id);
  const authors = await trx
    .selectFrom('users')
    .select(['authentications_id', 'schools_id'])
    .where(sql<boolean>`authentications_id = any(${accounts}::int[])`)
    .execute();
  return new Map(authors.map(({ authentications_id, schools_id }) => [authentications_id, schools_id]));
}

/**
 * Restores deleted cards, with a new number if another card has taken the previous number. A card follows its author,
 * who may have moved to another school since, and has no author if the author was deleted [staff.transfer].
 * @throws 409 LIMIT_CARDS past the offer's limit
 */
async function undoRemoved(trx: Trx, removed: readonly Row[]): Promise<UndoneCards> {
  if (!removed.length) return nothing;
  const numbers = removed.map(({ displayed_id }) => displayed_id);
  // A number is unique among the cards of all schools.
  const takenRows = await inEverySchool(() =>
    trx.selectFrom('cards').select('displayed_id').where('displayed_id', 'in', numbers).execute(),
  );
  const takenNumbers = new Set(takenRows.map(({ displayed_id }) => displayed_id));
  const images = removed.flatMap(({ fimg, bimg }) => [fimg, bimg]).filter((image) => image !== null);
  const existingImages = await sql<{
    id: number;
  }>`select id from documents where id = any(${images}) for key share`.execute(trx);
  const existingImageIds = new Set(existingImages.rows.map(({ id }) => id));
  const schools = await findSchoolsOfAuthors(trx, removed);
  const ownerOf = ({ authentications_id: author, schools_id }: Row) =>
    author !== null && schools.has(author)
      ? { authentications_id: author, schools_id: schools.get(author)! }
      : { authentications_id: null, schools_id };
  const imageOf = (image: number | null) => (image !== null && existingImageIds.has(image) ? image : null);
  // Cards that keep their number are inserted first, so that no other card gets it.
  const inOrder = removed.toSorted(
    (a, b) => Number(takenNumbers.has(a.displayed_id)) - Number(takenNumbers.has(b.displayed_id)),
  );
  for (const row of inOrder) {
    const number = takenNumbers.has(row.displayed_id) ? (await nextNumbers(trx, row.matter_id, row.level, 1))[0] : {};
    await trx
      .insertInto('cards')
      // Without `request_id`: the request, sent again, may have created another card meanwhile.
      .values({
        ...row,
        ...ownerOf(row),
        ...number,
        request_id: null,
        fimg: imageOf(row.fimg),
        bimg: imageOf(row.bimg),
      })
      .execute();
  }
  return { nb: removed.length, kept: [] };
}

/** Maximum number of cards and packs in the response's `kept` list. */
const maxKeptListed = 100;

async function lock(trx: Trx, id: number) {
  const row = await trx
    .selectFrom('cards_operations')
    .select(['data', 'date_undone', sql<boolean>`date_undoable_until <= now()`.as('isTooLate')])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return checkUndoable(row).data as CardsUndo;
}

/**
 * Undoes a bulk operation, once and within 24 hours; cards changed or used since then are kept [cards.bulk-undo].
 * @throws 409 ALREADY_UNDONE, UNDO_TOO_LATE, LIMIT_CARDS
 */
export const undoCards = (db: Db, id: number, { emptyPacks }: Pick<PackFiller, 'emptyPacks'>) =>
  db.transaction().execute(async (trx): Promise<CardsUndone> => {
    const { created = [], images = [], changed = [], removed = [], packs = [] } = await lock(trx, id);
    const emptied = await emptyPacks(trx, packs);
    const otherIds = new Set([...created, ...changed].map((card) => card.id));
    const nbOnlyInPack = [...emptied.cardIds].filter((card) => !otherIds.has(card)).length;
    const parts = [
      await undoChanged(trx, changed),
      await undoCreated(trx, created, images),
      await undoRemoved(trx, removed),
    ];
    const kept = [...emptied.kept, ...parts.flatMap((part) => part.kept)];
    await trx
      .updateTable('cards_operations')
      .set({ date_undone: sql`now()`, data: '{}' })
      .where('id', '=', id)
      .execute();

    return {
      nb_undone: parts.reduce((sum, { nb }) => sum + nb, nbOnlyInPack),
      nb_kept: kept.length,
      kept: kept.slice(0, maxKeptListed),
    };
  });
