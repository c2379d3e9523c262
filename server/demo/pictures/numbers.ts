import { circle, fills, line, picture, type Point, range, rect, text } from './svg.ts';

const unit = 17;

const cells = ([x, y]: Point, columns: number, rows: number, fill: string, size = unit) =>
  range(columns * rows)
    .map((i) =>
      rect([x + (i % columns) * size, y + Math.floor(i / columns) * size], size, size, { fill, 'stroke-width': 2 }),
    )
    .join('');

type Drawn = { width: number; height: number; parts: string[] };

/** Plates of 100 cubes, two plates per row. */
function plates(nb: number): Drawn {
  const side = 10 * unit;
  const parts = range(nb).map((i) =>
    cells([(i % 2) * (side + 18), Math.floor(i / 2) * (side + 18)], 10, 10, fills.green),
  );
  return { width: Math.min(2, nb) * (side + 18), height: Math.ceil(nb / 2) * (side + 18), parts };
}

/** Bars of ten cubes, then single cubes in rows of three, the lowest row first. */
function barsAndCubes(tens: number, units: number, size: number): Drawn {
  const bar = 10 * size;
  const pitch = size + 14;
  const bars = range(tens).map((i) => cells([i * pitch, 0], 1, 10, fills.blue, size));
  const left = tens * pitch + (tens ? 24 : 0);
  const cubes = range(units).map((i) =>
    cells([left + (i % 3) * (size + 12), bar - size - Math.floor(i / 3) * (size + 12)], 1, 1, fills.red, size),
  );
  return { width: left + Math.min(3, units) * (size + 12) - 12, height: bar, parts: [...bars, ...cubes] };
}

/** Hundreds as plates, tens as bars, units as cubes. */
export function blocks(number: number): string {
  const hundreds = Math.floor(number / 100);
  const tens = Math.floor(number / 10) % 10;
  const units = number % 10;
  if (!hundreds) {
    const { width, height, parts } = barsAndCubes(tens, units, 42);
    return picture(`<g transform="translate(${(600 - width) / 2} ${(600 - height) / 2})">${parts.join('')}</g>`);
  }
  const above = plates(hundreds);
  const below = barsAndCubes(tens, units, unit);
  const scale = Math.min(2, 560 / (above.height + below.height + 10));
  const at = (x: number, y: number, { parts }: Drawn) => `<g transform="translate(${x} ${y})">${parts.join('')}</g>`;
  const width = Math.max(above.width - 18, below.width);
  const height = above.height + 10 + below.height;
  return picture(
    `<g transform="translate(${(600 - width * scale) / 2} ${(600 - height * scale) / 2}) scale(${scale})">` +
      `${at(0, 0, above)}${at(0, above.height + 10, below)}</g>`,
  );
}

/** Two rows of five squares with a number of counters. */
export function tenFrame(filled: number): string {
  const size = 112;
  const frame = range(10).map((i) => {
    const x = 20 + (i % 5) * size;
    const y = 188 + Math.floor(i / 5) * size;
    const counter = circle([x + size / 2, y + size / 2], 40, { fill: fills.red, stroke: '#a8332a', 'stroke-width': 4 });
    return rect([x, y], size, size, { 'stroke-width': 5 }) + (i < filled ? counter : '');
  });
  return picture(...frame);
}

const pips: Record<number, readonly number[]> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

export function dice(...values: readonly number[]): string {
  const die = (value: number, x: number) =>
    rect([x, 170], 260, 260, { fill: fills.cream, rx: 38, 'stroke-width': 8 }) +
    pips[value]!.map((at) =>
      circle([x + 58 + (at % 3) * 72, 228 + Math.floor(at / 3) * 72], 24, { fill: '#1a2138' }),
    ).join('');

  return picture(...values.map((value, i) => die(value, 25 + i * 290)));
}

