import { adultHeaders } from './adult-words.ts';
import { plain } from '../../text/plain.ts';
import { headers } from './words.ts';

const known = new Set([...Object.keys(headers), ...adultHeaders]);

/** Names of columns that a row has and that some import reads. */
export const countKnownHeaders = (cells: readonly string[]): number =>
  cells.filter((cell) => known.has(plain(cell))).length;

/** Which of the first rows of a table is its header: the first with the most known names, else the first. Titles and merged cells stand above it. */
export function findHeader(rows: readonly (readonly string[])[]): number {
  const counts = rows.map(countKnownHeaders);
  return Math.max(0, counts.indexOf(Math.max(0, ...counts)));
}

export const isBirthdateHeader = (name: string): boolean => headers[plain(name)] === 'birthdate';
