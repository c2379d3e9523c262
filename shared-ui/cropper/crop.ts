/** Side of an avatar in px, and its JPEG qualities, as it is kept and as it is shown while one crops. */
export const cropSide = 200;
export const cropQuality = 0.9;
export const previewQuality = 0.65;

/** What is cut out of a picture: its proportion, or any (`free`), and its size in px. */
export type Cut = { readonly ratio: number | 'free' } & ({ readonly side: number } | { readonly longest: number });

/** An avatar: a square. */
export const avatarCut: Cut = { ratio: 1, side: cropSide };

/** As much of a cropper as a picture needs. */
type Croppable = { readonly getCroppedCanvas: (options: object) => HTMLCanvasElement | null };

/** The chosen part as a JPEG data URL; undefined while there is no picture. What is transparent becomes white. */
export function cropped(cropper: Croppable, quality: number, cut: Cut = avatarCut): string | undefined {
  const size =
    'side' in cut ? { width: cut.side, height: cut.side } : { maxWidth: cut.longest, maxHeight: cut.longest };
  const canvas = cropper.getCroppedCanvas({ ...size, fillColor: '#fff', imageSmoothingQuality: 'high' });
  return canvas?.toDataURL('image/jpeg', quality);
}
