import {
  centre,
  circle,
  dashed,
  fills,
  ink,
  line,
  path,
  picture,
  type Point,
  pointAt,
  polygon,
  range,
  text,
} from './svg.ts';

/** A regular polygon with a horizontal bottom side. */
const regular = (sides: number, r: number): Point[] =>
  range(sides).map((i) => pointAt(centre, r, (360 / sides) * i + (sides % 2 === 0 ? 180 / sides : 0)));

const pointBetween = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

const along = (a: Point, b: Point, length: number): Point =>
  pointBetween(a, b, length / Math.hypot(b[0] - a[0], b[1] - a[1]));

/** The square that marks a right angle at `corner`. */
function rightAngle(corner: Point, firstEnd: Point, secondEnd: Point, size = 44): string {
  const a = along(corner, firstEnd, size);
  const b = along(corner, secondEnd, size);
  const far: Point = [a[0] + b[0] - corner[0], a[1] + b[1] - corner[1]];
  return path(`M${a.join(' ')}L${far.join(' ')}L${b.join(' ')}`, { stroke: '#c22f3d' });
}

/** Tick marks on a side: sides with the same number of marks have the same length. */
function equalMark(a: Point, b: Point, nb = 1): string {
  const middle = pointBetween(a, b, 0.5);
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const ux = (b[0] - a[0]) / length;
  const uy = (b[1] - a[1]) / length;
  return range(nb)
    .map((i) => {
      const shift = (i - (nb - 1) / 2) * 14;
      const x = middle[0] + ux * shift;
      const y = middle[1] + uy * shift;
      return line([x - uy * 20, y + ux * 20], [x + uy * 20, y - ux * 20], { stroke: '#c22f3d' });
    })
    .join('');
}

const square: Point[] = [
  [70, 70],
  [530, 70],
  [530, 530],
  [70, 530],
];
const rectangle: Point[] = [
  [30, 140],
  [570, 140],
  [570, 460],
  [30, 460],
];
const rhombus: Point[] = [
  [300, 30],
  [500, 300],
  [300, 570],
  [100, 300],
];
const trapezium: Point[] = [
  [190, 120],
  [440, 120],
  [560, 480],
  [40, 480],
];
const parallelogram: Point[] = [
  [190, 140],
  [580, 140],
  [410, 460],
  [20, 460],
];
const scalene: Point[] = [
  [390, 60],
  [560, 520],
  [40, 520],
];
const rightTriangle: Point[] = [
  [110, 60],
  [540, 520],
  [110, 520],
];
const isosceles: Point[] = [
  [300, 40],
  [470, 550],
  [130, 550],
];
const equilateral: Point[] = [
  [300, 55],
  [570, 523],
  [30, 523],
];

const sidesOf = (points: readonly Point[]) =>
  points.map((point, i) => [point, points[(i + 1) % points.length]!] as const);
const rightAngles = (points: readonly Point[]) =>
  points.map((point, i) => rightAngle(point, points.at(i - 1)!, points[(i + 1) % points.length]!)).join('');

const allEqual = (points: readonly Point[]) =>
  sidesOf(points)
    .map(([a, b]) => equalMark(a, b))
    .join('');

export const shapes = {
  square: () => picture(polygon(square, { fill: fills.blue }), rightAngles(square), allEqual(square)),
  rectangle: () => picture(polygon(rectangle, { fill: fills.green }), rightAngles(rectangle)),
  triangle: () => picture(polygon(scalene, { fill: fills.yellow })),
  disc: () => picture(circle(centre, 265, { fill: fills.red })),
  rhombus: () => picture(polygon(rhombus, { fill: fills.violet }), allEqual(rhombus)),
  trapezium: () => picture(polygon(trapezium, { fill: fills.orange })),
  parallelogram: () => picture(polygon(parallelogram, { fill: fills.blue })),
  pentagon: () => picture(polygon(regular(5, 275), { fill: fills.orange })),
  hexagon: () => picture(polygon(regular(6, 275), { fill: fills.yellow })),
  'right-triangle': () =>
    picture(
      polygon(rightTriangle, { fill: fills.green }),
      rightAngle(rightTriangle[2]!, rightTriangle[0]!, rightTriangle[1]!),
    ),
  isosceles: () =>
    picture(
      polygon(isosceles, { fill: fills.violet }),
      equalMark(isosceles[0]!, isosceles[1]!, 2),
      equalMark(isosceles[0]!, isosceles[2]!, 2),
    ),
  equilateral: () => picture(polygon(equilateral, { fill: fills.blue }), allEqual(equilateral)),
};

