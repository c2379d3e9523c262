import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

import { cardsBulk } from '@memocartes/contract/cards/bulk/cards-bulk.routes';
import { type Card, cards } from '@memocartes/contract/cards/cards.routes';
import { cardsImages } from '@memocartes/contract/cards/images/cards-images.routes';
import { cardsImport } from '@memocartes/contract/cards/import/cards-import.routes';
import { patterns } from '@memocartes/contract/cards/layout/patterns';
import { unzipSync } from 'fflate';
import sharp from 'sharp';

import { createClassroom } from '../../testing/classroom.ts';
import { ankiPackages, basic, type FakeDeck } from '../../testing/files/anki.ts';
import { jpeg, png } from '../../testing/files/images.ts';
import type { Person } from '../../testing/seed.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
let matter: { id: number };

beforeAll(async () => {
  server = await testServer();
  matter = await server.seed.subject({ code: 'GE', name: 'Géographie' });
  await server.seed.subject({ code: 'GE-FL', name: 'Fleuves', parent_id: matter.id });
});

afterAll(() => server.close());

const teacher = async () => (await createClassroom(server)).teacher;

async function importFile(person: Person, file: Buffer, overrides = {}) {
  const data = file.toString('base64');
  const caller = server.as(person);
  const preview = await caller.body(cardsImport.preview, { body: { data, matter_id: matter.id } });
  const rows = preview.rows.map(({ line, card }) => ({ line, card }));
  return {
    preview,
    written: await caller.call(cardsImport.valid, { body: { rows, data, matter_id: matter.id, ...overrides } }),
  };
}

async function exportPackage(person: Person, query = '') {
  const response = await server.as(person).fetch(`/api/cards?format=apkg${query}`);
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

const ownCards = async (person: Person) =>
  (await server.as(person).body(cards.list, { query: { mine: 'true', nb_items: 100, order_by: 'date_create' } })).cards;

/** All exported data of a card; of a picture only its presence and alternative text. */
function exportedData({ front_side, back_side, level, parent_subject, subject, category }: Card) {
  const side = ({ image, ...words }: Card['front_side']) => ({ ...words, image: image !== null });
  return { front: side(front_side), back: side(back_side), level, matter: parent_subject.name, subject, category };
}

const sortedTexts = (list: readonly Card[]) => list.map((card) => JSON.stringify(exportedData(card))).sort();

/** The files and media names of a package, and queries on its notes, without the portal's own reader. */
function openPackage(bytes: Buffer) {
  const files = unzipSync(bytes);
  const database = new DatabaseSync(':memory:');
  database.deserialize(Buffer.from(files['collection.anki2']!));
  const query = (sql: string) => database.prepare(sql).all();
  return { files, all: query, media: JSON.parse(Buffer.from(files['media']!).toString()) as Record<string, string> };
}

const flags = async (): Promise<FakeDeck> => ({
  types: [basic],
  notes: [
    { type: 1, fields: ['<img src="japon.png">', 'Japon[sound:japon.mp3]'] },
    { type: 1, fields: ['Pérou', '<img src="japon.png" alt="Un drapeau"><br>Lima'] },
    { type: 1, fields: ['', 'sans recto'] },
  ],
  media: { 'japon.png': await png(60, 40) },
});

test('a package is previewed, then imported with its pictures; each picture is stored once', async () => {
  const person = await teacher();
  const { preview, written } = await importFile(person, ankiPackages.anki21b(await flags()));
  expect({ ...preview, rows: preview.rows.map(({ status, left_out }) => [status, left_out]) }).toMatchObject({
    format: 'apkg',
    nb_ok: 2,
    media: ['japon.mp3'],
    pictures: { 'japon.png': expect.stringMatching(/^data:image\/jpeg;base64,/) as unknown },
    rows: [
      ['OK', [{ name: 'japon.mp3', reason: 'SOUND' }]],
      ['OK', undefined],
      ['EMPTY_SIDE', undefined],
    ],
  });
  expect([written.status, written.body.count]).toEqual([201, 2]);
  const [japan, peru] = await ownCards(person);
  expect(japan!.front_side).toMatchObject({ pattern: 'center', alt: 'japon', line1: null });
  expect(peru!.back_side).toMatchObject({
    pattern: 'top',
    alt: 'Un drapeau',
    line1: 'Lima',
    image: japan!.front_side.image,
  });
  const picture = await server.as(person).fetch(`/api/documents/${japan!.front_side.image}`);
  const { format, width, height } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 60, height: 40 });
  expect((await server.as(person).body(cardsImages.list, { query: { mine: 'true' } })).count).toBe(1);

  const repeated = await importFile(person, ankiPackages.anki2(await flags()));
  expect(repeated.preview.rows.map(({ status }) => status)).toEqual(['ALREADY_EXISTS', 'ALREADY_EXISTS', 'EMPTY_SIDE']);
});

