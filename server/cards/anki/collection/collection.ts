import { constants, DatabaseSync } from 'node:sqlite';

import { cardImportMaxRows } from '@memocartes/contract/cards/import/cards-import';

import { Refusal } from '../../../workers/refusal.ts';
import { fieldsOf, numberField, textField } from './protobuf.ts';
import { unreadable } from './refusal.ts';

export type Template = { ord: number; front: string; back: string };
type NoteType = { name: string; isCloze: boolean; fields: string[]; templates: Template[] };
/** A card in Anki: the fields of its note by name, and the template that renders it. */
export type AnkiCard = { noteType: NoteType; ord: number; fields: Map<string, string> };

type Row = Record<string, unknown>;
type Read = (sql: string) => Iterable<Row>;
const maxNotes = 50_000;

/**
 * Yields the rows of a query. Queries contain no `order by` or `join`, so that each step of SQLite is short.
 * @throws Refusal past `maxRows`
 */
function* upTo(rows: Iterable<Row>, maxRows: number): Generator<Row> {
  let count = 0;
  for (const row of rows) {
    count += 1;
    if (count > maxRows) throw tooMany();
    yield row;
  }
}

const tooMany = () => new Refusal('FILE_TOO_MANY_CARDS', { max: cardImportMaxRows });

const { SQLITE_OK, SQLITE_DENY, SQLITE_SELECT, SQLITE_READ } = constants;
const readableTables = ['col', 'notes', 'cards', 'notetypes', 'fields', 'templates'];

/**
 * Reads an untrusted database in memory. Only plain tables are accepted. An authorizer allows only reading: no
 * functions, views or recursion.
 * @throws Refusal for invalid or damaged data, or too many cards
 */
export function readCollection(bytes: Uint8Array): AnkiCard[] {
  const database = new DatabaseSync(':memory:', {
    allowExtension: false,
    defensive: true,
    enableDoubleQuotedStringLiterals: false,
    limits: { length: 50_000_000 },
  });
  try {
    database.deserialize(readable(bytes));
    const plain = plainTables(database);
    database.setAuthorizer((action) => (action === SQLITE_SELECT || action === SQLITE_READ ? SQLITE_OK : SQLITE_DENY));
    const read: Read = (sql) => database.prepare(sql).iterate() as Iterable<Row>;
    return cardsOf(read, plain.has('notetypes') ? typesOfTables(read) : typesOfJson(read));
  } catch (error) {
    throw error instanceof Refusal ? error : unreadable();
  } finally {
    database.close();
  }
}

/**
 * A copy that SQLite can read in memory: not in WAL mode, and without Anki's collation `unicase`. SQLite cannot read
 * tables with an unknown collation, so `nocase` replaces `unicase`.
 */
function readable(bytes: Uint8Array): Buffer {
  const copy = Buffer.from(bytes);
  copy.fill(1, 18, 20);
  for (let at = copy.indexOf('unicase'); at !== -1; at = copy.indexOf('unicase', at + 1)) {
    if (copy.toString('latin1', at - 8, at).toLowerCase() === 'collate ') copy.write('nocase ', at, 'latin1');
  }
  return copy;
}

function plainTables(database: DatabaseSync): Set<string> {
  const rows = database.prepare('select name, type, sql from sqlite_schema').iterate() as Iterable<Row>;
  const plain = new Set<string>();
  for (const { name, type, sql } of upTo(rows, 1_000)) {
    if (!readableTables.includes(String(name).toLowerCase())) continue;
    // Refuses views, virtual tables and generated columns.
    if (type !== 'table' || !/^create\s+table\b/i.test(String(sql)) || /\bas\s*\(|\bgenerated\b/i.test(String(sql))) {
      throw unreadable();
    }
    plain.add(String(name));
  }
  return plain;
}

type Model = {
  name?: unknown;
  type?: unknown;
  flds?: { name?: unknown; ord?: unknown }[];
  tmpls?: { ord?: unknown; qfmt?: unknown; afmt?: unknown }[];
};
const byOrd = (a: { ord: number }, b: { ord: number }) => a.ord - b.ord;

/** Schema 11: note types as JSON in the one row of `col`. */
function typesOfJson(read: Read): Map<string, NoteType> {
  const [row] = read('select models from col limit 1');
  const models = JSON.parse(String(row?.models)) as Record<string, Model>;
  return new Map(
    Object.entries(models).map(([id, { name, type, flds = [], tmpls = [] }]) => [
      id,
      {
        name: String(name),
        isCloze: type === 1,
        fields: flds
          .map((field, index) => ({ ord: Number(field.ord ?? index), name: String(field.name) }))
          .sort(byOrd)
          .map((field) => field.name),
        templates: tmpls.map(({ ord, qfmt, afmt }, index) => ({
          ord: Number(ord ?? index),
          front: String(qfmt),
          back: String(afmt),
        })),
      },
    ]),
  );
}

const bytesOrNone = (value: unknown) => (value instanceof Uint8Array ? value : new Uint8Array());

/** Schema 18: note types in tables. Queries must not order by names, whose collation `readable` has replaced. */
function typesOfTables(read: Read): Map<string, NoteType> {
  const types = new Map<string, NoteType & { named: { ord: number; name: string }[] }>();
  for (const { id, name, config } of upTo(read('select id, name, config from notetypes'), 5_000)) {
    const isCloze = numberField(fieldsOf(bytesOrNone(config)), 1) === 1;
    types.set(String(id), { name: String(name), isCloze, fields: [], templates: [], named: [] });
  }
  for (const { ntid, ord, name } of upTo(read('select ntid, ord, name from fields'), 50_000)) {
    types.get(String(ntid))?.named.push({ ord: Number(ord), name: String(name) });
  }
  for (const { ntid, ord, config } of upTo(read('select ntid, ord, config from templates'), 50_000)) {
    const formats = fieldsOf(bytesOrNone(config));
    types
      .get(String(ntid))
      ?.templates.push({ ord: Number(ord), front: textField(formats, 1), back: textField(formats, 2) });
  }
  for (const type of types.values()) type.fields = type.named.sort(byOrd).map(({ name }) => name);
  return types;
}

/** Cards in the order of creation of their notes. */
function cardsOf(read: Read, types: Map<string, NoteType>): AnkiCard[] {
  const notes = new Map<number, { noteType: NoteType; fields: Map<string, string> }>();
  for (const { id, mid, flds } of upTo(read('select id, mid, flds from notes'), maxNotes)) {
    const noteType = types.get(String(mid));
    if (!noteType) continue;
    const values = String(flds).split('\x1f');
    notes.set(Number(id), { noteType, fields: new Map(noteType.fields.map((name, at) => [name, values[at] ?? ''])) });
  }
  const cards: { note: number; ord: number }[] = [];
  for (const { nid, ord } of upTo(read('select nid, ord from cards'), maxNotes)) {
    if (notes.has(Number(nid))) cards.push({ note: Number(nid), ord: Number(ord) });
  }
  if (cards.length > cardImportMaxRows) throw tooMany();
  return cards.sort((a, b) => a.note - b.note || a.ord - b.ord).map(({ note, ord }) => ({ ord, ...notes.get(note)! }));
}
