import { zipSync } from 'fflate';
import readWorkbook from 'read-excel-file/universal';
import { Parser } from 'saxen';

import { type Entries, unreadable } from './archive.ts';
import { fillMergedCells } from './merged-cells.ts';
import { isEmptyCell, maxColumns, type SheetCell, type Workbook } from './sheet.ts';

const info = 'xl/workbook.xml';
/** All spellings of true that the file format allows; the library recognises only `1`. */
const date1904 = /\bdate1904\s*=\s*["'](?:1|true|on)["']/;

function normalized(entries: Entries): { entries: Entries; is1904: boolean } {
  const text = new TextDecoder().decode(entries[info]);
  const is1904 = date1904.test(text);
  if (!is1904) return { entries, is1904 };
  return { entries: { ...entries, [info]: new TextEncoder().encode(text.replace(date1904, 'date1904="1"')) }, is1904 };
}

/** Names of the hidden sheets, which the library does not return. */
function hiddenSheets(entries: Entries): ReadonlySet<string> {
  const names = new Set<string>();
  const parser = new Parser();
  parser.ns({
    'http://schemas.openxmlformats.org/spreadsheetml/2006/main': 'main',
    'http://purl.oclc.org/ooxml/spreadsheetml/main': 'main',
  });
  parser.on('openTag', (element, attributes, decode) => {
    if (element !== 'main:sheet') return;
    const { name = '', state } = attributes();
    if (state === 'hidden' || state === 'veryHidden') names.add(decode(name));
  });
  parser.parse(new TextDecoder().decode(entries[info]));
  return names;
}

/**
 * Converts a value of the library: text, `{ number }` from `parseNumber`, a boolean, a date at midnight UTC, or null.
 */
function cellOf(value: unknown): SheetCell {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (typeof value === 'object' && 'number' in value) return { number: Number(value.number) };
  return typeof value === 'string' ? value : '';
}

/** A sheet as the library returns it. Contrary to the library's types, `data` is undefined if the sheet has no file. */
type ReadSheet = { sheet: string; data?: readonly (readonly unknown[])[] };

/** Sheets of an Office Open XML workbook: values only, neither formulas nor macros. @throws Refusal */
export async function readXlsx(original: Entries): Promise<Workbook> {
  const { entries, is1904 } = normalized(original);
  // Packed again without compression, so that the library cannot unpack more bytes than `unpack` allows.
  const stored = zipSync({ ...entries }, { level: 0 });
  try {
    const sheets: readonly ReadSheet[] = await readWorkbook(stored.buffer, {
      parseNumber: (text) => ({ number: Number(text) }),
    });
    const hidden = hiddenSheets(entries);
    const read = sheets.map(({ sheet, data }) => ({
      name: sheet,
      isHidden: hidden.has(sheet),
      lines: (data ?? []).flatMap((row, index) => {
        const cells = row.slice(0, maxColumns).map(cellOf);
        return cells.every(isEmptyCell) ? [] : [{ line: index + 1, cells }];
      }),
    }));
    fillMergedCells(read, entries);
    return { is1904, sheets: read };
  } catch {
    throw unreadable();
  }
}
