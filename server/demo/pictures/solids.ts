import { centre, circle, dashed, ellipse, fills, line, path, picture, type Point, polygon } from './svg.ts';

const face = (points: readonly Point[], fill: string) => polygon(points, { fill, 'stroke-width': 7 });

/** A box seen from its front right and from above: front face, then depth up and to the right. */
function box(width: number, height: number, depth: number, [light, middle, dark]: readonly [string, string, string]) {
  const rise = depth * 0.62;
  const x = (600 - width - depth) / 2;
  const y = (600 - height - rise) / 2 + rise;
  const hidden: Point = [x + depth, y + height - rise];
  return picture(
    face(
      [
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
      ],
      middle,
    ),
    face(
      [
        [x, y],
        [x + depth, y - rise],
        [x + width + depth, y - rise],
        [x + width, y],
      ],
      light,
    ),
    face(
      [
        [x + width, y],
        [x + width + depth, y - rise],
        [x + width + depth, y + height - rise],
        [x + width, y + height],
      ],
      dark,
    ),
    line([x, y + height], hidden, dashed),
    line(hidden, [x + depth, y - rise], dashed),
    line(hidden, [x + width + depth, y + height - rise], dashed),
  );
}

export const solids = {
  cube: () => box(340, 340, 190, ['#bcd8f7', fills.blue, '#6d9fd6']),
  cuboid: () => box(400, 200, 170, ['#bfe6bc', fills.green, '#69b266']),
  ball: () =>
    picture(
      circle(centre, 265, { fill: fills.red, 'stroke-width': 7 }),
      path('M35 300a265 78 0 0 0 530 0', { 'stroke-width': 5 }),
      path('M35 300a265 78 0 0 1 530 0', dashed),
      ellipse([205, 185], 62, 40, { fill: '#f9b4aa', stroke: 'none', transform: 'rotate(-35 205 185)' }),
    ),
  cylinder: () =>
    picture(
      path('M110 130v340a190 62 0 0 0 380 0V130Z', { fill: fills.orange, 'stroke-width': 7 }),
      ellipse([300, 130], 190, 62, { fill: '#fbd0a0', 'stroke-width': 7 }),
      path('M110 470a190 62 0 0 1 380 0', dashed),
    ),
  cone: () =>
    picture(
      path('M300 40L92 480a208 66 0 0 0 416 0Z', { fill: fills.violet, 'stroke-width': 7 }),
      path('M92 480a208 66 0 0 1 416 0', dashed),
    ),
  pyramid: () =>
    picture(
      face(
        [
          [290, 50],
          [40, 450],
          [370, 550],
        ],
        fills.yellow,
      ),
      face(
        [
          [290, 50],
          [370, 550],
          [560, 400],
        ],
        '#d9ab2c',
      ),
      line([40, 450], [230, 340], dashed),
      line([230, 340], [560, 400], dashed),
      line([230, 340], [290, 50], dashed),
    ),
};
