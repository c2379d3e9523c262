import { removeBarcodeDetector, simulateBarcodeDetector } from '@memocartes/shared-features/qr-reader/testing';

import { canScan, isSchoolCode, parseQrCode, scanUntil } from './scan.ts';

const secret = 'w8Jr0pQm_3yX-aZ1bC2dEf';

test.each([
  [`https://portail.example/device#${secret}`, { secret }],
  [secret, { secret }],
  ['https://portail.example/device?school=0751234J', { school_code: '0751234J' }],
  ['https://portail.example/device?school=Jean%20Mac%C3%A9', { school_code: 'Jean Macé' }],
  [' 0751234J ', { school_code: '0751234J' }],
  ['https://portail.example/device#163083', { session_code: '163083' }],
  ['163083', { school_code: '163083' }],
  ['https://portail.example/device/home#4F7K9BCD', { home_code: '4F7K9BCD' }],
  ['https://portail.example/device#short', undefined],
  ['https://ailleurs.example/', undefined],
  ['WIFI:S:ecole;T:WPA;P:secret;;', undefined],
])('parses the QR code %j as %j', (text, scanned) => expect(parseQrCode(text)).toEqual(scanned));

test('scanning is not offered when the browser can’t read QR codes', () => expect(canScan()).toBe(false));

describe('with a camera', () => {
  const stop = jest.fn();
  const seen: string[][] = [];
  let formats: string[];
  const video = { play: async () => undefined, srcObject: null } as unknown as HTMLVideoElement;

  beforeEach(() => {
    stop.mockClear();
    formats = ['qr_code'];
    const stream = { getTracks: () => [{ stop }] };
    Object.assign(navigator, { mediaDevices: { getUserMedia: async () => stream } });
    Object.assign(window, { isSecureContext: true });
    simulateBarcodeDetector(
      () => seen.shift() ?? [],
      async () => formats,
    );
  });

  afterEach(removeBarcodeDetector);

  test('reads the school’s QR code, then releases the camera', async () => {
    expect(canScan()).toBe(true);
    seen.push(
      [],
      ['WIFI:S:x;;'],
      ['https://portail.example/device#163083'],
      [`https://portail.example/device#${secret}`],
    );
    expect(await scanUntil(video, new AbortController().signal, isSchoolCode)).toEqual({ secret });
    expect(stop).toHaveBeenCalledTimes(1);
  });

  test('fails before the camera opens if the browser reads no QR codes: the code is then typed', async () => {
    formats = [];
    await expect(scanUntil(video, new AbortController().signal, isSchoolCode)).rejects.toThrow();
    expect(stop).not.toHaveBeenCalled();
  });

  test('stops on abort and releases the camera', async () => {
    const controller = new AbortController();
    const scanning = scanUntil(video, controller.signal, isSchoolCode);
    controller.abort();
    expect(await scanning).toBeUndefined();
    expect(stop).toHaveBeenCalledTimes(1);
  });
});
