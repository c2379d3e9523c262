/** Side of a picture's square drawing area; also the side of its JPEG, in pixels. */
export const side = 600;

/** Colour of outlines, and the fill colours that drawings share. */
export const ink = '#1a2138';
export const fills = {
  blue: '#8fbdf0',
  red: '#ef7a6d',
  yellow: '#f8cf57',
  green: '#8fd08b',
  violet: '#bda4e8',
  orange: '#f5a95b',
  grey: '#e8eaf0',
  cream: '#fdf6e3',
} as const;

type Attributes = Record<string, string | number | undefined>;
export type Point = readonly [x: number, y: number];

/** The centre of a picture. */
export const centre: Point = [side / 2, side / 2];

const round = (value: number) => Math.round(value * 100) / 100;

const attributesText = (attributes: Attributes) =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? round(value) : value}"`)
    .join('');

/** Default attributes of shapes: an ink outline with round corners, no fill. */
const outlined = {
  fill: 'none',
  stroke: ink,
  'stroke-width': 6,
  'stroke-linejoin': 'round',
  'stroke-linecap': 'round',
};
/** Attributes of a hidden or construction line. */
export const dashed = { 'stroke-dasharray': '16 14', 'stroke-width': 5 };
const element = (name: string, attributes: Attributes) => `<${name}${attributesText(attributes)}/>`;

export const circle = ([cx, cy]: Point, r: number, attributes: Attributes = {}) =>
  element('circle', { cx, cy, r, ...outlined, ...attributes });
export const ellipse = ([cx, cy]: Point, rx: number, ry: number, attributes: Attributes = {}) =>
  element('ellipse', { cx, cy, rx, ry, ...outlined, ...attributes });
export const rect = ([x, y]: Point, width: number, height: number, attributes: Attributes = {}) =>
  element('rect', { x, y, width, height, ...outlined, ...attributes });
export const path = (d: string, attributes: Attributes = {}) => element('path', { d, ...outlined, ...attributes });
export const line = (from: Point, to: Point, attributes: Attributes = {}) =>
  path(`M${round(from[0])} ${round(from[1])}L${round(to[0])} ${round(to[1])}`, attributes);
export const polygon = (points: readonly Point[], attributes: Attributes = {}) =>
  path(`M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`, attributes);

/** Text centred at a point of its baseline unless `text-anchor` is set; `render.ts` converts it to outlines. */
export const text = (content: string, [x, y]: Point, size: number, attributes: Attributes = {}) =>
  `<text${attributesText({ x, y, 'font-size': size, 'text-anchor': 'middle', fill: ink, ...attributes })}>${content}</text>`;

/** The point at a distance and an angle from a centre; 0° is up, and angles increase clockwise. */
export const pointAt = ([x, y]: Point, distance: number, degrees: number): Point => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [x + distance * Math.cos(angle), y + distance * Math.sin(angle)];
};

/** A whole picture on white. */
export const picture = (...parts: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">` +
  `<rect width="${side}" height="${side}" fill="#ffffff"/>${parts.join('')}</svg>`;

/** The whole numbers from 0 to `length - 1`. */
export const range = (length: number): number[] => Array.from({ length }, (_none, i) => i);

/** An arrow that ends at `to`. */
export const arrow = (from: Point, to: Point, colour = '#c22f3d'): string => {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const barb = (turn: number): Point => [to[0] - 30 * Math.cos(angle + turn), to[1] - 30 * Math.sin(angle + turn)];
  return (
    line(from, to, { stroke: colour, 'stroke-width': 9 }) +
    polygon([to, barb(0.45), barb(-0.45)], { fill: colour, stroke: colour, 'stroke-width': 4 })
  );
};
