import { subjects } from '@memocartes/contract/subjects/subjects.routes';

import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

test('staff list subjects, parent subjects first, and search them by name ignoring accents', async () => {
  const teacher = await server.seed.teacher();
  const maths = await server.seed.subject({ name: 'Mathématiques', code: 'MA' });
  const french = await server.seed.subject({ name: 'Français', code: 'FR' });
  const mental = await server.seed.subject({ name: 'Calcul mental', code: 'CA', parent_id: maths.id });
  const listIds = async (query = {}) =>
    (await server.as(teacher).body(subjects.select, { query })).subjects.map(({ id }) => id);
  expect(await listIds()).toEqual([maths.id, french.id, mental.id]);
  expect(await listIds({ parent_id: 0 })).toEqual([maths.id, french.id]);
  expect(await listIds({ parent_id: maths.id })).toEqual([mental.id]);
  expect(await listIds({ name: 'francais' })).toEqual([french.id]);
  const body = await server.as(teacher).body(subjects.view, { id: mental.id });
  expect(body).toEqual({
    id: mental.id,
    name: 'Calcul mental',
    code: 'CA',
    parent: { id: maths.id, name: 'Mathématiques' },
    children: [],
  });
  expect(await server.as(teacher).status(subjects.view, { id: 999_999 })).toBe(404);
});

test('is refused to followers and anonymous callers', async () => {
  const follower = await server.seed.follower();
  expect(await server.as(follower).status(subjects.select)).toBe(403);
  expect(await server.anonymous.status(subjects.select)).toBe(401);
  expect(await server.anonymous.status(subjects.view, { id: 1 })).toBe(401);
});
