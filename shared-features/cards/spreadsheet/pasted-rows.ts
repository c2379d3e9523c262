import { maxBatchCards } from '@memocartes/contract/cards/bulk/cards-bulk';

/**
 * Parses cells copied from a spreadsheet, separated by tabs. A quoted cell may contain newlines, tabs and doubled
 * quotes. In a cell that does not begin with a quote, quotes are part of the text.
 */
export function parseTsv(text: string): string[][] {
  const source = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const rows: string[][] = [[]];
  let at = 0;
  while (at <= source.length) {
    const row = rows.at(-1)!;
    const quoted = source[at] === '"' ? /^"((?:[^"]|"")*)"(?=[\t\n]|$)/.exec(source.slice(at)) : null;
    const cell = quoted?.[0] ?? /^[^\t\n]*/.exec(source.slice(at))![0];
    row.push(quoted ? quoted[1]!.replaceAll('""', '"') : cell);
    at += cell.length;
    if (at >= source.length) break;
    if (source[at] === '\n') rows.push([]);
    at += 1;
  }
  return rows;
}

const isHeader = ([front = '', back = '']: readonly string[]) =>
  /^(question|recto|front)$/i.test(front.trim()) && /^(r[ée]ponse|verso|answer|back)$/i.test(back.trim());

const isFilled = (row: readonly string[]) => row.some((cell) => cell.trim());

// A leading tab is an empty cell. After « 1- », « 1/ » and « 1° » only a letter may follow: « 5- 2 = 3 » is a calculation.
const bullet = /^[^\S\t]*[-–—•·▪◦*]\s+(?=\S)/;
const itemNumber = /^[^\S\t]*(\d{1,3})(?:\s*[.)]\s+(?=\S)|[-–/°]\s+(?=\p{L}))/u;
const itemLetter = /^[^\S\t]*([a-z])[.)]\s+(?=\S)/i;

/** Whether each item follows the one before: 9, 10, 11 or a, b, c. */
const areConsecutive = (items: readonly number[]) => items.every((item, i) => item === items[0]! + i);

/** The marker in front of all these lines; undefined if a line has none. */
function markerOf(lines: readonly string[]): RegExp | undefined {
  if (lines.length < 2) return undefined;
  if (lines.every((line) => bullet.test(line))) return bullet;
  const numbers = lines.map((line) => Number(itemNumber.exec(line)?.[1]));
  if (areConsecutive(numbers)) return itemNumber;
  const letters = lines.map((line) => itemLetter.exec(line)?.[1]?.toLowerCase().charCodeAt(0) ?? NaN);
  return areConsecutive(letters) ? itemLetter : undefined;
}

/**
 * Removes the bullets, or the consecutive numbers or letters, in front of the lines of a copied list. The first line
 * may be a title without marker. Unchanged if another line has no marker
 * [cards.paste-list].
 */
function withoutMarkers(text: string): string {
  const lines = text.split(/\r\n?|\n/);
  const filled = lines.filter((line) => line.trim());
  const marker = markerOf(filled) ?? markerOf(filled.slice(1));
  return marker ? lines.map((line) => line.replace(marker, '')).join('\n') : text;
}

/**
 * Parses pasted rows of cards, without a header row and without empty rows at the end. Undefined for the text of one
 * cell. Empty rows between filled rows stay, so that each cell of a pasted column goes into the row of its card.
 */
export function pastedRows(text: string): string[][] | undefined {
  if (!/[\t\n]/.test(text.trimEnd())) return undefined;
  const rows = parseTsv(withoutMarkers(text));
  const body = isHeader(rows[0] ?? []) ? rows.slice(1) : rows;
  return body.slice(0, body.findLastIndex(isFilled) + 1);
}

/** Separators between a question and its answer in a list: « chou : choux », « 7 × 8 = 56 », « chat - cat ». */
const separators = [/\s*:\s+/, /\s+=\s+/, /\s+[-–—]\s+/, /\s*(?:[→⇒]|[-=]+>)\s*/, /\s*;\s*/, /\s+\/\s+/];

const isPair = (pair: readonly string[]) => pair.length === 2 && pair.every(Boolean);

/**
 * Splits rows of one cell into question and answer [cards.paste-list]. At least two of the filled rows, and more than
 * half of them, must contain the same separator exactly once; otherwise undefined. The other rows stay whole.
 * @returns the filled rows, each as a pair or whole; the same rows before the split; the number of pairs
 */
export function splitPairs(pasted: readonly (readonly string[])[]) {
  const rows = pasted.filter(isFilled);
  if (rows.length < 2 || rows.some((row) => row.length !== 1 || row[0]!.includes('\n'))) return undefined;
  const splits = separators.map((separator) => {
    const pairs = rows.map(([line]) => {
      const pair = line!.trim().split(separator);
      return isPair(pair) ? pair : [line!.trim()];
    });
    return { pairs, rows, count: pairs.filter(isPair).length };
  });
  return splits.toSorted((a, b) => b.count - a.count).find(({ count }) => count >= 2 && count > rows.length / 2);
}

/** Rows of cards: question, answer, explanation. */
export type ListRows = readonly (readonly string[])[];

/**
 * The rows of a text that is a list of cards: at least two rows of several cells, or questions with their answers
 * [cards.paste-several]. Undefined for other texts, and for more rows than can be saved at once.
 */
export function rowsOfList(text: string): ListRows | undefined {
  const rows = (pastedRows(text) ?? []).filter(isFilled);
  const isTable = rows.length > 1 && rows.every((row) => row.length > 1);
  const list = isTable ? rows : splitPairs(rows)?.pairs;
  return list && list.length <= maxBatchCards ? list : undefined;
}
