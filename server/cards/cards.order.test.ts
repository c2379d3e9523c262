import { cardsBulk } from '@memocartes/contract/cards/bulk/cards-bulk.routes';
import { cards } from '@memocartes/contract/cards/cards.routes';
import { type ClassLevel, type Level, levels } from '@memocartes/contract/levels/levels';
import { anonymous } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import { createClassroom } from '../testing/classroom.ts';
import type { Person } from '../testing/seed.ts';
import { type TestServer, testServer } from '../testing/server.ts';
import { cardsOrder } from './cards.order.ts';
import { filterCards, selectShownCards } from './cards.queries.ts';

let server: TestServer;
let matter: { id: number };

beforeAll(async () => {
  server = await testServer();
  matter = await server.seed.subject({ code: 'FR', name: 'Français' });
  for (const level of levels) {
    for (const n of [2, 1]) {
      await server.seed.card({ level, displayed_id: `FR-${level}-000${n}`, matter_id: matter.id });
    }
  }
});

afterAll(() => server.close());

const number = (level: Level, n: number) => `FR-${level}-000${n}`;
const inOrder = (...levels: Level[]) => levels.flatMap((level) => [number(level, 1), number(level, 2)]);

const teacherOf = async (...taught: ClassLevel[]) => {
  const { teacher, school } = await createClassroom(server);
  await server.db.deleteFrom('classes_users_pro').where('users_pro_id', '=', teacher.userId).execute();
  for (const level of taught) {
    const { id } = await server.seed.class({ schools_id: school.id, name: level, level });
    await server.seed.teach(teacher.userId, id);
  }
  return teacher;
};

const listNumbers = async (person: Person, query: Record<string, unknown> = {}) => {
  const body = await server.as(person).body(cards.list, {
    query: { matter_id: matter.id, nb_items: 100, order_by: 'nearest', ...query },
  });
  return body.cards.map(({ displayed_id }) => displayed_id);
};

test.each<[ClassLevel[], Level[]]>([
  [['CE1'], ['CE1', 'CP', 'CE2', 'CM1', 'CM2']],
  [['CM2'], ['CM2', 'CM1', 'CE2', 'CE1', 'CP']],
  [
    ['CP', 'CM1'],
    ['CP', 'CM1', 'CE1', 'CE2', 'CM2'],
  ],
  [['CM1/CM2'], ['CM1', 'CM2', 'CE2', 'CE1', 'CP']],
  [[], ['CE1', 'CE2', 'CM1', 'CM2', 'CP']],
])(
  'a teacher of %j gets these levels first, then the nearest ones, by number within each',
  async (taught, expected) => {
    expect(await listNumbers(await teacherOf(...taught))).toEqual(inOrder(...expected));
  },
);

test('a teacher of CE1 and CE2 in a class of the level CP/CE1/CE2 gets the levels of the students first', async () => {
  const { teacher, school } = await createClassroom(server);
  await server.db.deleteFrom('classes_users_pro').where('users_pro_id', '=', teacher.userId).execute();
  const class_ = await server.seed.class({ schools_id: school.id, name: 'CE1-CE2', level: 'CP/CE1/CE2' });
  await server.seed.teach(teacher.userId, class_.id);
  for (const level of ['CE2', 'CE1'] as const) {
    await server.seed.student({ schools_id: school.id, classes_id: class_.id, level });
  }
  expect(await listNumbers(teacher)).toEqual(inOrder('CE1', 'CE2', 'CP', 'CM1', 'CM2'));
});

test('each page starts where the previous page ended, and the selection of all pages has the same order', async () => {
  const teacher = await teacherOf('CE2');
  const pages = [];
  for (const nb_page of [1, 2, 3, 4]) pages.push(...(await listNumbers(teacher, { nb_items: 3, nb_page })));
  expect(pages).toEqual(inOrder('CE2', 'CE1', 'CM1', 'CP', 'CM2'));
  const body = await server
    .as(teacher)
    .body(cards.list, { query: { matter_id: matter.id, nb_items: 100, order_by: 'nearest' } });
  const all = await server.as(teacher).call(cardsBulk.select, { query: { matter_id: matter.id, order_by: 'nearest' } });
  expect(all.body.cards.map(({ id }) => id)).toEqual(body.cards.map(({ id }) => id));
});

test('by date, cards of one import stay in the order of the file, whatever the direction', async () => {
  const teacher = await teacherOf('CE2');
  const rivers = await server.seed.subject({ code: 'GE', name: 'Géographie' });
  const lines = ['Seine', 'Loire', 'Rhône'];
  const sent = lines.map((line) => ({ matter_id: rivers.id, fline1: line, bline1: 'France' }));
  await server.as(teacher).call(cardsBulk.createBatch, { body: { cards: sent } });
  for (const order_dir of ['asc', 'desc'] as const) {
    const query = { mine: 'true', order_by: 'date_create', order_dir } as const;
    const body = await server.as(teacher).body(cards.list, { query });
    expect(body.cards.map(({ front_side }) => front_side.line1)).toEqual(lines);
  }
});

