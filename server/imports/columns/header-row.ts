import { plain } from '../../text/plain.ts';
import { adultHeaders } from './adult-headers.ts';
import { studentHeaders } from './student-headers.ts';

const knownHeaders = new Set([...Object.keys(studentHeaders), ...adultHeaders]);

const isKnown = (cell: string) => knownHeaders.has(plain(cell));

/** Number of cells that are known headers. */
export const countKnownHeaders = (cells: readonly string[]): number => cells.filter(isKnown).length;

/**
 * Whether a row repeats the header, as with merged cells or on each page of a printed list: in the columns with a known
 * header, at least two cells equal their header, or the only filled cell does. A student whose last name is « Nom » is
 * thus not read as a header.
 */
export function repeatsHeader(header: readonly string[], row: readonly string[]): boolean {
  const filled = header.flatMap((name, column) => (isKnown(name) && row[column] ? [row[column] === name] : []));
  const nbRepeated = filled.filter(Boolean).length;
  return nbRepeated > 1 || (nbRepeated === 1 && filled.length === 1);
}

/**
 * Index of the header row: of the given rows, the first with the most known headers, else the first row. Titles may
 * precede the header. A header of several lines, with merged cells, is its last line with as many known headers
 * [import.headers] [import.merged].
 */
export function findHeader(rows: readonly (readonly string[])[]): number {
  const counts = rows.map(countKnownHeaders);
  const most = Math.max(0, ...counts);
  const first = Math.max(0, counts.indexOf(most));
  const isLine = (at: number) => counts[at] === most && repeatsHeader(rows[first]!, rows[at]!);
  let last = first;
  while (isLine(last + 1)) last += 1;
  return last;
}

export const isBirthdateHeader = (name: string): boolean => studentHeaders[plain(name)] === 'birthdate';
