import { circle, ellipse, ink, line, picture, type Point, pointAt, range, rect, text } from './svg.ts';

const centre: Point = [300, 300];

/** A clock face with a red hour hand and a blue minute hand, as on classroom clocks. */
export function clock(hours: number, minutes: number): string {
  const ticks = range(60).map((minute) => {
    const isFive = minute % 5 === 0;
    return line(pointAt(centre, isFive ? 238 : 250, minute * 6), pointAt(centre, 262, minute * 6), {
      'stroke-width': isFive ? 7 : 3,
    });
  });
  const numbers = range(12).map((i) => {
    const [x, y] = pointAt(centre, 202, (i + 1) * 30);
    return text(String(i + 1), [x, y + 19], 54);
  });
  const hand = (degrees: number, length: number, width: number, stroke: string) =>
    line(pointAt(centre, -28, degrees), pointAt(centre, length, degrees), { stroke, 'stroke-width': width });
  return picture(
    circle(centre, 278, { fill: '#fffdf5', 'stroke-width': 12 }),
    ...ticks,
    ...numbers,
    hand((hours % 12) * 30 + minutes / 2, 112, 18, '#c22f3d'),
    hand(minutes * 6, 178, 11, '#2456b8'),
    circle(centre, 15, { fill: ink }),
  );
}

const gold = { fill: '#e9bf4e', dark: '#b58a1d' };
const silver = { fill: '#d9dde3', dark: '#9aa1ad' };
const copper = { fill: '#d08a5b', dark: '#9c5b30' };
type Metal = typeof gold;
type Coin = { label: string; unit: string; diameter: number; rim: Metal; middle: Metal };

/** Coins by their value in cents, with their diameter in millimetres. */
const coins: Record<number, Coin> = {
  1: { label: '1', unit: 'CENT', diameter: 16.25, rim: copper, middle: copper },
  2: { label: '2', unit: 'CENTS', diameter: 18.75, rim: copper, middle: copper },
  5: { label: '5', unit: 'CENTS', diameter: 21.25, rim: copper, middle: copper },
  10: { label: '10', unit: 'CENTS', diameter: 19.75, rim: gold, middle: gold },
  20: { label: '20', unit: 'CENTS', diameter: 22.25, rim: gold, middle: gold },
  50: { label: '50', unit: 'CENTS', diameter: 24.25, rim: gold, middle: gold },
  100: { label: '1', unit: 'EURO', diameter: 23.25, rim: gold, middle: silver },
  200: { label: '2', unit: 'EUROS', diameter: 25.75, rim: silver, middle: gold },
};
const notes: Record<number, { label: string; fill: string; dark: string }> = {
  500: { label: '5', fill: '#cfd8cf', dark: '#5f7562' },
  1000: { label: '10', fill: '#f2b8ad', dark: '#a9473a' },
  2000: { label: '20', fill: '#b4d0f0', dark: '#2f5f9e' },
};

function drawCoin({ label, unit, diameter, rim, middle }: Coin, [x, y]: Point, scale: number): string {
  const r = (diameter * scale) / 2;
  const isTwoMetals = rim !== middle;
  return (
    circle([x, y], r, { fill: rim.fill, stroke: rim.dark, 'stroke-width': 5 }) +
    circle([x, y], r * (isTwoMetals ? 0.72 : 0.88), {
      fill: middle.fill,
      stroke: middle.dark,
      'stroke-width': isTwoMetals ? 4 : 2,
    }) +
    text(label, [x, y + r * 0.2], r * 0.84) +
    text(unit, [x, y + r * 0.52], r * 0.25)
  );
}

function drawNote({ label, fill, dark }: (typeof notes)[number], [x, y]: Point): string {
  const width = 330;
  const height = 176;
  const left = x - width / 2;
  const top = y - height / 2;
  const arch = `M${x + 28} ${top + height - 22}V${top + 76}a44 44 0 0 1 88 0V${top + height - 22}`;

  return (
    rect([left, top], width, height, { fill, stroke: dark, 'stroke-width': 5, rx: 8 }) +
    rect([left + 14, top + 14], width - 28, height - 28, { stroke: dark, 'stroke-width': 2, rx: 4 }) +
    ellipse([x + 72, top + height - 22], 70, 7, { stroke: dark, 'stroke-width': 3 }) +
    `<path d="${arch}" fill="none" stroke="${dark}" stroke-width="7"/>` +
    text(label, [left + 92, y + 24], 92, { fill: dark }) +
    text('EUROS', [left + 92, y + 60], 27, { fill: dark })
  );
}

/** Coins and notes of these values, in cents, row by row. */
export function money(...rows: readonly (readonly number[])[]): string {
  const isNote = (row: readonly number[]) => row.some((worth) => worth in notes);
  const hasNotes = rows.some(isNote);
  const [scale, pitch, rowHeight] = hasNotes ? [7.4, 220, 200] : [10.6, 288, 286];
  const total = rows.length * rowHeight;
  const drawn = rows.flatMap((row, at) => {
    const y = (600 - total) / 2 + (at + 0.5) * rowHeight;
    return row.map((worth, i) => {
      const x = 300 + (i - (row.length - 1) / 2) * pitch;
      return worth in notes ? drawNote(notes[worth]!, [x, y]) : drawCoin(coins[worth]!, [x, y], scale);
    });
  });
  return picture(...drawn);
}
