import { circle, ellipse, fills, line, path, picture, type Point, pointAt, polygon, range } from './svg.ts';

const tint = {
  red: '#e0453b',
  blue: '#3f7fd6',
  green: '#4aa64d',
  yellow: '#f6c928',
  orange: '#f28c28',
  pink: '#f08cb4',
};

const balloonAt = ([x, y]: Point, scale: number, fill: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${path('M0 150C30 190-30 230 0 280', { 'stroke-width': 5 })}${polygon(
    [
      [-18, 158],
      [18, 158],
      [0, 132],
    ],
    { fill },
  )}${ellipse([0, 0], 112, 138, { fill })}${ellipse([-40, -54], 20, 38, { fill: '#ffffff', 'fill-opacity': 0.55, stroke: 'none', transform: 'rotate(22 -40 -54)' })}</g>`;

export const balloon = (colour: keyof typeof tint) => picture(balloonAt([300, 210], 1.3, tint[colour]));

/** A number of balloons, in rows. */
export function balloons(number: number): string {
  const columns = number <= 4 ? 2 : Math.min(4, Math.ceil(number / 2));
  const rows = Math.ceil(number / columns);
  const scale = columns > 3 ? 0.56 : columns > 2 ? 0.62 : 0.66;
  const colours = Object.values(tint);
  const drawn = range(number).map((i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? number - row * columns : columns;
    const x = 300 + ((i % columns) - (inRow - 1) / 2) * (560 / columns);
    return balloonAt([x, 105 + row * 300], scale, colours[i % colours.length]!);
  });
  return picture(...drawn);
}

const cloud = (shift: Point, scale: number, fill: string) =>
  `<g transform="translate(${shift.join(' ')}) scale(${scale})">${path('M110 330a80 80 0 0 1 10-159a120 120 0 0 1 226-32a95 95 0 0 1 114 191Z', { fill, 'stroke-width': 8 })}</g>`;

const sunAt = (centre: Point, r: number) =>
  range(12)
    .map((i) =>
      line(pointAt(centre, r + 26, i * 30), pointAt(centre, r + 70, i * 30), { stroke: '#e2a400', 'stroke-width': 14 }),
    )
    .join('') + circle(centre, r, { fill: '#ffd54a', stroke: '#e2a400', 'stroke-width': 8 });

const flake = (centre: Point) =>
  range(3)
    .map((i) =>
      line(pointAt(centre, 30, i * 60), pointAt(centre, -30, i * 60), { stroke: '#5b8fd0', 'stroke-width': 7 }),
    )
    .join('');

export const weather = {
  sunny: () => picture(sunAt([300, 300], 150)),
  cloudy: () => picture(cloud([-10, 20], 0.78, '#dfe4ee'), cloud([70, 140], 0.95, '#f2f4f8')),
  rainy: () =>
    picture(
      cloud([10, -10], 1, '#d3dae6'),
      ...(
        [
          [150, 380],
          [250, 380],
          [350, 380],
          [450, 380],
          [190, 480],
          [290, 480],
          [390, 480],
        ] as const
      ).map(([x, y]) => line([x, y], [x - 26, y + 72], { stroke: '#3f7fd6', 'stroke-width': 12 })),
    ),
  snowy: () =>
    picture(
      cloud([10, -10], 1, '#e9edf5'),
      ...(
        [
          [150, 410],
          [290, 400],
          [430, 410],
          [210, 510],
          [360, 510],
        ] as const
      ).map(flake),
    ),
};

/** Geometric figures without marks. */
export const plainFigures = {
  circle: () => picture(circle([300, 300], 250, { fill: fills.green })),
  square: () =>
    picture(
      polygon(
        [
          [70, 70],
          [530, 70],
          [530, 530],
          [70, 530],
        ],
        { fill: fills.yellow },
      ),
    ),
  triangle: () =>
    picture(
      polygon(
        [
          [300, 60],
          [560, 520],
          [40, 520],
        ],
        { fill: fills.red },
      ),
    ),
};
