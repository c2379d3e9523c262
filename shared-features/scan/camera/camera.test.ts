import { waitFor } from '@testing-library/react';
import encodeQr from 'qr';

import { removeBarcodeDetector, simulateBarcodeDetector } from '../../qr-reader/testing/index.ts';
import { decodeFrame } from './decodeFrame.ts';
import { readCodes } from './readCodes.ts';
import { Sightings } from './sightings.ts';

/** A picture with a QR code: modules of 6 px on a grey background. */
function frameOf(text: string) {
  const modules = encodeQr(text, 'raw', { border: 4, ecc: 'medium' });
  const module = 6;
  const width = 640;
  const height = 480;
  const data = new Uint8ClampedArray(width * height * 4).fill(140);
  for (let y = 0; y < modules.length * module; y += 1) {
    for (let x = 0; x < modules.length * module; x += 1) {
      const shade = modules[Math.floor(y / module)]![Math.floor(x / module)] ? 20 : 235;
      data.fill(shade, ((y + 60) * width + x + 90) * 4, ((y + 60) * width + x + 90) * 4 + 3);
    }
  }
  for (let at = 3; at < data.length; at += 4) data[at] = 255;
  return { width, height, data };
}

test('reads the QR code of a picture, or nothing if there is none', () => {
  const text = 'HTTPS://ECOLE.MEMOCARTES.EXAMPLE/C/7F3A09C2E81B5D46';
  expect(decodeFrame(frameOf(text))).toBe(text);
  const { width, height, data } = frameOf(text);
  expect(decodeFrame({ width, height, data: data.fill(128) })).toBeUndefined();
});

test('a code is new when it comes into the picture, but not while it stays there, even next to another code [scanning.once]', () => {
  const sightings = new Sightings();
  expect(sightings.record('A', 0)).toBe(true);
  expect(sightings.record('B', 100)).toBe(true);
  expect([200, 900, 2000, 3400].map((now) => sightings.record('A', now))).toEqual([false, false, false, false]);
  expect(sightings.record('A', 5000)).toBe(true);
});

describe('with a camera', () => {
  const stop = jest.fn();
  const codesByFrame: string[][] = [];
  const video = { play: async () => undefined, srcObject: null } as unknown as HTMLVideoElement;
  const camera = (getUserMedia: () => Promise<unknown>) => Object.assign(navigator, { mediaDevices: { getUserMedia } });

  beforeEach(() => {
    stop.mockClear();
    camera(async () => ({ getTracks: () => [{ stop }] }));
    simulateBarcodeDetector(() => codesByFrame.shift() ?? []);
  });

  afterEach(removeBarcodeDetector);

  test('passes each code once while it is shown, and releases the camera on abort [scanning.once]', async () => {
    const controller = new AbortController();
    const codes: string[] = [];
    codesByFrame.push([], ['A'], ['A'], ['A', 'B'], ['B']);
    const reading = readCodes(video, controller.signal, {
      ready: () => undefined,
      code: (text) => void codes.push(text),
    });
    await waitFor(() => expect(codesByFrame).toEqual([]));
    controller.abort();
    await reading;
    expect(codes).toEqual(['A', 'B']);
    expect(stop).toHaveBeenCalledTimes(1);
  });

  test('a refused camera is reported', async () => {
    camera(async () => Promise.reject(new DOMException('no', 'NotAllowedError')));
    const handlers = { ready: () => undefined, code: () => undefined };
    await expect(readCodes(video, new AbortController().signal, handlers)).rejects.toMatchObject({
      name: 'NotAllowedError',
    });
  });
});
