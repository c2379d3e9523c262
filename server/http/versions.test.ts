import type { ErrorBody } from '@memocartes/contract/errors/errors';

import { createClassroom, givePack, someCards } from '../testing/classroom.ts';
import type { Person } from '../testing/seed.ts';
import { type TestServer, testServer } from '../testing/server.ts';

type Versioned = { version: number } & Record<string, unknown>;
type Scene = { path: string; who: Person; stranger: Person };

/**
 * An object that a form edits. `scene` creates it; `first` and `second` are changes; `read` returns the value that
 * `second` changes.
 */
type Resource = {
  scene: () => Promise<Scene & { /** Path to read the object, if not `path`. */ view?: string }>;
  first: object;
  second: object;
  read: (thing: Versioned) => unknown;
  isRelation?: boolean;
};

let server: TestServer;
let superadmin: Person;

beforeAll(async () => {
  server = await testServer();
  superadmin = await server.seed.superadmin();
});

afterAll(() => server.close());

async function send({ token }: Person, path: string, change?: { body: object; tag?: string }) {
  const response = await fetch(`${server.origin}/api${path}`, {
    method: change ? 'PATCH' : 'GET',
    headers: {
      authorization: `Bearer ${token}`,
      ...(change && { 'content-type': 'application/json' }),
      ...(change?.tag && { 'if-match': change.tag }),
    },
    ...(change && { body: JSON.stringify(change.body) }),
  });
  const text = await response.text();
  const body = (text ? JSON.parse(text) : null) as Versioned & ErrorBody;
  return { status: response.status, etag: response.headers.get('etag'), body };
}

const classroom = () => createClassroom(server);
const schoolAdmin = () => server.seed.schoolAdmin();

const resources: Record<string, Resource> = {
  student: {
    scene: async () => {
      const { ada, schoolAdmin: who } = await classroom();
      return { path: `/students/${ada.id}`, who, stranger: await schoolAdmin() };
    },
    first: { firstname: 'Augusta' },
    second: { firstname: 'Grace' },
    read: ({ firstname }) => firstname,
  },
  'student’s class': {
    scene: async () => {
      const { ada, schoolAdmin: who } = await classroom();
      return { path: `/students/${ada.id}`, who, stranger: await schoolAdmin() };
    },
    first: { classes_id: null },
    second: { level: 'CM2' },
    read: ({ level }) => level,
  },
  class: {
    scene: async () => {
      const { class_, schoolAdmin: who } = await classroom();
      return { path: `/classes/${class_.id}`, who, stranger: await schoolAdmin() };
    },
    first: { name: 'CE1 B' },
    second: { name: 'CE1 C' },
    read: ({ name }) => name,
  },
  'class’s teachers': {
    scene: async () => {
      const { class_, schoolAdmin: who } = await classroom();
      return { path: `/classes/${class_.id}`, who, stranger: await schoolAdmin() };
    },
    first: { teachersList: [] },
    second: { name: 'CE1 C' },
    read: ({ name }) => name,
  },
  'school (superadmin)': {
    scene: async () => {
      const { school, stranger } = await classroom();
      return { path: `/schools/${school.id}`, who: superadmin, stranger };
    },
    first: { name: 'École Ada' },
    second: { name: 'École Grace' },
    read: ({ name }) => name,
  },
  'school (school admin)': {
    scene: async () => {
      const { school, schoolAdmin: who } = await classroom();
      return { path: `/schools/${school.id}`, who, stranger: await schoolAdmin() };
    },
    first: { address: '1 rue Ada' },
    second: { address: '2 rue Ada' },
    read: ({ address }) => address,
  },
  pack: {
    scene: async () => {
      const own = await classroom();
      const { cards } = await someCards(server, 2);
      const pack = await givePack(server, own, cards);
      return { path: `/packspro/${pack.id}`, who: own.teacher, stranger: own.stranger };
    },
    first: { title: 'Tables de 7' },
    second: { title: 'Tables de 8' },
    read: ({ title }) => title,
  },
  'member of staff': {
    scene: async () => {
      const { teacher, schoolAdmin: who } = await classroom();
      return { path: `/users/${teacher.userId}`, who, stranger: await schoolAdmin() };
    },
    first: { lastname: 'Noether' },
    second: { phone: '06 39 98 11 22' },
    read: ({ phone }) => phone,
  },
  'access of a member of staff': {
    scene: async () => {
      const { teacher, stranger } = await classroom();
      return { path: `/auth/${teacher.id}`, who: superadmin, stranger };
    },
    first: { status: 'INACTIVE' },
    second: { lastname: 'Noether' },
    read: ({ lastname }) => lastname,
  },
  follower: {
    scene: async () => {
      const { follower, schoolAdmin: who } = await classroom();
      return { path: `/users/${follower.userId}`, who, stranger: await schoolAdmin() };
    },
    first: { phone: '06 39 98 11 22' },
    second: { phone: '06 39 98 33 44' },
    read: ({ phone }) => phone,
  },
  'relationship of a follower': {
    scene: async () => {
      const { follower, zoe, schoolAdmin: who } = await classroom();
      const path = `/users/${follower.userId}/student/${zoe.id}`;
      return { path, view: `/users/${follower.userId}`, who, stranger: await schoolAdmin() };
    },
    first: { relation: 'Père' },
    second: { relation: 'Autre', relation_other: 'Voisine' },
    read: ({ student }) => (student as { relation: string }[])[0]?.relation,
    isRelation: true,
  },
  superadmin: {
    scene: async () => {
      const otherSuperadmin = await server.seed.superadmin();
      return { path: `/auth/${otherSuperadmin.id}`, who: superadmin, stranger: await schoolAdmin() };
    },
    first: { firstname: 'Katherine' },
    second: { firstname: 'Dorothy' },
    read: ({ firstname }) => firstname,
  },
};

