import { randomUUID } from 'node:crypto';

import { cards } from '@memocartes/contract/cards/cards.routes';
import { packs } from '@memocartes/contract/packs/packs.routes';

import { createClassroom, givePack } from '../testing/classroom.ts';
import type { Person } from '../testing/seed.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
let matter: { id: number };

beforeAll(async () => {
  server = await testServer();
  matter = await server.seed.subject({ code: 'FR', name: 'Français' });
});

afterAll(() => server.close());

const cardBody = (overrides = {}) => ({
  matter_id: matter.id,
  level: 'CE1' as const,
  fline1: 'Je (être)',
  bline1: 'je suis',
  ...overrides,
});

const make = async (person: Person, overrides = {}) =>
  (await server.as(person).body(cards.create, { body: cardBody(overrides) })).id;

test('a card sent twice by the same request is created once, even if it is the last that the offer allows [interface.request-once]', async () => {
  const { teacher } = await createClassroom(server, { offers_id: 3, nb_physical_boxes: 0 });
  for (let n = 1; n < 10; n += 1) await make(teacher);
  const request_id = randomUUID();
  const [first, second] = await Promise.all([make(teacher, { request_id }), make(teacher, { request_id })]);
  expect([second, await make(teacher, { request_id })]).toEqual([first, first]);
  const body = await server.as(teacher).body(cards.list, { query: { mine: 'true' } });
  expect(body.count).toBe(10);
  const superadmin = await server.seed.superadmin();
  const certified = await make(superadmin, { request_id });
  expect(certified).not.toBe(first);
  expect(await make(superadmin, { request_id })).toBe(certified);
});

test('a copy is created once if its request is sent twice, even if it is the last card that the offer allows [interface.request-once]', async () => {
  const { teacher } = await createClassroom(server, { offers_id: 3, nb_physical_boxes: 0 });
  const id = await make(teacher);
  for (let n = 2; n < 10; n += 1) await make(teacher);
  const body = { request_id: randomUUID() };
  const copy = () => server.as(teacher).call(cards.duplicate, { id, body });
  const responses = [...(await Promise.all([copy(), copy()])), await copy()];
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(responses.map((response) => response.body.id)).size).toBe(1);
  expect((await server.as(teacher).body(cards.list, { query: { mine: 'true' } })).count).toBe(10);
});

