import * as english from './english.ts';
import { discOf, discsOf, numberLine, squareOf, stripOf } from './fractions.ts';
import * as maps from './maps.ts';
import * as nature from './nature.ts';
import { blocks, dice, onGrid, ruler, tenFrame, thermometer } from './numbers.ts';
import { angle, circleWith, figureWithAxes, figureWithoutAxes, parallels, perpendiculars, shapes } from './shapes.ts';
import { solids } from './solids.ts';
import { clock, money } from './time-and-money.ts';

type Drawings = Record<string, () => string>;

const each = <K extends string>(prefix: string, names: readonly K[], draw: (name: K) => string): Drawings =>
  Object.fromEntries(names.map((name) => [`${prefix}-${name}`, () => draw(name)]));
const eachOf = (prefix: string, drawings: Drawings): Drawings =>
  Object.fromEntries(Object.entries(drawings).map(([name, draw]) => [`${prefix}-${name}`, draw]));

const times = [
  '3-00',
  '7-00',
  '10-00',
  '2-30',
  '8-30',
  '4-15',
  '9-45',
  '1-15',
  '11-45',
  '2-20',
  '5-40',
  '8-05',
  '10-50',
  '3-25',
  '6-30',
] as const;
const decimal = (value: number) => String(Math.round(value * 100) / 100).replace('.', ',');

/** Functions that draw the pictures of the certified cards as SVG, by picture name. */
export const drawings: Drawings = {
  ...each('clock', times, (time) => clock(...(time.split('-').map(Number) as [number, number]))),
  'money-3-euros': () => money([200, 100]),
  'money-5-euros': () => money([200, 200], [100]),
  'money-8-euros': () => money([500], [200, 100]),
  'money-12-euros': () => money([1000], [100, 100]),
  'money-9-euros': () => money([500], [200, 200]),
  'money-80-cents': () => money([50], [20, 10]),
  'money-65-cents': () => money([50, 10], [5]),
  'money-1-euro-50': () => money([100, 50]),
  'money-3-euros-70': () => money([200, 100], [50, 20]),
  'money-27-euros': () => money([2000], [500], [200]),
  'money-15-euros-20': () => money([1000], [500], [10, 10]),
  'disc-1-2': () => discOf(2, 1),
  'disc-1-4': () => discOf(4, 1),
  'disc-3-4': () => discOf(4, 3),
  'disc-1-3': () => discOf(3, 1),
  'disc-2-3': () => discOf(3, 2),
  'disc-5-6': () => discOf(6, 5),
  'disc-3-8': () => discOf(8, 3),
  'discs-5-4': () => discsOf(4, 5),
  'discs-3-2': () => discsOf(2, 3),
  'strip-2-5': () => stripOf(5, 2),
  'strip-7-10': () => stripOf(10, 7),
  'square-25-100': () => squareOf(10, 10, 25),
  'square-7-100': () => squareOf(10, 10, 7),
  'line-35': () => numberLine({ from: 0, to: 50, step: 5, every: 2, at: 35, label: String }),
  'line-370': () => numberLine({ from: 300, to: 400, step: 10, every: 5, at: 370, label: String }),
  'line-0-7': () => numberLine({ from: 0, to: 1, step: 0.1, every: 5, at: 0.7, label: decimal }),
  'line-1-4': () => numberLine({ from: 0, to: 2, step: 0.2, every: 5, at: 1.4, label: decimal }),
  'line-3-quarters': () => numberLine({ from: 0, to: 1, step: 0.25, every: 4, at: 0.75, label: decimal }),
  ...eachOf('shape', shapes),
  ...each('angle', ['40', '90', '125'], (degrees) => angle(Number(degrees))),
  parallels,
  perpendiculars,
  ...each('circle', ['radius', 'diameter', 'centre'], circleWith),
  ...eachOf('solid', solids),
  ...each('figure', ['square', 'rectangle', 'equilateral'], figureWithoutAxes),
  ...each('axes', ['square', 'rectangle', 'equilateral'], figureWithAxes),
  ...each('blocks', ['23', '35', '47', '134', '206', '352'], (number) => blocks(Number(number))),
  ...each('frame', ['6', '8', '9'], (filled) => tenFrame(Number(filled))),
  ...each('dice', ['5-4', '6-5', '6-6'], (values) => dice(...values.split('-').map(Number))),
  ...each('ruler', ['4', '6', '9'], (length) => ruler(Number(length))),
  'ruler-7-5': () => ruler(7.5),
  ...each('thermometer', ['20', '12'], (degrees) => thermometer(Number(degrees))),
  'thermometer-minus-5': () => thermometer(-5),
  ...each('grid', ['5-3', '4-4', '6-2'], (sides) => onGrid(...(sides.split('-').map(Number) as [number, number]))),
  ...each('plant', ['root', 'stem', 'leaf', 'flower'], nature.plant),
  ...each('moon', ['all', 'none', 'right', 'left'], nature.moon),
  'circuit-closed': () => nature.circuit('closed'),
  'circuit-lit': () => nature.circuit('lit'),
  'circuit-open': () => nature.circuit('open'),
  ...each('compass', ['N', 'E', 'S', 'O'], nature.compassRose),
  ...each('flag', ['france', 'italy', 'belgium', 'ireland', 'germany', 'netherlands', 'poland'], nature.flag),
  ...each(
    'europe',
    ['Italy', 'Spain', 'Portugal', 'Germany', 'United Kingdom', 'Greece', 'Ireland', 'Poland', 'Sweden', 'France'],
    maps.country,
  ),
  ...each('city', ['Paris', 'Marseille', 'Lyon', 'Lille', 'Bordeaux', 'Strasbourg', 'Nantes', 'Toulouse'], maps.city),
  ...each('sea', ['manche', 'atlantique', 'mediterranee'], maps.seaOf),
  ...each('continent', ['africa', 'america', 'antarctica', 'asia', 'europe', 'oceania'], maps.continent),
  ...each('balloon', ['red', 'blue', 'green', 'yellow', 'orange', 'pink'], english.balloon),
  ...each('balloons', ['3', '5', '7', '8'], (number) => english.balloons(Number(number))),
  ...eachOf('weather', english.weather),
  ...eachOf('plain', english.plainFigures),
};
