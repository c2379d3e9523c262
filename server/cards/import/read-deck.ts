import { ankiMaxBytes, cardImportMaxBytes, cardImportMaxRows } from '@memocartes/contract/cards/import/cards-import';
import type {
  CardImportPreview,
  CorrectedCardRow,
  LeftOut,
} from '@memocartes/contract/cards/import/cards-import.routes';
import { unmarkFormula } from '@memocartes/contract/csv/csv';
import { maxLength } from '@memocartes/contract/fields/lengths';
import { parse } from 'csv-parse/sync';

import { decodePayload } from '../../documents/files/payload.ts';
import { refuseBecause } from '../../http/errors.ts';
import { decodeFile } from '../../imports/file/decode.ts';
import { type RawRow, rowNumbers, separatorOf } from '../../imports/file/read-file.ts';
import { detectWorkbook, readWorkbookFile } from '../../imports/workbook/run-worker.ts';
import { mediaOf, plainHtml, plainText, unsupportedMedium } from '../anki/plain-html.ts';
import { maxNameLength } from '../anki/read-side.ts';
import { readApkg } from '../anki/run-worker.ts';
import { readSettings } from '../settings/card-settings.ts';
import { readAnkiHead } from './anki-head.ts';
import { type CardColumns, defaultColumns, findCardColumns } from './card-columns.ts';

export type ReadRow = CorrectedCardRow & { left_out?: LeftOut[] };
export type ReadDeck = {
  format: NonNullable<CardImportPreview['format']>;
  rows: ReadRow[];
  /** Thumbnails of the cards' pictures by name. */
  pictures?: Record<string, string>;
};
type CsvRecord = { record: string[]; info: { lines: number } };

const maxTextLength = 2_000;

function records(text: string, delimiter: string): CsvRecord[] {
  const options = {
    delimiter,
    info: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    // Spreadsheets export a blank row as separators only.
    skip_records_with_empty_values: true,
  } as const;
  try {
    // The header and one card past the limit: enough to refuse without reading the rest.
    return parse(text, { ...options, to: cardImportMaxRows + 2 }) as unknown as CsvRecord[];
  } catch {
    throw refuseBecause('FILE_QUOTES');
  }
}

function checkCount(count: number): void {
  if (count > cardImportMaxRows) {
    throw refuseBecause('FILE_TOO_MANY_CARDS', { max: cardImportMaxRows });
  }
}

type Read = (field: string) => string;

/** The card of a record; each column of a side becomes a line. */
function cardOf(record: readonly string[], columns: CardColumns, read: Read): CorrectedCardRow['card'] {
  const textOf = (indexes: readonly number[]) =>
    indexes
      .map((index) => read(record[index] ?? ''))
      .filter(Boolean)
      .join('\n')
      .slice(0, maxTextLength);

  const cellOf = (index: number | undefined) =>
    index === undefined ? null : textOf([index]).slice(0, maxLength.cardNote) || null;
  const { front, back, matter, subject, level, category, settings, answers = -1 } = columns;
  return {
    front: textOf(front),
    back: textOf(back),
    matter: cellOf(matter),
    subject: cellOf(subject),
    level: cellOf(level),
    category: cellOf(category),
    ...(settings !== undefined && { settings: readSettings(textOf([settings]), textOf([answers])) }),
  };
}

/** Pictures that the record of a spreadsheet describes by their alternative texts, but does not contain. */
const missingPictures = (record: readonly string[], { frontImage = -1, backImage = -1 }: CardColumns): LeftOut[] =>
  [...new Set([record[frontImage], record[backImage]])].flatMap((alt) =>
    alt ? [{ name: unmarkFormula(alt).slice(0, maxNameLength), reason: 'MISSING' as const }] : [],
  );

