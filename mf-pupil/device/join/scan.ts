/** What a browser that reads QR codes offers (Barcode Detection API); others have none, and the code is typed. */
type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = new (options: { formats: string[] }) => Detector;

const detectorClass = () => (window as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** Whether this tablet can read a QR code with its camera. */
export const canScan = (): boolean =>
  detectorClass() !== undefined && 'mediaDevices' in navigator && window.isSecureContext;

/** The school's code in what a QR code says: the portal's address with `?school=`, or the code itself; else undefined. */
export function schoolIn(text: string): string | undefined {
  const code = URL.canParse(text) ? new URL(text).searchParams.get('school') : text;
  return code && /^[\p{L}\d ]{1,17}$/u.test(code.trim()) ? code.trim() : undefined;
}

/** Wait between two looks at the picture, in ms. */
const every = 250;

/**
 * Looks through the camera until a school's QR code shows, or `signal` says to stop; the camera is let go either way.
 *
 * @throws DOMException when the camera is refused or missing
 */
export async function scanSchool(video: HTMLVideoElement, signal: AbortSignal): Promise<string | undefined> {
  const Detector = detectorClass();
  if (!Detector) return undefined;
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  try {
    video.srcObject = stream;
    await video.play();
    const detector = new Detector({ formats: ['qr_code'] });
    while (!signal.aborted) {
      const seen = await detector.detect(video).catch(() => []);
      const code = seen.map(({ rawValue }) => schoolIn(rawValue)).find((one) => one !== undefined);
      if (code !== undefined) return code;
      await new Promise((resolve) => setTimeout(resolve, every));
    }
    return undefined;
  } finally {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  }
}
