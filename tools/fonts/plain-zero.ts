// `node tools/fonts/plain-zero.ts` writes plain-zero*.ttf: zeros as students learn to write them. They are those of
// Atkinson Hyperlegible Next without the slash, and of OpenDyslexic without the dot. Neither font has such a glyph;
// their licence (OFL) allows the change under another name.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';

import { fontOfOne, type Point } from './sfnt.ts';

type Command = {
  readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
  readonly args: number[];
};
type Font = {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly directory: { readonly tables: Record<string, unknown> };
  readonly glyphForCodePoint: (code: number) => {
    readonly advanceWidth: number;
    readonly path: { readonly commands: Command[] };
  };
};
const require = createRequire(import.meta.url);
const fontkit = require('fontkit') as { readonly create: (file: Buffer) => Font };

const zero = 0x30;

/** A cubic curve as four quadratic curves. */
function quadratics(from: Point, [x1, y1, x2, y2, x3, y3]: readonly number[]): Point[] {
  const mix = (a: number, b: number, c: number, d: number, t: number) =>
    a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + d * t ** 3;
  const slope = (a: number, b: number, c: number, d: number, t: number) =>
    3 * ((b - a) * (1 - t) ** 2 + 2 * (c - b) * t * (1 - t) + (d - c) * t * t);
  const x = [from.x, x1!, x2!, x3!] as const;
  const y = [from.y, y1!, y2!, y3!] as const;
  const nbParts = 4;

  return Array.from({ length: nbParts }, (_, i) => i).flatMap((i) => {
    const t = i / nbParts;
    const next = (i + 1) / nbParts;
    const half = (next - t) / 2;
    const control = { x: mix(...x, t) + slope(...x, t) * half, y: mix(...y, t) + slope(...y, t) * half };
    const end = { x: mix(...x, next), y: mix(...y, next) };
    return [
      { x: Math.round(control.x), y: Math.round(control.y), on: false },
      { x: Math.round(end.x), y: Math.round(end.y), on: true },
    ];
  });
}

function pointsOf({ command, args }: Command, last: Point | undefined): Point[] {
  const [x1, y1, x2, y2] = args as [number, number, number, number];
  if (command === 'bezierCurveTo') return quadratics(last!, args);
  if (command === 'quadraticCurveTo') {
    const control = { x: x1, y: y1, on: false };
    return [control, { x: x2, y: y2, on: true }];
  }
  return [{ x: x1, y: y1, on: true }];
}

function contoursOf(commands: readonly Command[]): Point[][] {
  const contours: Point[][] = [];
  for (const command of commands) {
    if (command.command === 'closePath') continue;
    if (command.command === 'moveTo') contours.push([]);
    const contour = contours.at(-1)!;
    contour.push(...pointsOf(command, contour.at(-1)));
  }
  // Contours close implicitly, so the last point, equal to the first, is dropped.
  return contours.map((points) => points.slice(0, -1));
}

/** Intersection of the lines through `b`, `a` and through `c`, `d`. It is the control point of a curve from `a` to `c`. */
function intersection(b: Point, a: Point, c: Point, d: Point): Point {
  const ux = a.x - b.x;
  const uy = a.y - b.y;
  const vx = d.x - c.x;
  const vy = d.y - c.y;
  const s = ((c.x - a.x) * vy - (c.y - a.y) * vx) / (ux * vy - uy * vx);
  return { x: Math.round(a.x + s * ux), y: Math.round(a.y + s * uy), on: false };
}

/** Joins the two halves of the zero's counter on both sides of the slash into one oval. */
function withoutSlash(lower: readonly Point[], upper: readonly Point[]): Point[] {
  // The slash is the only straight edge of each half, between two on-curve points.
  const edge = (points: readonly Point[]) => points.findIndex(({ on }, i) => on && points[(i + 1) % points.length]!.on);

  const startAtEdge = (points: readonly Point[]) => {
    const from = edge(points) + 1;
    return [...points.slice(from), ...points.slice(0, from)];
  };

  const low = startAtEdge(lower);
  const high = startAtEdge(upper);
  return [
    ...high,
    intersection(high.at(-2)!, high.at(-1)!, low[0]!, low[1]!),
    ...low,
    intersection(low.at(-2)!, low.at(-1)!, high[0]!, high[1]!),
  ];
}

/**
 * Fonts for students, and how to make their zero plain. The zero of Atkinson has an outline and two counters, one on
 * each side of the slash. The zero of OpenDyslexic has an outline, a counter and a dot.
 */
const fonts = [
  {
    source: 'atkinson-hyperlegible-next',
    weights: [400, 500, 700],
    plain: ([outer, lower, upper]: readonly Point[][]) => [outer!, withoutSlash(lower!, upper!)],
    files: (weight: number) => [
      `shared-ui/theme/plain-zero/plain-zero-${weight}.ttf`,
      ...(weight === 500 ? ['server/print/fonts/plain-zero.ttf'] : []),
    ],
  },
  {
    source: 'opendyslexic',
    weights: [400, 700],
    plain: ([outer, inner]: readonly Point[][]) => [outer!, inner!],
    files: (weight: number) => [`mf-student/device/fonts/plain-zero/plain-zero-${weight}.ttf`],
  },
];

for (const { source, weights, plain, files } of fonts) {
  for (const weight of weights) {
    const font = fontkit.create(
      readFileSync(require.resolve(`@fontsource/${source}/files/${source}-latin-${weight}-normal.woff`)),
    );
    // With the colour table (COLR), fontkit returns a coloured glyph, which has no outline.
    delete font.directory.tables.COLR;
    const { advanceWidth: advance, path } = font.glyphForCodePoint(zero);
    const glyph = { advance, contours: plain(contoursOf(path.commands)) };
    const { unitsPerEm, ascent, descent } = font;
    const bytes = fontOfOne(zero, glyph, { unitsPerEm, ascent, descent, weight, family: 'Memocartes Plain Zero' });
    for (const file of files(weight)) {
      const to = new URL(`../../${file}`, import.meta.url).pathname;
      mkdirSync(dirname(to), { recursive: true });
      writeFileSync(to, bytes);
    }
  }
}
