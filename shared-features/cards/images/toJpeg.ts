import { cardImageSide } from '@memocartes/contract/cards/images/cards-images';

/**
 * Converts an image to a JPEG data URL. Transparency becomes white; an image whose longest side has more than `longest`
 * pixels is scaled down [cards.images].
 * @throws if the browser can't read the picture
 */
export async function toJpeg(file: Blob, longest: number = cardImageSide): Promise<string> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.toDataURL('image/jpeg', 0.9);
}
