/** What a cell may hold. */
export type Cell = string | number | boolean | null | undefined;

/** Signs with which a spreadsheet begins a formula (OWASP, CSV injection). */
const formula = /^[=+\-@\t\r\n]/;
const needsQuotes = /[";\r\n]|^\s|\s$/;

/** A cell as a spreadsheet may open it: what looks like a formula is marked as text, booleans are French. */
export function writeCell(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? 'oui' : 'non';
  if (typeof cell === 'number') return String(cell);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line, as spreadsheets in French read it: `;` between cells, CRLF at the end. */
export const writeLine = (cells: readonly Cell[]): string => `${cells.map(writeCell).join(';')}\r\n`;

/** Makes spreadsheets read the file as UTF-8. */
export const byteOrderMark = '\ufeff';