describe('list and view', () => {
  test('a teacher sees published certified and shared cards, and all their own [cards.visible]', async () => {
    const { teacher, colleague, schoolAdmin, follower } = await createClassroom(server);
    const certified = await server.seed.card();
    const draft = await server.seed.card({ status: 'DRAFT' });
    const own = await make(teacher);
    const custom = await make(colleague, { status: 'FINAL' });
    const shared = await make(colleague, { status: 'FINAL', card_type: 'COMMUNITY' });
    const statusFor = (person: Person, id: number) => server.as(person).status(cards.view, { id });
    expect(await Promise.all([certified.id, shared, own].map((id) => statusFor(teacher, id)))).toEqual([200, 200, 200]);
    expect(await Promise.all([draft.id, custom].map((id) => statusFor(teacher, id)))).toEqual([404, 404]);
    expect(await Promise.all([custom, own].map((id) => statusFor(schoolAdmin, id)))).toEqual([200, 200]);
    expect(await statusFor(follower, certified.id)).toBe(403);
    expect(await server.anonymous.status(cards.view, { id: certified.id })).toBe(401);
    const mine = await server.as(teacher).call(cards.list, { query: { mine: 'true' } });
    expect(mine.body.cards.map(({ id, is_mine }) => [id, is_mine])).toEqual([[own, true]]);
    expect(await server.as(follower).status(cards.list)).toBe(403);
    expect(await server.anonymous.status(cards.list)).toBe(401);
  });

  test('a shared card shows its school to other schools, but not its author [cards.author-hidden]', async () => {
    const { teacher, school, stranger } = await createClassroom(server);
    const id = await make(teacher, { status: 'FINAL', card_type: 'COMMUNITY' });
    const body = await server.as(stranger).body(cards.view, { id });
    expect(body).toMatchObject({ school_name: school.name, authentications_id: null, is_mine: false });
  });

  test('sorts cards by level, from CP to CM2', async () => {
    const { teacher } = await createClassroom(server);
    const { id: matter_id } = await server.seed.subject({ code: 'GE', name: 'Géographie' });
    for (const level of ['CM2', 'CE1', 'CP']) await make(teacher, { level, matter_id });
    const query = { matter_id, order_by: 'level' } as const;
    const body = await server.as(teacher).body(cards.list, { query });
    expect(body.cards.map(({ level }) => level)).toEqual(['CP', 'CE1', 'CM2']);
  });

  test('search ignores case and accents and matches subjects; filters narrow the list [interface.search]', async () => {
    const { teacher } = await createClassroom(server);
    const id = await make(teacher, { fline1: 'Où est l’Élysée ?', level: 'CM2' });
    const listIds = async (query: Record<string, unknown>) =>
      (await server.as(teacher).body(cards.list, { query })).cards.map((card) => card.id);
    expect(await listIds({ search: 'elysee' })).toEqual([id]);
    expect(await listIds({ search: 'elysee', level: 'CM1' })).toEqual([]);
    expect(await listIds({ matter_id: matter.id, level: 'CM2', status: 'DRAFT', card_type: 'CUSTOM' })).toEqual([id]);
    expect(await listIds({ search: '100%' })).toEqual([]);
    expect(await listIds({ search: 'francais', level: 'CM2' })).toEqual([id]);
  });

  test.each([
    ['6 × 7 = ?', 'x 7'],
    ['6\u00a0×\u00a07 = ?', '6x7'],
    ['12\u202f÷\u202f4 = ?', '12 : 4'],
    ['1 kg et 45\u00a0g ?', '45 g ?'],
  ])('the card « %s » is found by « %s » [cards.search-signs] [cards.search-spaces]', async (fline1, search) => {
    const { teacher } = await createClassroom(server);
    const id = await make(teacher, { fline1 });
    const body = await server.as(teacher).body(cards.list, { query: { search, mine: 'true' } });
    expect(body.cards.map((card) => card.id)).toEqual([id]);
  });
});

describe('create', () => {
  test('sets a readable number, the cycle of its level and its author', async () => {
    const { teacher } = await createClassroom(server);
    const first = await make(teacher, { level: 'CP' });
    const second = await make(teacher, { level: 'CP' });
    const numbers = await Promise.all(
      [first, second].map(async (id) => (await server.as(teacher).body(cards.view, { id })).displayed_id),
    );
    expect(numbers).toEqual(['FR-CP-0001', 'FR-CP-0002']);
    expect(await server.as(teacher).body(cards.view, { id: first })).toMatchObject({
      status: 'DRAFT',
      card_type: 'CUSTOM',
      cycle: '2',
      is_mine: true,
      parent_subject: { name: 'Français' },
    });
  });

  test('a superadmin’s cards are certified, a teacher’s never; other roles can’t create cards', async () => {
    const superadmin = await server.seed.superadmin();
    const { teacher, schoolAdmin, follower } = await createClassroom(server);
    const id = await make(superadmin, { status: 'FINAL' });
    expect((await server.as(teacher).body(cards.view, { id })).card_type).toBe('CERTIFIED');
    const own = await make(teacher, { card_type: 'CERTIFIED' });
    expect((await server.as(teacher).body(cards.view, { id: own })).card_type).toBe('CUSTOM');
    for (const person of [schoolAdmin, follower]) {
      expect(await server.as(person).status(cards.create, { body: cardBody() })).toBe(403);
    }
    expect(await server.anonymous.status(cards.create, { body: cardBody() })).toBe(401);
  });

  test.each([1, 3] as const)(
    'refuses an eleventh card of a teacher with offer %i [schools.limit-cards]',
    async (offers_id) => {
      const school = await server.seed.school({ offers_id, nb_physical_boxes: 0 });
      const teacher = await server.seed.teacher({ schoolId: school.id });
      for (let i = 0; i < 10; i += 1) await make(teacher);
      const { status, error } = await server.as(teacher).call(cards.create, { body: cardBody() });
      expect({ status, code: error.code }).toEqual({ status: 409, code: 'LIMIT_CARDS' });
    },
  );

  test.each([
    ['more lines than fit on the front', { fline8: 'huit' }, 'fline8'],
    ['a third line beside an image', { back_pattern: 'top', bline3: 'trois' }, 'bline3'],
    ['text on a full image', { front_pattern: 'full' }, 'fline1'],
    ['a cycle that does not contain the level', { cycle: '3' }, 'cycle'],
    ['a new card with the status archived', { status: 'ARCHIVED' }, 'status'],
    ['an unknown edition', { edition_id: 999_999 }, 'edition_id'],
    ['a published card without the image of its layout', { status: 'FINAL', back_pattern: 'top' }, 'bimg'],
    ['an unknown parent subject', { matter_id: 999_999 }, 'matter_id'],
    ['an unknown subject', { subject_id: 999_999 }, 'subject_id'],
    ['a published card without a back', { status: 'FINAL', bline1: '' }, 'bline1'],
    ['an image that the actor may not use', { front_pattern: 'top', fimg: 1, front_alt: 'Un chat' }, 'fimg'],
  ])('%s is refused with the name of the wrong field', async (_what, wrong, field) => {
    const { teacher } = await createClassroom(server);
    const { status, error } = await server.as(teacher).call(cards.create, { body: cardBody(wrong) });
    expect({ status, fields: Object.keys(error.fields ?? {}) }).toEqual({ status: 422, fields: [field] });
  });
});

