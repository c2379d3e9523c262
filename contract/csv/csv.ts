/** Types of cell values. */
export type Cell = string | number | boolean | null | undefined;

/** Characters that start a formula in spreadsheets (OWASP, CSV injection). */
const formula = /^[=+\-@\t\r\n]/;
const needsQuotes = /[";\r\n]|^\s|\s$/;

/** Formats a cell safely for spreadsheets: possible formulas are marked as text, booleans are in French [interface.list-export]. */
export function writeCell(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? 'oui' : 'non';
  if (typeof cell === 'number') return String(cell);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Formats a line for French spreadsheets: `;` between cells, CRLF at the end. */
export const writeLine = (cells: readonly Cell[]): string => `${cells.map(writeCell).join(';')}\r\n`;

/** Byte order mark, by which spreadsheets recognise UTF-8. */
export const byteOrderMark = '\ufeff';
