import { importMaxRows } from '@memocartes/contract/imports/imports';

import { Refusal } from '../../workers/refusal.ts';
import { countKnownHeaders, findHeader, isBirthdateHeader } from '../columns/header-row.ts';
import { type Entries, unpack } from './archive.ts';
import { readOds } from './ods.ts';
import { dayOfNumber, type Sheet, type SheetCell, textOfNumber, type Workbook } from './sheet.ts';
import { readXlsx } from './xlsx.ts';

type WorkbookTable = {
  format: 'xlsx' | 'ods';
  /** Name of the sheet that was read. */
  sheet: string;
  /** For `people`: names of other sheets with a list, which were not read. */
  otherSheets?: string[];
  /** Rows of the sheet; if people were read, from the header on. */
  rows: { line: number; cells: string[] }[];
};

const refusedType = (message: string) => new Refusal('FILE_TYPE_REFUSED', message);

const refuseProtected = () =>
  refusedType(
    'Ce classeur est protégé par un mot de passe. Ouvrez-le, retirez le mot de passe, enregistrez-le, puis recommencez.',
  );

const isSpreadsheet = ({ mimetype }: Entries) =>
  !mimetype || new TextDecoder().decode(mimetype).includes('opendocument.spreadsheet');

const isEncrypted = (entries: Entries) =>
  'encrypted-package' in entries ||
  new TextDecoder().decode(entries['META-INF/manifest.xml']).includes(':encryption-data');

async function openWorkbook(bytes: Uint8Array): Promise<Workbook & Pick<WorkbookTable, 'format'>> {
  const entries = unpack(bytes);
  if ('xl/workbook.xml' in entries) return { format: 'xlsx', ...(await readXlsx(entries)) };
  if ('xl/workbook.bin' in entries) {
    throw refusedType('Ce classeur est au format .xlsb. Enregistrez-le au format .xlsx ou CSV, puis recommencez.');
  }
  if (isEncrypted(entries)) throw refuseProtected();
  const content = entries['content.xml'];
  if (!content || !isSpreadsheet(entries)) {
    throw refusedType('Ce fichier n’est pas un tableau. Formats acceptés\u00a0: CSV, .xlsx et .ods.');
  }
  const { sheets, is1904 } = readOds(content);
  return { format: 'ods', sheets, is1904 };
}

const maxHeaderLines = 20;
const textsOf = ({ lines }: Sheet) =>
  lines.slice(0, maxHeaderLines).map(({ cells }) => cells.map((cell) => (typeof cell === 'string' ? cell : '')));

function filledSheets(sheets: readonly Sheet[]): [Sheet, ...Sheet[]] {
  const [first, ...others] = sheets.filter(({ lines }) => lines.length);
  if (!first) throw refusedType('Ce classeur est vide\u00a0: aucune feuille ne contient de tableau.');
  return [first, ...others];
}

/** A list has at least two known headers and a row below them. */
const minListHeaders = 2;

/**
 * The sheet with the most known headers, else the first that is not empty; and the names of the other sheets that
 * contain a list [import.one-sheet].
 */
function chooseSheet(sheets: readonly Sheet[]): { sheet: Sheet; otherSheets: string[] } {
  const filled = filledSheets(sheets);
  const scored = filled.map((sheet) => {
    const texts = textsOf(sheet);
    const headerIndex = findHeader(texts);
    return { sheet, score: countKnownHeaders(texts[headerIndex] ?? []), nbRows: sheet.lines.length - headerIndex - 1 };
  });
  const best = Math.max(...scored.map(({ score }) => score));
  const { sheet } = scored.find(({ score }) => score === best) ?? { sheet: filled[0] };
  const others = scored.filter((item) => item.sheet !== sheet && item.score >= minListHeaders && item.nbRows > 0);
  return { sheet, otherSheets: others.map((item) => item.sheet.name) };
}

/** Text of a cell in French notation: `3,15`, `14/07/1989`. */
const shownText = (cell: SheetCell): string => {
  if (typeof cell === 'string') return cell.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1');
  return Number.isNaN(cell.number) ? '' : textOfNumber(cell.number).replace('.', ',');
};

/**
 * `people`: reads the sheet with the most known headers, from its header on. `any`: reads all rows of the first filled
 * sheet, with numbers and dates in French notation.
 */
export type WorkbookTask = { bytes: Uint8Array; table: 'people' | 'any' };

/** Reads the sheet to import from a workbook [import.file]. @throws Refusal in French for an unreadable workbook */
export async function readWorkbook({ bytes, table }: WorkbookTask): Promise<WorkbookTable> {
  const { format, sheets, is1904 } = await openWorkbook(bytes);
  if (table === 'any') {
    const [{ name, lines }] = filledSheets(sheets);
    const rows = lines.slice(0, importMaxRows + 2);
    return {
      format,
      sheet: name,
      rows: rows.map(({ line, cells }) => ({ line, cells: cells.map(shownText) })),
    };
  }
  const { sheet, otherSheets } = chooseSheet(sheets);
  const texts = textsOf(sheet);
  const headerIndex = findHeader(texts);
  const header = texts[headerIndex] ?? [];

  const textOf = (cell: SheetCell, column: number): string => {
    if (typeof cell === 'string') return cell;
    if (Number.isNaN(cell.number)) return '';
    const isDay = isBirthdateHeader(header[column] ?? '') && Number.isInteger(cell.number) && cell.number > 9_999;
    return isDay && cell.number < 100_000 ? dayOfNumber(cell.number, is1904) : textOfNumber(cell.number);
  };

  const rows = sheet.lines.slice(headerIndex, headerIndex + importMaxRows + 2);
  const read = rows.map(({ line, cells }) => ({ line, cells: cells.map(textOf) }));
  return { format, sheet: sheet.name, otherSheets, rows: read };
}
