import { cards } from '@memocartes/contract/cards/cards.routes';
import { publicCards } from '@memocartes/contract/cards/public/public-cards.routes';

import { readPrintOrder } from '../../print/print-order.queries.ts';
import { tablet } from '../../testing/classroom.ts';
import { jpeg } from '../../testing/files/images.ts';
import { resetLimits } from '../../testing/limits.ts';
import type { Person } from '../../testing/seed.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
let people: Awaited<ReturnType<typeof seedPeople>>;

beforeAll(async () => {
  server = await testServer();
  people = await seedPeople();
});

afterAll(() => server.close());
beforeEach(() => resetLimits(server.db));

async function seedPeople() {
  const { seed } = server;
  const school = await seed.school();
  const otherSchool = await seed.school();
  return {
    school,
    superadmin: await seed.superadmin(),
    admin: await seed.schoolAdmin({ schoolId: school.id }),
    teacher: await seed.teacher({ schoolId: school.id }),
    colleague: await seed.teacher({ schoolId: school.id }),
    follower: await seed.follower({ schoolId: school.id }),
    stranger: await seed.teacher({ schoolId: otherSchool.id }),
    otherAdmin: await seed.schoolAdmin({ schoolId: otherSchool.id }),
  };
}

type Name = Exclude<keyof typeof people, 'school'>;

const view = (code: string, person?: Name) =>
  (person ? server.as(people[person]) : server.anonymous).call(publicCards.view, { code });

const customCard = (overrides: object = {}) =>
  server.seed.card({
    card_type: 'CUSTOM',
    schools_id: people.school.id,
    authentications_id: people.teacher.id,
    fline1: 'Capitale du Pérou ?',
    bline1: 'Lima',
    ...overrides,
  });

test('a code is 16 upper-case hexadecimal digits, different for each card', async () => {
  const created = await Promise.all(Array.from({ length: 20 }, () => server.seed.card()));
  expect(new Set(created.map(({ qr_code }) => qr_code)).size).toBe(20);
  for (const { qr_code } of created) expect(qr_code).toMatch(/^[0-9A-F]{16}$/);
});

test('an anonymous caller gets the question, the level and the subject only [cards.public]', async () => {
  const matter = await server.seed.subject({ name: 'Géographie' });
  const { qr_code } = await customCard({ matter_id: matter.id });
  const { status, body } = await view(qr_code);
  expect(status).toBe(200);
  expect(body).toEqual({
    front: { pattern: 'none', alt: null, has_image: false, lines: ['Capitale du Pérou ?'] },
    is_handwritten: false,
    level: 'CE1',
    parent_subject: 'Géographie',
    subject: null,
    card: null,
    at_home: null,
    is_tablet: false,
  });
  expect(JSON.stringify(body)).not.toMatch(/Lima|École/);
});

test('the follower of a student who has the card gets its back and the box; other followers and staff don’t [cards.public]', async () => {
  const { seed, db } = server;
  const zoe = await seed.student({ schools_id: people.school.id, firstname: 'Zoë' });
  const ada = await seed.student({ schools_id: people.school.id });
  const follower = await seed.follower({ schoolId: people.school.id, studentId: zoe.id });
  const otherPerson = await seed.follower({ schoolId: people.school.id, studentId: ada.id });
  const card = await customCard();

  const viewAs = (person: Person) => server.as(person).body(publicCards.view, { code: card.qr_code });
  // From before a reset of the boxes.
  await seed.trackedCard({ students_id: zoe.id, cards_id: card.id, epoch: 0, box: 3 });
  expect((await viewAs(follower)).at_home).toBeNull();
  await db.updateTable('cards_students').set({ epoch: 1 }).where('students_id', '=', zoe.id).execute();
  expect((await viewAs(follower)).at_home).toMatchObject({
    back_side: { line1: 'Lima' },
    children: [{ id: zoe.id, firstname: 'Zoë', box: 3 }],
  });
  for (const person of [otherPerson, people.follower, people.teacher, people.otherAdmin]) {
    expect((await viewAs(person)).at_home).toBeNull();
  }
  await db.updateTable('cards').set({ status: 'ARCHIVED' }).where('id', '=', card.id).execute();
  expect(await server.as(follower).status(publicCards.view, { code: card.qr_code })).toBe(404);
});

test('a tablet of a school is recognised', async () => {
  const card = await customCard();
  const tabletClient = await tablet(server, people.school.code);
  expect(await tabletClient.body(publicCards.view, { code: card.qr_code })).toMatchObject({
    is_tablet: true,
    at_home: null,
  });
});

test('a code is accepted in lower case too', async () => {
  const { qr_code } = await customCard();
  expect((await view(qr_code.toLowerCase())).status).toBe(200);
});

