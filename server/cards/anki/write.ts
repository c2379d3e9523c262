import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';

import { zipSync } from 'fflate';

import { schema } from './collection/collection-schema.ts';
import { deckId, noteTypeId, settings } from './collection/collection-settings.ts';

/** An exported card: `fields` as HTML, in the order of the note type. */
export type ExportedNote = {
  /** Identifies the card in every export, so that Anki updates its note instead of adding a new one. */
  key: string;
  fields: string[];
  tags: string[];
  /** Creation and last change, in milliseconds since 1970. */
  created: number;
  changed: number;
};
export type ExportedDeck = { name: string; notes: ExportedNote[]; media: { name: string; bytes: Uint8Array }[] };

const guidOf = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 12);
const checksumOf = (text: string) => parseInt(createHash('sha1').update(text).digest('hex').slice(0, 8), 16);

/** Text by which Anki sorts and compares notes: without tags, but with the names of pictures. */
const sortTextOf = (html: string) =>
  html
    .replace(/<img\b[^<>]*\bsrc="([^"<>]*)"[^<>]*>/g, ' $1 ')
    .replace(/<[^<>]*>/g, '')
    .trim();

function writeCollection({ name, notes }: ExportedDeck): Uint8Array {
  const database = new DatabaseSync(':memory:');
  try {
    database.exec(schema);
    const { models, decks, dconf, conf } = settings(name);
    const json = [conf, models, decks, dconf].map((part) => JSON.stringify(part));
    const oldest = notes.reduce((least, { created }) => Math.min(least, created), Date.now());
    const latest = notes.reduce((latestSoFar, { changed }) => Math.max(latestSoFar, changed), 0);
    database
      .prepare('insert into col values (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, ?)')
      .run(Math.floor(oldest / 1000), latest, latest, ...(json as [string, string, string, string]), '{}');
    const note = database.prepare('insert into notes values (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, ?)');
    const card = database.prepare('insert into cards values (?, ?, ?, 0, ?, -1, 0, 0, ?, 0, 0, 0, 0, 0, 0, 0, 0, ?)');
    let last = 0;
    database.exec('begin');
    for (const [index, { key, fields, tags, created, changed }] of notes.entries()) {
      // Anki's ids are timestamps, and must be unique.
      last = Math.max(last + 1, created);
      const seconds = Math.floor(changed / 1000);
      const sortText = sortTextOf(fields[0] ?? '');
      const marked = tags.length ? ` ${tags.map((tag) => tag.replace(/\s+/g, '_')).join(' ')} ` : '';
      note.run(last, guidOf(key), noteTypeId, seconds, marked, fields.join('\x1f'), sortText, checksumOf(sortText), '');
      card.run(last, last, deckId, seconds, index + 1, '');
    }
    database.exec('commit');
    return database.serialize();
  } finally {
    database.close();
  }
}

/**
 * A package in the older format, which every version of Anki can open [cards.export]. Pictures are JPEG, so they are
 * not compressed again.
 */
export function writePackage(deck: ExportedDeck): Uint8Array {
  const names = Object.fromEntries(deck.media.map(({ name }, index) => [index, name]));
  const pictures = deck.media.map(({ bytes }, index) => [String(index), [bytes, { level: 0 }]] as const);
  return zipSync({
    'collection.anki2': writeCollection(deck),
    media: new TextEncoder().encode(JSON.stringify(names)),
    ...(Object.fromEntries(pictures) as Record<string, [Uint8Array, { level: 0 }]>),
  });
}
