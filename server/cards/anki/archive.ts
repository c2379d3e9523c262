import { zstdDecompressSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import { Refusal } from '../../threads/refusal.ts';
import { tooLarge, unreadable } from './collection/refusal.ts';

/** Octets of the collection, and of all the pictures together, once unpacked. */
const mostCollection = 100_000_000;
const mostMedia = 150_000_000;
const mostEntries = 20_000;

const zstdMagic = 0xfd2fb528;
const isZstd = (bytes: Uint8Array) =>
  bytes.length > 4 && new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0, true) === zstdMagic;

/** Bytes that newer packages press once more. @throws past so many octets */
export function unpressed(bytes: Uint8Array, most: number): Uint8Array {
  if (!isZstd(bytes)) return bytes;
  try {
    return zstdDecompressSync(bytes, { maxOutputLength: most });
  } catch (error) {
    throw (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge() : unreadable();
  }
}

type Wanted = (name: string) => boolean;

/** The entries asked for, by name. What a directory says of sizes is all that is unpacked. @throws Refusal */
function unzip(bytes: Uint8Array, wanted: Wanted, most: number): Map<string, Uint8Array> {
  let [entries, octets] = [0, 0];
  try {
    const found = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        entries += 1;
        if (entries > mostEntries) throw tooLarge();
        if (!wanted(name)) return false;
        octets += originalSize;
        if (octets > most) throw tooLarge();
        return true;
      },
    });
    return new Map(Object.entries(found));
  } catch (error) {
    throw error instanceof Refusal ? error : unreadable();
  }
}

/** The collections that a package may hold, the one that is really filled first: the others then only say « please update ». */
const collections = ['collection.anki21b', 'collection.anki21', 'collection.anki2'];

/** The database of a package and its list of media. Nothing is written on a disk: names of entries are only names. */
export function openPackage(bytes: Uint8Array): { database: Uint8Array; mediaList: Uint8Array | undefined } {
  const entries = unzip(bytes, (name) => collections.includes(name) || name === 'media', mostCollection);
  const name = collections.find((one) => entries.has(one));
  if (!name)
    throw new Refusal('FILE_TYPE_REFUSED', 'Ce fichier n’est pas un paquet Anki\u00a0: la collection y manque.');
  const media = entries.get('media');
  return {
    database: unpressed(entries.get(name)!, mostCollection),
    mediaList: media && unpressed(media, 10_000_000),
  };
}

/** The media of these entries, as they were before they were packed. */
export function unpackMedia(bytes: Uint8Array, entries: ReadonlySet<string>, mostEach: number) {
  const found = unzip(bytes, (name) => entries.has(name), mostMedia);
  let octets = 0;
  return new Map(
    [...found].map(([name, packed]) => {
      const medium = safely(() => unpressed(packed, mostEach));
      octets += medium?.length ?? 0;
      if (octets > mostMedia) throw tooLarge();
      return [name, medium] as const;
    }),
  );
}

/** One broken medium is that card's loss alone. */
function safely(read: () => Uint8Array): Uint8Array | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