const tagOf = ({ version }: Versioned) => `"${version}"`;

describe.each(Object.entries(resources))('%s', (_name, { scene, first, second, read, isRelation }) => {
  test('writes a change of the current version; returns 409 and the current state for an older version', async () => {
    const { path, view = path, who } = await scene();
    const opened = await send(who, view);
    expect([opened.status, opened.etag]).toEqual([200, tagOf(opened.body)]);
    const tag = opened.etag!;
    const firstChange = await send(who, path, { body: first, tag });
    expect(firstChange.status).toBe(isRelation ? 204 : 200);
    const current = (await send(who, view)).body;
    expect(current.version).toBeGreaterThan(opened.body.version);
    if (!isRelation) expect(firstChange.etag).toBe(tagOf(current));

    const outdated = await send(who, path, { body: second, tag });
    expect([outdated.status, outdated.body.code]).toEqual([409, 'VERSION_CHANGED']);
    expect(outdated.body.current).toEqual(current);
    expect((await send(who, view)).body).toEqual(current);

    // A request without changes returns the current state.
    if (!isRelation) expect((await send(who, path, { body: {}, tag: tagOf(current) })).body).toEqual(current);
    const repeated = await send(who, path, { body: second, tag: tagOf(current) });
    expect(repeated.status).toBe(isRelation ? 204 : 200);
    expect(read((await send(who, view)).body)).toBe(Object.values(second)[0]);
  });

  test('of several concurrent changes of one version, writes one and refuses the others with 409', async () => {
    const { path, view = path, who } = await scene();
    const tag = (await send(who, view)).etag!;
    const responses = await Promise.all([first, second, first].map((body) => send(who, path, { body, tag })));
    expect(responses.map(({ status }) => status).sort()).toEqual([isRelation ? 204 : 200, 409, 409]);
  });

  test('without a version the last change wins; a malformed version is refused', async () => {
    const { path, view = path, who } = await scene();
    await send(who, path, { body: first });
    expect((await send(who, path, { body: second })).status).toBe(isRelation ? 204 : 200);
    expect(read((await send(who, view)).body)).toBe(Object.values(second)[0]);
    expect((await send(who, path, { body: first, tag: '*' })).body.code).toBe('BAD_REQUEST');
  });

  test('refuses a person of another school; the response contains neither version nor current state', async () => {
    const { path, view = path, who, stranger } = await scene();
    for (const tag of ['"1"', '"999"']) {
      const { status, etag, body } = await send(stranger, path, { body: second, tag });
      expect([[403, 404].includes(status), etag, body.current]).toEqual([true, null, undefined]);
    }
    const before = (await send(who, view)).body;
    expect(read(before)).not.toBe(Object.values(second)[0]);
  });
});

