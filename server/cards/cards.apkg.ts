import { createHash } from 'node:crypto';

import { linesOf } from '@memocartes/contract/cards/cards';
import type { CardSide } from '@memocartes/contract/cards/cards.routes';
import { ankiMaxCards } from '@memocartes/contract/cards/import/cards-import';
import type { ImportedImage } from '@memocartes/contract/cards/import/cards-import.routes';
import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';

import type { Db } from '../database/database.ts';
import { refuseBecause } from '../http/errors.ts';
import { classOf, hide } from './anki/collection/own-note-type.ts';
import { writeApkg } from './anki/run-worker.ts';
import type { ExportedDeck, ExportedNote } from './anki/write.ts';
import { presentBack, presentFront } from './cards.present.ts';
import type { CardRow } from './cards.queries.ts';
import { writeSettings } from './settings/card-settings.ts';

const maxPictureBytes = 100_000_000;
type Picture = { name: string; bytes: Buffer };
type Pictures = ReadonlyMap<number, Picture>;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A side as HTML, with its picture before, after or (`center`) between its two lines. */
function htmlOf(side: CardSide, pictures: Pictures): string {
  const lines = linesOf(side).map(escaped);
  const picture = side.image === null ? undefined : pictures.get(side.image);
  if (!picture) return lines.join('<br>');
  const shown = classOf(side.pattern as ImportedImage['pattern']);
  const image = `<img class="${shown}" src="${picture.name}" alt="${escaped(side.alt ?? '')}">`;
  if (side.pattern === 'bottom') return [...lines, image].join('<br>');
  if (side.pattern !== 'center' || !lines.length) return [image, ...lines].join('<br>');
  const [above = '', ...below] = lines;
  return [above, image, ...below].join('<br>').replace(/^<br>/, '');
}

/** The pictures of these cards by document id, with names made from their hash. @throws 413 above 100 MB */
async function readPictures(db: Db, rows: readonly CardRow[]): Promise<Pictures> {
  const ids = [...new Set(rows.flatMap(({ fimg, bimg }) => [fimg, bimg]).filter((id) => id !== null))];
  if (!ids.length) return new Map();
  const blobs = db.selectFrom('documents').innerJoin('blobs', 'blobs.hash', 'documents.blobs_hash');
  const among = blobs.where('documents.id', 'in', ids);
  const { octets } = await among
    .select(sql<number>`coalesce(sum(blobs.size), 0)::float8`.as('octets'))
    .executeTakeFirstOrThrow();
  if (octets > maxPictureBytes) {
    throw refuseBecause('EXPORT_TOO_MANY_PICTURES');
  }
  const documents = await among.select(['documents.id', 'blobs.data']).execute();

  return new Map(
    documents.map(({ id, data }) => {
      const hash = createHash('sha256').update(data).digest('hex').slice(0, 20);
      return [id, { name: `memocartes-${hash}.jpg`, bytes: data }];
    }),
  );
}

const instant = (date: unknown) => new Date(date as string).getTime();

/** Data that an import of the package reads, but Anki does not show [cards.export]. */
const hiddenOf = (row: CardRow) =>
  hide('settings', escaped(writeSettings(row))) + hide('answers', row.accepted_answers.map(escaped).join('&#10;'));

const noteOf = (row: CardRow, pictures: Pictures, origin: string): ExportedNote => ({
  key: `${origin}/cards/${row.id}`,
  fields: [
    htmlOf(presentFront(row), pictures),
    htmlOf(presentBack(row), pictures) + hiddenOf(row),
    ...[row.matter_name, row.subject_name, row.level, row.category].map((text) => escaped(text ?? '')),
  ],
  tags: [row.matter_name, row.level].filter((text) => text !== null),
  created: instant(row.date_create),
  changed: instant(row.date_update),
});

/**
 * Sends cards as an Anki package with pictures. A card has the same GUID in every export [cards.export].
 * @param origin of this portal, part of the GUID
 * @throws 413 above 2,000 cards or 100 MB of pictures
 */
export async function sendApkg(reply: FastifyReply, db: Db, rows: readonly CardRow[], origin: string): Promise<never> {
  if (rows.length > ankiMaxCards) {
    throw refuseBecause('EXPORT_TOO_MANY_CARDS', { max: ankiMaxCards });
  }
  const pictures = await readPictures(db, rows);
  const oldestFirst = [...rows].sort((a, b) => instant(a.date_create) - instant(b.date_create) || a.id - b.id);
  const media = new Map([...pictures.values()].map((picture) => [picture.name, picture]));
  const deck: ExportedDeck = {
    name: 'Mémocartes',
    notes: oldestFirst.map((row) => noteOf(row, pictures, origin)),
    media: [...media.values()],
  };
  return reply
    .type('application/octet-stream')
    .header('content-disposition', "attachment; filename*=UTF-8''cartes.apkg")
    .send(Buffer.from(await writeApkg(deck))) as never;
}
