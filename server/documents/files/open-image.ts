import sharp from 'sharp';

/** Pixels of a picture at most: what today's telephones take; the octets of a bomb say little of its size. */
const mostPixels = 50_000_000;
const seconds = 10;

/** A picture that somebody sent, before it is written anew. Free of the server's own, so that a thread may take it alone. */
export const openImage = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: mostPixels, failOn: 'truncated', sequentialRead: true }).timeout({ seconds });

export const isPixelLimit = (error: unknown) => /pixel limit/i.test(String(error));
