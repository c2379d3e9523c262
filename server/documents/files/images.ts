import { avatarSide, jpegQuality } from '@memocartes/contract/documents/avatars';
import type { Sharp } from 'sharp';

import { isPixelLimit, openImage } from './open-image.ts';
import { refuseFile } from './payload.ts';

/** Longest side of a stored picture, in pixels: a page at 200 dpi. */
const maxSide = 2_400;

/** Encodes the image. @throws FILE_SIZE_OVER for too many pixels, else INVALID; both name the field */
async function encodeImage(image: Sharp, field: string): Promise<Buffer> {
  try {
    return await image.toBuffer();
  } catch (error) {
    if (isPixelLimit(error)) {
      throw refuseFile('FILE_SIZE_OVER', field, 'L’image a trop de pixels\u00a0: 50 millions au plus.');
    }
    throw refuseFile('INVALID', field, 'L’image est illisible ou incomplète\u00a0: choisissez-en une autre.');
  }
}

/** Bytes of an avatar: a centred square with the right orientation, without metadata [accounts.photo-crop]. */
export const writeAvatar = (bytes: Buffer, field: string): Promise<Buffer> =>
  encodeImage(
    openImage(bytes)
      .autoOrient()
      .resize(avatarSide, avatarSide, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: jpegQuality }),
    field,
  );

/** Re-encodes a picture in its own format, upright, without metadata, reduced to `maxSide` [interface.uploads]. */
export function writeImage(bytes: Buffer, type: 'image/jpeg' | 'image/png', field: string): Promise<Buffer> {
  const image = openImage(bytes).autoOrient().resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true });
  return encodeImage(type === 'image/png' ? image.png() : image.jpeg({ quality: jpegQuality }), field);
}
