import { plain } from '../../text/plain.ts';

/** The columns of a record with the parts of a card; a side may have several columns. */
export type CardColumns = {
  front: number[];
  back: number[];
  matter?: number;
  subject?: number;
  level?: number;
  category?: number;
};
type Part = keyof CardColumns;

/** Known column headers in normalized form: first those of the portal's own export. */
const headers: Record<string, Part> = {
  recto: 'front',
  question: 'front',
  front: 'front',
  avant: 'front',
  verso: 'back',
  reponse: 'back',
  back: 'back',
  arriere: 'back',
  matiere: 'matter',
  'sous matiere': 'subject',
  niveau: 'level',
  categorie: 'category',
};

/** Columns from a header that names both sides; undefined for a file without one. */
export function findCardColumns(header: readonly string[]): CardColumns | undefined {
  const columns: CardColumns = { front: [], back: [] };
  header.forEach((name, index) => {
    const part = headers[plain(name).replace(/ \d$/, '')];
    if (part === 'front' || part === 'back') columns[part].push(index);
    else if (part) columns[part] ??= index;
  });
  return columns.front.length && columns.back.length ? columns : undefined;
}

/** Without header: the first column is the front, the others the back, except `others`. */
export function defaultColumns(width: number, others: readonly number[] = []): CardColumns {
  const [front, ...back] = Array.from({ length: width }, (_none, index) => index).filter(
    (index) => !others.includes(index),
  );
  return { front: front === undefined ? [] : [front], back };
}
