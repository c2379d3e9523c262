import { answerLinesOf, linesOf } from '@memocartes/contract/cards/cards';
import { type DeckSizes, deckSizes } from '@memocartes/contract/cards/layout/text-sizes';
import { cardLink } from '@memocartes/contract/cards/public/card-link';

import { cardTextOf } from '../cards/card-text.ts';
import { presentBack, presentFront } from '../cards/cards.present.ts';
import type { Db } from '../database/database.ts';
import type { PaperCard, PaperSide, PrintOrder } from './pdf/print-order.ts';
import type { ClaimedJob } from './print.writes.ts';

type Side = ReturnType<typeof presentFront>;

const paperSide = (side: Side): PaperSide => ({
  pattern: side.pattern,
  lines: linesOf(side),
  image: side.pattern === 'none' ? null : side.image,
});

async function readCards(db: Db, { cards: ids, options }: ClaimedJob, address: string): Promise<PaperCard[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('cards').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const sizes = new Map<number, DeckSizes>();
  let from = 0;
  for (const nbCards of options.packs ?? []) {
    const pack = ids.slice(from, from + nbCards);
    const packSizes = deckSizes(pack.flatMap((id) => byId.get(id) ?? []).map(cardTextOf));
    for (const id of pack) sizes.set(id, packSizes);
    from += nbCards;
  }

  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { displayed_id: mark, is_handwritten: hand } = row;
    const back = { ...paperSide(presentBack(row)), answerLines: answerLinesOf(row) };
    return [
      {
        mark,
        link: cardLink(address, row.qr_code),
        hand,
        front: paperSide(presentFront(row)),
        back,
        sizes: sizes.get(id),
      },
    ];
  });
}

async function readImages(db: Db, cards: readonly PaperCard[]): Promise<Map<number, Uint8Array>> {
  const ids = cards.flatMap(({ front, back }) => [front.image, back.image]).filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('documents')
    .innerJoin('blobs', 'blobs.hash', 'documents.blobs_hash')
    .select(['documents.id', 'blobs.data'])
    .where('documents.id', 'in', [...new Set(ids)])
    .where('documents.type', '=', 'image/jpeg')
    .execute();
  return new Map(rows.map(({ id, data }) => [id, data]));
}

/** Reads the content of a job's PDF [printing.qr-target]. @param address URL of the portal, for QR codes */
export async function readPrintOrder(db: Db, job: ClaimedJob, address: string): Promise<PrintOrder> {
  const { shift_x: x, shift_y: y, packs: _packs, ...settings } = job.options;
  const cards = await readCards(db, job, address);
  const title =
    cards.length > 0
      ? `${cards.length} ${cards.length > 1 ? 'cartes' : 'carte'} à imprimer`
      : 'Réglage et intercalaires';
  return { ...settings, title, cards, images: await readImages(db, cards), shift: { x, y } };
}
