/** Reads the texts of the QR codes in the current frame of a video. */
export type QrReader = (video: HTMLVideoElement) => Promise<string[]>;

/** The Barcode Detection API, if the browser has it. */
type DetectorClass = {
  new (options: { readonly formats: string[] }): {
    readonly detect: (source: HTMLVideoElement) => Promise<{ readonly rawValue: string }[]>;
  };
  readonly getSupportedFormats: () => Promise<string[]>;
};

const detectorClass = () => (globalThis as { readonly BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** Whether the browser has the Barcode Detection API; only `nativeQrReader` knows whether it reads QR codes. */
export const hasBarcodeDetector = (): boolean => detectorClass() !== undefined;

/**
 * The browser's own reader of QR codes, or undefined if there is none. On some systems, such as tablets without Google
 * services, the class exists but reads no QR codes.
 */
export async function nativeQrReader(): Promise<QrReader | undefined> {
  const Detector = detectorClass();
  const formats = await Detector?.getSupportedFormats().catch((): string[] => []);
  if (!Detector || !formats?.includes('qr_code')) return undefined;
  const detector = new Detector({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue);
}
