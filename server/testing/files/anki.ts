import { DatabaseSync } from 'node:sqlite';
import { zstdCompressSync } from 'node:zlib';

import { zipSync } from 'fflate';

type FakeType = {
  id: number;
  name: string;
  isCloze?: boolean;
  fields: string[];
  templates: { front: string; back: string }[];
};
/** A deck to write. `cards` of a note: indexes of the templates (or cloze deletions) for which the note has a card. */
export type FakeDeck = {
  types: FakeType[];
  notes: { type: number; fields: string[]; cards?: number[] }[];
  media?: Record<string, Buffer>;
};

export const basic: FakeType = {
  id: 1,
  name: 'Basique',
  fields: ['Front', 'Back'],
  templates: [{ front: '{{Front}}', back: '{{FrontSide}}\n\n<hr id=answer>\n\n{{Back}}' }],
};

const sharedTables = `
create table notes (id integer primary key, guid text not null, mid integer not null, mod integer not null, usn integer not null, tags text not null,
  flds text not null, sfld integer not null, csum integer not null, flags integer not null, data text not null);
create table cards (id integer primary key, nid integer not null, did integer not null, ord integer not null);`;

function fillNotes(database: DatabaseSync, { notes }: FakeDeck): void {
  const note = database.prepare("insert into notes values (?, ?, ?, 0, -1, '', ?, '', 0, 0, '')");
  const card = database.prepare('insert into cards values (?, ?, 1, ?)');
  notes.forEach(({ type, fields, cards = [0] }, index) => {
    note.run(1_000 + index, `guid${index}`, type, fields.join('\x1f'));
    for (const ord of cards) card.run(10_000 + index * 10 + ord, 1_000 + index, ord);
  });
}

function writeDatabase(sql: string, fill: (database: DatabaseSync) => void): Buffer {
  const database = new DatabaseSync(':memory:');
  database.exec(sql);
  fill(database);
  const bytes = Buffer.from(database.serialize());
  database.close();
  return bytes;
}

/** A database of schema 11: note types as JSON. */
const schema11 = (deck: FakeDeck) =>
  writeDatabase(
    `create table col (id integer primary key, ver integer, models text, decks text);${sharedTables}`,
    (database) => {
      const models = deck.types.map(({ id, name, isCloze, fields, templates }) => [
        id,
        {
          id,
          name,
          type: isCloze ? 1 : 0,
          flds: fields.map((field, ord) => ({ name: field, ord })).reverse(),
          tmpls: templates.map(({ front, back }, ord) => ({ name: `${ord}`, ord, qfmt: front, afmt: back })),
        },
      ]);
      database.prepare("insert into col values (1, 11, ?, '{}')").run(JSON.stringify(Object.fromEntries(models)));
      fillNotes(database, deck);
    },
  );

const varint = (value: number): number[] =>
  value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];

const message = (...fields: readonly [number, string | Buffer | number][]) =>
  Buffer.concat(
    fields.flatMap(([number, value]) => {
      if (typeof value === 'number') return [Buffer.from([...varint(number * 8), ...varint(value)])];
      const bytes = Buffer.from(value);
      return [Buffer.from([...varint(number * 8 + 2), ...varint(bytes.length)]), bytes];
    }),
  );

/** A database of schema 18: note types in tables, with `name` columns of a collation that only Anki provides. */
function schema18(deck: FakeDeck): Buffer {
  const collated = `
    create table notetypes (id integer primary key, name text not null collate  nocase, mtime_secs integer, usn integer, config blob);
    create unique index idx_notetypes_name on notetypes (name);
    create table fields (ntid integer, ord integer, name text not null collate  nocase, config blob, primary key (ntid, ord)) without rowid;
    create unique index idx_fields_name_ntid on fields (name, ntid);
    create table templates (ntid integer, ord integer, name text not null collate  nocase, mtime_secs integer, usn integer, config blob,
      primary key (ntid, ord)) without rowid;
    create table col (id integer primary key, ver integer);${sharedTables}`;
  const bytes = writeDatabase(collated, (database) => {
    for (const { id, name, isCloze, fields, templates } of deck.types) {
      database.prepare('insert into notetypes values (?, ?, 0, 0, ?)').run(id, name, message([1, isCloze ? 1 : 0]));
      fields.forEach((field, ord) => {
        database.prepare('insert into fields values (?, ?, ?, ?)').run(id, ord, field, Buffer.alloc(0));
      });
      templates.forEach(({ front, back }, ord) => {
        const config = message([1, front], [2, back]);
        database.prepare('insert into templates values (?, ?, ?, 0, 0, ?)').run(id, ord, `${ord}`, config);
      });
    }
    fillNotes(database, deck);
  });
  return Buffer.from(bytes.toString('latin1').replaceAll('collate  nocase', 'collate unicase'), 'latin1');
}

const stub: FakeDeck = {
  types: [basic],
  notes: [
    { type: 1, fields: ['Please update to the latest Anki version, then import the .colpkg/.apkg file again.', ''] },
  ],
};

const numberedMedia = (media: Record<string, Buffer>) =>
  Object.fromEntries(Object.values(media).map((bytes, index) => [`${index}`, bytes]));
const mediaList = (media: Record<string, Buffer>) =>
  Buffer.from(JSON.stringify(Object.fromEntries(Object.keys(media).map((name, index) => [index, name]))));

/** Writes a deck in the three package formats of current and earlier versions of Anki. */
export const ankiPackages = {
  anki2: (deck: FakeDeck) =>
    zipped({
      'collection.anki2': schema11(deck),
      media: mediaList(deck.media ?? {}),
      ...numberedMedia(deck.media ?? {}),
    }),
  anki21: (deck: FakeDeck) =>
    zipped({
      meta: message([1, 2]),
      'collection.anki2': schema11(stub),
      'collection.anki21': schema11(deck),
      media: mediaList(deck.media ?? {}),
      ...numberedMedia(deck.media ?? {}),
    }),
  anki21b: ({ media = {}, ...deck }: FakeDeck) => {
    const entries = Object.entries(media).map(([name, bytes]): [number, Buffer] => [
      1,
      message([1, name], [2, bytes.length], [3, Buffer.alloc(20, 7)]),
    ]);
    const packed = Object.values(media).map((bytes, index) => [`${index}`, zstdCompressSync(bytes)] as const);
    return zipped({
      meta: message([1, 3]),
      'collection.anki2': schema11(stub),
      'collection.anki21b': zstdCompressSync(schema18(deck)),
      media: zstdCompressSync(message(...entries)),
      ...Object.fromEntries(packed),
    });
  },
};

export const zipped = (entries: Record<string, Uint8Array>) => Buffer.from(zipSync(entries));
