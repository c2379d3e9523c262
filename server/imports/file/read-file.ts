import { unmarkFormula } from '@memocartes/contract/csv/csv';
import type { ImportKind } from '@memocartes/contract/imports/adult-imports';
import { importMaxCell, importMaxRows } from '@memocartes/contract/imports/imports';
import type { ReadAs } from '@memocartes/contract/imports/imports.routes';
import { parse } from 'csv-parse/sync';

import { refuse, refuseBecause } from '../../http/errors.ts';
import { kindOf } from '../columns/file-kinds.ts';
import { countKnownHeaders, findHeader, repeatsHeader } from '../columns/header-row.ts';
import { isSampleLine } from '../templates/samples.ts';
import type { UnreadSheet } from '../workbook/choose-sheets.ts';
import { detectWorkbook, readWorkbookFile } from '../workbook/run-worker.ts';
import { bytesOf, decodeFile } from './decode.ts';

/** A row of the file: its number, as a spreadsheet shows it, and its trimmed cells. */
export type RawRow = { line: number; cells: string[] };
/** Format of corrected rows, which do not come from a file. */
export const notRead: ReadAs = { encoding: null, separator: null, format: null, sheet: null };

const separators = [',', ';', '\t'] as const;

/** Separator that splits the header into the most cells. */
export function separatorOf(text: string): (typeof separators)[number] {
  const header =
    text
      .slice(0, 10_000)
      .split(/\r?\n|\r/)
      .find((line) => line.trim()) ?? '';
  const unquoted = header.replace(/"[^"]*"/g, '');
  const counts = separators.map((separator) => unquoted.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** Trims cells, removes the apostrophe by which exports mark a formula, and cuts them to `importMaxCell` characters. */
const trimmed = ({ line, cells }: RawRow): RawRow => ({
  line,
  cells: cells.map((cell) => unmarkFormula(cell.trim()).slice(0, importMaxCell)),
});

type Parsed = { record: string[]; info: { lines: number } };

/** Number of line ends of a cell, as `info.lines` counts them: `\r\n` inside a cell counts twice. */
const lineEnds = (cell: string) => cell.match(/[\r\n]/g)?.length ?? 0;

/** Row numbers of all records of a file, from 1, as a spreadsheet shows them: a cell of several lines is in one row. */
export function rowNumbers(records: readonly Parsed[]): number[] {
  let nbInside = 0;
  return records.map(({ record, info }) => {
    nbInside += record.reduce((sum, cell) => sum + lineEnds(cell), 0);
    return info.lines - nbInside;
  });
}

function parseRows(text: string, separator: string): RawRow[] {
  // Reads a few rows more than the limit, which is enough to refuse the file.
  const parsed = parse(text, {
    delimiter: separator,
    info: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    to: importMaxRows + maxHeaderLines + 2,
  }) as unknown as Parsed[];
  const lines = rowNumbers(parsed);
  return parsed.map(({ record }, index) => trimmed({ line: lines[index]!, cells: record }));
}

function rowsOf(text: string, separator: string): RawRow[] {
  try {
    return parseRows(text, separator);
  } catch {
    throw refuseBecause('FILE_QUOTES');
  }
}

/** Number of lines at the top of a file among which the header is searched for. */
const maxHeaderLines = 20;

/** Separator that yields the most known headers in one of the first lines; `separatorOf` if that is fewer than two. */
function tableSeparator(text: string): (typeof separators)[number] {
  const lines = text
    .slice(0, 50_000)
    .split(/\r?\n|\r/)
    .slice(0, maxHeaderLines);
  const counts = separators.map((separator) =>
    Math.max(...lines.map((line) => countKnownHeaders(line.replaceAll('"', '').split(separator)))),
  );
  const maxCount = Math.max(...counts);
  return maxCount > 1 ? separators[counts.indexOf(maxCount)]! : separatorOf(text);
}

/** A table: its header, rows and kind, and the sheet that contains it. */
export type Table = { sheet: string | null; header: readonly string[]; rows: RawRow[]; kind: ImportKind };
type ReadTables = ReadAs & { tables: Table[]; unread: UnreadSheet[] };

const isComment = ({ cells: [first = ''] }: RawRow) => first.startsWith('#');

function tableOf({ sheet, rows: lines }: { sheet: string | null; rows: RawRow[] }): Table {
  const at = findHeader(lines.slice(0, maxHeaderLines).map(({ cells }) => cells));
  const header = lines[at]?.cells ?? [];
  const rows = lines.slice(at + 1).filter(({ cells }) => !isSampleLine(cells) && !repeatsHeader(header, cells));
  return { sheet, header, kind: kindOf(header), rows };
}

async function readWorkbookTables(bytes: Uint8Array, lists: Lists): Promise<ReadTables> {
  const [table, className] =
    lists === 'every' ? (['students', undefined] as const) : (['people', lists?.className] as const);
  const { format, tables, otherSheets, unread = [] } = await readWorkbookFile(bytes, table, className);
  return {
    encoding: null,
    separator: null,
    format,
    sheet: tables[0]!.sheet,
    other_sheets: otherSheets?.length ? otherSheets : undefined,
    tables: tables.map(({ sheet, rows }) => tableOf({ sheet, rows: rows.map(trimmed) })),
    unread,
  };
}

/**
 * Which lists of a workbook are read: every list of students, or one, for a class if possible the one with its name.
 */
export type Lists = 'every' | { className: string } | undefined;

/**
 * Reads a file (`data` in base64): text with commas, semicolons or tabs, or a workbook. Lines above the header,
 * comments, empty lines and the sample of a template are ignored [import.file].
 * @throws 400 for a damaged file
 * @throws 413 for more rows than an import allows
 * @throws 415 for a file that is not a table
 */
export async function readTables(data: string, lists: Lists): Promise<ReadTables> {
  const bytes = bytesOf(data);
  if (detectWorkbook(bytes)) return checkSize(await readWorkbookTables(bytes, lists));
  const { text, encoding } = decodeFile(bytes);
  const separator = tableSeparator(text);
  const rows = rowsOf(text, separator).filter((row) => !isComment(row));
  const tables = [tableOf({ sheet: null, rows })];
  return checkSize({ encoding, separator, format: 'csv', sheet: null, tables, unread: [] });
}

function checkSize<R extends ReadTables>(read: R): R {
  const nbRows = read.tables.reduce((sum, { rows }) => sum + rows.length, 0);
  if (nbRows > importMaxRows) {
    throw refuseBecause('FILE_TOO_MANY_ROWS', { max: importMaxRows });
  }
  return read;
}

/** Reads the one table of a file of adults. @throws as `readTables` */
export async function readTable(data: string): Promise<ReadAs & Table> {
  const { tables, unread: _unread, ...readAs } = await readTables(data, undefined);
  return { ...readAs, ...tables[0]! };
}

const wrongKind = { STUDENTS: 'FILE_OF_STUDENTS', FOLLOWERS: 'FILE_OF_FOLLOWERS', STAFF: 'FILE_OF_STAFF' } as const;

/** @throws 422 FILE_OF_… if the file is of another kind than expected */
export function checkKind({ kind }: Pick<Table, 'kind'>, expected: ImportKind): void {
  if (kind !== expected) throw refuse(wrongKind[kind]);
}
