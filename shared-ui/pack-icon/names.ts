import { paths } from '../icon/paths.ts';
import { drawings } from './drawings.ts';
import type { PackDrawing } from './shapes.ts';

/** Name of a drawing: the value that a pack keeps. */
export type PackIconName = keyof typeof drawings;

/** The drawings that a teacher chooses from, those that belong together side by side. */
export const packIconNames = [
  ...(['pencil', 'book', 'letters', 'message', 'help', 'music', 'palette'] as const),
  ...(['numbers', 'operations', 'grid', 'abacus', 'dice', 'ruler', 'geometry'] as const),
  ...(['clock', 'calendar', 'coins', 'globe', 'map', 'flag', 'castle'] as const),
  ...(['magnifier', 'leaf', 'paw', 'apple', 'sun', 'ball', 'star'] as const),
] as const satisfies readonly PackIconName[];

/** Values that were stored under another name than that of their drawing. */
const aliases: ReadonlyMap<string, PackIconName> = new Map([
  ['edit', 'pencil'],
  ['relation', 'heart'],
]);

/** The drawing of a stored value; a pack of cards for a value that has none. */
export const packIconOf = (value: string): PackIconName =>
  aliases.get(value) ?? (Object.hasOwn(drawings, value) ? (value as PackIconName) : 'pack');

/** How a stored value is drawn: by its drawing, else by the portal's line icon of that name. */
export function drawingOf(value: string): PackDrawing {
  const name = packIconOf(value);
  return name === 'pack' && Object.hasOwn(paths, value)
    ? { lines: paths[value as keyof typeof paths] }
    : drawings[name];
}
