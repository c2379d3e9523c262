import { randomUUID } from 'node:crypto';

import { cards as cardRoutes } from '@memocartes/contract/cards/cards.routes';
import { editions } from '@memocartes/contract/editions/editions.routes';
import { today } from '@memocartes/contract/learning/calendar/days';
import { schoolYearOf } from '@memocartes/contract/learning/calendar/school-year';
import { maxEditionCards } from '@memocartes/contract/print/print';
import { print } from '@memocartes/contract/print/print.routes';
import { sql } from 'kysely';

import {
  type Classroom,
  createClassroom,
  givePack,
  holidayWeek,
  laterWeek,
  schoolWeek,
  someCards,
} from '../testing/classroom.ts';
import { downloadPrint, waitForPrint } from '../testing/files/prints.ts';
import { testServerWithJobs } from '../testing/jobs.ts';
import { resetLimits } from '../testing/limits.ts';
import { race, testWithTwoConnections } from '../testing/races.ts';
import type { Person } from '../testing/seed.ts';
import type { TestServer } from '../testing/server.ts';

let server: TestServer;
let classroom: Classroom;
let cards: number[];

beforeAll(async () => {
  server = await testServerWithJobs();
  classroom = await createClassroom(server);
  ({ cards } = await someCards(server, 12));
});

afterAll(() => server.close());

beforeEach(async () => {
  await sql`delete from print_jobs`.execute(server.db);
  await resetLimits(server.db);
});

const asTeacher = () => server.as(classroom.teacher);
const quota = () => asTeacher().body(print.quota);

const plain = JSON.stringify({
  duplex: 'long',
  qr: false,
  dividers: false,
  calibration: false,
  shift_x: 0,
  shift_y: 0,
});

/** Inserts prints of the teacher, of this school year by default. */
const insertPrints = (count: number, status: 'DONE' | 'FAILED' | 'RUNNING' = 'DONE', year = schoolYearOf(today())) =>
  sql`
    insert into print_jobs (authentications_id, schools_id, school_year, status, options, cards, nb_pages)
    select ${classroom.teacher.id}, ${classroom.school.id}, ${year}, ${status}, ${plain}::jsonb,
      array[${cards[0]}]::int[], 2
    from generate_series(1, ${count}::int)
  `.execute(server.db);

test('prints cards as a PDF, shows its progress, and counts one print [printing.quota]', async () => {
  const { status, body } = await asTeacher().call(print.create, { body: { cards } });
  expect(status).toBe(201);
  expect(body).toMatchObject({ nb_cards: 12, nb_pages: 4, message: null });
  expect(await waitForPrint(server, classroom.teacher, body.id)).toMatchObject({
    status: 'DONE',
    nb_done: 4,
    has_file: true,
  });
  const file = await downloadPrint(server, classroom.teacher, body.id);
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  expect(await quota()).toMatchObject({ used: 1, running: 0, limit: 60, year: schoolYearOf(today()) });
});

test('prints the cards of packs first, in the order of the pack, and a repeated card once', async () => {
  const [a, b, c] = cards as [number, number, number];
  const pack = await givePack(server, classroom, [c, a], schoolWeek);
  const body = await asTeacher().body(print.create, { body: { packs: [pack.id], cards: [a, b] } });
  const [job] = await server.db.selectFrom('print_jobs').select('cards').where('id', '=', body.id).execute();
  expect(job!.cards).toEqual([c, a, b]);
  await waitForPrint(server, classroom.teacher, body.id);
});

test('a single card is printed as often as requested, a card of a pack once [printing.copies]', async () => {
  const [a, b, c] = cards as [number, number, number];
  const pack = await givePack(server, classroom, [a], laterWeek);
  const copies = [
    { cards_id: a, count: 9 },
    { cards_id: b, count: 3 },
  ];
  const body = await asTeacher().body(print.create, { body: { packs: [pack.id], cards: [b, c], copies } });
  const { cards: printed } = await server.db
    .selectFrom('print_jobs')
    .select('cards')
    .where('id', '=', body.id)
    .executeTakeFirstOrThrow();
  expect(printed).toEqual([a, b, b, b, c]);
  expect(body.nb_cards).toBe(5);
  expect(await waitForPrint(server, classroom.teacher, body.id)).toMatchObject({ status: 'DONE', nb_done: 2 });
  for (const count of [0, 61]) {
    expect(await asTeacher().status(print.create, { body: { cards: [b], copies: [{ cards_id: b, count }] } })).toBe(
      422,
    );
  }
});

