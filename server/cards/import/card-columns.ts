import { plain } from '../../text/plain.ts';

/** Indexes of the columns that contain each part of a card; a side may have several columns. */
export type CardColumns = {
  front: number[];
  back: number[];
  matter?: number;
  subject?: number;
  level?: number;
  category?: number;
  settings?: number;
  answers?: number;
  frontImage?: number;
  backImage?: number;
};
type Part = keyof CardColumns;

/** Known column headers, as normalized by `plain`. */
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
  theme: 'category',
  // The heading in files exported earlier.
  categorie: 'category',
  reglages: 'settings',
  'reponses acceptees': 'answers',
  'image du recto': 'frontImage',
  'image du verso': 'backImage',
};

/** Columns named by the first record of a file; undefined if it does not name both sides. */
export function findCardColumns(header: readonly string[]): CardColumns | undefined {
  const columns: CardColumns = { front: [], back: [] };
  header.forEach((name, index) => {
    const part = headers[plain(name).replace(/ \d$/, '')];
    if (part === 'front' || part === 'back') columns[part].push(index);
    else if (part) columns[part] ??= index;
  });
  return columns.front.length && columns.back.length ? columns : undefined;
}

/** Columns of a file without header: the first is the front, the rest the back. Skips the columns in `others`. */
export function defaultColumns(width: number, others: readonly number[] = []): CardColumns {
  const [front, ...back] = Array.from({ length: width }, (_none, index) => index).filter(
    (index) => !others.includes(index),
  );
  return { front: front === undefined ? [] : [front], back };
}
