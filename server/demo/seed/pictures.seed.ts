import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { cardImageMediaType } from '@memocartes/contract/cards/images/cards-images';

import type { Db } from '../../database/database.ts';
import type { DemoCard, DemoPicture } from '../data/demo.types.ts';
import { pictureFile } from '../pictures/files.ts';
import { insertForIds, insertRows } from './generators/bulk.ts';
import type { Account } from './generators/context.ts';

/** Document ids by picture name. */
export type PictureIds = Map<string, number>;

const hex = (bytes: Buffer) => `\\x${bytes.toString('hex')}`;

/** Stores each picture of the cards once, owned by the author. @returns the ids of their documents */
export async function seedPictures(db: Db, cards: readonly DemoCard[], { authId }: Account): Promise<PictureIds> {
  const shown = cards.flatMap(({ frontPicture, backPicture }) => [frontPicture, backPicture]);
  const pictures = new Map(
    shown.filter((picture): picture is DemoPicture => !!picture).map((item) => [item.name, item]),
  );
  const files = [...pictures.values()].map((picture) => {
    const data = readFileSync(pictureFile(picture.name));
    return { ...picture, data, sum: hash('sha256', data, 'buffer') };
  });
  await insertRows(
    db,
    'blobs',
    files.map(({ data, sum }) => ({
      hash: hex(sum) as unknown as Buffer,
      type: cardImageMediaType,
      size: data.length,
      data: hex(data) as unknown as Buffer,
    })),
  );
  const ids = await insertForIds(
    db,
    'documents',
    files.map(({ alt, sum }) => ({
      title: alt,
      type: cardImageMediaType,
      blobs_hash: hex(sum) as unknown as Buffer,
      entity_type: 'CARDS' as const,
      authentications_id: authId,
    })),
  );
  await insertRows(
    db,
    'cards_images',
    files.map(({ alt }, i) => ({ documents_id: ids[i]!, authentications_id: authId, alt })),
  );
  return new Map(files.map(({ name }, i) => [name, ids[i]!]));
}
