import { homeCodePattern } from '@memocartes/contract/devices/home-revision/home';

/** The Barcode Detection API; in browsers without it the code is typed. */
type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

const detectorClass = () => (window as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** Whether this tablet can read QR codes with its camera. */
export const canScan = (): boolean =>
  detectorClass() !== undefined && 'mediaDevices' in navigator && window.isSecureContext;

/**
 * Content of a QR code: a school's secret, which approves the tablet; a school's code, in older prints; the code of an
 * open session; or a family code.
 */
export type Scanned = {
  readonly secret?: string;
  readonly school_code?: string;
  readonly session_code?: string;
  readonly home_code?: string;
};

const codePattern = /^[\p{L}\d ]{1,17}$/u;
const secretPattern = /^[\w-]{22}$/;
const sessionPattern = /^\d{6}$/;

/** Whether a QR code contains a school's secret or code, and not a session or family code. */
export const isSchoolCode = ({ secret, school_code }: Scanned): boolean => (secret ?? school_code) !== undefined;

/**
 * Parses an address with `#secret`, `#sessionCode`, `#familyCode` or `?school=`, or a secret or school code alone; else
 * undefined. The host of the address is not checked.
 */
export function parseQrCode(text: string): Scanned | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const secret = url ? url.hash.slice(1) : text;
  if (secretPattern.test(secret)) return { secret };
  if (url && sessionPattern.test(secret)) return { session_code: secret };
  if (url && homeCodePattern.test(secret)) return { home_code: secret };
  const code = (url ? url.searchParams.get('school') : text)?.trim();
  return code && codePattern.test(code) ? { school_code: code } : undefined;
}

/** Time between two reads of the camera's picture, in ms. */
const scanIntervalMs = 250;

/**
 * Reads the camera until a wanted QR code is found or `signal` aborts (then undefined); then releases the camera.
 *
 * @throws DOMException when the camera is refused or missing, Error when the browser reads no QR codes
 */
export async function scanUntil(
  video: HTMLVideoElement,
  signal: AbortSignal,
  isWanted: (scanned: Scanned) => boolean,
): Promise<Scanned | undefined> {
  const Detector = detectorClass();
  if (!Detector) return undefined;
  // On tablets without Google services the class exists, but reads nothing.
  const formats = await Detector.getSupportedFormats().catch((): string[] => []);
  if (!formats.includes('qr_code')) throw new Error('no reader of QR codes');
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  try {
    video.srcObject = stream;
    await video.play();
    const detector = new Detector({ formats: ['qr_code'] });
    while (!signal.aborted) {
      const seen = await detector.detect(video).catch(() => []);
      const scanned = seen.map(({ rawValue }) => parseQrCode(rawValue)).find((item) => item && isWanted(item));
      if (scanned) return scanned;
      await new Promise((resolve) => setTimeout(resolve, scanIntervalMs));
    }
    return undefined;
  } finally {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  }
}