test.each<[Name, certified: boolean, custom: boolean]>([
  ['superadmin', true, true],
  ['admin', true, true],
  ['teacher', true, true],
  ['colleague', true, false],
  ['follower', false, false],
  ['stranger', true, false],
  ['otherAdmin', true, false],
])(
  'whether the %s can open the scanned card in the portal: certified card %s, custom card %s',
  async (who, certified, custom) => {
    const first = await server.seed.card();
    const second = await customCard();

    const cardOf = async (code: string) => {
      const { status, body } = await view(code, who);
      expect(status).toBe(200);
      return body.card;
    };

    const { id, displayed_id } = first;
    expect(await cardOf(first.qr_code)).toEqual(certified ? { id, displayed_id, card_type: 'CERTIFIED' } : null);
    expect((await cardOf(second.qr_code))?.id).toBe(custom ? second.id : undefined);
  },
);

test.each(['DRAFT', 'ARCHIVED'] as const)('returns 404 to everybody for a card that is %s', async (status) => {
  const { qr_code } = await customCard({ status });
  for (const person of [undefined, 'teacher', 'follower', 'superadmin'] as const) {
    expect((await view(qr_code, person)).status).toBe(404);
  }
});

test('the displayed number leads to a published certified card only', async () => {
  const viewStatus = async (row: object) => (await view((await customCard(row)).displayed_id)).status;
  const common = { schools_id: null, authentications_id: null, card_type: 'CERTIFIED' };
  expect(await viewStatus(common)).toBe(200);
  expect(await viewStatus({ ...common, status: 'DRAFT' })).toBe(404);
  expect(await viewStatus({})).toBe(404);
  expect(await viewStatus({ card_type: 'COMMUNITY' })).toBe(404);
});

test('returns 404 for unknown codes', async () => {
  const { qr_code, id } = await customCard();
  const other = qr_code.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  for (const code of [other, qr_code.slice(1), `${qr_code}0`, `${qr_code}%`, '%', '_', String(id), "' or true --"]) {
    expect((await view(code)).status).toBe(404);
  }
  expect((await view('A'.repeat(61))).status).toBe(404);
});

test('returns 429 to an address after a hundred wrong codes', async () => {
  const { qr_code } = await customCard();
  for (let n = 0; n < 100; n += 1) {
    expect((await view('0000000000000000')).status).toBe(404);
    if (n % 25 === 0) expect((await view(qr_code)).status).toBe(200);
  }
  const { status, headers } = await view(qr_code);
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});

test('the image of a question is public, the image of an answer is not', async () => {
  const bytes = await jpeg();
  const hash = Buffer.alloc(32, 7);
  await server.db.insertInto('blobs').values({ hash, data: bytes, type: 'image/jpeg', size: bytes.length }).execute();
  const document = { title: 'a.jpg', type: 'image/jpeg', entity_type: 'CARDS' as const, blobs_hash: hash };
  const { id } = await server.db.insertInto('documents').values(document).returning('id').executeTakeFirstOrThrow();
  const questionCard = await customCard({ fimg: id, front_pattern: 'full', front_alt: 'Une carte' });
  const answerCard = await customCard({ bimg: id, back_pattern: 'full', back_alt: 'Lima' });
  const draftCard = await customCard({ fimg: id, front_pattern: 'full', front_alt: 'Une carte', status: 'DRAFT' });

  expect((await view(questionCard.qr_code)).body.front).toMatchObject({ has_image: true, alt: 'Une carte' });
  const sent = await fetch(`${server.origin}/api/public_cards/${questionCard.qr_code}/image`);
  expect([sent.status, sent.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(Buffer.from(await sent.arrayBuffer())).toEqual(bytes);
  for (const { qr_code } of [answerCard, draftCard]) {
    expect(await server.anonymous.status(publicCards.image, { code: qr_code })).toBe(404);
  }
});

test('the printed link leads to the card, whose code never changes', async () => {
  const { id, qr_code } = await customCard();
  const teacher = server.as(people.teacher);
  const body = { fline1: 'Capitale du Chili ?', qr_code: '0000000000000001' };
  expect(await teacher.status(cards.update, { id, body })).toBe(200);
  const options = { duplex: 'long', qr: true, dividers: false, calibration: false, shift_x: 0, shift_y: 0 };
  const job = { id: 1, cards: [id], options };
  const { cards: printed } = await readPrintOrder(server.db, job as never, 'https://ecole.example');
  expect(printed.map(({ link }) => link)).toEqual([`https://ecole.example/C/${qr_code}`]);
  expect((await view(qr_code)).body.front.lines).toEqual(['Capitale du Chili ?']);
});
