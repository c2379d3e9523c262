/** An amount of money, which is written in euros. Unlike a text, it may begin with a minus sign. */
export type Amount = { readonly cents: number };
/** Types of cell values. */
export type Cell = string | number | boolean | Amount | null | undefined;

/**
 * Characters that start a formula in spreadsheets (OWASP, CSV injection). A text with apostrophes before them is marked
 * too, so that `unmarkFormula` returns it unchanged.
 */
const formula = /^'*[=+\-@\t\r\n]/;
const needsQuotes = /[";\r\n]|^\s|\s$/;

/**
 * Formats a cell safely for spreadsheets: possible formulas are marked as text; booleans and amounts (1234,50) are in
 * French [interface.list-export].
 */
export function writeCell(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? 'oui' : 'non';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object') return (cell.cents / 100).toFixed(2).replace('.', ',');
  const text = formula.test(cell) ? `'${cell}` : cell;
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Removes the apostrophe by which `writeCell` marks a possible formula as text. */
export const unmarkFormula = (text: string): string =>
  text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;

/** Formats a line for French spreadsheets: `;` between cells, CRLF at the end. */
export const writeLine = (cells: readonly Cell[]): string => `${cells.map(writeCell).join(';')}\r\n`;

/** Byte order mark, by which spreadsheets recognise UTF-8. */
export const byteOrderMark = '\ufeff';
