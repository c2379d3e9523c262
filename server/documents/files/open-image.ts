import sharp from 'sharp';

/** Maximum pixels of a picture: enough for most phones, and a protection against decompression bombs. */
const maxPixels = 50_000_000;
const timeoutSeconds = 10;

/** Opens an uploaded picture. Imports nothing from the server, so that a worker process can load this file alone. */
export const openImage = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: maxPixels, failOn: 'truncated', sequentialRead: true }).timeout({
    seconds: timeoutSeconds,
  });

export const isPixelLimit = (error: unknown) => /pixel limit/i.test(String(error));
