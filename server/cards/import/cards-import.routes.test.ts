import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { cardsBulk } from '@memocartes/contract/cards/bulk/cards-bulk.routes';
import { cards } from '@memocartes/contract/cards/cards.routes';
import { cardsImages } from '@memocartes/contract/cards/images/cards-images.routes';
import { type CardImportRow, cardsImport } from '@memocartes/contract/cards/import/cards-import.routes';

import { writeXlsx } from '../../imports/workbook/write-xlsx.ts';
import { createClassroom } from '../../testing/classroom.ts';
import { jpeg, zip } from '../../testing/files/images.ts';
import type { Person } from '../../testing/seed.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
let matter: { id: number };
let rivers: { id: number };

beforeAll(async () => {
  server = await testServer();
  matter = await server.seed.subject({ code: 'GE', name: 'Géographie' });
  rivers = await server.seed.subject({ code: 'GE-FL', name: 'Fleuves', parent_id: matter.id });
});

afterAll(() => server.close());

const encoded = (text: string | Buffer) => Buffer.from(text).toString('base64');

const preview = (person: Person, file: string | Buffer, overrides = {}) =>
  server.as(person).body(cardsImport.preview, { body: { data: encoded(file), matter_id: matter.id, ...overrides } });

/** The first bytes of an .xls file. */
const oldExcel = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const sidesOf = (rows: readonly CardImportRow[]) => rows.map(({ card: { front, back } }) => [front, back]);
const statusesOf = (rows: readonly CardImportRow[]) => rows.map(({ line, status }) => `${line} ${status}`);

/** A file as Anki exports notes: with Anki's header lines, HTML, a quoted field, and a tags column. */
const notes = `#separator:tab
#html:true
#columns:Pays\tCapitale\tInfo\tÉtiquettes
#tags column:4
France\tParis\t\tEurope
Écosse\t<b>Édimbourg</b>\tNation du&nbsp;Royaume-Uni<br>depuis 1707\tEurope
"Le ""Plat pays"""\tBruxelles<img src="belgique.jpg">\t[sound:bruxelles.mp3]\tEurope
<img src="japon.png">\tTokyo\t\tAsie
`;

