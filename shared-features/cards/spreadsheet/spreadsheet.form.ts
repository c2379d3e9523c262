import { accentsCountIn } from '@memocartes/contract/cards/cards';
import type { CardFields } from '@memocartes/contract/cards/cards.routes';
import { lineNumbers, maxLineLength } from '@memocartes/contract/cards/layout/patterns';
import { maxLines } from '@memocartes/contract/cards/layout/side-rules';
import { cycleOf } from '@memocartes/contract/levels/cycles';
import type { Level } from '@memocartes/contract/levels/levels';
import type { TFunction } from 'i18next';

type RowImage = { readonly id: number; readonly alt: string };
/** A card of the spreadsheet: each text with its lines separated by newlines. The image is on the front. */
export type CardRow = {
  readonly key: number;
  readonly front: string;
  readonly back: string;
  readonly note: string;
  readonly image: RowImage | null;
};
export const textColumns = ['front', 'back', 'note'] as const;
export type TextColumn = (typeof textColumns)[number];
export type RowErrors = Partial<Record<TextColumn | 'image', string>>;

/** Values shared by all cards of the spreadsheet. */
export type SharedFields = {
  readonly matter_id: number | null;
  readonly subject_id: number | null;
  readonly level: Level | null;
  readonly is_typed: boolean;
};
type Status = 'DRAFT' | 'FINAL';

let lastKey = 0;

export const emptyRow = (values: Partial<CardRow> = {}): CardRow => ({
  key: (lastKey += 1),
  front: '',
  back: '',
  note: '',
  image: null,
  ...values,
});

export const isBlank = ({ front, back, note, image }: CardRow) =>
  !front.trim() && !back.trim() && !note.trim() && image === null;

const linesOf = (...texts: string[]) =>
  texts.flatMap((text) => text.split('\n').map((line) => line.trim())).filter(Boolean);
const patternOf = ({ image }: CardRow) => (image ? 'top' : 'none');

/** Errors of a row by cell; a draft may lack a side. */
export function rowErrors(row: CardRow, status: Status, t: TFunction<'cardSpreadsheet'>): RowErrors {
  const errors: RowErrors = {};
  const sides = [
    { name: 'front', lines: linesOf(row.front), max: maxLines(patternOf(row), 'front'), image: row.image },
    { name: 'back', lines: linesOf(row.back, row.note), max: maxLines('none', 'back'), image: null },
  ] as const;
  for (const { name, lines, max, image } of sides) {
    if (lines.length > max) errors[name] = t(image ? 'tooManyLinesImage' : 'tooManyLines', { count: max });
    else if (lines.some((line) => line.length > maxLineLength)) {
      errors[name] = t('lineTooLong', { count: maxLineLength });
    } else if (status === 'FINAL' && lines.length === 0 && !image) errors[name] = t('empty');
  }
  if (row.image && !row.image.alt.trim()) errors.image = t('altRequired');
  return errors;
}

const lineFields = (letter: 'f' | 'b', lines: readonly string[]) =>
  Object.fromEntries(lineNumbers.map((n) => [`${letter}line${n}`, lines[n - 1] ?? null]));

/** Request body of a row. */
export const rowBody = (
  row: CardRow,
  shared: SharedFields,
  status: Status,
  subject: string | undefined,
): CardFields => ({
  matter_id: shared.matter_id ?? 0,
  subject_id: shared.subject_id,
  level: shared.level,
  ...(shared.level && { cycle: cycleOf(shared.level) }),
  is_typed: shared.is_typed,
  accents_count: accentsCountIn(subject),
  status,
  front_pattern: patternOf(row),
  ...(row.image && { fimg: row.image.id, front_alt: row.image.alt.trim() }),
  ...lineFields('f', linesOf(row.front)),
  ...lineFields('b', linesOf(row.back, row.note)),
});

/** Server errors (`cards.3.bline1`) by key of the row and by cell; `withoutCell` contains the errors without a cell. */
export function errorsByRow(fields: Readonly<Record<string, string>>, rows: readonly CardRow[]) {
  const errors = new Map<number, RowErrors>();
  const messagesWithoutCell: string[] = [];
  for (const [path, message] of Object.entries(fields)) {
    const [, index, field = ''] = /^cards\.(\d+)\.(\w+)$/.exec(path) ?? [];
    const row = rows[Number(index)];
    const cell = /^(?:fimg|front_alt)$/.test(field)
      ? 'image'
      : /^fline/.test(field)
        ? 'front'
        : /^bline/.test(field)
          ? 'back'
          : null;
    if (row && cell) errors.set(row.key, { ...errors.get(row.key), [cell]: message });
    else messagesWithoutCell.push(message);
  }
  return { errors, withoutCell: [...new Set(messagesWithoutCell)] };
}

/** Writes pasted cells into the spreadsheet, starting at one cell; adds rows, up to `maxRows`. */
export function pasteInto(
  rows: readonly CardRow[],
  from: { readonly row: number; readonly column: TextColumn },
  cells: readonly (readonly string[])[],
  maxRows: number,
): CardRow[] {
  const first = textColumns.indexOf(from.column);
  const next = [...rows];
  cells.forEach((line, index) => {
    const rowIndex = from.row + index;
    if (rowIndex >= maxRows) return;
    const texts = Object.fromEntries(
      textColumns.slice(first).flatMap((column, i) => (line[i] === undefined ? [] : [[column, line[i].trim()]])),
    );
    next[rowIndex] = { ...(next[rowIndex] ?? emptyRow()), ...texts };
  });
  return next;
}

/**
 * Undoes a split of pasted lines, except in rows edited or removed since.
 * @param split the rows filled by the split
 * @param whole texts of these rows without the split, in the same order
 */
export function undoSplit(
  rows: readonly CardRow[],
  split: readonly CardRow[],
  whole: readonly Pick<CardRow, 'front' | 'back'>[],
): readonly CardRow[] {
  return rows.map((row) => {
    const index = split.findIndex(
      ({ key, front, back }) => key === row.key && front === row.front && back === row.back,
    );
    return index < 0 ? row : { ...row, ...whole[index] };
  });
}
