import { auth } from '@memocartes/contract/auth/auth.routes';
import { portal, type RemoteReport } from '@memocartes/contract/portal/portal.routes';
import { remotes } from '@memocartes/contract/remotes/remotes.routes';

import { remotesFolder } from '../../testing/remotes.ts';
import type { Person } from '../../testing/seed.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

const folder = remotesFolder();
const origin = 'https://remotes.example.org';
const manifest = `${origin}/remotes/mf-teacher/4/mf-manifest.json`;
let server: TestServer;
let superadmin: Person;
let teacher: Person;

beforeAll(async () => {
  server = await testServer({ REMOTES_DIR: folder, REMOTE_ORIGINS: [origin] });
  superadmin = await server.seed.superadmin();
  teacher = await server.seed.teacher();
}, 60_000);

afterAll(() => server.close());
beforeEach(() => server.db.deleteFrom('remotes_developers').execute());

const emailOf = async ({ id }: { id: number }) =>
  (await server.db.selectFrom('authentications').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email!;
const add = async (account: { id: number }) =>
  server.as(superadmin).call(remotes.addDeveloper, { body: { email: await emailOf(account) } });
const remove = ({ id }: { id: number }) => server.as(superadmin).status(remotes.removeDeveloper, { id });
const find = (query: { version?: string; address?: string }, name = 'mf-teacher', caller = teacher) =>
  server.as(caller).call(remotes.override, { name, query });
const isDeveloper = async () => (await server.as(teacher).body(auth.user)).user.is_developer;

test('no role may try versions: only accounts that a superadmin put on the list [override.developers]', async () => {
  const people = [superadmin, teacher, await server.seed.schoolAdmin(), await server.seed.follower()];
  for (const person of people) {
    expect(await server.as(person).status(remotes.overrides)).toBe(403);
    expect((await find({ version: '2' }, 'mf-teacher', person)).status).toBe(403);
  }
  expect(await server.anonymous.status(remotes.overrides)).toBe(401);
  expect(await isDeveloper()).toBe(false);
  expect((await add(teacher)).status).toBe(204);
  expect(await isDeveloper()).toBe(true);
  expect(await server.as(teacher).status(remotes.overrides)).toBe(200);
});

test('only a superadmin manages the list, which names who added whom [override.developers]', async () => {
  await add(teacher);
  expect((await add(teacher)).status).toBe(204);
  for (const person of [teacher, await server.seed.schoolAdmin()]) {
    expect(await server.as(person).status(remotes.developers)).toBe(403);
    const body = { email: await emailOf(person) };
    expect(await server.as(person).status(remotes.addDeveloper, { body })).toBe(403);
    expect(await server.as(person).status(remotes.removeDeveloper, { id: teacher.id })).toBe(403);
  }
  const { developers, count } = await server.as(superadmin).body(remotes.developers);
  expect(count).toBe(1);
  const { firstname, lastname } = await server.db
    .selectFrom('authentications')
    .select(['firstname', 'lastname'])
    .where('id', '=', superadmin.id)
    .executeTakeFirstOrThrow();
  expect(developers).toEqual([
    expect.objectContaining({ id: teacher.id, role: 'TEACHER', added_by: `${firstname} ${lastname.toUpperCase()}` }),
  ]);
});

test.each(['personne@nulle.example', 'pas une adresse'])('%s is not an account: 422 names the field', async (email) => {
  const { error } = await server.as(superadmin).call(remotes.addDeveloper, { body: { email } });
  expect(error).toMatchObject({ statusCode: 422, fields: { email: expect.any(String) as unknown } });
});

test('an account removed from the list loses its override at the next call [override.ends]', async () => {
  await add(teacher);
  expect((await find({ version: '2' })).status).toBe(200);
  expect(await remove(teacher)).toBe(204);
  expect((await find({ version: '2' })).status).toBe(403);
  expect(await remove(teacher)).toBe(404);
  const details = await server.db
    .selectFrom('audit_events')
    .select('details')
    .where('kind', '=', 'DEVELOPERS_CHANGED')
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  expect(details.map(({ details: one }) => one)).toEqual([
    { account: teacher.id, is_added: false },
    { account: teacher.id, is_added: true },
  ]);
});

test('lists the versions of remotes of the developer’s role that have files and are not bad [override.versions]', async () => {
  await add(teacher);
  const body = await server.as(teacher).body(remotes.overrides);
  expect(body.origins).toEqual([origin]);
  expect(body.remotes.map(({ name }) => name)).toEqual(['mf-teacher']);
  expect(body.remotes[0]!.versions.map(({ version, state }) => [version, state])).toEqual([
    ['3', 'CANDIDATE'],
    ['2', 'STABLE'],
    ['1', 'PREVIOUS'],
  ]);
  expect((await find({ version: '3' })).body).toMatchObject({ name: 'mf-teacher', version: '3', roles: ['TEACHER'] });
  expect((await find({ version: '2' }, 'mf-superadmin')).status).toBe(404);
  expect((await find({ version: '9' })).error).toMatchObject({
    statusCode: 422,
    fields: { version: expect.any(String) as unknown },
  });
  await server.as(superadmin).call(remotes.change, { name: 'mf-teacher', body: { action: 'ROLLBACK', version: '3' } });
  expect((await find({ version: '3' })).error).toMatchObject({
    fields: { version: expect.stringContaining('retirée') as unknown },
  });
});

test.each([
  ['https://elsewhere.example/mf-manifest.json', 'https://remotes.example.org'],
  ['http://localhost:4300/mf-manifest.json', 'n’accepte pas cette origine'],
  ['pas une adresse', 'Adresse complète'],
  [`${origin}/remotes/mf-teacher/4/entry.js`, 'mf-manifest.json'],
  [`${manifest}?x=1`, 'mf-manifest.json'],
])('refuses the address %s [override.address]', async (address, message) => {
  await add(teacher);
  expect((await find({ address })).error).toMatchObject({
    statusCode: 422,
    fields: { address: expect.stringContaining(message) as unknown },
  });
});

test('an override by address has the roles of the version in use, and no digests [override.address]', async () => {
  await add(teacher);
  const { body } = await find({ address: manifest });
  expect(body).toMatchObject({ name: 'mf-teacher', version: 'remotes.example.org', manifest, roles: ['TEACHER'] });
  expect(body).not.toHaveProperty('integrity');
  expect((await find({ version: '2', address: manifest })).status).toBe(422);
  expect((await find({})).status).toBe(422);
});

test('failures of a developer’s override are stored as errors, but not counted [override.reports]', async () => {
  await add(teacher);
  const report: RemoteReport = {
    remote: 'mf-teacher',
    version: '2',
    kind: 'RENDER',
    reason: 'tried and failed',
    is_override: true,
  };
  const send = (caller: TestServer['anonymous'], reports: RemoteReport[]) =>
    caller.call(portal.remoteReports, { body: { reports } });
  expect((await send(server.as(teacher), [report])).status).toBe(204);
  // `is_override` is accepted from developers only.
  await send(server.anonymous, [{ ...report, reason: 'made up' }]);
  const { errors } = await server.as(superadmin).body(remotes.errors, { name: 'mf-teacher' });
  expect(errors).toEqual([expect.objectContaining({ reason: 'tried and failed', is_override: true, nb: 1 })]);
  expect(await server.db.selectFrom('remotes_reports').selectAll().execute()).toEqual([]);
  expect(await server.db.selectFrom('remotes_people').selectAll().execute()).toEqual([]);
});
