import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

import { plainBackground } from './frames.ts';

/** Pictures a second of Chromium's fake camera, which plays a file of JPEGs. */
const framesPerSecond = 30;

/**
 * Writes a video of the background alone, then card after card without a pause, then the background again. Durations
 * are in seconds.
 */
export async function writeVideo(
  path: string,
  cards: readonly Buffer[],
  { before, each, after }: { before: number; each: number; after: number },
): Promise<void> {
  const empty = await plainBackground().jpeg().toBuffer();
  const file = createWriteStream(path);

  const show = (picture: Buffer, seconds: number) => {
    for (let n = 0; n < Math.round(seconds * framesPerSecond); n += 1) file.write(picture);
  };

  show(empty, before);
  for (const card of cards) show(card, each);
  show(empty, after);
  file.end();
  await finished(file);
}
