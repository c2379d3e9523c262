const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const zipSignature = 0x04034b50;
/** A comment of 65,535 bytes may follow the 22 bytes of a ZIP's end record. */
const endSpan = 65_557;
/** Limits against decompression bombs, far above real office files. */
const maxEntries = 2_000;
const maxUnpackedBytes = 200_000_000;

type Entry = { name: string; unpacked: number };

/** Entries of a ZIP's directory, read without unpacking; undefined for other bytes or over `maxEntries` entries. */
function readDirectory(bytes: Buffer): Entry[] | undefined {
  if (bytes.length < 22 || bytes.readUInt32LE(0) !== zipSignature) return undefined;
  let end = bytes.length - 22;
  const first = Math.max(0, bytes.length - endSpan);
  while (end >= first && bytes.readUInt32LE(end) !== endSignature) end -= 1;
  if (end < first) return undefined;
  const count = bytes.readUInt16LE(end + 10);
  if (count > maxEntries) return undefined;
  const entries: Entry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let n = 0; n < count; n += 1) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== entrySignature) return undefined;
    const nameLength = bytes.readUInt16LE(at + 28);
    const extraLength = bytes.readUInt16LE(at + 30);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    entries.push({ name, unpacked: bytes.readUInt32LE(at + 24) });
    at += 46 + nameLength + extraLength + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

const isMacro = (name: string) => name.toLowerCase().endsWith('vbaproject.bin');

/**
 * Whether the bytes are an Office file that contains `part`, has no macro and respects the limits. Only the directory
 * is read.
 */
export function isOfficeFile(bytes: Buffer, part: string): boolean {
  const entries = readDirectory(bytes);
  if (!entries) return false;
  const names = new Set(entries.map(({ name }) => name));
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  return (
    names.has('[Content_Types].xml') &&
    names.has(part) &&
    !entries.some(({ name }) => isMacro(name)) &&
    unpacked <= maxUnpackedBytes
  );
}