test('prints the cards of one level of the packs, those without level, and all single cards [printing.level]', async () => {
  const levels = [{ level: 'CE1' }, { level: 'CE2' }, { level: null }, { level: 'CE1' }] as const;
  const [ce1, ce2, none, single] = await Promise.all(levels.map(async (row) => (await server.seed.card(row)).id));
  const pack = await givePack(server, classroom, [ce1!, ce2!, none!], holidayWeek);
  const body = await asTeacher().body(print.create, { body: { packs: [pack.id], cards: [single!], level: 'CE2' } });
  const { cards: printed } = await server.db
    .selectFrom('print_jobs')
    .select('cards')
    .where('id', '=', body.id)
    .executeTakeFirstOrThrow();
  expect(printed).toEqual([ce2, none, single]);
  await waitForPrint(server, classroom.teacher, body.id);
});

test('dividers and the calibration page take two pages each; a print without cards does not count', async () => {
  const body = await asTeacher().body(print.create, { body: { dividers: true, calibration: true } });
  expect(await waitForPrint(server, classroom.teacher, body.id)).toMatchObject({ status: 'DONE', nb_pages: 4 });
  expect(await quota()).toMatchObject({ used: 0, running: 0 });
});

test('returns the options of the last print [printing.calibration]', async () => {
  expect((await quota()).last).toBeNull();
  const options = {
    duplex: 'short',
    qr: true,
    dividers: false,
    calibration: false,
    shift_x: 1.5,
    shift_y: -0.5,
  } as const;
  const body = await asTeacher().body(print.create, { body: { cards, ...options } });
  expect((await quota()).last).toEqual(options);
  await waitForPrint(server, classroom.teacher, body.id);
});

test('a print ordered twice by the same request is queued once, even if it is the last of the year [interface.request-once]', async () => {
  await insertPrints(59);
  const body = { cards, request_id: randomUUID() };
  const order = async () => (await asTeacher().body(print.create, { body })).id;
  const [first, second] = await Promise.all([order(), order()]);
  expect([second, await order()]).toEqual([first, first]);
  const { used, running } = await quota();
  expect(used + running).toBe(60);
  await waitForPrint(server, classroom.teacher, first);
});

test('returns 409 past the year’s limit [printing.quota]', async () => {
  await insertPrints(60);
  const { status, error } = await asTeacher().call(print.create, { body: { cards } });
  expect([status, error.code]).toEqual([409, 'LIMIT_PRINTS']);
  expect(await quota()).toMatchObject({ used: 60, limit: 60 });
});

test('failed prints and those of other years don’t count; a running one does [printing.quota]', async () => {
  await insertPrints(59);
  await insertPrints(20, 'FAILED');
  await insertPrints(20, 'DONE', schoolYearOf(today()) - 1);
  const body = await asTeacher().body(print.create, { body: { cards } });
  await waitForPrint(server, classroom.teacher, body.id);
  expect(await quota()).toMatchObject({ used: 60, running: 0 });

  await sql`delete from print_jobs`.execute(server.db);
  await insertPrints(59);
  await insertPrints(1, 'RUNNING');
  expect(await quota()).toMatchObject({ used: 59, running: 1 });
  expect(await asTeacher().status(print.create, { body: { cards } })).toBe(409);
});

