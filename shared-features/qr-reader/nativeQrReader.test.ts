import { hasBarcodeDetector, nativeQrReader } from './nativeQrReader.ts';
import { removeBarcodeDetector, simulateBarcodeDetector } from './testing/index.ts';

const video = {} as HTMLVideoElement;

afterEach(removeBarcodeDetector);

test('a browser without the Barcode Detection API has no reader', async () => {
  expect(hasBarcodeDetector()).toBe(false);
  expect(await nativeQrReader()).toBeUndefined();
});

test('reads the texts of all QR codes in the picture', async () => {
  simulateBarcodeDetector(
    () => ['A', 'B'],
    async () => ['ean_13', 'qr_code'],
  );
  expect(hasBarcodeDetector()).toBe(true);
  expect(await (await nativeQrReader())!(video)).toEqual(['A', 'B']);
});

test.each([
  ['reads other codes only', async () => ['ean_13']],
  ['does not say which codes it reads', async () => Promise.reject(new Error('no service'))],
])('there is no reader if the API %s', async (_name, getSupportedFormats) => {
  simulateBarcodeDetector(() => ['A'], getSupportedFormats);
  expect(await nativeQrReader()).toBeUndefined();
});
