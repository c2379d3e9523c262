import { cardImageSide } from '@memocartes/contract/cards/images/cards-images';
import type { LeftOutReason } from '@memocartes/contract/cards/import/cards-import';
import { jpegQuality } from '@memocartes/contract/documents/avatars';

import { isPixelLimit, openImage } from '../../documents/files/open-image.ts';

const thumbnailSide = 96;
/** Maximum pixels of all pictures of a package together. */
const maxPixels = 800_000_000;

const text = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1');

/** Whether the first bytes are those of a supported format. SVG is refused, as it can contain scripts. */
const isPicture = (bytes: Uint8Array) =>
  text(bytes, 0, 3) === '\xff\xd8\xff' ||
  text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n' ||
  text(bytes, 0, 4) === 'GIF8' ||
  (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') ||
  text(bytes, 4, 12) === 'ftypavif';

const asJpeg = (bytes: Uint8Array, side: number, quality: number) =>
  openImage(bytes)
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality })
    .toBuffer();

/** Re-encodes a picture for a card: an upright JPEG on white, without metadata. */
const cardPicture = (bytes: Uint8Array) => asJpeg(bytes, cardImageSide, jpegQuality);
const thumbnail = async (bytes: Uint8Array) =>
  `data:image/jpeg;base64,${(await asJpeg(bytes, thumbnailSide, 60)).toString('base64')}`;

export type Media = ReadonlyMap<string, Uint8Array | undefined>;
type Reencoded<T> = { pictures: Map<string, T>; failures: Map<string, LeftOutReason> };

/** Re-encodes these pictures, a few at a time; failures are returned with their reason. */
async function reencodeAll<T>(media: Media, reencode: (bytes: Uint8Array) => Promise<T>): Promise<Reencoded<T>> {
  const pictures = new Map<string, T>();
  const failures = new Map<string, LeftOutReason>();
  let pixels = 0;

  const reencodeOne = async ([name, bytes]: readonly [string, Uint8Array | undefined]) => {
    if (!bytes) return failures.set(name, 'BROKEN');
    if (!isPicture(bytes)) return failures.set(name, 'FORMAT');
    try {
      const { width, height } = await openImage(bytes).metadata();
      pixels += width * height;
      if (pixels > maxPixels) return failures.set(name, 'TOO_LARGE');
      return pictures.set(name, await reencode(bytes));
    } catch (error) {
      return failures.set(name, isPixelLimit(error) ? 'TOO_LARGE' : 'BROKEN');
    }
  };

  const queue = [...media];
  while (queue.length) await Promise.all(queue.splice(0, 4).map(reencodeOne));
  return { pictures, failures };
}

export const makeThumbnails = (media: Media) => reencodeAll(media, thumbnail);
export const makeCardPictures = (media: Media) => reencodeAll(media, cardPicture);
