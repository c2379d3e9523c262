import { deviceSecretPattern } from '@memocartes/contract/devices/approval/approval';
import { homeCodePattern } from '@memocartes/contract/devices/home-revision/home';
import { schoolCodePattern } from '@memocartes/contract/schools/school-code';
import { hasBarcodeDetector, nativeQrReader } from '@memocartes/shared-features/qr-reader';

/** Whether this tablet can read QR codes with its camera; without it, codes are typed. */
export const canScan = (): boolean => hasBarcodeDetector() && 'mediaDevices' in navigator && window.isSecureContext;

/** A school's secret, which approves the tablet; or a school's code, in older prints. */
export type SchoolCode = { readonly secret: string } | { readonly school_code: string };
/** Content of a QR code: a school's secret or code, the code of an open session, or a family code. */
export type Scanned = SchoolCode | { readonly session_code: string } | { readonly home_code: string };

const sessionPattern = /^\d{6}$/;

/** Whether a QR code contains a school's secret or code, and not a session or family code. */
export const isSchoolCode = (scanned: Scanned): scanned is SchoolCode =>
  'secret' in scanned || 'school_code' in scanned;

/**
 * Parses an address with `#secret`, `#sessionCode`, `#familyCode` or `?school=`, or a text that is only a secret or a
 * school's code. Undefined for any other text. The host of the address is not checked.
 */
export function parseQrCode(text: string): Scanned | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const value = url ? url.hash.slice(1) : text;
  if (deviceSecretPattern.test(value)) return { secret: value };
  if (url && sessionPattern.test(value)) return { session_code: value };
  if (url && homeCodePattern.test(value)) return { home_code: value };
  const code = (url ? url.searchParams.get('school') : text)?.trim();
  return code && schoolCodePattern.test(code) ? { school_code: code } : undefined;
}

/** Time between two reads of the camera's picture, in ms. */
const scanIntervalMs = 250;

/**
 * Reads the camera until a wanted QR code is found or `signal` aborts, then releases the camera.
 * @returns the content of the QR code; undefined after an abort
 * @throws DOMException when the camera is refused or missing, Error when the browser reads no QR codes
 */
export async function scanUntil<S extends Scanned>(
  video: HTMLVideoElement,
  signal: AbortSignal,
  isWanted: (scanned: Scanned) => scanned is S,
): Promise<S | undefined> {
  const read = await nativeQrReader();
  if (!read) throw new Error('no reader of QR codes');
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  try {
    video.srcObject = stream;
    await video.play();
    while (!signal.aborted) {
      const texts = await read(video).catch((): string[] => []);
      const scanned = texts.map(parseQrCode).find((item) => item !== undefined && isWanted(item));
      if (scanned) return scanned;
      await new Promise((resolve) => setTimeout(resolve, scanIntervalMs));
    }
    return undefined;
  } finally {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  }
}
