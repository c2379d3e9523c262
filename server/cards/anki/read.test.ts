import { DatabaseSync } from 'node:sqlite';
import { zstdCompressSync } from 'node:zlib';

import sharp from 'sharp';

import { ankiPackages, basic, type FakeDeck, zipped } from '../../testing/files/anki.ts';
import { jpeg, jpegBomb, png, zip } from '../../testing/files/images.ts';
import { Refusal } from '../../workers/refusal.ts';
import { readPackage, readPictures } from './read.ts';

const cloze = {
  id: 2,
  name: 'Texte à trous',
  isCloze: true,
  fields: ['Texte', 'Extra'],
  templates: [{ front: '{{cloze:Texte}}', back: '{{cloze:Texte}}<br>{{Extra}}' }],
};
/** A note type as in public decks: several cards per note, text in the templates, a section that some notes lack. */
const geography = {
  id: 3,
  name: 'Géographie',
  fields: ['Pays', 'Capitale', 'Drapeau', 'Info'],
  templates: [
    { front: '<div class="q">{{Pays}}</div><div>Capitale ?</div>', back: '{{Pays}}<hr id="answer">{{Capitale}}' },
    {
      front: '{{#Drapeau}}{{Drapeau}}{{/Drapeau}}',
      back: '{{FrontSide}}<hr id=answer>{{Pays}}{{#Info}}<div>{{Info}}</div>{{/Info}}',
    },
  ],
};

const deck = async (): Promise<FakeDeck> => ({
  types: [basic, cloze, geography],
  notes: [
    { type: 1, fields: ['<b>Chat</b>', 'Cat&nbsp;<br>félin[sound:cat.mp3]'] },
    { type: 2, fields: ['{{c1::Paris::ville}} et {{c2::Lyon}}', ''], cards: [0, 1] },
    { type: 3, fields: ['Japon', 'Tokyo', '<img src="drapeau%20japon.png">', ''], cards: [0, 1] },
    {
      type: 3,
      fields: ['Pérou', 'Lima', '<img alt="Drapeau &quot;rouge&quot;" src="p&amp;r.jpg">', 'Andes'],
      cards: [1],
    },
  ],
  media: { 'drapeau japon.png': await png(60, 40), 'p&r.jpg': await jpeg(2_000, 1_000), 'cat.mp3': Buffer.from('ID3') },
});

const sides = async (bytes: Buffer) =>
  (await readPackage(bytes)).rows.map(({ card: { front, back } }) => [front, back]);

describe.each(['anki2', 'anki21', 'anki21b'] as const)('a package in the format %s', (form) => {
  test('reads questions, answers, pictures and skipped media', async () => {
    const { rows, pictures } = await readPackage(ankiPackages[form](await deck()));
    expect(rows.map(({ card: { front, back } }) => [front, back])).toEqual([
      ['Chat', 'Cat\nfélin'],
      ['[ville] et Lyon', 'Paris et Lyon'],
      ['Paris et […]', 'Paris et Lyon'],
      ['Japon\nCapitale ?', 'Tokyo'],
      ['', 'Japon'],
      ['', 'Pérou\nAndes'],
    ]);
    expect(rows.map(({ line, left_out = [] }) => [line, ...left_out])).toEqual([
      [1, { name: 'cat.mp3', reason: 'SOUND' }],
      [2],
      [3],
      [4],
      [5],
      [6],
    ]);
    expect(rows[4]!.card.front_image).toEqual({ name: 'drapeau japon.png', alt: 'drapeau japon', pattern: 'center' });
    expect(rows[5]!.card.front_image).toEqual({ name: 'p&r.jpg', alt: 'Drapeau "rouge"', pattern: 'center' });
    expect(Object.keys(pictures)).toEqual(['drapeau japon.png', 'p&r.jpg']);
    expect(pictures['p&r.jpg']).toMatch(/^data:image\/jpeg;base64,/);
  });

  test('pictures become JPEG, at most as large as on a printed card [cards.images]', async () => {
    const pictures = await readPictures(ankiPackages[form](await deck()), [
      'drapeau japon.png',
      'p&r.jpg',
      'autre.png',
    ]);
    const seen = [...pictures].map(async ([name, bytes]) => {
      const { format, width, height, exif } = await sharp(bytes).metadata();
      return [name, format, width, height, exif];
    });
    expect(await Promise.all(seen)).toEqual([
      ['drapeau japon.png', 'jpeg', 60, 40, undefined],
      ['p&r.jpg', 'jpeg', 1_040, 520, undefined],
    ]);
  });
});

