import { type Card, cards } from '@memocartes/contract/cards/cards.routes';
import type { ErrorBody } from '@memocartes/contract/errors/errors';

import { createClassroom } from '../testing/classroom.ts';
import type { Person } from '../testing/seed.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
let matter: { id: number };

beforeAll(async () => {
  server = await testServer();
  matter = await server.seed.subject();
});

afterAll(() => server.close());

const make = async (person: Person) => {
  const body = { matter_id: matter.id, fline1: 'Q', bline1: 'R' };
  const { id } = await server.as(person).body(cards.create, { body });
  return await server.as(person).body(cards.view, { id });
};

/** Changes a card as a form does; `tag` is the version that the form opened, sent as `If-Match`. */
async function change(person: Person, id: number, body: object, tag?: string) {
  const response = await server.as(person).fetch(`/api/cards/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...(tag && { 'if-match': tag }) },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Card & ErrorBody };
}

test('the second of two tabs gets 409 with the current card, and can then save with its version', async () => {
  const { teacher } = await createClassroom(server);
  const card = await make(teacher);
  const first = await change(teacher, card.id, { bline1: 'premier' }, '"1"');
  expect([card.version, first.status, first.body.version]).toEqual([1, 200, 2]);
  const second = await change(teacher, card.id, { bline1: 'second' }, '"1"');
  expect([second.status, second.body.code]).toEqual([409, 'VERSION_CHANGED']);
  const current = second.body.current as Card;
  expect([current.version, current.back_side.line1]).toEqual([2, 'premier']);
  const repeated = await change(teacher, card.id, { bline1: 'second' }, `"${current.version}"`);
  expect([repeated.status, repeated.body.version, repeated.body.back_side.line1]).toEqual([200, 3, 'second']);
});

test('of three concurrent changes of one version, one is written and the others get 409', async () => {
  const { teacher } = await createClassroom(server);
  const card = await make(teacher);
  const responses = await Promise.all(['a', 'b', 'c'].map((bline1) => change(teacher, card.id, { bline1 }, '"1"')));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('without a version the last change wins; an invalid version is refused', async () => {
  const { teacher } = await createClassroom(server);
  const card = await make(teacher);
  await change(teacher, card.id, { bline1: 'autre' });
  expect((await change(teacher, card.id, { bline1: 'encore' })).status).toBe(200);
  for (const tag of ['1', '*', '"un"', 'W/"1"']) {
    expect((await change(teacher, card.id, { bline1: 'x' }, tag)).body.code).toBe('BAD_REQUEST');
  }
});

test('permission is checked before the version', async () => {
  const { teacher, colleague, stranger, schoolAdmin } = await createClassroom(server);
  const card = await make(teacher);
  await change(teacher, card.id, { bline1: 'autre' });
  for (const person of [colleague, stranger]) {
    const { status, body } = await change(person, card.id, { bline1: 'x' }, '"1"');
    expect([status, body.current]).toEqual([404, undefined]);
  }
  expect((await change(schoolAdmin, card.id, { bline1: 'x' }, '"1"')).status).toBe(409);
});