test('renaming a tablet: the second change of the same version gets 409', async () => {
  const { school, schoolAdmin } = await classroom();
  const { id } = await server.seed.device({ schools_id: school.id });
  const rename = (name: string) => send(schoolAdmin, `/devices/${id}`, { body: { name }, tag: '"1"' });
  expect([(await rename('Fenêtre')).etag, (await rename('Porte')).body.code]).toEqual(['"2"', 'VERSION_CHANGED']);
});

test('a sign-in, a taken seat, a new card and demonstration mode do not change a version', async () => {
  const { school, class_, teacher, schoolAdmin } = await classroom();
  const paths = [`/schools/${school.id}`, `/users/${teacher.userId}`, `/classes/${class_.id}`];
  const versions = () => Promise.all(paths.map(async (path) => (await send(schoolAdmin, path)).body.version));
  const before = await versions();
  const { db, seed } = server;
  const { id } = await seed.student({ schools_id: school.id, classes_id: class_.id });
  await db.updateTable('students').set({ demo_mode: true }).where('id', '=', id).execute();
  await seed.card({ card_type: 'CUSTOM', schools_id: school.id, authentications_id: teacher.id });
  await db
    .updateTable('authentications')
    .set({ date_seen: new Date().toISOString() })
    .where('id', '=', teacher.id)
    .execute();
  expect(await versions()).toEqual(before);
  expect((await send(schoolAdmin, `/students/${id}`)).body.version).toBe(1);
});

test('changing the cards of a pack changes its version; changing its weeks does not', async () => {
  const own = await classroom();
  const { cards } = await someCards(server, 2);
  const { id } = await givePack(server, own, cards);
  const version = async () => (await send(own.teacher, `/packspro/${id}`)).body.version;
  const before = await version();
  await server.db.deleteFrom('packs_classes').where('packs_id', '=', id).execute();
  expect(await version()).toBe(before);
  await send(own.teacher, `/packspro/${id}`, { body: { cards: cards.toReversed() } });
  expect(await version()).toBeGreaterThan(before);
});

test('a form that also places the student is saved completely or not at all', async () => {
  const { ada, school, class_, schoolAdmin } = await classroom();
  const elsewhere = await server.seed.class();
  const path = `/students/${ada.id}`;
  const opened = (await send(schoolAdmin, path)).body;
  const refused = await send(schoolAdmin, path, {
    body: { firstname: 'Grace', classes_id: elsewhere.id },
    tag: tagOf(opened),
  });
  expect(refused.status).toBe(404);
  expect((await send(schoolAdmin, path)).body).toEqual(opened);
  const otherClass = await server.seed.class({ schools_id: school.id });
  const moved = await send(schoolAdmin, path, {
    body: { firstname: 'Grace', classes_id: otherClass.id },
    tag: tagOf(opened),
  });
  expect(moved.body).toMatchObject({ firstname: 'Grace', class_: { id: otherClass.id } });
  const outdated = await send(schoolAdmin, path, {
    body: { firstname: 'Ida', classes_id: class_.id },
    tag: tagOf(opened),
  });
  expect([outdated.status, outdated.body.code]).toEqual([409, 'VERSION_CHANGED']);
  expect((await send(schoolAdmin, path)).body).toEqual(moved.body);
});
