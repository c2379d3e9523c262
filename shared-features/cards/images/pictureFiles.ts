import { cardImageMaxBytes, cardImageSide } from '@memocartes/contract/cards/images/cards-images';

import { isJpeg } from '../../account/avatar/avatar.body.ts';
import { readFile } from '../../read-file/index.ts';
import { toJpeg } from './toJpeg.ts';

/** Extensions of the pictures that can be picked for a card; all are sent as JPEG [cards.images]. */
export const pictureExtensions = ['jpeg', 'jpg', 'png', 'webp', 'gif'] as const;
/** Maximum size of a picked file in bytes: enough for a phone's photo, which is scaled down before it is sent. */
export const pictureMaxBytes = 25_000_000;
/** Maximum longest side in pixels of a converted picture: a crop of a third of it is still sharp. */
const convertedSide = 3 * cardImageSide;

/** The first dropped image. */
export const droppedImage = (data: DataTransfer): File | undefined =>
  [...data.files].find(({ type }) => type.startsWith('image/'));

/**
 * The first pasted image; undefined if text was pasted too, since a spreadsheet copies its cells together with a
 * picture of them.
 */
export const pastedImage = (data: DataTransfer): File | undefined =>
  data.getData('text/plain') ? undefined : droppedImage(data);

/**
 * Reads a picture as the data URL of a JPEG. Converts files of another type or larger than `cardImageMaxBytes`.
 * @throws if the browser can't read the picture
 */
export async function readAsJpeg(file: File): Promise<string> {
  const data = await readFile(file);
  return isJpeg(data) && file.size <= cardImageMaxBytes ? data : toJpeg(file, convertedSide);
}