test('an unreadable picture fails the print, with a message; the print doesn’t count [printing.quota]', async () => {
  const hash = Buffer.from('00', 'hex');
  await server.db
    .insertInto('blobs')
    .values({ hash, type: 'image/jpeg', size: 3, data: Buffer.from('non') })
    .execute();
  const document = await server.db
    .insertInto('documents')
    .values({ title: 'a', type: 'image/jpeg', blobs_hash: hash, entity_type: 'CARDS' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const bad = await server.seed.card({ front_pattern: 'full', fimg: document.id, front_alt: 'Rien' });
  const body = await asTeacher().body(print.create, { body: { cards: [bad.id] } });
  const failed = await waitForPrint(server, classroom.teacher, body.id);
  expect(failed).toMatchObject({ status: 'FAILED', has_file: false });
  expect(failed.message).toMatch(/n’est pas comptée/);
  expect(await quota()).toMatchObject({ used: 0, running: 0 });
});

testWithTwoConnections(
  'fifty parallel prints stay within the year’s limit [printing.quota] [asvs:15.2.2] [asvs:2.3.4]',
  async () => {
    await insertPrints(55);
    const outcome = await race(50, () => asTeacher().call(print.create, { body: { cards: cards.slice(0, 1) } }));
    expect(outcome).toEqual({ '201': 5, '409 LIMIT_PRINTS': 45 });
    const { rows } = await sql<{
      id: number;
    }>`select id from print_jobs where status in ('PENDING', 'RUNNING')`.execute(server.db);
    for (const { id } of rows) await waitForPrint(server, classroom.teacher, id);
    expect(await quota()).toMatchObject({ used: 60, running: 0 });
  },
);

describe('permissions', () => {
  test('only teachers and school admins of offer 4 with a physical box may print [permissions.print]', async () => {
    const statusOf = (person: Person) => server.as(person).status(print.create, { body: { calibration: true } });
    expect(await statusOf(classroom.teacher)).toBe(201);
    expect(await statusOf(classroom.schoolAdmin)).toBe(201);
    expect(await statusOf(classroom.follower)).toBe(403);
    expect(await statusOf(await server.seed.superadmin())).toBe(403);
    expect(await server.anonymous.status(print.create, { body: { calibration: true } })).toBe(401);
    for (const school of [
      { offers_id: 1 },
      { offers_id: 2 },
      { offers_id: 3 },
      { offers_id: 4, nb_physical_boxes: 0 },
    ]) {
      const { id } = await server.seed.school(school);
      const teacher = await server.seed.teacher({ schoolId: id });
      expect(await statusOf(teacher)).toBe(403);
      expect(await server.as(teacher).status(print.quota)).toBe(403);
    }
  });

  test('a print is visible only to its author [printing.author]', async () => {
    const body = await asTeacher().body(print.create, { body: { cards } });
    await waitForPrint(server, classroom.teacher, body.id);
    for (const person of [classroom.colleague, classroom.schoolAdmin, classroom.stranger]) {
      for (const route of [print.view, print.file]) {
        expect(await server.as(person).status(route, { id: body.id })).toBe(404);
      }
    }
  });
});

describe('refusals', () => {
  const fieldsOf = async (body: Parameters<typeof requestPrint>[0]) => {
    const { status, error } = await requestPrint(body);
    return [status, Object.keys(error.fields ?? {})];
  };

  const requestPrint = (body: { cards?: number[]; packs?: number[]; shift_x?: number; duplex?: never }) =>
    asTeacher().call(print.create, { body });

  test('refuses an empty print, unknown cards or packs, too many cards, and too large an offset', async () => {
    expect(await fieldsOf({})).toEqual([422, ['cards']]);
    expect(await fieldsOf({ cards: [999_999] })).toEqual([422, ['cards']]);
    expect(await fieldsOf({ packs: [999_999] })).toEqual([422, ['packs']]);
    expect(await fieldsOf({ cards: Array.from({ length: 1001 }, (_none, i) => i + 1) })).toEqual([422, ['cards']]);
    expect(await fieldsOf({ cards, shift_x: 6 })).toEqual([422, ['shift_x']]);
  });

  test('refuses a colleague’s custom cards, and packs of another school', async () => {
    const colleagueCard = await server.seed.card({ card_type: 'CUSTOM', authentications_id: classroom.colleague.id });
    expect(await fieldsOf({ cards: [colleagueCard.id] })).toEqual([422, ['cards']]);
    const otherClassroom = await createClassroom(server);
    const pack = await givePack(server, otherClassroom, cards.slice(0, 2));
    expect(await fieldsOf({ packs: [pack.id] })).toEqual([422, ['packs']]);
  });
});

test('a teacher views and prints the cards in their students’ boxes, even archived or a colleague’s cards [cards.learnt-visible]', async () => {
  const { colleague, teacher, stranger, school, zoe } = classroom;
  const ofColleague = await server.seed.card({
    card_type: 'CUSTOM',
    schools_id: school.id,
    authentications_id: colleague.id,
  });
  const archived = await server.seed.card();
  const ids = [ofColleague.id, archived.id];
  await server.db.updateTable('cards').set({ status: 'ARCHIVED' }).where('id', '=', archived.id).execute();

  const outcome = async (person: Person) => {
    const views = ids.map((id) => server.as(person).call(cardRoutes.view, { id }));
    const printed = await server.as(person).call(print.create, { body: { cards: ids } });
    return [...(await Promise.all(views)).map(({ status }) => status), printed.status];
  };

  expect(await outcome(teacher)).toEqual([404, 404, 422]);
  const student = server.db.selectFrom('students').select('epoch').where('id', '=', zoe.id);
  const { epoch } = await student.executeTakeFirstOrThrow();
  await server.db
    .insertInto('cards_students')
    .values(
      ids.map((cards_id) => ({ students_id: zoe.id, cards_id, epoch, box: 1, moved_on: today(), first_on: today() })),
    )
    .execute();
  expect(await outcome(teacher)).toEqual([200, 200, 201]);
  expect((await outcome(stranger)).slice(0, 2)).toEqual([404, 404]);
  expect(await server.as(teacher).status(cardRoutes.duplicate, { id: ofColleague.id })).toBe(404);
});

test('a superadmin prints the published cards of an edition by position, without a limit [editions.print] [printing.author]', async () => {
  const superadmin = await server.seed.superadmin();
  const caller = server.as(superadmin);
  const edition = await caller.body(editions.create, { body: { name: 'À imprimer' } });
  const none = await caller.call(print.edition, { id: edition.id, body: {} });
  expect({ status: none.status, fields: Object.keys(none.error.fields!) }).toEqual({ status: 422, fields: ['id'] });
  const [a, b, c] = cards as [number, number, number];
  const draftCard = await server.seed.card({ status: 'DRAFT' });
  const placeInEdition = (id: number, position: number | null) =>
    server.db.updateTable('cards').set({ edition_id: edition.id, position }).where('id', '=', id).execute();
  for (const [id, position] of [
    [a, null],
    [b, 2],
    [c, 1],
    [draftCard.id, 3],
  ] as const) {
    await placeInEdition(id, position);
  }
  const { status, body } = await caller.call(print.edition, { id: edition.id, body: { qr: true } });
  expect({ status, nb: body.nb_cards }).toEqual({ status: 201, nb: 3 });
  const job = await server.db
    .selectFrom('print_jobs')
    .select(['cards', 'schools_id'])
    .where('id', '=', body.id)
    .executeTakeFirst();
  expect(job).toEqual({ cards: [c, b, a], schools_id: null });
  expect(await waitForPrint(server, superadmin, body.id)).toMatchObject({ status: 'DONE', has_file: true });
  expect((await downloadPrint(server, superadmin, body.id)).subarray(0, 5).toString()).toBe('%PDF-');
  for (const other of [await server.seed.superadmin(), classroom.teacher]) {
    expect(await server.as(other).status(print.view, { id: body.id })).toBe(404);
  }
  const link = await server.db
    .selectFrom('notifications')
    .innerJoin('notifications_users', 'notifications_users.notifications_id', 'notifications.id')
    .select('notifications.link')
    .where('notifications_users.authentications_id', '=', superadmin.id)
    .execute();
  expect(link).toEqual([{ link: `/superadmin/editions?print=${body.id}` }]);
});

test('only superadmins print an edition, up to the maximum number of cards [editions.print]', async () => {
  const caller = server.as(await server.seed.superadmin());
  const edition = await caller.body(editions.create, { body: { name: 'Trop grande' } });
  expect(await caller.status(print.edition, { id: 2_000_000_000, body: {} })).toBe(404);
  for (const person of [classroom.teacher, await server.seed.schoolAdmin({ schoolId: classroom.school.id })]) {
    expect(await server.as(person).status(print.edition, { id: edition.id, body: {} })).toBe(403);
  }
  expect(await server.anonymous.status(print.edition, { id: edition.id, body: {} })).toBe(401);
  await sql`
    insert into cards (displayed_id, card_type, status, cycle, matter_id, num_card, edition_id, qr_code)
    select 'TROP-' || number, 'CERTIFIED', 'FINAL', '2',
      (select matter_id from cards where id = ${cards[0]!}), 100000 + number, ${edition.id},
      lpad(to_hex(number), 16, 'F')
    from generate_series(1, ${maxEditionCards + 1}::int) number
  `.execute(server.db);
  const { status, error } = await caller.call(print.edition, { id: edition.id, body: {} });
  expect({ status, fields: Object.keys(error.fields!) }).toEqual({ status: 422, fields: ['id'] });
});
