import { nativeQrReader, type QrReader } from '../../qr-reader/index.ts';
import type { Frame } from './decodeFrame.ts';

/** Draws the current frame of the video and reads its pixels. */
function takeFrame(video: HTMLVideoElement, canvas: HTMLCanvasElement): Frame | undefined {
  const { videoWidth: width, videoHeight: height } = video;
  if (!width || !height) return undefined;
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.drawImage(video, 0, 0, width, height);
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}

/** The library's reader in a worker, so that the page stays responsive; ended by `signal`. */
function workerQrReader(signal: AbortSignal): QrReader {
  const worker = new Worker(new URL('./qr.worker.ts', import.meta.url));
  const canvas = document.createElement('canvas');
  let resolvePending = () => {};

  const end = () => {
    worker.terminate();
    resolvePending();
  };

  signal.addEventListener('abort', end, { once: true });

  return (video) =>
    new Promise((resolve, reject) => {
      const frame = takeFrame(video, canvas);
      if (!frame) return resolve([]);
      resolvePending = () => resolve([]);
      worker.onmessage = ({ data }: MessageEvent<string | undefined>) => resolve(data === undefined ? [] : [data]);
      worker.onerror = (event) => reject(new Error(event.message));
      worker.postMessage(frame, [frame.data.buffer]);
    });
}

/** A reader of QR codes: the browser's own, or a library in a worker, fetched only if needed. */
export const createQrReader = async (signal: AbortSignal): Promise<QrReader> =>
  (await nativeQrReader()) ?? workerQrReader(signal);
