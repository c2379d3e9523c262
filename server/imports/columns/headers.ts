import { adultHeaders } from './adult-words.ts';
import { plain } from '../../text/plain.ts';
import { headers } from './words.ts';

const knownHeaders = new Set([...Object.keys(headers), ...adultHeaders]);

/** Number of cells that are headers of some import. */
export const countKnownHeaders = (cells: readonly string[]): number =>
  cells.filter((cell) => knownHeaders.has(plain(cell))).length;

/** Which of the first rows of a table is its header: the first with the most known names, else the first. Titles may precede it. */
export function findHeader(rows: readonly (readonly string[])[]): number {
  const counts = rows.map(countKnownHeaders);
  return Math.max(0, counts.indexOf(Math.max(0, ...counts)));
}

export const isBirthdateHeader = (name: string): boolean => headers[plain(name)] === 'birthdate';
