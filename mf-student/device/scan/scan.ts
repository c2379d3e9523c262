/** What a browser that reads QR codes offers (Barcode Detection API); others have none, and the code is typed. */
type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = new (options: { formats: string[] }) => Detector;

const detectorClass = () => (window as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** Whether this tablet can read a QR code with its camera. */
export const canScan = (): boolean =>
  detectorClass() !== undefined && 'mediaDevices' in navigator && window.isSecureContext;

/**
 * What a QR code gives: the secret of a school, which approves the tablet; on older paper the school's code, by which the tablet asks; or
 * the code of an open session.
 */
export type Scanned = { readonly secret?: string; readonly school_code?: string; readonly session_code?: string };

const codePattern = /^[\p{L}\d ]{1,17}$/u;
const secretPattern = /^[\w-]{22}$/;
const sessionPattern = /^\d{6}$/;

/** Whether a QR code is about a school, rather than about a session. */
export const isOfSchool = ({ secret, school_code }: Scanned): boolean => (secret ?? school_code) !== undefined;

/** Reads the portal's address with `#secret`, `#sessionCode` or `?school=`, or a secret or school code alone; else undefined. */
export function scannedIn(text: string): Scanned | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const secret = url ? url.hash.slice(1) : text;
  if (secretPattern.test(secret)) return { secret };
  if (url && sessionPattern.test(secret)) return { session_code: secret };
  const code = (url ? url.searchParams.get('school') : text)?.trim();
  return code && codePattern.test(code) ? { school_code: code } : undefined;
}

/** Wait between two looks at the picture, in ms. */
const every = 250;

/**
 * Looks through the camera until a QR code shows that is wanted, or `signal` says to stop; the camera is let go either way.
 *
 * @throws DOMException when the camera is refused or missing
 */
export async function scanUntil(
  video: HTMLVideoElement,
  signal: AbortSignal,
  isWanted: (scanned: Scanned) => boolean,
): Promise<Scanned | undefined> {
  const Detector = detectorClass();
  if (!Detector) return undefined;
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  try {
    video.srcObject = stream;
    await video.play();
    const detector = new Detector({ formats: ['qr_code'] });
    while (!signal.aborted) {
      const seen = await detector.detect(video).catch(() => []);
      const scanned = seen.map(({ rawValue }) => scannedIn(rawValue)).find((one) => one && isWanted(one));
      if (scanned) return scanned;
      await new Promise((resolve) => setTimeout(resolve, every));
    }
    return undefined;
  } finally {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  }
}
