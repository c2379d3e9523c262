// maps.json contains outlines from Natural Earth (public domain), taken from world-atlas 2.0.2, projected and
// simplified. Their scale is 1:50 million, that of the continents 1:110 million.
import { readFileSync } from 'node:fs';

import { circle, path, picture, type Point, polygon, rect, text } from './svg.ts';

type Outlines = Record<string, string>;
type Maps = {
  europe: Outlines;
  france: { countries: Outlines; cities: Record<string, Point>; seas: Record<string, Point> };
  world: { continents: Outlines; sphere: string; ural: Point[] };
};
const readMaps = (): Maps => JSON.parse(readFileSync(new URL('maps.json', import.meta.url), 'utf8')) as Maps;

const sea = { fill: '#d9ecfa', stroke: 'none' };
const land = { fill: '#f6efdc', stroke: '#8a8f9e', 'stroke-width': 2 };
const highlight = { fill: '#e0604f', stroke: '#7d1f16', 'stroke-width': 3 };

const question = ([x, y]: Point, size = 60) =>
  rect([x - size * 0.6, y - size * 0.62], size * 1.2, size * 1.24, {
    fill: '#fde8e6',
    stroke: '#c22f3d',
    rx: 10,
    'stroke-width': 5,
  }) + text('?', [x, y + size * 0.36], size, { fill: '#c22f3d' });

const framed = (...parts: readonly string[]) =>
  picture(rect([0, 0], 600, 600, sea), ...parts, rect([1.5, 1.5], 597, 597, { 'stroke-width': 3 }));

/** Europe with one country in red. @param name its name in Natural Earth */
export function country(name: string): string {
  const { europe } = readMaps();
  const others = Object.entries(europe).filter(([other]) => other !== name);
  return framed(...others.map(([, d]) => path(d, land)), path(europe[name]!, highlight));
}

const franceOn = (marks: readonly string[]) => {
  const { countries } = readMaps().france;
  const others = Object.entries(countries).filter(([name]) => name !== 'France');
  return framed(
    ...others.map(([, d]) => path(d, { ...land, fill: '#e9e6df', stroke: '#b9b6ae' })),
    path(countries['France']!, { fill: '#fff7dd', stroke: '#1a2138', 'stroke-width': 3 }),
    ...marks,
  );
};

/** France with its large cities as dots, one of them marked with a question mark. */
export function city(name: string): string {
  const { cities } = readMaps().france;
  const dots = Object.entries(cities).map(([other, at]) =>
    circle(at, other === name ? 15 : 9, {
      fill: other === name ? '#c22f3d' : '#5a6072',
      stroke: '#ffffff',
      'stroke-width': 3,
    }),
  );
  const [x, y] = cities[name]!;
  return franceOn([...dots, question([x, y > 120 ? y - 58 : y + 62], 52)]);
}

/** France with a question mark on one of the surrounding seas. */
export const seaOf = (name: string) => franceOn([question(readMaps().france.seas[name]!, 72)]);

/** The world with one continent in red. */
export function continent(name: string): string {
  const { continents, sphere, ural } = readMaps().world;
  const west = polygon([[0, 0], [ural[0]![0], 0], ...ural, [ural.at(-1)![0], 600], [0, 600]], { stroke: 'none' });

  const styleOf = (group: string) =>
    group === name
      ? { fill: '#e0604f', stroke: '#e0604f', 'stroke-width': 1 }
      : { ...land, stroke: '#f6efdc', 'stroke-width': 1 };

  const { russia, ...others } = continents;
  return picture(
    `<clipPath id="w">${west}</clipPath>`,
    path(sphere, { ...sea, stroke: '#8a8f9e', 'stroke-width': 3 }),
    ...Object.entries(others).map(([group, d]) => path(d, styleOf(group))),
    path(russia!, styleOf('asia')),
    `<g clip-path="url(#w)">${path(russia!, styleOf('europe'))}</g>`,
    path(sphere, { stroke: '#8a8f9e', 'stroke-width': 3 }),
  );
}
