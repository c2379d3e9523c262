import { plain } from '../../text/plain.ts';
import { adultHeaders } from './adult-headers.ts';
import { studentHeaders } from './student-headers.ts';

const knownHeaders = new Set([...Object.keys(studentHeaders), ...adultHeaders]);

/** Number of cells that are known headers. */
export const countKnownHeaders = (cells: readonly string[]): number =>
  cells.filter((cell) => knownHeaders.has(plain(cell))).length;

/**
 * Index of the header row: of the given rows, the first with the most known headers, else the first row. Titles may
 * precede the header [import.headers].
 */
export function findHeader(rows: readonly (readonly string[])[]): number {
  const counts = rows.map(countKnownHeaders);
  return Math.max(0, counts.indexOf(Math.max(0, ...counts)));
}

export const isBirthdateHeader = (name: string): boolean => studentHeaders[plain(name)] === 'birthdate';