test('requested levels replace the levels that the teacher teaches; another order ignores both', async () => {
  const teacher = await teacherOf('CP');
  expect((await listNumbers(teacher, { near: 'CM2' })).slice(0, 4)).toEqual(inOrder('CM2', 'CM1'));
  expect(await listNumbers(teacher, { order_by: 'displayed_id' })).toEqual(inOrder('CE1', 'CE2', 'CM1', 'CM2', 'CP'));
  expect(await listNumbers(teacher, { order_dir: 'desc' })).toEqual(
    inOrder('CP', 'CE1', 'CE2', 'CM1', 'CM2').reverse(),
  );
});

test('cards without a level come last; a school admin and the superadmin get all cards by number', async () => {
  const { schoolAdmin } = await createClassroom(server);
  const otherSubject = await server.seed.subject({ code: 'ZZ', name: 'Autre' });
  await server.seed.card({ level: null, displayed_id: 'AA-0001', matter_id: otherSubject.id });
  await server.seed.card({ level: 'CM2', displayed_id: 'AA-CM2-0001', matter_id: otherSubject.id });
  expect(await listNumbers(await teacherOf('CP'), { matter_id: otherSubject.id })).toEqual(['AA-CM2-0001', 'AA-0001']);
  const byNumber = inOrder('CE1', 'CE2', 'CM1', 'CM2', 'CP');
  expect(await listNumbers(schoolAdmin)).toEqual(byNumber);
  expect(await listNumbers(await server.seed.superadmin())).toEqual(byNumber);
});

describe('filters by a card’s features and its author', () => {
  test('a card must have all requested features', async () => {
    const teacher = await teacherOf('CE1');
    const about = await server.seed.subject({ code: 'MA', name: 'Maths' });
    const card = async (name: string, overrides = {}) =>
      server.seed.card({ displayed_id: name, matter_id: about.id, ...overrides });
    const { id: picture } = await server.db
      .insertInto('blobs')
      .values({ hash: Buffer.from('aa'), type: 'image/jpeg', size: 1, data: Buffer.from('x') })
      .execute()
      .then(() =>
        server.db
          .insertInto('documents')
          .values({ title: 'x', type: 'image/jpeg', blobs_hash: Buffer.from('aa'), entity_type: 'CARDS' })
          .returning('id')
          .executeTakeFirstOrThrow(),
      );
    await card('MA-1');
    await card('MA-2', { fimg: picture, front_pattern: 'bottom', front_alt: 'x' });
    await card('MA-3', { bimg: picture, back_pattern: 'bottom', back_alt: 'x', is_duo: true });
    await card('MA-4', { is_handwritten: true, is_typed: true });
    await card('MA-5', { is_lesson: true });
    const listWith = (features?: string[]) =>
      listNumbers(teacher, { matter_id: about.id, ...(features && { features }) });
    expect(await listWith()).toHaveLength(5);
    expect(await listWith(['image'])).toEqual(['MA-2', 'MA-3']);
    expect(await listWith(['image', 'duo'])).toEqual(['MA-3']);
    expect(await listWith(['handwritten'])).toEqual(['MA-4']);
    expect(await listWith(['typed', 'handwritten'])).toEqual(['MA-4']);
    expect(await listWith(['lesson'])).toEqual(['MA-5']);
    const wrong = await server.as(teacher).call(cards.list, { query: { features: ['colour'] } as never });
    expect(wrong.status).toBe(422);
  });

  test('the filter by author finds cards that show their author; only the author finds their own shared cards', async () => {
    const { teacher, colleague, schoolAdmin, stranger } = await createClassroom(server);
    const owner = { authentications_id: colleague.id, schools_id: colleague.schoolId, matter_id: matter.id };
    await server.seed.card({ ...owner, card_type: 'CUSTOM', displayed_id: 'FR-CUSTOM' });
    await server.seed.card({ ...owner, card_type: 'COMMUNITY', displayed_id: 'FR-SHARED' });
    const listAs = (person: Person) => listNumbers(person, { author_id: colleague.userId });
    expect(await listAs(colleague)).toEqual(['FR-CUSTOM', 'FR-SHARED']);
    expect(await listAs(schoolAdmin)).toEqual(['FR-CUSTOM']);
    expect(await listAs(teacher)).toEqual([]);
    expect(await listAs(stranger)).toEqual([]);
  });
});

test('with 50,000 cards the first page needs no full sort', async () => {
  const teacher = await teacherOf('CE2');
  await sql`
    insert into cards (card_type, status, cycle, level, displayed_id, num_card, fline1, bline1, matter_id)
    select 'CERTIFIED', 'FINAL', '2', (array['CP','CE1','CE2','CM1','CM2'])[1 + number % 5], 'BI-' || number,
      number, 'q' || number, 'r', ${matter.id}
    from generate_series(1, 50000) number
  `.execute(server.db);
  await sql`analyze cards`.execute(server.db);
  const order = await cardsOrder(server.db, anonymous, { order_by: 'nearest', order_dir: 'asc', near: ['CE2'] });
  const query = filterCards(selectShownCards(server.db), anonymous, {}).orderBy(order).limit(20);
  const plan = JSON.stringify(await query.explain('text', sql`analyze`));
  expect(plan).toContain('top-N heapsort');
  expect((await listNumbers(teacher, { nb_items: 20 }))[0]).toMatch(/^BI-|^FR-CE2/);
});
