import type { Frame } from './decodeFrame.ts';

/** Reads the QR codes in the current frame of a video. */
export type Decode = (video: HTMLVideoElement) => Promise<string[]>;

/** The Barcode Detection API, if the browser has it. */
type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

/** The browser's own reader, or undefined: on some systems the class exists but reads no QR codes. */
async function nativeDecoder(): Promise<Decode | undefined> {
  const Class = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const formats = await Class?.getSupportedFormats().catch((): string[] => []);
  if (!Class || !formats?.includes('qr_code')) return undefined;
  const detector = new Class({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue);
}

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
function workerDecoder(signal: AbortSignal): Decode {
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
export const createDecoder = async (signal: AbortSignal): Promise<Decode> =>
  (await nativeDecoder()) ?? workerDecoder(signal);
