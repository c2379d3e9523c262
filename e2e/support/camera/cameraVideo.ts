import { writeFile } from 'node:fs/promises';

/** Frames per second of Chromium's fake camera, which plays a file of JPEGs in a loop. */
const framesPerSecond = 30;

/** A JPEG and for how long the camera shows it. */
export type Scene = { readonly jpeg: Buffer; readonly seconds: number };

/** Writes a video for Chromium's fake camera to `path`: scene after scene without a pause. */
export async function writeVideo(path: string, scenes: readonly Scene[]): Promise<void> {
  const frames = scenes.flatMap(({ jpeg, seconds }) =>
    Array.from({ length: Math.round(seconds * framesPerSecond) }, () => jpeg),
  );
  await writeFile(path, frames);
}