test('undoing an import deletes its pictures, except those that a card still shows [cards.import-undo-images]', async () => {
  const person = await teacher();
  const caller = server.as(person);
  const one = await jpeg(20, 20);
  const two = await jpeg(30, 30);
  const deck = {
    types: [basic],
    notes: ['a.jpg', 'b.jpg'].map((name) => ({ type: 1, fields: [`<img src="${name}">`, name] })),
    media: { 'a.jpg': one, 'b.jpg': two },
  };
  const { written } = await importFile(person, ankiPackages.anki21(deck));
  const [kept, undone] = written.body.rows.map(({ id }) => id!);
  await caller.call(cards.update, { id: kept!, body: { bline1: 'autre' } });
  const before = await caller.body(cards.view, { id: kept! });
  expect((await caller.body(cardsBulk.undo, { id: written.body.operation_id! })).nb_undone).toBe(1);
  expect(await caller.status(cards.view, { id: undone! })).toBe(404);
  const images = (await caller.body(cardsImages.list, { query: { mine: 'true' } })).cards_images;
  expect(images.map(({ image }) => image)).toEqual([before.front_side.image]);
});

test('nothing is written without the package, or when the package lacks a picture', async () => {
  const person = await teacher();
  const file = ankiPackages.anki2(await flags());
  const without = await importFile(person, file, { data: undefined });
  expect([without.written.status, Object.keys(without.written.error.fields ?? {})]).toEqual([422, ['data']]);
  const other = ankiPackages.anki2({ ...(await flags()), media: {} });
  const wrong = await importFile(person, file, { data: other.toString('base64') });
  expect([wrong.written.status, Object.keys(wrong.written.error.fields ?? {})]).toEqual([422, ['rows']]);
  const text = await importFile(person, file, { data: Buffer.from('a,b').toString('base64') });
  expect([text.written.status, text.written.error.code]).toEqual([415, 'FILE_TYPE_REFUSED']);
  expect(await ownCards(person)).toEqual([]);
});

test('past the offer’s limit neither cards nor pictures are written [schools.limit-cards]', async () => {
  const school = await server.seed.school({ offers_id: 1, nb_physical_boxes: 0 });
  const person = await server.seed.teacher({ schoolId: school.id });
  const notes = Array.from({ length: 11 }, (_none, n) => ({ type: 1, fields: [`Pays ${n}`, '<img src="a.jpg">'] }));
  const deck = { types: [basic], notes, media: { 'a.jpg': await jpeg(20, 20) } };
  const { preview, written } = await importFile(person, ankiPackages.anki21(deck));
  expect(preview.message).toContain('il vous en reste 10 à créer');
  expect(written.error.code).toBe('LIMIT_CARDS');
  expect((await server.as(person).body(cardsImages.list, { query: {} })).count).toBe(0);
  expect((await importFile(person, ankiPackages.anki21({ ...deck, notes: notes.slice(1) }))).written.body.count).toBe(
    10,
  );
});

