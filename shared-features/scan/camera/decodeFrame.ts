import decodeQr from 'qr/decode.js';

/** A picture taken by the camera, in RGBA. */
export type Frame = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray };

/** The text of the QR code in a picture, or undefined. */
export function decodeFrame(frame: Frame): string | undefined {
  try {
    return decodeQr(frame);
  } catch {
    // The library throws for a picture without a readable code.
    return undefined;
  }
}
