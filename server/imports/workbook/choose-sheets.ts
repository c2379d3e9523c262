import type { SheetVerdict } from '@memocartes/contract/imports/imports';

import { plain } from '../../text/plain.ts';
import { kindOf } from '../columns/file-kinds.ts';
import { countKnownHeaders, findHeader } from '../columns/header-row.ts';
import { isStudentHeader } from '../columns/student-columns.ts';
import type { Sheet } from './sheet.ts';

/** A sheet that is not empty, with its header row. */
export type HeadedSheet = { sheet: Sheet; headerIndex: number; header: string[]; nbHeaders: number; nbRows: number };
/** `isTable`: although it is not a list of students, the sheet has known headers. */
export type UnreadSheet = { name: string; reason: Exclude<SheetVerdict, 'READ'>; isTable: boolean };

const maxHeaderLines = 20;
const textsOf = ({ lines }: Sheet) =>
  lines.slice(0, maxHeaderLines).map(({ cells }) => cells.map((cell) => (typeof cell === 'string' ? cell : '')));

function headed(sheet: Sheet): HeadedSheet {
  const texts = textsOf(sheet);
  const headerIndex = findHeader(texts);
  const header = texts[headerIndex] ?? [];
  return {
    sheet,
    headerIndex,
    header,
    nbHeaders: countKnownHeaders(header),
    nbRows: sheet.lines.length - headerIndex - 1,
  };
}

/** A list has at least two known headers and a row below them. */
const minListHeaders = 2;
const hasListHeader = ({ nbHeaders }: HeadedSheet) => nbHeaders >= minListHeaders;
const isList = (sheet: HeadedSheet) => hasListHeader(sheet) && sheet.nbRows > 0;

/** The sheet with the most known headers, else the first. */
function bestOf(sheets: readonly [HeadedSheet, ...HeadedSheet[]]): HeadedSheet {
  const most = Math.max(...sheets.map(({ nbHeaders }) => nbHeaders));
  return sheets.find(({ nbHeaders }) => nbHeaders === most) ?? sheets[0];
}

type Filled = readonly [Sheet, ...Sheet[]];
const allHeaded = ([first, ...others]: Filled): [HeadedSheet, ...HeadedSheet[]] => [
  headed(first),
  ...others.map(headed),
];

/** Whether the sheet contains a list of students, and if not, what it contains. */
function verdictOf(item: HeadedSheet): SheetVerdict {
  if (!hasListHeader(item)) return 'NO_LIST';
  const kind = kindOf(item.header);
  if (kind !== 'STUDENTS') return kind;
  if (!isStudentHeader(item.header)) return 'NO_LIST';
  if (item.nbRows === 0) return 'EMPTY';
  return item.sheet.isHidden ? 'HIDDEN' : 'READ';
}

/**
 * One sheet, and the names of the other sheets that contain a list: the sheet with the most known headers. For a class,
 * only visible lists of students are considered, and the one with the name of the class comes first [import.one-sheet].
 */
export function chooseSheet(filled: Filled, className?: string): { chosen: HeadedSheet; otherSheets: string[] } {
  const sheets = allHeaded(filled);
  const lists = sheets.filter((item) => (className === undefined ? isList(item) : verdictOf(item) === 'READ'));
  const named = lists.find(({ sheet }) => className !== undefined && plain(sheet.name) === plain(className));
  const [first, ...others] = className === undefined || lists.length === 0 ? sheets : lists;
  const chosen = named ?? bestOf([first!, ...others]);
  return { chosen, otherSheets: lists.filter((item) => item !== chosen).map(({ sheet }) => sheet.name) };
}

/**
 * All visible sheets with a list of students, else the hidden ones, else the sheet with the most known headers; and why
 * the other sheets are not read [import.sheets].
 */
export function chooseStudentSheets(filled: Filled): { read: HeadedSheet[]; unread: UnreadSheet[] } {
  const sheets = allHeaded(filled);
  const verdicts = new Map(sheets.map((item) => [item, verdictOf(item)]));
  const withVerdict = (verdict: SheetVerdict) => sheets.filter((item) => verdicts.get(item) === verdict);
  const read = [withVerdict('READ'), withVerdict('HIDDEN'), [bestOf(sheets)]].find((items) => items.length > 0)!;
  const unread = sheets.flatMap((item) => {
    const reason = verdicts.get(item)!;
    return read.includes(item) || reason === 'READ' ? [] : [{ name: item.sheet.name, reason, isTable: isList(item) }];
  });
  return { read, unread };
}
