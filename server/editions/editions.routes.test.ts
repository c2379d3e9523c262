import { cardsBulk } from '@memocartes/contract/cards/bulk/cards-bulk.routes';
import { cards } from '@memocartes/contract/cards/cards.routes';
import { editions } from '@memocartes/contract/editions/editions.routes';

import { someCards } from '../testing/classroom.ts';
import type { Person } from '../testing/seed.ts';
import { callerOf, type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
let superadmin: Person;

beforeAll(async () => {
  server = await testServer();
  superadmin = await server.seed.superadmin();
});

afterAll(() => server.close());

const asSuperadmin = () => server.as(superadmin);
const add = (name: string) => asSuperadmin().call(editions.create, { body: { name } });

test('an edition is added and renamed; its name must be unique [editions.named]', async () => {
  const { status, body } = await add('Édition 2026');
  expect(status).toBe(201);
  expect((await add('edition 2026')).error.code).toBe('EDITION_NAME_TAKEN');
  expect(await asSuperadmin().status(editions.update, { id: body.id, body: { name: 'Édition 2027' } })).toBe(200);
  expect(await asSuperadmin().status(editions.update, { id: 2_000_000_000, body: { name: 'x' } })).toBe(404);
  expect((await add(' ')).status).toBe(422);
  const page = await server.as(await server.seed.teacher()).body(editions.list);
  expect(page.editions).toMatchObject([{ id: body.id, name: 'Édition 2027', nb_cards: 0 }]);
});

test('an edition that another superadmin has renamed meanwhile is not renamed again [editions.version]', async () => {
  const { body: added } = await add('Édition de A');
  const rename = (name: string, version: number) =>
    callerOf(server.origin, { authorization: `Bearer ${superadmin.token}`, 'if-match': `"${version}"` }).call(
      editions.update,
      { id: added.id, body: { name } },
    );
  expect((await rename('Édition de B', 1)).body.version).toBe(2);
  const { status, error } = await rename('Édition de C', 1);
  expect([status, error.code, error.current]).toEqual([
    409,
    'VERSION_CHANGED',
    { id: added.id, name: 'Édition de B', nb_cards: 0, version: 2 },
  ]);
  expect((await rename('Édition de C', 2)).body).toMatchObject({ name: 'Édition de C', version: 3 });
});

test('school admins and teachers can’t add an edition; followers and anonymous callers can’t list editions', async () => {
  const body = { name: 'Autre' };
  for (const person of [await server.seed.schoolAdmin(), await server.seed.teacher()]) {
    expect(await server.as(person).status(editions.create, { body })).toBe(403);
  }
  expect(await server.as(await server.seed.follower()).status(editions.list)).toBe(403);
  expect(await server.anonymous.status(editions.list)).toBe(401);
});

test('moves many cards to an edition with consecutive positions, and undoes the move [editions.move] [editions.filter]', async () => {
  const { body: edition } = await add('À plat');
  const { cards: ids } = await someCards(server, 3);
  const moved = await asSuperadmin().call(cardsBulk.apply, {
    body: { ids: [ids[2]!, ids[0]!, ids[1]!], changes: { edition_id: edition.id, position_from: 10 } },
  });
  expect(moved.body.nb_done).toBe(3);

  const inEdition = async () =>
    (await asSuperadmin().body(cards.list, { query: { edition_id: edition.id } })).cards.map(({ id, position }) => [
      id,
      position,
    ]);

  expect((await inEdition()).sort((a, b) => a[1]! - b[1]!)).toEqual([
    [ids[2], 10],
    [ids[0], 11],
    [ids[1], 12],
  ]);
  const undone = await asSuperadmin().call(cardsBulk.undo, { id: moved.body.operation_id! });
  expect(undone.body).toMatchObject({ nb_undone: 3, nb_kept: 0 });
  expect(await inEdition()).toEqual([]);
});

test('refuses to move cards to an unknown edition [editions.move]', async () => {
  const { cards: ids } = await someCards(server, 1);
  const { status, error } = await asSuperadmin().call(cardsBulk.apply, {
    body: { ids, changes: { edition_id: 2_000_000_000 } },
  });
  expect({ status, fields: Object.keys(error.fields!) }).toEqual({ status: 422, fields: ['changes.edition_id'] });
});
