import { cardImageMaxBytes, cardImageSide } from '@memocartes/contract/cards/images/cards-images';

import { isJpeg } from '../../account/avatar/avatar.body.ts';
import { readFile } from '../../imports/common/readFile.ts';
import { toJpeg } from './toJpeg.ts';

/** Extensions of the pictures that can be picked for a card; all are sent as JPEG [cards.images]. */
export const pictureExtensions = ['jpeg', 'jpg', 'png', 'webp', 'gif'] as const;
/** Maximum size of a picked file in bytes: enough for a phone's photo, which is scaled down before it is sent. */
export const pictureMaxBytes = 25_000_000;
/** Longest side in pixels of a converted picture: large enough for a part of it to be cropped. */
const convertedSide = 3 * cardImageSide;

/** The first image of what was dropped. */
export const droppedImage = (data: DataTransfer): File | undefined =>
  [...data.files].find(({ type }) => type.startsWith('image/'));

/**
 * The first image of what was pasted; undefined if text was pasted too: a spreadsheet copies its cells together with a
 * picture of them.
 */
export const pastedImage = (data: DataTransfer): File | undefined =>
  data.getData('text/plain') ? undefined : droppedImage(data);

/**
 * Reads a picture as the data URL of a JPEG: another type, or a file larger than a card's picture may be, is converted.
 * @throws where the browser can't read the picture
 */
export async function readAsJpeg(file: File): Promise<string> {
  const data = await readFile(file);
  return isJpeg(data) && file.size <= cardImageMaxBytes ? data : toJpeg(file, convertedSide);
}
