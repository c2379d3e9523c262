/** A number of a spreadsheet; its meaning depends on the column. */
type NumberCell = { number: number };
export type SheetCell = string | NumberCell;
/** A sheet of a workbook; `lines` are numbered from 1 and exclude empty ones. */
export type Sheet = { name: string; isHidden: boolean; lines: { line: number; cells: SheetCell[] }[] };
export type Workbook = {
  sheets: Sheet[];
  /** Whether serial dates count days from 1904 instead of 1900. */
  is1904: boolean;
};

/** Maximum number of columns read; a national file of adults has under 60. */
export const maxColumns = 300;

const dayMs = 24 * 60 * 60 * 1000;
/** Serial number of 1970-01-01 in each date system. */
const epochDays = { from1900: 25_569, from1904: 24_107 };

/** The day of a serial date, as `yyyy-mm-dd`. */
export function dayOfNumber(number: number, is1904: boolean): string {
  const days = Math.floor(number) - (is1904 ? epochDays.from1904 : epochDays.from1900);
  return new Date(days * dayMs).toISOString().slice(0, 10);
}

/** Formats a number; an integer has no exponent, even if a spreadsheet shows « 6,4E+08 ». */
export const textOfNumber = (number: number): string =>
  Number.isSafeInteger(number) ? BigInt(number).toString() : String(number);

export const isEmptyCell = (cell: SheetCell): boolean => typeof cell === 'string' && cell.trim() === '';
