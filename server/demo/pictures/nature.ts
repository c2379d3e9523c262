import {
  arrow,
  circle,
  ellipse,
  fills,
  ink,
  line,
  path,
  picture,
  type Point,
  pointAt,
  polygon,
  range,
  rect,
  text,
} from './svg.ts';

const green = '#5aa557';
const leaf = (at: Point, turn: number, scale = 1) =>
  `<g transform="translate(${at.join(' ')}) rotate(${turn}) scale(${scale})">${path('M0 0C28-58 100-66 138-30C104 20 40 30 0 0Z', { fill: '#7cc576', 'stroke-width': 5 })}${path('M4-2C44-20 84-28 122-28', { 'stroke-width': 3 })}</g>`;

/** A plant with an arrow to one of its parts. */
export function plant(part: 'root' | 'stem' | 'leaf' | 'flower'): string {
  const petals = range(8).map((i) => {
    const [x, y] = pointAt([300, 128], 62, i * 45);
    return ellipse([x, y], 46, 30, {
      fill: fills.yellow,
      'stroke-width': 4,
      transform: `rotate(${i * 45 - 90} ${x} ${y})`,
    });
  });
  const roots = [
    'M300 452C296 500 302 540 298 580',
    'M300 460C270 486 232 492 206 530',
    'M300 462C332 488 366 494 396 532',
    'M299 500C276 526 262 540 250 574',
    'M300 500C324 526 340 540 350 572',
  ].map((d) => path(d, { stroke: '#8a5a2b', 'stroke-width': 9 }));
  const arrows = {
    root: arrow([520, 560], [410, 540]),
    stem: arrow([470, 250], [322, 250]),
    leaf: arrow([90, 250], [176, 306]),
    flower: arrow([520, 60], [404, 104]),
  };
  return picture(
    rect([0, 452], 600, 148, { fill: '#ecdcc6', stroke: 'none' }),
    line([0, 452], [600, 452], { stroke: '#8a5a2b', 'stroke-width': 6 }),
    ...roots,
    path('M300 452C296 360 306 260 300 150', { stroke: green, 'stroke-width': 18 }),
    leaf([304, 390], -20),
    leaf([296, 350], 200, 1.05).replace('scale(1.05)', 'scale(1.05 -1.05)'),
    ...petals,
    circle([300, 128], 42, { fill: fills.orange, 'stroke-width': 5 }),
    arrows[part],
  );
}

/** The Moon as seen from France at night, with the part `lit` lit by the Sun. */
export function moon(lit: 'all' | 'none' | 'right' | 'left'): string {
  const r = 190;
  const half = (right: boolean) =>
    path(`M300 ${300 - r}A${r} ${r} 0 0 ${right ? 1 : 0} 300 ${300 + r}Z`, { fill: '#f7efc9', stroke: 'none' });
  const craters = [
    [245, 230, 34],
    [355, 260, 24],
    [280, 370, 42],
    [380, 370, 20],
    [215, 315, 18],
  ] as const;
  const litParts = {
    all: circle([300, 300], r, { fill: '#f7efc9', stroke: 'none' }),
    none: '',
    right: half(true),
    left: half(false),
  };
  const isSeen = (x: number) => lit === 'all' || (lit === 'right' && x > 320) || (lit === 'left' && x < 280);

  return picture(
    rect([0, 0], 600, 600, { fill: '#1d2747', stroke: 'none' }),
    circle([300, 300], r, {
      fill: '#2a3660',
      stroke: '#4a5888',
      'stroke-width': 3,
      'stroke-dasharray': lit === 'none' ? '10 10' : undefined,
    }),
    litParts[lit],
    ...craters
      .filter(([x]) => isSeen(x))
      .map(([x, y, size]) => circle([x, y], size, { fill: '#e3d7a3', stroke: 'none' })),
    ...(
      [
        [70, 90],
        [520, 120],
        [110, 480],
        [540, 470],
        [300, 50],
        [60, 290],
      ] as const
    ).map(([x, y]) => circle([x, y], 4, { fill: '#ffffff', stroke: 'none' })),
  );
}