describe('preview', () => {
  test('notes of Anki: HTML becomes plain text, one line per block; tags are ignored, pictures and sounds are listed', async () => {
    const { teacher } = await createClassroom(server);
    const { rows, count, nb_ok, format, media, message } = await preview(teacher, notes);
    expect({ count, nb_ok, format, media, message }).toEqual({
      count: 4,
      nb_ok: 3,
      format: 'anki',
      media: ['belgique.jpg', 'bruxelles.mp3', 'japon.png'],
      message: null,
    });
    expect(rows.map(({ left_out = [] }) => left_out.map(({ name, reason }) => `${name} ${reason}`))).toEqual([
      [],
      [],
      ['belgique.jpg MISSING', 'bruxelles.mp3 SOUND'],
      ['japon.png MISSING'],
    ]);
    expect(sidesOf(rows)).toEqual([
      ['France', 'Paris'],
      ['Écosse', 'Édimbourg\nNation du\u00a0Royaume-Uni\ndepuis 1707'],
      ['Le "Plat pays"', 'Bruxelles'],
      ['', 'Tokyo'],
    ]);
    expect(statusesOf(rows)).toEqual(['5 OK', '6 OK', '7 OK', '8 EMPTY_SIDE']);
    expect((await server.as(teacher).body(cards.list, { query: { mine: 'true' } })).count).toBe(0);
  });

  test('reads a spreadsheet with a header, in the encoding and with the separator of French Windows', async () => {
    const { teacher } = await createClassroom(server);
    const text = 'Matière;Question;Réponse;Niveau;Sous-matière\r\nGeographie;La Loire ?;Un fleuve;ce 2;FLEUVES\r\n';
    const { rows, format } = await preview(teacher, Buffer.from(text, 'latin1'), { matter_id: null });
    expect(format).toBe('csv');
    expect(rows).toEqual([
      {
        line: 2,
        card: {
          front: 'La Loire ?',
          back: 'Un fleuve',
          matter: 'Geographie',
          subject: 'FLEUVES',
          level: 'ce 2',
          category: null,
        },
        status: 'OK',
        message: null,
      },
    ]);
  });

  test('a spreadsheet without header: the first column is the front, the others the back', async () => {
    const { teacher } = await createClassroom(server);
    const { rows } = await preview(teacher, "5 × 3,15\n'=1+1,2,deux\n");
    expect(sidesOf(rows)).toEqual([
      ['5 × 3', '15'],
      ['=1+1', '2\ndeux'],
    ]);
  });

  test('reads the first filled sheet of a workbook, with or without header [cards.import]', async () => {
    const { teacher } = await createClassroom(server);
    const write = (lines: string[][]) => Buffer.from(writeXlsx([{ name: 'Cartes', lines }]));
    const named = await preview(
      teacher,
      write([
        ['Question', 'Réponse', 'Niveau'],
        ['Nom', 'Prénom', 'CE1'],
        ['', 'Lima', 'CM1'],
        ['La Loire ?', '1 006 km', '6e'],
      ]),
    );
    expect(named.format).toBe('xlsx');
    expect(statusesOf(named.rows)).toEqual(['2 OK', '3 EMPTY_SIDE', '4 BAD_LEVEL']);
    expect(sidesOf(named.rows)[0]).toEqual(['Nom', 'Prénom']);
    const bare = await preview(teacher, write([['chat', 'cat', 'un animal']]));
    expect(sidesOf(bare.rows)).toEqual([['chat', 'cat\nun animal']]);
  });

  test('blank rows of a spreadsheet are ignored, however many there are [cards.import]', async () => {
    const { teacher } = await createClassroom(server);
    const blank = Array.from({ length: 1_100 }, () => ';;;').join('\n');
    const { rows } = await preview(teacher, `Recto;Verso;Niveau;\nA;B;CP;\n ;;;\nC;D;CP;\n${blank}\n`);
    expect(statusesOf(rows)).toEqual(['2 OK', '4 OK']);
  });

  test('reads the heading « Catégorie » of files exported earlier [cards.export]', async () => {
    const { teacher } = await createClassroom(server);
    const { rows } = await preview(teacher, 'Recto;Verso;Catégorie\nA;B;Calcul\n');
    expect(rows.map(({ card }) => card.category)).toEqual(['Calcul']);
  });

  test('a row has the number that a spreadsheet shows, after cells with several lines too [cards.import]', async () => {
    const { teacher } = await createClassroom(server);
    const { rows } = await preview(teacher, 'Recto;Verso\r\n"a\r\nb";c\r\n\r\n"d\ne\nf";g\r\nh;i\r\n');
    expect(statusesOf(rows)).toEqual(['2 OK', '4 OK', '5 OK']);
  });

  test('each refused card has its message [cards.import]', async () => {
    const { teacher } = await createClassroom(server);
    await server.as(teacher).call(cards.create, { body: { matter_id: matter.id, fline1: 'Déjà', bline1: 'là' } });
    const file = [
      'Recto,Verso,Matière,Sous-matière,Niveau',
      ',vide,,,',
      '"1\n2\n3\n4\n5\n6\n7\n8",huit,,,',
      `${'a'.repeat(121)},long,,,`,
      'a,b,,,6e',
      'a,b,Alchimie,,',
      'a,b,Géographie,Volcans,',
      'a,b,,Fleuves,CE1',
      'a,b,,,',
      'Déjà,là,,,',
    ].join('\n');
    const { rows, nb_ok } = await preview(teacher, file);
    expect(rows.map(({ status }) => status)).toEqual([
      'EMPTY_SIDE',
      'TOO_MANY_LINES',
      'TOO_LONG',
      'BAD_LEVEL',
      'BAD_SUBJECT',
      'BAD_SUBJECT',
      'DUPLICATE_IN_LIST',
      'DUPLICATE_IN_LIST',
      'ALREADY_EXISTS',
    ]);
    expect(rows.filter(({ message }) => !message)).toEqual([]);
    expect(nb_ok).toBe(0);
  });

  test('a card needs a parent subject: its own or the default', async () => {
    const { teacher } = await createClassroom(server);
    const file = 'Recto,Verso,Matière\nPérou,Lima,\nChili,Santiago,Géographie';
    const without = await preview(teacher, file, { matter_id: null });
    expect(statusesOf(without.rows)).toEqual(['2 BAD_SUBJECT', '3 OK']);
    expect(without.rows[0]!.message).toBe('Choisissez une matière.');
    const again = { rows: without.rows.map(({ line, card }) => ({ line, card })), matter_id: matter.id };
    const body = await server.as(teacher).body(cardsImport.preview, { body: again });
    expect({ statuses: statusesOf(body.rows), format: body.format }).toEqual({
      statuses: ['2 OK', '3 OK'],
      format: null,
    });
  });

  test('binary, too large and empty files are refused', async () => {
    const { teacher } = await createClassroom(server);

    const previewStatus = async (file: string | Buffer) => {
      const body = { data: encoded(file), matter_id: matter.id };
      const { status, error } = await server.as(teacher).call(cardsImport.preview, { body });
      return [status, error.code];
    };

    expect(await previewStatus(zip(['word/document.xml']))).toEqual([415, 'FILE_TYPE_REFUSED']);
    expect(await previewStatus(zip(['collection.anki21']))).toEqual([400, 'BAD_REQUEST']);
    expect(await previewStatus(oldExcel)).toEqual([415, 'FILE_TYPE_REFUSED']);
    expect(await previewStatus('a,b\n'.repeat(1_001))).toEqual([413, 'FILE_SIZE_OVER']);
    expect(await previewStatus(Buffer.alloc(5_000_001, 'a'))).toEqual([413, 'FILE_SIZE_OVER']);
    expect(await previewStatus('')).toEqual([422, 'INVALID']);
    const nothing = await server.as(teacher).call(cardsImport.preview, { body: {} });
    expect([nothing.status, Object.keys(nothing.error.fields ?? {})]).toEqual([422, ['data']]);
  });

  test('is refused to followers and school admins', async () => {
    const { schoolAdmin, follower } = await createClassroom(server);
    const body = { data: encoded('a,b'), matter_id: matter.id };
    for (const person of [schoolAdmin, follower]) {
      expect(await server.as(person).status(cardsImport.preview, { body })).toBe(403);
    }
    expect(await server.anonymous.status(cardsImport.preview, { body })).toBe(401);
    const rows = [
      { line: 1, card: { front: 'a', back: 'b', matter: null, subject: null, level: null, category: null } },
    ];
    expect(await server.as(schoolAdmin).status(cardsImport.valid, { body: { rows } })).toBe(403);
    expect(await server.anonymous.status(cardsImport.valid, { body: { rows } })).toBe(401);
  });
});

