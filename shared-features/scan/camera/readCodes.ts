import { createQrReader } from './createQrReader.ts';
import { Sightings } from './sightings.ts';

/**
 * Reads the QR codes that are shown to the camera, until `signal` aborts. A code that stays in the picture is read
 * once.
 *
 * @throws DOMException when the camera is refused or missing, Error when codes can't be read
 */
export type ReadCodes = (
  video: HTMLVideoElement,
  signal: AbortSignal,
  handlers: { readonly ready: () => void; readonly code: (text: string) => void },
) => Promise<void>;

/** Minimum time between two reads, in ms: short enough for cards that are shown by hand. */
const readIntervalMs = 60;

/** The back camera, in a resolution at which a code of 18 mm is read at arm's length. */
const constraints = { video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } } };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Reads codes from the camera, which is released on return and on errors. */
export const readCodes: ReadCodes = async (video, signal, handlers) => {
  if (!('mediaDevices' in navigator)) throw new DOMException('No camera', 'NotFoundError');
  const stream = await navigator.mediaDevices.getUserMedia(constraints);
  try {
    signal.throwIfAborted();
    video.srcObject = stream;
    await video.play();
    const read = await createQrReader(signal);
    handlers.ready();
    const sightings = new Sightings();
    while (!signal.aborted) {
      const started = performance.now();
      for (const text of await read(video)) if (sightings.record(text, performance.now())) handlers.code(text);
      await pause(Math.max(0, readIntervalMs - (performance.now() - started)));
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  }
};
