import { unmarkFormula } from '@memocartes/contract/csv/csv';
import type { ImportKind } from '@memocartes/contract/imports/adult-imports';
import { importMaxCell, importMaxRows } from '@memocartes/contract/imports/imports';
import type { ReadAs } from '@memocartes/contract/imports/imports.routes';
import { parse } from 'csv-parse/sync';

import { refuse } from '../../http/errors.ts';
import { countKnownHeaders, findHeader } from '../columns/header-row.ts';
import { type Columns, readColumns } from '../columns/student-columns.ts';
import { isSampleLine } from '../templates/samples.ts';
import { detectWorkbook, readWorkbookFile } from '../workbook/run-worker.ts';
import { bytesOf, decodeFile } from './decode.ts';
import { kindOf } from './file-kinds.ts';

/** A row of the file: its number, as a spreadsheet shows it, and its trimmed cells. */
export type RawRow = { line: number; cells: string[] };
export type ReadFile = ReadAs & { columns: Columns; rows: RawRow[] };
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
    throw refuse('BAD_REQUEST', 'Ce fichier n’a pas pu être lu\u00a0: une valeur entre guillemets n’est pas fermée.');
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

/** A table: its format, header, rows and kind. */
export type Table = ReadAs & { header: readonly string[]; rows: RawRow[]; kind: ImportKind };

const isComment = ({ cells: [first = ''] }: RawRow) => first.startsWith('#');

async function readRows(data: string): Promise<ReadAs & { rows: RawRow[] }> {
  const bytes = bytesOf(data);
  if (detectWorkbook(bytes)) {
    const { sheet, otherSheets, format, rows } = await readWorkbookFile(bytes, 'people');
    const other_sheets = otherSheets?.length ? otherSheets : undefined;
    return { encoding: null, separator: null, format, sheet, other_sheets, rows: rows.map(trimmed) };
  }
  const { text, encoding } = decodeFile(bytes);
  const separator = tableSeparator(text);
  return {
    encoding,
    separator,
    format: 'csv',
    sheet: null,
    rows: rowsOf(text, separator).filter((row) => !isComment(row)),
  };
}

/**
 * Reads a file (`data` in base64): text with commas, semicolons or tabs, or a workbook. Lines above the header,
 * comments, empty lines and the sample of a template are ignored [import.file].
 * @throws 400 for a damaged file
 * @throws 413 for more rows than an import allows
 * @throws 415 for a file that is not a table
 */
export async function readTable(data: string): Promise<Table> {
  const { rows: lines, ...readAs } = await readRows(data);
  const at = findHeader(lines.slice(0, maxHeaderLines).map(({ cells }) => cells));
  const header = lines[at]?.cells ?? [];
  const rows = lines.slice(at + 1).filter(({ cells }) => !isSampleLine(cells));
  if (rows.length > importMaxRows) {
    throw refuse(
      'FILE_SIZE_OVER',
      `Le fichier contient plus de ${importMaxRows} lignes\u00a0: importez-le en plusieurs fois.`,
    );
  }
  return { ...readAs, header, kind: kindOf(header), rows };
}

const wrongKind = { STUDENTS: 'FILE_OF_STUDENTS', FOLLOWERS: 'FILE_OF_FOLLOWERS', STAFF: 'FILE_OF_STAFF' } as const;

/** @throws 422 FILE_OF_… if the file is of another kind than expected */
export function checkKind({ kind }: Pick<Table, 'kind'>, expected: ImportKind): void {
  if (kind !== expected) throw refuse(wrongKind[kind]);
}

/** Reads a file of students. @throws as `readTable`; 422 for an empty file, a missing column or another kind of file */
export async function readFile(data: string): Promise<ReadFile> {
  const { header, kind, ...table } = await readTable(data);
  checkKind({ kind }, 'STUDENTS');
  return { ...table, columns: readColumns(header) };
}
