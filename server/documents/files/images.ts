import type { Sharp } from 'sharp';
import { avatarQuality, avatarSide } from '@memocartes/contract/documents/files';
import { isPixelLimit, openImage } from './open-image.ts';
import { refuseFile } from './payload.ts';

/** Longest side of a picture that is kept, in pixels: enough for a page at 200 dpi. */
const mostSide = 2_400;

/** Runs it; what the decoder refuses is the file's fault, and is said of its field. */
async function written(image: Sharp, field: string): Promise<Buffer> {
  try {
    return await image.toBuffer();
  } catch (error) {
    if (isPixelLimit(error))
      throw refuseFile('FILE_SIZE_OVER', field, 'L’image a trop de pixels\u00a0: 50 millions au plus.');
    throw refuseFile('INVALID', field, 'L’image est illisible ou incomplète.');
  }
}

/** An avatar's octets: a square of its middle, turned as it was held, without metadata. */
export const writeAvatar = (bytes: Buffer, field: string): Promise<Buffer> =>
  written(
    openImage(bytes)
      .autoOrient()
      .resize(avatarSide, avatarSide, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: avatarQuality }),
    field,
  );

/** A picture written anew in its own format, upright and without metadata; a very large one is made smaller. */
export function writeImage(bytes: Buffer, type: 'image/jpeg' | 'image/png', field: string): Promise<Buffer> {
  const image = openImage(bytes).autoOrient().resize(mostSide, mostSide, { fit: 'inside', withoutEnlargement: true });
  return written(type === 'image/png' ? image.png() : image.jpeg({ quality: avatarQuality }), field);
}