/** An angle of `degrees`: two half-lines from one point, and a coloured sector. */
export function angle(degrees: number): string {
  const corner: Point = degrees > 90 ? [330, 440] : [110, 470];
  const end = (turn: number, length: number) => pointAt(corner, length, 90 - turn);
  const a = end(0, 130);
  const b = end(degrees, 130);
  const mark =
    degrees === 90
      ? rightAngle(corner, end(0, 100), end(90, 100), 60)
      : path(`M${corner.join(' ')}L${a.join(' ')}A130 130 0 0 0 ${b.join(' ')}Z`, {
          fill: '#fbd5d0',
          stroke: '#c22f3d',
        });
  const length = degrees > 90 ? 250 : 430;

  return picture(
    mark,
    line(corner, end(0, length), { 'stroke-width': 9 }),
    line(corner, end(degrees, degrees > 90 ? 340 : 390), { 'stroke-width': 9 }),
    circle(corner, 9, { fill: ink }),
  );
}

export const parallels = () =>
  picture(
    line([30, 380], [500, 90], { stroke: '#2456b8', 'stroke-width': 9 }),
    line([100, 510], [570, 220], { stroke: '#c22f3d', 'stroke-width': 9 }),
    text('(d)', [70, 300], 50, { fill: '#2456b8' }),
    text('(e)', [530, 330], 50, { fill: '#c22f3d' }),
  );

export function perpendiculars(): string {
  const cross: Point = [300, 310];
  const a = pointAt(cross, 290, 65);
  const b = pointAt(cross, 270, 335);
  return picture(
    line(pointAt(cross, -290, 65), a, { stroke: '#2456b8', 'stroke-width': 9 }),
    line(pointAt(cross, -250, 335), b, { stroke: '#c22f3d', 'stroke-width': 9 }),
    rightAngle(cross, a, b, 56),
    text('(d)', [520, 130], 50, { fill: '#2456b8' }),
    text('(e)', [112, 80], 50, { fill: '#c22f3d' }),
  );
}

/** A circle with the named part in red; the centre is labelled O unless it is that part. */
export function circleWith(part: 'radius' | 'diameter' | 'centre'): string {
  const edge = pointAt(centre, 255, 70);
  const other = pointAt(centre, 255, 250);
  const red = { stroke: '#c22f3d', 'stroke-width': 10 };
  return picture(
    circle(centre, 255, { fill: '#f5f8fd', 'stroke-width': 7 }),
    part === 'radius' ? line(centre, edge, red) : '',
    part === 'diameter' ? line(other, edge, red) : '',
    circle(centre, part === 'centre' ? 18 : 10, {
      fill: part === 'centre' ? '#c22f3d' : ink,
      stroke: part === 'centre' ? '#c22f3d' : ink,
    }),
    part === 'centre' ? '' : text('O', [278, 272], 46),
  );
}

/** Axes of symmetry of figures; each axis extends a little beyond the figure. */
const axes: Record<'square' | 'rectangle' | 'equilateral', (readonly [Point, Point])[]> = {
  square: [
    [
      [300, 10],
      [300, 590],
    ],
    [
      [10, 300],
      [590, 300],
    ],
    [
      [20, 20],
      [580, 580],
    ],
    [
      [580, 20],
      [20, 580],
    ],
  ],
  rectangle: [
    [
      [300, 80],
      [300, 520],
    ],
    [
      [8, 300],
      [592, 300],
    ],
  ],
  equilateral: [
    [
      [300, 10],
      [300, 580],
    ],
    [along([30, 523], [435, 289], -22), along([30, 523], [435, 289], 530)],
    [along([570, 523], [165, 289], -22), along([570, 523], [165, 289], 530)],
  ],
};

type Figure = keyof typeof axes;
const outlineOf = (figure: Figure) => polygon({ square, rectangle, equilateral }[figure], { fill: '#e3ecfb' });

export const figureWithoutAxes = (figure: Figure): string => picture(outlineOf(figure));

export const figureWithAxes = (figure: Figure): string =>
  picture(
    outlineOf(figure),
    ...axes[figure].map(([a, b]) => line(a, b, { ...dashed, stroke: '#c22f3d', 'stroke-width': 7 })),
  );
