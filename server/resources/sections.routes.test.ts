import { documents } from '@memocartes/contract/documents/documents.routes';
import { resources, sections } from '@memocartes/contract/resources/resources.routes';

import { race, testWithTwoConnections, waitForLock } from '../testing/races.ts';
import { type TestServer, testServer } from '../testing/server.ts';
import { deleteSection, updateSection } from './sections.writes.ts';

let server: TestServer;
let superadmin: Awaited<ReturnType<TestServer['seed']['superadmin']>>;

beforeAll(async () => {
  server = await testServer();
  superadmin = await server.seed.superadmin();
});

afterAll(() => server.close());
beforeEach(() => server.db.deleteFrom('sections').where('title', 'not like', 'Utilisée%').execute());

const create = async (title: string) => (await server.as(superadmin).body(sections.create, { body: { title } })).id;
const titles = async () =>
  (await server.as(superadmin).body(resources.sections)).sections.map(({ title, position }) => `${position} ${title}`);

test('a superadmin adds, renames, orders and deletes sections [resources.sections]', async () => {
  const a = await create('A');
  const b = await create('B');
  const c = await create('C');
  const update = (id: number, body: object) => server.as(superadmin).call(sections.update, { id, body });
  expect((await update(c, { position: 1 })).status).toBe(200);
  expect(await titles()).toEqual(['1 C', '2 A', '3 B']);
  await update(c, { position: 99 });
  await update(b, { title: 'Bonus' });
  expect(await titles()).toEqual(['1 A', '2 Bonus', '3 C']);
  expect(await server.as(superadmin).status(sections.remove, { id: a })).toBe(204);
  expect(await titles()).toEqual(['1 Bonus', '2 C']);
  expect((await update(a, { title: 'x' })).status).toBe(404);
  const body = await server.as(superadmin).body(resources.selectSections, { query: { name: 'BON' } });
  expect(body).toEqual({ sections: [{ id: b, name: 'Bonus' }], count: 1 });
});

test('returns 409 for the title of another section, ignoring case and accents', async () => {
  const id = await create('Été');
  const repeated = await server.as(superadmin).call(sections.create, { body: { title: 'ETE' } });
  expect([repeated.status, repeated.error.code]).toEqual([409, 'SECTION_TITLE_TAKEN']);
  const other = await create('Hiver');
  const renamed = await server.as(superadmin).call(sections.update, { id: other, body: { title: 'été' } });
  expect(renamed.error.code).toBe('SECTION_TITLE_TAKEN');
  expect(await server.as(superadmin).status(sections.update, { id, body: { title: 'été' } })).toBe(200);
});

/** Adds a resource to a section, by a teacher. */
async function addResource(section_id: number) {
  const teacher = await server.seed.teacher();
  const file = { title: 'a.txt', type: 'text/plain' as const, data: Buffer.from('Bonjour').toString('base64') };
  const document = await server.as(teacher).body(documents.create, { body: file });
  const words = { title: 'a', description: 'a', section_id, document_id: document.id, audience: 'STAFF' as const };
  return { teacher, ...(await server.as(teacher).call(resources.create, { body: words })) };
}

testWithTwoConnections('a resource can be added to a section while the sections are being moved', async () => {
  const id = await create('Utilisée');
  await create('B');
  await server.db.transaction().execute(async (trx) => {
    await updateSection(trx, id, { position: 2 });
    expect((await addResource(id)).status).toBe(201);
  });
});

testWithTwoConnections(
  'a resource added to a section, or moved to it, while the section is being deleted is refused with the field [resources.form]',
  async () => {
    const { teacher, body } = await addResource(await create('Utilisée aussi'));
    const move = (section_id: number) =>
      server.as(teacher).call(resources.update, { id: body.id, body: { section_id } });
    for (const request of [addResource, move]) {
      const id = await create('Retirée');
      const { refused } = await server.db.transaction().execute(async (trx) => {
        await deleteSection(trx, id);
        const refused = request(id);
        await waitForLock(server.db);
        return { refused };
      });
      const { status, error } = await refused;
      expect({ status, fields: Object.keys(error.fields ?? {}) }).toEqual({ status: 422, fields: ['section_id'] });
    }
  },
);

test('returns 409 for the deletion of a section with a resource of any school, even a deleted resource [resources.section-empty]', async () => {
  const id = await create('Utilisée encore');
  const { teacher, body } = await addResource(id);
  const remove = async () => await server.as(superadmin).errorCode(sections.remove, { id });
  expect(await remove()).toBe('STILL_USED');
  await server.as(teacher).call(resources.remove, { id: body.id });
  expect(await remove()).toBe('STILL_USED');
  const list = await server.as(superadmin).body(resources.sections);
  expect(list.sections.find((item) => item.id === id)).toMatchObject({ nb_resources: 0, nb_used: 1 });
});

test('only superadmins add, change and delete sections [resources.sections]', async () => {
  const id = await create('A');
  const { seed } = server;
  for (const person of [await seed.schoolAdmin(), await seed.teacher(), await seed.follower()]) {
    const caller = server.as(person);
    expect(await caller.status(sections.create, { body: { title: 'x' } })).toBe(403);
    expect(await caller.status(sections.update, { id, body: { title: 'x' } })).toBe(403);
    expect(await caller.status(sections.remove, { id })).toBe(403);
    expect(await caller.status(resources.selectSections)).toBe(200);
  }
  expect(await server.anonymous.status(sections.remove, { id })).toBe(401);
});

testWithTwoConnections('100 concurrent moves all succeed, and no two sections have the same position', async () => {
  const ids: number[] = [];
  for (const title of ['A', 'B', 'C', 'D', 'E']) ids.push(await create(title));
  const move = (n: number) =>
    server.as(superadmin).call(sections.update, { id: ids[n % 5]!, body: { position: (n % 4) + 1 } });
  expect(await race(100, move)).toEqual({ 200: 100 });
  const remaining = await server.db.selectFrom('sections').select('position').where('id', 'in', ids).execute();
  expect(new Set(remaining.map(({ position }) => position)).size).toBe(5);
});
