/** A point of a glyph's contour, in font units: on the curve, or the control point of a quadratic curve. */
export type Point = { readonly x: number; readonly y: number; readonly on: boolean };
export type Glyph = { readonly advance: number; readonly contours: Point[][] };
type Metrics = {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly weight: number;
  readonly family: string;
};

const u16 = (...values: readonly number[]) => {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, i) => bytes.writeUInt16BE(value & 0xffff, i * 2));
  return bytes;
};

const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
};

const aligned = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);

function checksum(bytes: Buffer): number {
  let sum = 0;
  for (let i = 0; i < bytes.length; i += 4) sum = (sum + bytes.readUInt32BE(i)) >>> 0;
  return sum;
}

const extent = (points: readonly Point[]) => {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
};

/** A simple glyph, each coordinate in two bytes. */
function outline({ contours }: Glyph): Buffer {
  const points = contours.flat();
  let end = -1;
  const ends = contours.map(({ length }) => (end += length));
  const deltas = (axis: 'x' | 'y') => points.map((point, i) => point[axis] - (points[i - 1]?.[axis] ?? 0));
  return aligned(
    Buffer.concat([
      u16(contours.length, ...extent(points), ...ends, 0),
      Buffer.from(points.map(({ on }) => (on ? 1 : 0))),
      u16(...deltas('x'), ...deltas('y')),
    ]),
  );
}

function names(family: string): Buffer {
  const records = [
    [1, family],
    [2, 'Regular'],
    [4, family],
    [6, family.replaceAll(' ', '')],
    [13, 'SIL Open Font License 1.1'],
  ] as const;
  const texts = records.map(([, text]) => Buffer.from(text, 'utf16le').swap16());
  let offset = 0;
  const rows = records.map(([id], i) => {
    const row = u16(3, 1, 0x409, id, texts[i]!.length, offset);
    offset += texts[i]!.length;
    return row;
  });
  return Buffer.concat([u16(0, records.length, 6 + records.length * 12), ...rows, ...texts]);
}

/** A TrueType font with one character and the empty `.notdef` (OpenType 1.9, tables required by browsers). */
export function fontOfOne(code: number, glyph: Glyph, metrics: Metrics): Buffer {
  const { unitsPerEm, ascent, descent, weight, family } = metrics;
  const [x0, y0, x1, y1] = extent(glyph.contours.flat());
  const glyf = outline(glyph);
  const nbPoints = glyph.contours.flat().length;
  const segments = [u16(4, 32, 0, 4, 4, 1, 0), u16(code, 0xffff, 0, code, 0xffff, 1 - code, 1, 0, 0)];
  const tables: Record<string, Buffer> = {
    'OS/2': Buffer.concat([
      u16(4, glyph.advance, weight, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0),
      Buffer.alloc(10),
      u32(1),
      Buffer.alloc(12),
      Buffer.from('MEMO'),
      u16(0x40, code, code, ascent, descent, 0, ascent, -descent),
      u32(1),
      u32(0),
      u16(496, 668, 0, 32, 1),
    ]),
    cmap: Buffer.concat([u16(0, 1, 3, 1), u32(12), ...segments]),
    glyf,
    head: Buffer.concat([
      u32(0x10000),
      u32(0x10000),
      u32(0),
      u32(0x5f0f3cf5),
      u16(3, unitsPerEm),
      Buffer.alloc(16),
      u16(x0, y0, x1, y1, 0, 8, 2, 1, 0),
    ]),
    hhea: Buffer.concat([
      u32(0x10000),
      u16(ascent, descent, 0, glyph.advance, x0, glyph.advance - x1, x1, 1, 0, 0, 0, 0, 0, 0, 0, 2),
    ]),
    hmtx: u16(glyph.advance, 0, glyph.advance, x0),
    loca: Buffer.concat([u32(0), u32(0), u32(glyf.length)]),
    maxp: Buffer.concat([u32(0x10000), u16(2, nbPoints, glyph.contours.length, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)]),
    name: names(family),
    post: Buffer.concat([u32(0x30000), Buffer.alloc(28)]),
  };
  const entries = Object.entries(tables);
  let offset = 12 + entries.length * 16;
  const directory = entries.map(([tag, bytes]) => {
    const record = Buffer.concat([Buffer.from(tag), u32(checksum(aligned(bytes))), u32(offset), u32(bytes.length)]);
    offset += aligned(bytes).length;
    return record;
  });
  const power = Math.floor(Math.log2(entries.length));
  const start = Buffer.concat([
    u32(0x10000),
    u16(entries.length, 16 * 2 ** power, power, 16 * (entries.length - 2 ** power)),
  ]);
  const font = Buffer.concat([start, ...directory, ...entries.map(([, bytes]) => aligned(bytes))]);
  // The checksum of the font is stored in its `head` table.
  const head = directory.findIndex((record) => record.toString('latin1', 0, 4) === 'head');
  font.writeUInt32BE((0xb1b0afba - checksum(font)) >>> 0, directory[head]!.readUInt32BE(8) + 8);
  return font;
}
