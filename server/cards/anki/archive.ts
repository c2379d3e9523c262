import { zstdDecompressSync } from 'node:zlib';

import { unzipSync } from 'fflate';

import { Refusal } from '../../workers/refusal.ts';
import { tooLarge, unreadable } from './collection/refusal.ts';

/** Maximum bytes of the unpacked collection, and of all unpacked pictures together. */
const maxCollectionBytes = 100_000_000;
const maxMediaBytes = 150_000_000;
const maxEntries = 20_000;

const zstdMagic = 0xfd2fb528;
const isZstd = (bytes: Uint8Array) =>
  bytes.length > 4 && new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0, true) === zstdMagic;

/**
 * Decompresses an entry if it is compressed with zstd, as in newer packages. @throws Refusal past `maxBytes` or if
 * damaged
 */
function decompress(bytes: Uint8Array, maxBytes: number): Uint8Array {
  if (!isZstd(bytes)) return bytes;
  try {
    return zstdDecompressSync(bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    throw (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge() : unreadable();
  }
}

type Wanted = (name: string) => boolean;

/** The requested entries by name. Unpacks no more bytes than the directory declares. @throws Refusal */
function unzip(bytes: Uint8Array, isWanted: Wanted, maxBytes: number): Map<string, Uint8Array> {
  let entries = 0;
  let totalBytes = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        entries += 1;
        if (entries > maxEntries) throw tooLarge();
        if (!isWanted(name)) return false;
        totalBytes += originalSize;
        if (totalBytes > maxBytes) throw tooLarge();
        return true;
      },
    });
    return new Map(Object.entries(files));
  } catch (error) {
    throw error instanceof Refusal ? error : unreadable();
  }
}

/**
 * Names of the collection in a package, newest format first. A newer package also has a file in the older format, whose
 * only card says « please update ».
 */
const collections = ['collection.anki21b', 'collection.anki21', 'collection.anki2'];

/**
 * The database of a package and its list of media. Nothing is written to disk, so path traversal in entry names has no
 * effect. @throws Refusal
 */
export function openPackage(bytes: Uint8Array): { database: Uint8Array; mediaList: Uint8Array | undefined } {
  const entries = unzip(bytes, (name) => collections.includes(name) || name === 'media', maxCollectionBytes);
  const name = collections.find((item) => entries.has(item));
  if (!name) throw new Refusal('FILE_NOT_ANKI');
  const media = entries.get('media');
  return {
    database: decompress(entries.get(name)!, maxCollectionBytes),
    mediaList: media && decompress(media, 10_000_000),
  };
}

/** The media of these entries, decompressed; undefined for a damaged medium or one above `maxBytesEach`. */
export function unpackMedia(bytes: Uint8Array, entries: ReadonlySet<string>, maxBytesEach: number) {
  const files = unzip(bytes, (name) => entries.has(name), maxMediaBytes);
  let totalBytes = 0;
  return new Map(
    [...files].map(([name, packed]) => {
      const medium = undefinedOnError(() => decompress(packed, maxBytesEach));
      totalBytes += medium?.length ?? 0;
      if (totalBytes > maxMediaBytes) throw tooLarge();
      return [name, medium] as const;
    }),
  );
}

/** A media file that can't be decompressed is skipped; the cards are still imported. */
function undefinedOnError(read: () => Uint8Array): Uint8Array | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