describe('import', () => {
  const importFile = async (person: Person, file: string, overrides = {}) => {
    const { rows } = await preview(person, file);
    const corrected = rows.map(({ line, card }) => ({ line, card }));
    const body = { rows: corrected, matter_id: matter.id, ...overrides };
    return server.as(person).call(cardsImport.valid, { body });
  };

  const exportCsv = async (person: Person, filter = '&mine=true') => {
    const response = await server.as(person).fetch(`/api/cards?format=csv${filter}`);
    return response.text();
  };

  test('the accepted cards are written as numbered drafts, once [cards.import]', async () => {
    const { teacher } = await createClassroom(server);
    const { status, body } = await importFile(teacher, notes, { level: 'CM2', subject_id: rivers.id });
    expect([status, body.count, body.rows.map(({ id }) => id !== null)]).toEqual([201, 3, [true, true, true, false]]);
    const card = await server.as(teacher).body(cards.view, { id: body.rows[1]!.id! });
    expect(card).toMatchObject({
      level: 'CM2',
      cycle: '3',
      status: 'DRAFT',
      card_type: 'CUSTOM',
      subject: { name: 'Fleuves' },
    });
    expect(card.displayed_id).toMatch(/^GE-CM2-\d{4}$/);
    expect(card.back_side).toMatchObject({ line1: 'Édimbourg', line3: 'depuis 1707', line4: null });
    expect((await importFile(teacher, notes)).body.count).toBe(0);
  });

  test('a superadmin’s cards are certified and can be imported published', async () => {
    const superadmin = await server.seed.superadmin();
    const { body } = await importFile(superadmin, 'Chili,Santiago', { status: 'FINAL' });
    const { card_type, status } = await server.as(superadmin).body(cards.view, { id: body.rows[0]!.id! });
    expect({ card_type, status }).toEqual({ card_type: 'CERTIFIED', status: 'FINAL' });
  });

  test('exported cards are unchanged when imported again [cards.export]', async () => {
    const first = (await createClassroom(server)).teacher;
    const second = (await createClassroom(server)).teacher;
    const own = [
      'Recto;Verso;Niveau;Sous-matière;Thème',
      "'=1+1;2;CP;;Calcul",
      '"un\n\ntrois";"a ""b"" ; c";;Fleuves;',
    ];
    await importFile(first, [...own, '-5;- 2;;;'].join('\n'));
    const file = await exportCsv(first);
    const again = (await preview(first, file)).rows.map(({ status }) => status);
    expect(again).toEqual(['ALREADY_EXISTS', 'ALREADY_EXISTS', 'ALREADY_EXISTS']);
    expect((await importFile(second, file)).body.count).toBe(3);
    const withoutNumbers = (text: string) => text.replace(/GE(?:-CP)?-\d{4}/g, 'N');
    expect(withoutNumbers(await exportCsv(second))).toBe(withoutNumbers(file));
  });

  test('exported cards keep handwriting, typed answers, lessons and accepted answers [cards.export]', async () => {
    const first = (await createClassroom(server)).teacher;
    const second = (await createClassroom(server)).teacher;
    const settings = [
      { is_handwritten: true, is_typed: true, accents_count: true, is_lesson: false, accepted_answers: ['- 1', 'un'] },
      { is_handwritten: false, is_typed: false, accents_count: false, is_lesson: true, accepted_answers: [] },
    ];
    for (const [index, own] of settings.entries()) {
      const body = { matter_id: matter.id, fline1: `Question ${index}`, bline1: own.is_lesson ? null : '1', ...own };
      await server.as(first).call(cards.create, { body });
    }
    expect((await importFile(second, await exportCsv(first))).body.count).toBe(2);
    const body = await server.as(second).body(cards.list, { query: { mine: 'true' } });
    const imported = body.cards.toSorted((a, b) => (a.displayed_id < b.displayed_id ? -1 : 1));
    expect(imported).toMatchObject(settings);
  });

  test('accepted answers are written without control characters, like the texts of a card [cards.import]', async () => {
    const { teacher } = await createClassroom(server);
    const { rows } = await preview(teacher, 'Chili,Santiago');
    const settings = {
      is_handwritten: false,
      is_typed: true,
      accents_count: false,
      is_lesson: false,
      accepted_answers: ['Santi\u0000ago  du Chili ', '\u202e'],
    };
    const corrected = rows.map(({ line, card }) => ({ line, card: { ...card, settings } }));
    const { status, body } = await server
      .as(teacher)
      .call(cardsImport.valid, { body: { rows: corrected, matter_id: matter.id } });
    expect(status).toBe(201);
    const card = await server.as(teacher).body(cards.view, { id: body.rows[0]!.id! });
    expect(card.accepted_answers).toEqual(['Santiago du Chili']);
  });

  test('a card with a picture, exported as CSV, is a duplicate for its author; for others, the preview lists the picture as missing [cards.export]', async () => {
    const first = (await createClassroom(server)).teacher;
    const second = (await createClassroom(server)).teacher;
    const data = (await jpeg(90, 60)).toString('base64');
    const { image } = await server
      .as(first)
      .body(cardsImages.create, { body: { title: 'loire.jpg', alt: 'La Loire', type: 'image/jpeg', data } });
    const card = {
      matter_id: matter.id,
      front_pattern: 'top' as const,
      fimg: image,
      front_alt: 'La Loire',
      fline1: 'Quel fleuve ?',
      bline1: 'La Loire',
    };
    await server.as(first).call(cards.create, { body: card });
    const file = await exportCsv(first);
    expect(statusesOf((await preview(first, file)).rows)).toEqual(['2 ALREADY_EXISTS']);
    const { rows, media } = await preview(second, file);
    expect(rows.map(({ status, left_out }) => [status, left_out])).toEqual([
      ['OK', [{ name: 'La Loire', reason: 'MISSING' }]],
    ]);
    expect(media).toEqual(['La Loire']);
  });

  test('certified cards that a superadmin exports are not imported again by another one [cards.export]', async () => {
    const first = await server.seed.superadmin();
    const second = await server.seed.superadmin();
    await importFile(first, 'Pérou,Lima', { status: 'FINAL' });
    const file = await exportCsv(first, '&search=Lima');
    expect(statusesOf((await preview(second, file)).rows)).toEqual(['2 ALREADY_EXISTS']);
  });

  test('past the offer’s limit no card is written [schools.limit-cards]', async () => {
    const school = await server.seed.school({ offers_id: 1, nb_physical_boxes: 0 });
    const teacher = await server.seed.teacher({ schoolId: school.id });
    const eleven = Array.from({ length: 11 }, (_none, n) => `Pays ${n},Capitale ${n}`);
    expect((await preview(teacher, eleven.join('\n'))).message).toContain('il vous en reste 10 à créer');
    const params = { limit: 10, left: 10, count: 11 };
    expect((await importFile(teacher, eleven.join('\n'))).error).toMatchObject({ code: 'LIMIT_CARDS', params });
    expect((await server.as(teacher).body(cards.list, { query: { mine: 'true' } })).count).toBe(0);
    expect((await importFile(teacher, eleven.slice(1).join('\n'))).body.count).toBe(10);
    expect((await importFile(teacher, 'Une,autre')).error.code).toBe('LIMIT_CARDS');
  });

  test('an import that reaches the limit, sent again with its request id, gets the same response [schools.limit-cards]', async () => {
    const school = await server.seed.school({ offers_id: 1, nb_physical_boxes: 0 });
    const teacher = await server.seed.teacher({ schoolId: school.id });
    const rows = Array.from({ length: 10 }, (_none, n) => ({
      line: n + 1,
      card: { front: `Pays ${n}`, back: `Capitale ${n}`, matter: null, subject: null, level: null, category: null },
    }));
    const body = { rows, matter_id: matter.id, request_id: randomUUID() };
    const first = await server.as(teacher).call(cardsImport.valid, { body });
    expect(first.body.count).toBe(10);
    const second = await server.as(teacher).call(cardsImport.valid, { body });
    expect([second.status, second.body]).toEqual([201, first.body]);
  });

  test('undoing the import of 219 drafts keeps the drafts that were changed, added to a pack or learnt since [cards.bulk-undo-kept]', async () => {
    const classroom = await createClassroom(server);
    const { teacher } = classroom;
    const file = Array.from({ length: 219 }, (_none, n) => `Fleuve ${n},Pays ${n}`).join('\n');
    const { body } = await importFile(teacher, file, { title: 'fleuves.csv' });
    expect(body.count).toBe(219);
    const [edited, packed, learnt, ...rest] = body.rows.map(({ id }) => id!);
    await server.as(teacher).call(cards.update, { id: edited!, body: { bline1: 'autre' } });
    const publish = { ids: [packed!], changes: { status: 'FINAL' as const }, pack: { title: 'P', icon: 'star' } };
    await server.as(teacher).call(cardsBulk.apply, { body: publish });
    await server.seed.trackedCard({ students_id: classroom.zoe.id, cards_id: learnt! });
    const { operations } = await server.as(teacher).body(cardsBulk.operations);
    expect(operations.at(-1)).toMatchObject({ kind: 'IMPORT', title: 'fleuves.csv', nb_cards: 219 });
    const undone = await server.as(teacher).call(cardsBulk.undo, { id: body.operation_id! });
    expect(undone.body).toMatchObject({ nb_undone: 216, nb_kept: 3 });
    expect(undone.body.kept.map(({ id, reason }) => [id, reason])).toEqual([
      [edited, 'EDITED'],
      [packed, 'PACK'],
      [learnt, 'LEARNT'],
    ]);
    const remaining = await server.as(teacher).call(cards.list, { query: { mine: 'true' } });
    expect([remaining.body.count, remaining.body.cards.some(({ id }) => rest.includes(id))]).toEqual([3, false]);
    expect(await server.as(teacher).errorCode(cardsBulk.undo, { id: body.operation_id! })).toBe('ALREADY_UNDONE');
    expect((await importFile(teacher, file)).body.count).toBe(217);
  });

  test('after a bulk change is undone, the import can still be undone', async () => {
    const { teacher } = await createClassroom(server);
    const { body } = await importFile(teacher, 'Une,autre\nDeux,autres');
    const ids = body.rows.map(({ id }) => id!);
    const publish = { ids, changes: { status: 'FINAL' as const } };
    const bulk = await server.as(teacher).call(cardsBulk.apply, { body: publish });
    await server.as(teacher).call(cardsBulk.undo, { id: bulk.body.operation_id! });
    const undone = await server.as(teacher).call(cardsBulk.undo, { id: body.operation_id! });
    expect(undone.body).toEqual({ nb_undone: 2, nb_kept: 0, kept: [] });
  });

  test('the same file sent twice concurrently is written once', async () => {
    const { teacher } = await createClassroom(server);
    const responses = await Promise.all([importFile(teacher, 'Une,autre'), importFile(teacher, 'Une,autre')]);
    expect(responses.map(({ body }) => body.count).sort()).toEqual([0, 1]);
    expect((await server.as(teacher).body(cards.list, { query: { mine: 'true' } })).count).toBe(1);
  });

  test('the preview tells how many cards the offer still allows and what to do; a selection of the rows can be imported', async () => {
    const school = await server.seed.school({ offers_id: 3, nb_physical_boxes: 0 });
    const teacher = await server.seed.teacher({ schoolId: school.id });
    const file = Array.from({ length: 12 }, (_none, n) => `Pays ${n},Capitale ${n}`).join('\n');
    const seen = await preview(teacher, file);
    expect([seen.nb_ok, seen.nb_left]).toEqual([12, 10]);
    expect(seen.message).toContain('Choisissez les 10 cartes à garder');
    const rows = seen.rows.slice(2).map(({ line, card }) => ({ line, card }));
    const valid = { body: { rows, matter_id: matter.id } };
    expect((await server.as(teacher).body(cardsImport.valid, valid)).count).toBe(10);
    const full = await preview(teacher, 'Une,autre');
    expect([full.nb_left, full.message]).toEqual([0, expect.stringContaining('vous les avez toutes')]);
  });

  // The deck Ultimate Geography at commit c4f044b (public domain).
  test('a public deck is unchanged when imported, exported and imported again', async () => {
    const first = (await createClassroom(server)).teacher;
    const second = (await createClassroom(server)).teacher;
    const deck = readFileSync(new URL('capitales.anki.txt', import.meta.url), 'utf8');
    const { rows, format, media } = await preview(first, deck);
    expect({ format, media, wrong: rows.filter(({ status }) => status !== 'OK') }).toEqual({
      format: 'anki',
      media: [],
      wrong: [],
    });
    const written = deck.split('\n').filter((line) => line && !line.startsWith('#'));
    const sides = written.map((line) => {
      const [front, ...back] = line.split('\t').map((field) => field.replace(/ +/g, ' ').trim());
      return [front, back.filter(Boolean).join('\n')];
    });
    expect(sidesOf(rows)).toEqual(sides);
    expect((await importFile(first, deck)).body.count).toBe(sides.length);
    const out = await exportCsv(first);
    const repeated = await preview(second, out);
    expect(sidesOf(repeated.rows)).toEqual(sides);
    expect(repeated.nb_ok).toBe(sides.length);
  });

  // The first 62 capitals of the same deck at commit 255bc82, in five languages. The header has unknown names, so it is
  // read as a 63rd card.
  test('a spreadsheet of another project is unchanged when imported, exported and imported again', async () => {
    const first = (await createClassroom(server)).teacher;
    const second = (await createClassroom(server)).teacher;
    const sheet = readFileSync(new URL('capital.csv', import.meta.url), 'utf8');
    const { rows, format, nb_ok } = await preview(first, sheet);
    const sides = sidesOf(rows);
    expect({ format, nb_ok, count: rows.length }).toEqual({ format: 'csv', nb_ok: 63, count: 63 });
    expect(sides.at(-1)).toEqual([
      'European Union',
      'Brussels\nBrüssel\nBruselas\nBruxelles\nBrussel, Strasbourg, Luxembourg',
    ]);
    expect((await importFile(first, sheet)).body.count).toBe(63);
    const repeated = await preview(second, await exportCsv(first));
    expect({ nb_ok: repeated.nb_ok, sides: sidesOf(repeated.rows) }).toEqual({ nb_ok: 63, sides });
  });
});