describe('pictures', () => {
  const withMedia = (front: string, back: string, media: Record<string, Buffer>) =>
    readPackage(ankiPackages.anki21b({ types: [basic], notes: [{ type: 1, fields: [front, back] }], media }));
  const img = (name: string) => `<img src="${name}">`;

  test('unusable media are listed with the reason', async () => {
    const good = await jpeg(8, 8);
    const media = {
      'bon.jpg': good,
      'deux.jpg': good,
      'coupé.jpg': (await jpeg(400, 400)).subarray(0, 900),
      'dessin.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'bombe.jpg': await jpegBomb(),
    };
    const names = [
      'coupé.jpg',
      'dessin.svg',
      'bombe.jpg',
      'absent.png',
      'https://exemple.fr/a.png',
      'bon.jpg',
      'deux.jpg',
    ];
    const { rows } = await withMedia(`mot${names.map(img).join('')}<video src="film.webm"></video>`, 'réponse', media);
    expect(rows[0]!.card.front_image?.name).toBe('bon.jpg');
    expect(rows[0]!.left_out!.map(({ name, reason }) => `${name} ${reason}`)).toEqual([
      'coupé.jpg BROKEN',
      'dessin.svg FORMAT',
      'bombe.jpg TOO_LARGE',
      'absent.png MISSING',
      'https://exemple.fr/a.png MISSING',
      'deux.jpg SECOND',
      'film.webm VIDEO',
    ]);
  });

  test.each([
    ['IMG mot', 'top', 'mot'],
    ['un<br>deux IMG', 'bottom', 'un\ndeux'],
    ['un IMG deux', 'center', 'un\ndeux'],
    ['IMG', 'center', ''],
  ])('%s gets the layout %s', async (front, pattern, text) => {
    const { rows } = await withMedia(front.replace('IMG', img('a.png')), 'b', { 'a.png': await png() });
    expect(rows[0]!.card).toMatchObject({ front: text, front_image: { pattern } });
  });

  test('only two lines fit next to a picture: with more lines the picture is skipped', async () => {
    const { rows } = await withMedia(`un<br>deux<br>${img('a.png')}trois`, 'b', { 'a.png': await png() });
    expect([rows[0]!.card.front, rows[0]!.card.front_image, rows[0]!.left_out]).toEqual([
      'un\ndeux\ntrois',
      undefined,
      [{ name: 'a.png', reason: 'NO_ROOM' }],
    ]);
  });
});

describe('hostile or broken packages', () => {
  const note = "insert into notes select 1, 'g', 1, 0, 0, '', 'a' || char(31) || 'b', '', 0, 0, ''";

  const database = (...sql: string[]) => {
    const created = new DatabaseSync(':memory:', { defensive: false });
    for (const one of sql) created.exec(one);
    return Buffer.from(created.serialize());
  };

  const plain = ['create table col (models text)', "insert into col values ('{}')", 'create table cards (nid, ord)'];
  const columns = 'id, guid, mid, mod, usn, tags, flds, sfld, csum, flags, data';
  const endless =
    'with recursive r(n) as (select 1 union all select n + 1 from r) select n as id, 1 as mid, n as flds from r';

  const refusalOf = (bytes: Buffer) =>
    readPackage(bytes).then(
      () => 'read',
      (error: unknown) => (error instanceof Refusal ? error.reason : error),
    );

  const packageWith = (bytes: Uint8Array) => zipped({ 'collection.anki21': bytes, media: Buffer.from('{}') });

  test.each<[string, () => Buffer]>([
    ['no database', () => packageWith(Buffer.from('SQLite? non'))],
    ['an empty database', () => packageWith(Buffer.alloc(0))],
    ['a view that never ends', () => packageWith(database(...plain, `create view notes as ${endless}`))],
    [
      'a computed column',
      () =>
        packageWith(
          database(
            ...plain,
            "create table notes (id, mid, flds as (printf('%.*c', id, 'x')))",
            'insert into notes (id, mid) values (1000, 1)',
          ),
        ),
    ],
    ['a virtual table', () => packageWith(database(...plain, 'create virtual table notes using fts5(id, mid, flds)'))],
    ['no table of notes', () => packageWith(database(...plain))],
    [
      'a database cut in half',
      () => {
        const whole = database(...plain, `create table notes (${columns})`, note, ...Array<string>(400).fill(note));
        return packageWith(whole.subarray(0, whole.length >> 1));
      },
    ],
    [
      'an invalid media list',
      () =>
        zipped({
          'collection.anki2': database(...plain, `create table notes (${columns})`),
          media: Buffer.from('{"0":'),
        }),
    ],
    ['a ZIP cut in half', () => packageWith(database(...plain)).subarray(0, 900)],
    [
      'invalid compressed data',
      () =>
        zipped({ 'collection.anki21b': Buffer.concat([Buffer.from([0x28, 0xb5, 0x2f, 0xfd]), Buffer.alloc(60, 9)]) }),
    ],
  ])('%s is refused', async (_what, bytes) => {
    expect(await refusalOf(bytes())).toBe('ANKI_DAMAGED');
  });

  test('a ZIP or Zstandard bomb, and a ZIP that is not an Anki package, are refused [asvs:5.2.3]', async () => {
    expect(await refusalOf(zip(['collection.anki21'], 100_000_001))).toBe('ANKI_TOO_LARGE');
    const bomb = zstdCompressSync(Buffer.alloc(100_000_001));
    expect(await refusalOf(zipped({ 'collection.anki21b': bomb }))).toBe('ANKI_TOO_LARGE');
    expect(await refusalOf(zipped({ 'word/document.xml': Buffer.from('x') }))).toBe('FILE_NOT_ANKI');
  });

  test('too many cards for one import are refused; path traversal in names has no effect [asvs:5.3.2]', async () => {
    const notes = Array.from({ length: 1_001 }, (_none, n) => ({ type: 1, fields: [`${n}`, 'b'] }));
    expect(await refusalOf(ankiPackages.anki2({ types: [basic], notes }))).toBe('FILE_TOO_MANY_CARDS');
    const name = '../../../etc/a.png';
    const one = [{ type: 1, fields: [`<img src="${name}">`, 'b'] }];
    const { rows } = await readPackage(
      ankiPackages.anki2({ types: [basic], notes: one, media: { [name]: await png() } }),
    );
    expect(rows[0]!.card.front_image?.name).toBe(name);
    expect(await sides(ankiPackages.anki2({ types: [basic], notes: [] }))).toEqual([]);
  });
});
