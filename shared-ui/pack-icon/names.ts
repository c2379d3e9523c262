import { paths } from '../icon/paths.ts';
import { drawings } from './drawings.ts';
import type { PackDrawing } from './shapes.ts';

/** Name of a drawing: the value stored in packs. */
export type PackIconName = keyof typeof drawings;

/** The drawings that a teacher can choose, related ones next to each other. */
export const packIconNames = [
  ...(['pencil', 'book', 'letters', 'message', 'help', 'music', 'palette'] as const),
  ...(['numbers', 'operations', 'grid', 'abacus', 'dice', 'ruler', 'geometry'] as const),
  ...(['clock', 'calendar', 'coins', 'globe', 'map', 'flag', 'castle'] as const),
  ...(['magnifier', 'leaf', 'paw', 'apple', 'sun', 'ball', 'star'] as const),
] as const satisfies readonly PackIconName[];

/** Older stored values, with the current name of their drawing. */
const aliases: ReadonlyMap<string, PackIconName> = new Map([
  ['edit', 'pencil'],
  ['relation', 'heart'],
]);

/** The name of a stored value's drawing; `pack`, a pack of cards, if the value has no drawing. */
export const packIconOf = (value: string): PackIconName =>
  aliases.get(value) ?? (Object.hasOwn(drawings, value) ? (value as PackIconName) : 'pack');

/** What a stored value is rendered as: its drawing, else the portal's line icon of this name, else a pack of cards. */
export function drawingOf(value: string): PackDrawing {
  const name = packIconOf(value);
  return name === 'pack' && Object.hasOwn(paths, value)
    ? { lines: paths[value as keyof typeof paths] }
    : drawings[name];
}