/** A pencil above a ruler; the tip of the pencil is at `length` centimetres. */
export function ruler(length: number): string {
  const cm = 46;
  const x = (at: number) => 46 + at * cm;
  const ticks = range(111).map((mm) => {
    const long = mm % 10 === 0 ? 54 : mm % 5 === 0 ? 38 : 24;
    return line([x(mm / 10), 330], [x(mm / 10), 330 + long], { 'stroke-width': mm % 10 === 0 ? 4 : 2 });
  });
  const end = x(length);
  return picture(
    rect([14, 330], 572, 150, { fill: '#fbe7b0', rx: 8 }),
    ...ticks,
    ...range(12).map((at) => text(String(at), [x(at), 432], at > 9 ? 34 : 40)),
    text('cm', [548, 472], 28),
    // Pencil, from the eraser to the tip.
    rect([x(0), 232], 34, 62, { fill: fills.red, rx: 10 }),
    rect([x(0) + 34, 232], end - x(0) - 34 - 70, 62, { fill: fills.green }),
    `<path d="M${end - 70} 232L${end} 263L${end - 70} 294Z" fill="#f6dfb8" stroke="#1a2138" stroke-width="6" stroke-linejoin="round"/>`,
    `<path d="M${end - 22} 253.3L${end} 263L${end - 22} 272.7Z" fill="#1a2138"/>`,
    line([x(0), 222], [x(0), 330], { stroke: '#c22f3d', 'stroke-width': 3, 'stroke-dasharray': '8 8' }),
    line([end, 222], [end, 330], { stroke: '#c22f3d', 'stroke-width': 3, 'stroke-dasharray': '8 8' }),
  );
}

/** A thermometer in degrees Celsius, from −20 to 40. */
export function thermometer(degrees: number): string {
  const y = (value: number) => 420 - ((value + 20) / 60) * 380;
  const red = { fill: '#d8433f', stroke: '#d8433f', 'stroke-width': 2 };
  const ticks = range(61).flatMap((i) => {
    const value = i - 20;
    if (value % 10 === 0) {
      return [
        line([338, y(value)], [382, y(value)], { 'stroke-width': 5 }),
        text(`${value < 0 ? '−' : ''}${Math.abs(value)}`, [430, y(value) + 15], 42),
      ];
    }
    return value % 5 === 0
      ? [line([338, y(value)], [366, y(value)], { 'stroke-width': 4 })]
      : [line([338, y(value)], [354, y(value)], { 'stroke-width': 2 })];
  });
  return picture(
    rect([262, 20], 76, 470, { fill: '#f5f8fd', rx: 38, 'stroke-width': 7 }),
    circle([300, 508], 74, { fill: '#f5f8fd', 'stroke-width': 7 }),
    rect([266, 440], 68, 60, { fill: '#f5f8fd', stroke: 'none' }),
    circle([300, 508], 52, red),
    rect([284, y(degrees)], 32, 508 - y(degrees), red),
    ...ticks,
    text('°C', [200, 70], 56),
  );
}

/** A rectangle on paper with squares of 1 cm. */
export function onGrid(columns: number, rows: number): string {
  const cell = 62;
  const left = 52;
  const top = 20;
  const lines = range(9).flatMap((i) => [
    line([left + i * cell, top], [left + i * cell, top + 8 * cell], { stroke: '#b9c2d6', 'stroke-width': 3 }),
    line([left, top + i * cell], [left + 8 * cell, top + i * cell], { stroke: '#b9c2d6', 'stroke-width': 3 }),
  ]);
  const x = left + Math.floor((8 - columns) / 2) * cell;
  const y = top + Math.floor((8 - rows) / 2) * cell;

  return picture(
    ...lines,
    rect([x, y], columns * cell, rows * cell, { fill: '#8fbdf0', 'fill-opacity': 0.6, 'stroke-width': 8 }),
    line([left, 556], [left + cell, 556], { stroke: '#c22f3d', 'stroke-width': 6 }),
    line([left, 544], [left, 568], { stroke: '#c22f3d', 'stroke-width': 5 }),
    line([left + cell, 544], [left + cell, 568], { stroke: '#c22f3d', 'stroke-width': 5 }),
    text('1 cm', [left + cell + 56, 569], 38),
  );
}
