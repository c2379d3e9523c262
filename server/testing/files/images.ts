import { crc32 } from 'node:zlib';

import sharp, { type Sharp } from 'sharp';

const canvas = (width: number, height: number, background = '#1d5fa8'): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

export const jpeg = (width = 320, height = 240, background?: string) =>
  canvas(width, height, background)
    .withExif({ IFD0: { Copyright: 'Chez Zoë, 12 rue des Lilas' } })
    .jpeg()
    .toBuffer();

export const png = (width = 40, height = 30) => canvas(width, height).png().toBuffer();

/** A JPEG whose header declares 65,500 × 65,500 pixels: about 13 GB once decoded. */
export async function jpegBomb(): Promise<Buffer> {
  const bytes = Buffer.from(await jpeg());
  const frame = bytes.findIndex((octet, at) => octet === 0xff && (bytes[at + 1] === 0xc0 || bytes[at + 1] === 0xc2));
  bytes.writeUInt16BE(65_500, frame + 5);
  bytes.writeUInt16BE(65_500, frame + 7);
  return bytes;
}

/** A PNG whose header declares 60,000 × 60,000 pixels and has a correct checksum. */
export async function pngBomb(): Promise<Buffer> {
  const bytes = Buffer.from(await png());
  bytes.writeUInt32BE(60_000, 16);
  bytes.writeUInt32BE(60_000, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

/** A ZIP whose entries all contain the bytes `deflated`, and declare the size `unpacked` and `checksum`. */
export function zip(
  names: readonly string[],
  unpacked = 0,
  { deflated = Buffer.alloc(0), checksum = 0 }: { deflated?: Buffer; checksum?: number } = {},
): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const name of names) {
    const local = Buffer.alloc(30 + name.length);
    local.writeUInt32LE(0x04034b50);
    local.writeUInt16LE(deflated.length ? 8 : 0, 8);
    local.writeUInt32LE(checksum, 14);
    local.writeUInt32LE(deflated.length, 18);
    local.writeUInt32LE(unpacked, 22);
    local.writeUInt16LE(name.length, 26);
    local.write(name, 30);
    const entry = Buffer.alloc(46 + name.length);
    entry.writeUInt32LE(0x02014b50);
    entry.writeUInt16LE(deflated.length ? 8 : 0, 10);
    entry.writeUInt32LE(checksum, 16);
    entry.writeUInt32LE(deflated.length, 20);
    entry.writeUInt32LE(unpacked, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    entry.write(name, 46);
    parts.push(local, deflated);
    directory.push(entry);
    at += local.length + deflated.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, ...directory, end]);
}