/** The cards of a table, whose first row may be a header. */
function cardsOf(table: readonly RawRow[]): ReadRow[] {
  const named = findCardColumns(table[0]?.cells ?? []);
  const rows = named ? table.slice(1) : table;
  checkCount(rows.length);
  const readCell = (cell: string) => plainText(unmarkFormula(cell));
  return rows.map(({ line, cells }) => {
    const columns = named ?? defaultColumns(cells.length);
    const left_out = missingPictures(cells, columns);
    return { line, card: cardOf(cells, columns, readCell), ...(left_out.length && { left_out }) };
  });
}

function readCsv(text: string): ReadDeck {
  const parsed = records(text, separatorOf(text));
  const lines = rowNumbers(parsed);
  return { format: 'csv', rows: cardsOf(parsed.map(({ record }, index) => ({ line: lines[index]!, cells: record }))) };
}

function readNotes(text: string): ReadDeck {
  const head = readAnkiHead(text);
  const all = records(head.rest, head.separator);
  checkCount(all.length);
  const read = head.isHtml ? plainHtml : plainText;
  const card = ({ record }: CsvRecord) => cardOf(record, defaultColumns(record.length, head.others), read);

  // A text export names media but doesn't contain them.
  const leftOutMedia = ({ record }: CsvRecord) =>
    [...new Set(record.flatMap(mediaOf))].map((name) => ({
      name: name.slice(0, maxNameLength),
      reason: unsupportedMedium(name) ?? ('MISSING' as const),
    }));

  return {
    format: 'anki',
    rows: all.map((row) => {
      const left_out = leftOutMedia(row);
      return { line: row.info.lines + head.nbLines, card: card(row), ...(left_out.length && { left_out }) };
    }),
  };
}

/**
 * Whether a file is an Excel or LibreOffice workbook.
 * @throws 415 for the older Excel format and for a password-protected workbook
 */
function isWorkbook(bytes: Buffer): boolean {
  // A ZIP file contains the names of its files uncompressed, and an .ods file also its type.
  const contains = (text: string) => bytes.includes(text);
  // A medium of an Anki package may be a workbook.
  if (!detectWorkbook(bytes) || contains('collection.anki2')) return false;
  return ['xl/workbook.', 'opendocument.spreadsheet'].some(contains);
}

const isZip = (bytes: Buffer) => bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004';

/** Bytes of a file (`data` in base64): packages may be larger than texts. */
function bytesOf(data: string): Buffer {
  const { bytes } = decodePayload({ field: 'data', data, maxBytes: ankiMaxBytes });
  return isZip(bytes) ? bytes : decodePayload({ field: 'data', data, maxBytes: cardImportMaxBytes }).bytes;
}

/** Bytes of an Anki package. @throws 413 for a file that is too large, 415 for another kind of file */
export function packageOf(data: string): Buffer {
  const bytes = bytesOf(data);
  if (!isZip(bytes)) throw refuseBecause('PICTURES_NOT_ANKI');
  return bytes;
}

/**
 * Cards of a file [cards.import]: an Anki package, notes exported by Anki as text, the first filled sheet of a workbook
 * (.xlsx, .ods), or a CSV file. Encoding and separator of a CSV file are detected.
 * @throws 400 for a damaged file
 * @throws 413 for a file that is too large or has too many cards
 * @throws 415 for any other kind of file
 * @throws 422 for an empty file
 */
export async function readDeck(data: string): Promise<ReadDeck> {
  const bytes = bytesOf(data);
  if (isWorkbook(bytes)) {
    const { format, tables } = await readWorkbookFile(bytes, 'any');
    return { format, rows: cardsOf(tables[0]!.rows) };
  }
  if (isZip(bytes)) return { format: 'apkg', ...(await readApkg(bytes)) };
  const text = decodeFile(bytes).text.replace(/^\ufeff/, '');
  return /^#(?:separator|html|tags|columns|notetype|deck|guid|if matches)\b/.test(text)
    ? readNotes(text)
    : readCsv(text);
}
