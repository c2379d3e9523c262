import sharp from 'sharp';

import { backSlots } from '../../contract/print/sheet-layout/sheet.ts';
import { crop, type Raster, rasterise } from '../../server/testing/files/raster.ts';

/** Size of the camera's picture. */
const frameSize = { width: 1280, height: 720 } as const;
const dpi = 200;

/** One raster per card back of a PDF, in order; the PDF has no dividers and no calibration page. */
export async function readBacks(pdf: Buffer, nbCards: number): Promise<Raster[]> {
  const pages = await rasterise(pdf, dpi);
  const backs = pages.filter((_page, i) => i % 2 === 1);
  return backs.flatMap((page) => backSlots('long').map((slot) => crop(page, slot))).slice(0, nbCards);
}

/**
 * How a card is held before the camera: `angle` in degrees, `light` as a factor of the brightness, everything else in
 * pixels.
 */
type Pose = { height: number; angle: number; light: number; blur: number; dx: number; dy: number };

/**
 * Ways of holding successive cards: near or far, rotated to the left or to the right, bright or dark, more or less
 * sharp.
 */
export const poseOf = (n: number): Pose => ({
  height: 420 + ((n * 67) % 260),
  angle: ((n * 37) % 61) - 30,
  light: 0.65 + ((n * 13) % 40) / 100,
  blur: 0.4 + ((n * 29) % 10) / 10,
  dx: ((n * 53) % 181) - 90,
  dy: ((n * 31) % 81) - 40,
});

/** Background of the cards, without noise. */
export const plainBackground = () => sharp({ create: { ...frameSize, channels: 3, background: '#8a6a48' } });

/** The camera's picture of a card before a plain background, with the noise of indoor light, as JPEG. */
export async function cameraFrame({ data, width, height }: Raster, pose: Pose): Promise<Buffer> {
  const card = await sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
    .resize({ height: pose.height })
    .rotate(pose.angle, { background: '#0000' })
    .png()
    .toBuffer();
  const { width: cardWidth, height: cardHeight } = await sharp(card).metadata();
  // The rotated card may be larger than the picture.
  const shown = await sharp(card)
    .extract({
      left: Math.max(0, Math.floor((cardWidth - frameSize.width) / 2)),
      top: Math.max(0, Math.floor((cardHeight - frameSize.height) / 2)),
      width: Math.min(cardWidth, frameSize.width),
      height: Math.min(cardHeight, frameSize.height),
    })
    .toBuffer({ resolveWithObject: true });
  const left = Math.round((frameSize.width - shown.info.width) / 2 + pose.dx);
  const top = Math.round((frameSize.height - shown.info.height) / 2 + pose.dy);
  const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), max);
  const noise = await sharp({
    create: { ...frameSize, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 14 } },
  } as never)
    .png()
    .toBuffer();
  const scene = plainBackground().composite([
    {
      input: shown.data,
      left: clamp(left, frameSize.width - shown.info.width),
      top: clamp(top, frameSize.height - shown.info.height),
    },
  ]);
  const still = await sharp(await scene.png().toBuffer())
    .linear(pose.light, 0)
    .blur(pose.blur)
    .png()
    .toBuffer();
  return sharp(still)
    .composite([{ input: noise, blend: 'soft-light' }])
    .jpeg({ quality: 80 })
    .toBuffer();
}
