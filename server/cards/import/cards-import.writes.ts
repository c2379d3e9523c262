import { subjectsWhereAccentsCount } from '@memocartes/contract/cards/cards';
import type { CardImportResult, ImportedImage } from '@memocartes/contract/cards/import/cards-import.routes';
import { lineNumbers } from '@memocartes/contract/cards/layout/patterns';
import { cycleOf } from '@memocartes/contract/levels/cycles';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import type { Db, Trx } from '../../database/database.ts';
import { cardChecksum } from '../bulk/cards-bulk.queries.ts';
import { beginBulkCall, insertCardsOperation, storeResponse } from '../bulk/cards-operations.ts';
import { checkCardLimit } from '../cards.check.ts';
import { nextNumbers } from '../cards.numbers.ts';
import { typeFor } from '../cards.writes.ts';
import { presentRow } from './cards-import.queries.ts';
import { altOf, type Checked, type Placed } from './check-cards.ts';
import { type Pictures, writePictures } from './pictures.ts';

type Accepted = Checked & { placed: Placed };
const isAccepted = (row: Checked): row is Accepted => row.placed !== null;

/** Columns `fline1`… or `bline1`… for the lines of a side's text. */
function linesFrom(letter: 'f' | 'b', text: string) {
  const lines = text.split('\n');
  return Object.fromEntries(lineNumbers.map((number) => [`${letter}line${number}`, lines[number - 1] || null])) as {
    [K in `${typeof letter}line${(typeof lineNumbers)[number]}`]: string | null;
  };
}

const sideOf = (image: ImportedImage | undefined, documents: ReadonlyMap<string, number>) => ({
  pattern: image?.pattern ?? ('none' as const),
  alt: altOf(image),
  document: image ? documents.get(image.name)! : null,
});

function imagesOf({ card }: Accepted, documents: ReadonlyMap<string, number>) {
  const front = sideOf(card.front_image, documents);
  const back = sideOf(card.back_image, documents);
  return {
    front_pattern: front.pattern,
    front_alt: front.alt,
    fimg: front.document,
    back_pattern: back.pattern,
    back_alt: back.alt,
    bimg: back.document,
  };
}

const accentsCount = ({ subject_id }: Placed) =>
  sql<boolean>`exists (select from subjects where id = ${subject_id} and name = any(${subjectsWhereAccentsCount}))`;

const valuesOf = ({ card, placed }: Accepted) => ({
  ...placed,
  ...linesFrom('f', card.front),
  ...linesFrom('b', card.back),
  category: card.category,
  ...(card.settings ?? { accents_count: accentsCount(placed) }),
  cycle: placed.level ? cycleOf(placed.level) : ('2' as const),
});

/**
 * Cards grouped by parent subject and level: each group is numbered together. The order of the groups is fixed, so that
 * two imports can't deadlock.
 */
function groupsOf(rows: readonly Accepted[]): Accepted[][] {
  const groups = Map.groupBy(
    rows,
    ({ placed: { matter_id, level } }) => `${String(matter_id).padStart(10, '0')} ${level}`,
  );
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
}

type Import = {
  /** Called after the person is locked, so that a file sent twice concurrently is written once. */
  check: (trx: Trx) => Promise<Checked[]>;
  pictures: Pictures;
  status: 'DRAFT' | 'FINAL';
  title: string | null;
  request_id: string | undefined;
};

/**
 * Writes all accepted cards with their pictures, or nothing. Stores the data with which the import can be undone
 * [cards.bulk-undo] [cards.import] [schools.limit-cards].
 * @throws 409 LIMIT_CARDS when the cards exceed the offer's limit
 */
export const importCards = (db: Db, actor: Actor, { check, pictures, status, title, request_id }: Import) =>
  db.transaction().execute(async (trx): Promise<CardImportResult> => {
    const before = await beginBulkCall(trx, actor, ['IMPORT'], request_id);
    if (before) return before as CardImportResult;
    const ids = new Map<Checked, number>();
    const checked = await check(trx);
    const accepted = checked.filter(isAccepted);
    await checkCardLimit(trx, actor, accepted.length);
    const documents = await writePictures(trx, actor, accepted, pictures);
    const owner = {
      authentications_id: actor.id,
      schools_id: actor.schoolId,
      card_type: typeFor(actor, 'CUSTOM'),
      status,
    };
    for (const group of groupsOf(accepted)) {
      const { matter_id, level } = group[0]!.placed;
      const numbers = await nextNumbers(trx, matter_id, level, group.length);
      const written = await trx
        .insertInto('cards')
        .values(
          group.map((row, index) => ({ ...valuesOf(row), ...imagesOf(row, documents), ...numbers[index]!, ...owner })),
        )
        .returning(['id', 'displayed_id'])
        .execute();
      const byNumber = new Map(written.map(({ id, displayed_id }) => [displayed_id, id]));
      group.forEach((row, index) => ids.set(row, byNumber.get(numbers[index]!.displayed_id)!));
    }
    const rows = checked.map((row) => ({ ...presentRow(row), id: ids.get(row) ?? null }));
    if (!ids.size) return { count: 0, rows, operation_id: null };
    const created = await trx
      .selectFrom('cards')
      .select(['cards.id', cardChecksum.as('mark')])
      .where('cards.id', 'in', [...ids.values()])
      .execute();
    // An undo of the import also deletes these images [cards.import-undo-images].
    const data = { created, images: [...documents.values()] };
    const done = { kind: 'IMPORT' as const, nb_cards: ids.size, title, request_id, data };
    const { id } = await insertCardsOperation(trx, actor, done);
    return storeResponse(trx, id, { count: ids.size, rows, operation_id: id });
  });
