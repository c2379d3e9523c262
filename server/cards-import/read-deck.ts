import { parse } from 'csv-parse/sync';
import type { CardImportPreview, CorrectedCardRow } from '@memocartes/contract/cards/cards-import.routes';
import { cardImportMaxBytes, cardImportMaxRows } from '@memocartes/contract/cards/cards-import';
import { decodePayload } from '../documents/payload.ts';
import { refuse } from '../http/errors.ts';
import { decodeFile } from '../import/decode.ts';
import { separatorOf } from '../import/read-file.ts';
import { readAnkiHead } from './anki-head.ts';
import { findCardColumns, usualColumns } from './card-columns.ts';
import type { CardColumns } from './card-columns.ts';
import { mediaOf, plainHtml, plainText } from './plain-html.ts';

export type ReadDeck = { format: NonNullable<CardImportPreview['format']>; media: string[]; rows: CorrectedCardRow[] };
type Record_ = { record: string[]; info: { lines: number } };

const longest = 2_000;

function records(text: string, delimiter: string): Record_[] {
  const options = {
    delimiter,
    info: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
  } as const;
  try {
    // One more than may be, so that "too many" is known without reading the rest; and the header.
    return parse(text, { ...options, to: cardImportMaxRows + 2 }) as unknown as Record_[];
  } catch {
    throw refuse('BAD_REQUEST', 'Ce fichier n’a pas pu être lu\u00a0: une valeur entre guillemets n’est pas fermée.');
  }
}

function checkCount(nb: number): void {
  if (nb > cardImportMaxRows)
    throw refuse(
      'FILE_SIZE_OVER',
      `Le fichier contient plus de ${cardImportMaxRows} cartes\u00a0: importez-le en plusieurs fois.`,
    );
}

type Read = (field: string) => string;

/** A record as a card; columns of a side follow each other, a line a line. */
function cardOf(record: readonly string[], columns: CardColumns, read: Read): CorrectedCardRow['card'] {
  const of = (indexes: readonly number[]) =>
    indexes
      .map((index) => read(record[index] ?? ''))
      .filter(Boolean)
      .join('\n')
      .slice(0, longest);
  const one = (index: number | undefined) => (index === undefined ? null : of([index]).slice(0, 100) || null);
  const { front, back, matter, subject, level, category } = columns;
  return {
    front: of(front),
    back: of(back),
    matter: one(matter),
    subject: one(subject),
    level: one(level),
    category: one(category),
  };
}

/** A spreadsheet marks as text what looks like a formula; a card has the text alone. */
const unmarked = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r\n])/, '');

function readSpreadsheet(text: string): ReadDeck {
  const all = records(text, separatorOf(text));
  const named = findCardColumns(all[0]?.record ?? []);
  const rows = named ? all.slice(1) : all;
  checkCount(rows.length);
  const read = (cell: string) => plainText(unmarked(cell));
  const card = ({ record }: Record_) => cardOf(record, named ?? usualColumns(record.length), read);
  return { format: 'csv', media: [], rows: rows.map((row) => ({ line: row.info.lines, card: card(row) })) };
}

function readNotes(text: string): ReadDeck {
  const head = readAnkiHead(text);
  const all = records(head.rest, head.separator).filter(({ record }) => record.some((cell) => cell.trim()));
  checkCount(all.length);
  const read = head.isHtml ? plainHtml : plainText;
  const card = ({ record }: Record_) => cardOf(record, usualColumns(record.length, head.others), read);
  const media = all.flatMap(({ record }) => record.flatMap(mediaOf));
  return {
    format: 'anki',
    media: [...new Set(media)].slice(0, 500),
    rows: all.map((row) => ({ line: row.info.lines + head.nbLines, card: card(row) })),
  };
}

/**
 * Cards of a file (`data` in base64): notes that Anki exported as text, or a spreadsheet whatever its encoding and separator.
 * @throws 413 for a file too large or with more cards than one import takes, 415 for what is no text, 422 for an empty one
 */
export function readDeck(data: string): ReadDeck {
  const { bytes } = decodePayload({ field: 'data', data, maxBytes: cardImportMaxBytes });
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004')
    throw refuse(
      'FILE_TYPE_REFUSED',
      'Enregistrez le tableau au format CSV\u00a0; pour Anki, exportez les notes en texte brut (.txt).',
    );
  const text = decodeFile(bytes).text.replace(/^\ufeff/, '');
  return /^#(?:separator|html|tags|columns|notetype|deck|guid|if matches)\b/.test(text)
    ? readNotes(text)
    : readSpreadsheet(text);
}
