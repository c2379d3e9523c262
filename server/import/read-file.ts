import { parse } from 'csv-parse/sync';
import { importMaxRows } from '@memocartes/contract/imports/imports';
import type { ImportKind } from '@memocartes/contract/imports/adult-imports';
import type { ImportPreview } from '@memocartes/contract/imports/imports.routes';
import { refuse } from '../http/errors.ts';
import { bytesOf, decodeFile } from './decode.ts';
import { findColumns } from './columns.ts';
import type { Columns } from './columns.ts';
import { kindOf } from './kinds.ts';

/** A row of the file: its line, the header's being 1, and its cells without the spaces around them. */
export type RawRow = { line: number; cells: string[] };
export type ReadFile = { [K in 'encoding' | 'separator']: NonNullable<ImportPreview[K]> } & {
  columns: Columns;
  rows: RawRow[];
};

const separators = [',', ';', '\t'] as const;

/** The sign that cuts the header into the most cells. */
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

/** More than any cell that is read may hold: the rest of a longer one is of no use to say what is wrong with it. */
const longest = 200;

type Parsed = { record: string[]; info: { lines: number } };

function parseRows(text: string, separator: string): RawRow[] {
  // One row more than may be, so that "too many" is known without reading the rest.
  const parsed = parse(text, {
    delimiter: separator,
    info: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    to: importMaxRows + 2,
  }) as unknown as Parsed[];
  return parsed.map(({ record, info }) => ({
    line: info.lines,
    cells: record.map((cell) => cell.trim().slice(0, longest)),
  }));
}

function rowsOf(text: string, separator: string): RawRow[] {
  try {
    return parseRows(text, separator);
  } catch {
    throw refuse('BAD_REQUEST', 'Ce fichier n’a pas pu être lu : une valeur entre guillemets n’est pas fermée.');
  }
}

/** A table as it was read: its header, its rows, how it was encoded, and what it is about. */
export type Table = Omit<ReadFile, 'columns'> & { header: readonly string[]; kind: ImportKind };

/**
 * Reads a file (`data` in base64) whatever its encoding, separator and line ends.
 * @throws 415 for what is no text; 413 for more rows than one import takes
 */
export function readTable(data: string): Table {
  const { text, encoding } = decodeFile(bytesOf(data));
  const separator = separatorOf(text);
  const [header, ...rows] = rowsOf(text, separator);
  if (rows.length > importMaxRows) {
    throw refuse(
      'FILE_SIZE_OVER',
      `Le fichier contient plus de ${importMaxRows} lignes : importez-le en plusieurs fois.`,
    );
  }
  const cells = header?.cells ?? [];
  return { encoding, separator, header: cells, kind: kindOf(cells), rows };
}

const wrongKind = { STUDENTS: 'FILE_OF_STUDENTS', FOLLOWERS: 'FILE_OF_FOLLOWERS', STAFF: 'FILE_OF_STAFF' } as const;

/** @throws 422 FILE_OF_… where the file is about something else than asked */
export function checkKind({ kind }: Pick<Table, 'kind'>, asked: ImportKind): void {
  if (kind !== asked) throw refuse(wrongKind[kind]);
}

/**
 * Reads a file of students.
 * @throws as `readTable`; 422 for an empty file, an absent column or a file about something else
 */
export function readFile(data: string): ReadFile {
  const { header, kind, ...table } = readTable(data);
  checkKind({ kind }, 'STUDENTS');
  return { ...table, columns: findColumns(header) };
}
