/**
 * Gives the browser the Barcode Detection API, until `removeBarcodeDetector`.
 * @param read returns the texts of the QR codes in the current frame
 */
export const simulateBarcodeDetector = (
  read: () => readonly string[],
  getSupportedFormats: () => Promise<string[]> = async () => ['qr_code'],
) =>
  Object.assign(globalThis, {
    BarcodeDetector: class {
      static readonly getSupportedFormats = getSupportedFormats;
      detect = async () => read().map((rawValue) => ({ rawValue }));
    },
  });

export const removeBarcodeDetector = () => Object.assign(globalThis, { BarcodeDetector: undefined });
