import { circle, fills, line, path, picture, type Point, pointAt, range, rect, text } from './svg.ts';

function disc([x, y]: Point, r: number, parts: number, filled: number, fill: string): string {
  const at = (i: number) => pointAt([x, y], r, (360 / parts) * i);
  const sectors = range(parts).map((i) => {
    const from = at(i);
    const to = at(i + 1);
    const large = parts === 1 ? 1 : 0;
    const d = `M${x} ${y}L${from[0].toFixed(1)} ${from[1].toFixed(1)}A${r} ${r} 0 ${large} 1 ${to[0].toFixed(1)} ${to[1].toFixed(1)}Z`;
    return path(d, { fill: i < filled ? fill : '#ffffff' });
  });
  return sectors.join('') + circle([x, y], r);
}

/** A disc in equal parts; the first `filled` parts are coloured. */
export const discOf = (parts: number, filled: number, fill: string = fills.orange) =>
  picture(disc([300, 300], 270, parts, filled, fill));

/** Two discs of one unit each, for a fraction between one and two. */
export const discsOf = (parts: number, filled: number) =>
  picture(
    disc([155, 300], 138, parts, Math.min(filled, parts), fills.orange),
    disc([445, 300], 138, parts, filled - parts, fills.orange),
    text('1 unité', [155, 500], 40),
    text('1 unité', [445, 500], 40),
  );

/** A strip in equal parts; the first `filled` parts are coloured. */
export function stripOf(parts: number, filled: number): string {
  const width = 560 / parts;
  const cells = range(parts).map((i) =>
    rect([20 + i * width, 225], width, 150, { fill: i < filled ? fills.blue : '#ffffff' }),
  );
  return picture(...cells, rect([20, 225], 560, 150, { 'stroke-width': 8 }));
}

/** A square in equal cells; the first `filled` cells are coloured, row by row. */
export function squareOf(columns: number, rows: number, filled: number): string {
  const width = 520 / columns;
  const height = 520 / rows;
  const cells = range(columns * rows).map((i) =>
    rect([40 + (i % columns) * width, 40 + Math.floor(i / columns) * height], width, height, {
      fill: i < filled ? fills.green : '#ffffff',
      'stroke-width': columns > 5 ? 3 : 6,
    }),
  );
  return picture(...cells, rect([40, 40], 520, 520, { 'stroke-width': 8 }));
}

type Graduated = {
  from: number;
  to: number;
  step: number;
  every: number;
  at: number;
  label: (value: number) => string;
};

/** A number line with a question mark at one graduation. */
export function numberLine({ from, to, step, every, at, label }: Graduated): string {
  const x = (value: number) => 56 + ((value - from) / (to - from)) * 488;
  const nb = Math.round((to - from) / step);
  const ticks = range(nb + 1).flatMap((i) => {
    const value = from + i * step;
    const isLong = i % every === 0;
    const tick = line([x(value), isLong ? 318 : 330], [x(value), isLong ? 382 : 370], {
      'stroke-width': isLong ? 7 : 4,
    });
    return isLong ? [tick, text(label(value), [x(value), 442], 48)] : [tick];
  });
  const target: Point = [x(at), 300];
  return picture(
    line([14, 350], [586, 350], { 'stroke-width': 7 }),
    ...ticks,
    path(`M${target[0]} ${target[1]}l-22 -40h44Z`, { fill: '#c22f3d', stroke: '#c22f3d', 'stroke-width': 4 }),
    rect([target[0] - 46, 160], 92, 96, { fill: '#fde8e6', stroke: '#c22f3d', rx: 12 }),
    text('?', [target[0], 232], 76, { fill: '#c22f3d' }),
  );
}
