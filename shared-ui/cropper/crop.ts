/** Side of an avatar in px, and its JPEG qualities, as it is kept and as it is shown while one crops (specification §5, §9). */
export const cropSide = 200;
export const cropQuality = 0.9;
export const previewQuality = 0.65;

/** As much of a cropper as a picture needs. */
type Croppable = { readonly getCroppedCanvas: (options: object) => HTMLCanvasElement | null };

/** The chosen square as a JPEG data URL; undefined while there is no picture. What is transparent becomes white. */
export function cropped(cropper: Croppable, quality: number): string | undefined {
  const canvas = cropper.getCroppedCanvas({
    width: cropSide,
    height: cropSide,
    fillColor: '#fff',
    imageSmoothingQuality: 'high',
  });
  return canvas?.toDataURL('image/jpeg', quality);
}