/** A battery, a switch and a lamp in a loop. The loop is closed unless `open`; only `lit` shows the lamp shining. */
export function circuit(state: 'open' | 'closed' | 'lit'): string {
  const isLit = state === 'lit';
  const glow = isLit
    ? range(8).map((i) =>
        line(pointAt([300, 130], 100, i * 45), pointAt([300, 130], 128, i * 45), {
          stroke: '#e2a400',
          'stroke-width': 8,
        }),
      )
    : [];
  return picture(
    path('M230 130H70V470H190M410 470H530V130H370', { 'stroke-width': 8 }),
    // Battery
    rect([190, 425], 200, 90, { fill: '#c9d0dc', rx: 8 }),
    rect([300, 425], 90, 90, { fill: '#c22f3d', rx: 8 }),
    rect([390, 450], 20, 40, { fill: '#9aa1ad', rx: 4 }),
    text('−', [240, 488], 60),
    text('+', [345, 488], 60, { fill: '#ffffff' }),
    // Lamp
    circle([300, 130], 70, { fill: isLit ? '#ffe27a' : '#ffffff', 'stroke-width': 8 }),
    line(pointAt([300, 130], 70, 45), pointAt([300, 130], 70, 225), { 'stroke-width': 7 }),
    line(pointAt([300, 130], 70, 135), pointAt([300, 130], 70, 315), { 'stroke-width': 7 }),
    ...glow,
    // Switch
    rect([505, 250], 50, 110, { fill: '#ffffff', stroke: 'none' }),
    circle([530, 240], 12, { fill: ink }),
    circle([530, 370], 12, { fill: ink }),
    state === 'open'
      ? line([530, 370], [452, 268], { 'stroke-width': 9, stroke: '#2456b8' })
      : line([530, 240], [530, 370], { 'stroke-width': 9, stroke: '#2456b8' }),
  );
}

/** A compass rose with a question mark for one of its directions. */
export function compassRose(hidden: 'N' | 'E' | 'S' | 'O'): string {
  const letters = { N: 0, E: 90, S: 180, O: 270 } as const;
  const star = range(4).map((i) => {
    const tip = pointAt([300, 300], 195, i * 90);
    const left = pointAt([300, 300], 52, i * 90 - 45);
    const right = pointAt([300, 300], 52, i * 90 + 45);
    return (
      polygon([[300, 300], left, tip], { fill: '#ffffff', 'stroke-width': 5 }) +
      polygon([[300, 300], right, tip], { fill: i === 0 ? '#c22f3d' : '#2456b8', 'stroke-width': 5 })
    );
  });
  const words = Object.entries(letters).map(([letter, degrees]) => {
    const [x, y] = pointAt([300, 300], 248, degrees);
    return letter === hidden
      ? rect([x - 40, y - 40], 80, 80, { fill: '#fde8e6', stroke: '#c22f3d', rx: 12 }) +
          text('?', [x, y + 24], 68, { fill: '#c22f3d' })
      : text(letter, [x, y + 25], 72);
  });
  return picture(circle([300, 300], 140, { stroke: '#9aa1ad', 'stroke-width': 4 }), ...star, ...words);
}

type Flag = { bands: readonly string[]; upright?: boolean; ratio: number };

/** Flags of two or three bands, in their official colours as closely as a screen can show them. */
const flags = {
  france: { bands: ['#000091', '#ffffff', '#e1000f'], upright: true, ratio: 2 / 3 },
  italy: { bands: ['#008c45', '#f4f9ff', '#cd212a'], upright: true, ratio: 2 / 3 },
  belgium: { bands: ['#000000', '#fdda24', '#ef3340'], upright: true, ratio: 2 / 3 },
  ireland: { bands: ['#169b62', '#ffffff', '#ff883e'], upright: true, ratio: 1 / 2 },
  germany: { bands: ['#000000', '#dd0000', '#ffce00'], ratio: 3 / 5 },
  netherlands: { bands: ['#ae1c28', '#ffffff', '#21468b'], ratio: 2 / 3 },
  poland: { bands: ['#ffffff', '#dc143c'], ratio: 5 / 8 },
} satisfies Record<string, Flag>;

/** A flag with an outline, so that white bands are visible. */
export function flag(country: keyof typeof flags): string {
  const { bands, ratio, upright }: Flag = flags[country];
  const width = 560;
  const height = 560 * ratio;
  const top = (600 - height) / 2;
  const drawn = bands.map((fill, i) => {
    const part = 1 / bands.length;
    return upright
      ? rect([20 + i * part * width, top], width * part, height, { fill, stroke: 'none' })
      : rect([20, top + i * part * height], width, height * part, { fill, stroke: 'none' });
  });
  return picture(...drawn, rect([20, top], width, height, { stroke: '#7c8396', 'stroke-width': 3 }));
}