describe('change', () => {
  test('author and school admin may change a card; others get 403 for a shared card, 404 for a hidden one', async () => {
    const { teacher, colleague, schoolAdmin, stranger } = await createClassroom(server);
    const id = await make(teacher, { status: 'FINAL', card_type: 'COMMUNITY' });
    const body = { bline1: 'je suis là' };
    expect(await server.as(schoolAdmin).status(cards.update, { id, body })).toBe(200);
    expect((await server.as(teacher).body(cards.update, { id, body })).back_side.line1).toBe('je suis là');
    expect(await server.as(colleague).status(cards.update, { id, body })).toBe(403);
    expect(await server.as(stranger).status(cards.update, { id, body })).toBe(403);
    const hidden = await make(teacher);
    expect(await server.as(stranger).status(cards.update, { id: hidden, body })).toBe(404);
    expect(await server.anonymous.status(cards.update, { id, body })).toBe(401);
  });

  test('a draft can be published, archived and published again; a published card can become a draft only while no pack contains it [cards.status]', async () => {
    const classroom = await createClassroom(server);
    const { teacher } = classroom;
    const id = await make(teacher);
    const become = (status: 'DRAFT' | 'FINAL' | 'ARCHIVED') =>
      server.as(teacher).status(cards.update, { id, body: { status } });
    expect(await become('ARCHIVED')).toBe(409);
    expect(await become('FINAL')).toBe(200);
    expect(await become('DRAFT')).toBe(200);
    expect(await become('FINAL')).toBe(200);
    await givePack(server, classroom, [id]);
    expect(await become('DRAFT')).toBe(409);
    expect(await become('ARCHIVED')).toBe(200);
    expect(await become('DRAFT')).toBe(409);
    expect(await become('FINAL')).toBe(200);
  });
});

describe('delete', () => {
  test('deletes one’s own unused draft, which no longer counts towards the offer’s limit', async () => {
    const { teacher, colleague, stranger } = await createClassroom(server);
    const id = await make(teacher);
    expect(await server.as(stranger).status(cards.remove, { id })).toBe(404);
    expect(await server.as(colleague).status(cards.remove, { id })).toBe(404);
    expect(await server.as(teacher).status(cards.remove, { id })).toBe(204);
    const user = await server.db
      .selectFrom('users')
      .select('nb_cards')
      .where('id', '=', teacher.userId)
      .executeTakeFirst();
    expect(user?.nb_cards).toBe(0);
  });

  test('never deletes a published card', async () => {
    const { teacher } = await createClassroom(server);
    const id = await make(teacher, { status: 'FINAL' });
    expect(await server.as(teacher).errorCode(cards.remove, { id })).toBe('CONFLICT');
    const pack = await server.as(teacher).call(packs.create, { body: { title: 'T', icon: 'book', cards: [id] } });
    expect(pack.status).toBe(201);
  });
});
