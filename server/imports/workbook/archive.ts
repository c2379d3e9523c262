import { unzipSync } from 'fflate';

import { Refusal } from '../../workers/refusal.ts';

export type Entries = Readonly<Record<string, Uint8Array>>;

/** Maximum bytes of all unpacked entries, and maximum number of entries. */
const maxUnpackedBytes = 80_000_000;
const maxEntries = 5_000;

export const unreadable = () => new Refusal('WORKBOOK_DAMAGED');

const tooLarge = () => new Refusal('WORKBOOK_TOO_LARGE');

/** Entries that are not unpacked, such as images, charts, comments and pivot tables. */
const unwanted =
  /(?:^|\/)(?:media|drawings|charts|comments|embeddings|externalLinks|pivot\w*|theme|Pictures|Thumbnails)/;

const isWanted = (name: string) =>
  name === 'mimetype' ||
  name === 'content.xml' ||
  name === 'encrypted-package' ||
  name === 'META-INF/manifest.xml' ||
  name === 'xl/workbook.bin' ||
  (/^xl\/.*\.xml(?:\.rels)?$/.test(name) && !unwanted.test(name.slice(3)));

/** Unpacks the entries that contain tables, in memory. @throws Refusal */
export function unpack(bytes: Uint8Array): Entries {
  let entries = 0;
  let size = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        entries += 1;
        if (entries > maxEntries) throw tooLarge();
        if (!isWanted(name)) return false;
        // fflate unpacks at most the size that the archive's directory declares.
        size += originalSize;
        if (size > maxUnpackedBytes) throw tooLarge();
        return true;
      },
    });
  } catch (error) {
    throw error instanceof Refusal ? error : unreadable();
  }
}
