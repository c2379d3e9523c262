import { importMaxRows } from '@memocartes/contract/imports/imports';

import { Refusal } from '../../workers/refusal.ts';
import { isBirthdateHeader } from '../columns/header-row.ts';
import { type Entries, unpack } from './archive.ts';
import { chooseSheet, chooseStudentSheets, type HeadedSheet, type UnreadSheet } from './choose-sheets.ts';
import { readOds } from './ods.ts';
import { dayOfNumber, type Sheet, type SheetCell, textOfNumber, type Workbook } from './sheet.ts';
import { readXlsx } from './xlsx.ts';

/** Name and rows of a sheet that was read. For `people` and `students`, the first row is the header. */
type SheetTable = { sheet: string; rows: { line: number; cells: string[] }[] };

type WorkbookTables = {
  format: 'xlsx' | 'ods';
  /** At least one table; several only for `students`. */
  tables: SheetTable[];
  /** For `people`: names of other sheets with a list, which were not read. */
  otherSheets?: string[];
  /** For `students`: the other sheets that are not empty. */
  unread?: UnreadSheet[];
};

const isSpreadsheet = ({ mimetype }: Entries) =>
  !mimetype || new TextDecoder().decode(mimetype).includes('opendocument.spreadsheet');

const isEncrypted = (entries: Entries) =>
  'encrypted-package' in entries ||
  new TextDecoder().decode(entries['META-INF/manifest.xml']).includes(':encryption-data');

async function openWorkbook(bytes: Uint8Array): Promise<Workbook & Pick<WorkbookTables, 'format'>> {
  const entries = unpack(bytes);
  if ('xl/workbook.xml' in entries) return { format: 'xlsx', ...(await readXlsx(entries)) };
  if ('xl/workbook.bin' in entries) throw new Refusal('WORKBOOK_XLSB');
  if (isEncrypted(entries)) throw new Refusal('WORKBOOK_PROTECTED');
  const content = entries['content.xml'];
  if (!content || !isSpreadsheet(entries)) throw new Refusal('FILE_NOT_TABLE');
  const { sheets, is1904 } = readOds(content);
  return { format: 'ods', sheets, is1904 };
}

function filledSheets(sheets: readonly Sheet[]): [Sheet, ...Sheet[]] {
  const [first, ...others] = sheets.filter(({ lines }) => lines.length);
  if (!first) throw new Refusal('WORKBOOK_EMPTY');
  return [first, ...others];
}

/** Text of a cell in French notation: `3,15`, `14/07/1989`. */
const shownText = (cell: SheetCell): string => {
  if (typeof cell === 'string') return cell.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1');
  return Number.isNaN(cell.number) ? '' : textOfNumber(cell.number).replace('.', ',');
};

/** The rows of a sheet from its header on, at most `maxRows` below it. */
function peopleTable({ sheet, headerIndex, header }: HeadedSheet, maxRows: number, is1904: boolean): SheetTable {
  const textOf = (cell: SheetCell, column: number): string => {
    if (typeof cell === 'string') return cell;
    if (Number.isNaN(cell.number)) return '';
    const isDay = isBirthdateHeader(header[column] ?? '') && Number.isInteger(cell.number) && cell.number > 9_999;
    return isDay && cell.number < 100_000 ? dayOfNumber(cell.number, is1904) : textOfNumber(cell.number);
  };

  const rows = sheet.lines.slice(headerIndex, headerIndex + 1 + maxRows);
  return { sheet: sheet.name, rows: rows.map(({ line, cells }) => ({ line, cells: cells.map(textOf) })) };
}

/** Maximum rows of all sheets together: above the limit of an import, so that an excess is detected. */
const maxRowsRead = importMaxRows + 1;

/** The tables of several sheets. One more row is read for each: it may contain the sample of a template. */
function peopleTables(sheets: readonly HeadedSheet[], is1904: boolean): SheetTable[] {
  let left = maxRowsRead + sheets.length;
  return sheets.map((sheet) => {
    const table = peopleTable(sheet, left, is1904);
    left -= table.rows.length - 1;
    return table;
  });
}

/**
 * `people`: reads one sheet from its header on, for a class if possible the one with its name.
 * `students`: reads every sheet with a list of students. `any`: reads all rows of the first filled sheet, with numbers
 * and dates in French notation.
 */
export type WorkbookTask = { bytes: Uint8Array; table: 'people' | 'students' | 'any'; className?: string | undefined };

/** Reads the sheets to import from a workbook [import.file]. @throws Refusal in French for an unreadable workbook */
export async function readWorkbook({ bytes, table, className }: WorkbookTask): Promise<WorkbookTables> {
  const { format, sheets, is1904 } = await openWorkbook(bytes);
  const filled = filledSheets(sheets);
  if (table === 'any') {
    const [{ name: sheet, lines }] = filled;
    const rows = lines.slice(0, importMaxRows + 2);
    return {
      format,
      tables: [{ sheet, rows: rows.map(({ line, cells }) => ({ line, cells: cells.map(shownText) })) }],
    };
  }
  if (table === 'students') {
    const { read, unread } = chooseStudentSheets(filled);
    return { format, tables: peopleTables(read, is1904), unread };
  }
  const { chosen, otherSheets } = chooseSheet(filled, className);
  return { format, tables: [peopleTable(chosen, maxRowsRead, is1904)], otherSheets };
}