async function everyPattern(person: Person) {
  const caller = server.as(person);
  const body = {
    title: 'carte.jpg',
    alt: 'Carte',
    type: 'image/jpeg' as const,
    data: (await jpeg(90, 60)).toString('base64'),
  };
  const { image } = await caller.body(cardsImages.create, { body });
  const side = {
    fimg: image,
    front_alt: 'Une carte de « l’Asie » <1900> & après',
    bline1: '"a" < b & c',
    bline3: 'trois',
  };
  const lines = {
    full: {},
    none: {},
    top: { fline1: 'un' },
    bottom: { fline1: 'un', fline2: 'deux' },
    center: { fline2: 'sous' },
  };
  for (const pattern of patterns) {
    const drawn = pattern === 'none' ? { fline1: 'sans', bline1: 'image' } : side;
    await caller.call(cards.create, {
      body: {
        matter_id: matter.id,
        ...drawn,
        ...lines[pattern],
        front_pattern: pattern,
        level: 'CM1' as const,
        category: `C & ${pattern}`,
      },
    });
  }
}

test('cards exported as a package are unchanged when imported again, with pictures and layouts [cards.export]', async () => {
  const first = await teacher();
  const second = await teacher();
  await everyPattern(first);
  await importFile(first, ankiPackages.anki21b(await flags()));
  const { headers, bytes } = await exportPackage(first);
  expect(headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''cartes.apkg");
  const { preview, written } = await importFile(second, bytes);
  expect(preview.rows.map(({ status, left_out }) => [status, left_out])).toEqual(Array(7).fill(['OK', undefined]));
  expect(written.body.count).toBe(7);
  expect(sortedTexts(await ownCards(second))).toEqual(sortedTexts(await ownCards(first)));
  expect((await importFile(first, bytes)).preview.nb_ok).toBe(0);
});

test('cards exported as a package keep handwriting, typed answers, lessons and accepted answers [cards.export]', async () => {
  const first = await teacher();
  const second = await teacher();
  const settings = [
    { is_handwritten: true, is_typed: true, accents_count: true, is_lesson: false, accepted_answers: ['a < b', 'un'] },
    { is_handwritten: false, is_typed: false, accents_count: false, is_lesson: true, accepted_answers: [] },
  ];
  for (const [index, own] of settings.entries()) {
    const body = { matter_id: matter.id, fline1: `Question ${index}`, bline1: own.is_lesson ? null : '1', ...own };
    await server.as(first).call(cards.create, { body });
  }
  const { written } = await importFile(second, (await exportPackage(first)).bytes);
  expect(written.body.count).toBe(2);
  const imported = (await ownCards(second)).toSorted((a, b) => (a.displayed_id < b.displayed_id ? -1 : 1));
  expect(imported).toMatchObject(settings);
  expect(imported.map(({ back_side }) => back_side.line1)).toEqual(['1', null]);
});

test.each(['true', 'false'])(
  'notes that Anki exports as text (#html:%s) from such a package contain no settings [cards.export]',
  async (html) => {
    const person = await teacher();
    const body = { matter_id: matter.id, fline1: 'Un', bline1: '1', is_typed: true, accepted_answers: ['I', 'one'] };
    await server.as(person).call(cards.create, { body });
    const [note] = openPackage((await exportPackage(person)).bytes).all('select flds from notes');
    const fields = String(note!['flds']).split('\x1f').slice(0, 2);
    // Without HTML, Anki removes the tags.
    const texts = html === 'true' ? fields : fields.map((field) => field.replace(/<[^<>]*>/g, ''));
    const file = `#separator:tab\n#html:${html}\n${texts.map((text) => `"${text.replaceAll('"', '""')}"`).join('\t')}\n`;
    const { preview } = await importFile(await teacher(), Buffer.from(file));
    expect(preview.rows.map(({ card: { front, back } }) => [front, back])).toEqual([['Un', '1']]);
  },
);

test('the exported collection is valid: one note and one Anki card for each card, with stable note ids', async () => {
  const person = await teacher();
  await everyPattern(person);
  const { files, all, media } = openPackage((await exportPackage(person)).bytes);
  expect(all('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  const [col] = all('select * from col');
  const [models, decks, dconf, conf] = ['models', 'decks', 'dconf', 'conf'].map(
    (name) => JSON.parse(String(col![name])) as object,
  );
  expect([col!['ver'], Object.keys(conf!).length > 5, Object.keys(dconf!)]).toEqual([11, true, ['1']]);
  const [type] = Object.values(models!) as { id: number; flds: { name: string }[] }[];
  expect(type!.flds.map(({ name }) => name)).toEqual([
    'Recto',
    'Verso',
    'Matière',
    'Sous-matière',
    'Niveau',
    'Catégorie',
  ]);
  expect(Object.values(decks!).map(({ name }: { name: string }) => name)).toEqual(['Default', 'Mémocartes']);
  const notes = all('select * from notes');
  expect(notes.every(({ mid, flds }) => mid === type!.id && String(flds).split('\x1f').length === 6)).toBe(true);
  expect(all('select count(distinct guid) as guids, count(*) as nb from notes')).toEqual([{ guids: 5, nb: 5 }]);
  expect(all('select nid from cards order by id')).toEqual(all('select id as nid from notes order by id'));
  expect(Object.keys(media)).toEqual(['0']);
  expect((await sharp(Buffer.from(files['0']!)).metadata()).format).toBe('jpeg');

  const [card] = await ownCards(person);
  await server.as(person).call(cards.update, { id: card!.id, body: { bline2: 'changée' } });
  const later = openPackage((await exportPackage(person)).bytes).all('select guid, mod from notes');
  expect(later.map(({ guid }) => guid).sort()).toEqual(notes.map(({ guid }) => guid).sort());
});

test('exports one’s own cards that match the filters, for a superadmin certified cards; followers get 403 [cards.export]', async () => {
  const { teacher: person, colleague, follower } = await createClassroom(server);
  await server.as(colleague).call(cards.create, { body: { matter_id: matter.id, fline1: 'À', bline1: 'autrui' } });
  await server.seed.card({ matter_id: matter.id });
  await everyPattern(person);
  const count = (bytes: Buffer) => openPackage(bytes).all('select * from notes').length;
  expect(count((await exportPackage(person)).bytes)).toBe(5);
  expect(count((await exportPackage(person, '&level=CP')).bytes)).toBe(0);
  const superadmin = await server.seed.superadmin();
  for (const query of ['', '&card_type=CUSTOM']) {
    expect(count((await exportPackage(superadmin, `&matter_id=${matter.id}${query}`)).bytes)).toBe(1);
  }
  expect((await exportPackage(follower)).status).toBe(403);
});

// The deck Ultimate Geography at commit c4f044b (public domain), in each package format of Anki.
test.each(['anki2', 'anki21', 'anki21b'] as const)(
  'a public deck imported from a %s package is unchanged when exported and imported again',
  async (form) => {
    const first = await teacher();
    const second = await teacher();
    const text = readFileSync(new URL('capitales.anki.txt', import.meta.url), 'utf8');
    const notes = text
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => line.split('\t'));
    const type = {
      id: 7,
      name: 'Ultimate Geography',
      fields: ['Pays', 'Capitale', 'Info'],
      templates: [
        { front: '{{Pays}}', back: '{{FrontSide}}<hr id=answer>{{Capitale}}{{#Info}}<div>{{Info}}</div>{{/Info}}' },
      ],
    };
    const deck = { types: [type], notes: notes.map((fields) => ({ type: 7, fields })) };
    const { preview, written } = await importFile(first, ankiPackages[form](deck));
    const trimSpaces = (field = '') => field.replace(/ +/g, ' ').trim();
    const sides = notes.map(([country, ...rest]) => [
      trimSpaces(country),
      rest.map(trimSpaces).filter(Boolean).join('\n'),
    ]);
    expect(preview.rows.map(({ card: { front, back } }) => [front, back])).toEqual(sides);
    expect(written.body.count).toBe(sides.length);
    const out = (await exportPackage(first)).bytes;
    const repeated = await importFile(second, out);
    expect(repeated.preview.rows.map(({ card: { front, back } }) => [front, back])).toEqual(sides);
    expect(repeated.written.body.count).toBe(sides.length);
    const once = (bytes: Buffer) => openPackage(bytes).all('select flds, tags, csum from notes order by id');
    expect(once((await exportPackage(second)).bytes)).toEqual(once(out));
  },
);
