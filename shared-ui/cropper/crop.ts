import { avatarSide, jpegQuality } from '@memocartes/contract/documents/avatars';

/** JPEG quality of the result and of the preview, from 0 to 1. */
export const cropQuality = jpegQuality / 100;
export const previewQuality = 0.65;

/**
 * Shape and size of a cropped image. `ratio`: its aspect ratio; `free` allows any. `side`: side of a square in px;
 * `longest`: longest side in px.
 */
export type CropShape = { readonly ratio: number | 'free' } & (
  | { readonly side: number }
  | { readonly longest: number }
);

/** An avatar: a square [accounts.photo-crop]. */
export const avatarShape: CropShape = { ratio: 1, side: avatarSide };

/** The part of the cropper's API that `cropToJpeg` uses. */
type Croppable = { readonly getCroppedCanvas: (options: object) => HTMLCanvasElement | null };

/** The selected area as a JPEG data URL; undefined before an image is loaded. Transparent pixels become white. */
export function cropToJpeg(cropper: Croppable, quality: number, shape: CropShape = avatarShape): string | undefined {
  const size =
    'side' in shape ? { width: shape.side, height: shape.side } : { maxWidth: shape.longest, maxHeight: shape.longest };
  const canvas = cropper.getCroppedCanvas({ ...size, fillColor: '#fff', imageSmoothingQuality: 'high' });
  return canvas?.toDataURL('image/jpeg', quality);
}
