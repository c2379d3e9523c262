import { cardImageMediaType } from '@memocartes/contract/cards/images/cards-images';
import { type Actor, scopeOf } from '@memocartes/contract/permissions/roles';

import type { Trx } from '../../database/database.ts';
import { invalid } from '../../http/errors.ts';
import { readApkgPictures } from '../anki/run-worker.ts';
import { checkCardsLeft } from '../cards.check.ts';
import { createImage } from '../images/cards-images.writes.ts';
import { altOf, type Checked } from './check-cards.ts';
import { packageOf } from './read-deck.ts';

/** Pictures by their names in the file. */
export type Pictures = ReadonlyMap<string, Uint8Array>;

const imagesOf = ({ card }: Checked) => [card.front_image, card.back_image].filter((image) => image !== undefined);

/**
 * Reads the pictures of the accepted cards from their package, unless the offer's limit refuses the cards.
 * @throws 409 LIMIT_CARDS, 415 for another kind of file, 422 without the package or for a missing picture
 */
export async function readPictures(
  actor: Actor,
  checked: readonly Checked[],
  data: string | undefined,
): Promise<Pictures> {
  const accepted = checked.filter(({ placed }) => placed !== null);
  const names = [...new Set(accepted.flatMap(imagesOf).map(({ name }) => name))];
  if (!names.length) return new Map();
  if (scopeOf(actor.kind) !== 'platform') checkCardsLeft(actor, accepted.length);
  if (!data) throw invalid({ data: 'Champ requis' });
  const pictures = await readApkgPictures(packageOf(data), names);
  const missing = names.find((name) => !pictures.has(name));
  if (missing !== undefined) throw invalid({ rows: `L’image «\u00a0${missing}\u00a0» n’a pas pu être lue.` });
  return pictures;
}

/** Stores each picture once for the actor. @returns document ids by picture name */
export async function writePictures(trx: Trx, actor: Actor, cards: readonly Checked[], pictures: Pictures) {
  const documents = new Map<string, number>();
  for (const image of cards.flatMap(imagesOf)) {
    const bytes = pictures.get(image.name);
    if (!bytes || documents.has(image.name)) continue;
    const fields = { title: image.name || 'Image', alt: altOf(image) ?? '' };
    const file = { bytes: Buffer.from(bytes), type: cardImageMediaType };
    documents.set(image.name, (await createImage(trx, actor, fields, file)).image);
  }
  return documents;
}
