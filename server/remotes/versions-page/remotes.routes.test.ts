import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { portal } from '@memocartes/contract/portal/portal.routes';
import type { RemoteAction } from '@memocartes/contract/remotes/remotes';
import { remotes } from '@memocartes/contract/remotes/remotes.routes';

import { remotesFolder } from '../../testing/remotes.ts';
import type { Person } from '../../testing/seed.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { readState } from '../registry/files.ts';
import { providedModulesFile } from '../registry/needs.ts';

const folder = remotesFolder();
const files = ['registry.json', 'history.json'].map((name) => join(folder, name));
const contents = files.map((file) => readFileSync(file, 'utf8'));
let server: TestServer;
let superadmin: Person;

beforeAll(async () => {
  server = await testServer({ REMOTES_DIR: folder });
  superadmin = await server.seed.superadmin();
});

afterAll(() => server.close());
beforeEach(() => files.forEach((file, i) => writeFileSync(file, contents[i]!)));

const change = (action: RemoteAction, version: string, name = 'mf-teacher') =>
  server.as(superadmin).call(remotes.change, { name, body: { action, version } });
const readRegistered = (name = 'mf-teacher') => readState(folder).registry.remotes[name];
const list = async (name = 'mf-teacher') =>
  (await server.as(superadmin).body(remotes.list)).remotes.find((item) => item.name === name)!;

const readRecorded = async () => {
  const events = server.db.selectFrom('audit_events').select('details').where('kind', '=', 'REMOTE_CHANGED');
  return (await events.where('actor_id', '=', superadmin.id).orderBy('id').execute()).map(({ details }) => details);
};

test('only a superadmin reads or changes versions [portal.versions]', async () => {
  const schoolAdmin = await server.seed.schoolAdmin();
  const people = [schoolAdmin, await server.seed.teacher(), await server.seed.follower()];
  for (const person of people) {
    const call = server.as(person);
    expect(await call.status(remotes.list)).toBe(403);
    const body = { action: 'DISABLE', version: '2' } as const;
    expect(await call.status(remotes.change, { name: 'mf-teacher', body })).toBe(403);
  }
  expect(await server.anonymous.status(remotes.list)).toBe(401);
  expect(readRegistered()).not.toHaveProperty('disabled');
});

test('lists versions, who published them, and the reports of browsers [portal.versions]', async () => {
  const report = { remote: 'mf-teacher', version: '2' };
  const reports = [
    { ...report, kind: 'LOAD' as const, duration_ms: 400 },
    { ...report, kind: 'LOAD' as const, duration_ms: 60_000 },
    { ...report, kind: 'ERROR' as const },
  ];
  expect(await server.anonymous.status(portal.remoteReports, { body: { reports } })).toBe(204);
  const remote = await list();
  expect(remote).toMatchObject({ is_disabled: false, is_protected: false, back_to: '2' });
  const [candidate, stable, previous] = remote.versions;
  expect(candidate).toMatchObject({ version: '3', state: 'CANDIDATE', audience: { share: 5, schools: [] }, loads: 0 });
  expect(candidate).toMatchObject({ by: 'Ada', commit: 'abc123', bytes: 1000, median_ms: null });
  expect(stable).toMatchObject({ state: 'STABLE', loads: 2, failures: 1, median_ms: 500, p95_ms: 8000 });
  expect(previous).toMatchObject({ version: '1', state: 'PREVIOUS', audience: null });
  expect(await list('mf-superadmin')).toMatchObject({ is_protected: true, back_to: '1' });
});

test('promotes the candidate once, and names who did it in history and audit log [portal.versions-change]', async () => {
  const statuses = (await Promise.all([change('PROMOTE', '3'), change('PROMOTE', '3')])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([204, 409]);
  expect(readRegistered()).toMatchObject({ version: '3', previous: { version: '2' } });
  expect(readRegistered()).not.toHaveProperty('candidate');
  const { firstname, lastname } = await server.db
    .selectFrom('authentications')
    .select(['firstname', 'lastname'])
    .where('id', '=', superadmin.id)
    .executeTakeFirstOrThrow();
  const { events } = readState(folder).history.remotes['mf-teacher']!;
  expect(events).toEqual([
    expect.objectContaining({ action: 'PROMOTED', by: `${firstname} ${lastname.toUpperCase()}` }),
  ]);
  expect(await readRecorded()).toEqual([{ remote: 'mf-teacher', action: 'PROMOTE', version: '3' }]);
  const { error } = await change('PROMOTE', '3');
  expect(error).toMatchObject({
    code: 'CONFLICT',
    reason: 'REMOTE_NO_CANDIDATE',
  });
});

test('drops the candidate and marks it bad; then there is nothing to roll back to [portal.versions-change]', async () => {
  expect((await change('ROLLBACK', '3')).status).toBe(204);
  expect(readRegistered()).toMatchObject({ version: '2' });
  expect((await list()).versions[0]).toMatchObject({
    version: '3',
    state: 'BAD',
    date_bad: expect.any(String) as unknown,
    dropped: null,
  });
  expect((await list()).back_to).toBeNull();
  expect((await change('ROLLBACK', '2')).error).toMatchObject({ statusCode: 409, reason: 'REMOTE_NO_EARLIER' });
  expect(readRegistered()).toMatchObject({ version: '2' });
});

test('rolls back the version in use to the last good one', async () => {
  expect((await change('ROLLBACK', '2', 'mf-superadmin')).status).toBe(204);
  expect(readRegistered('mf-superadmin')).toMatchObject({ version: '1' });
});

test('returns 409 VERSION_CHANGED for an action on a version other than the current one', async () => {
  expect((await change('ROLLBACK', '2')).error).toMatchObject({ statusCode: 409, code: 'VERSION_CHANGED' });
  expect((await change('DISABLE', '1')).error).toMatchObject({ code: 'VERSION_CHANGED' });
});

test('switches a remote off and on, recording each change once [portal.versions-change]', async () => {
  const before = (await readRecorded()).length;
  for (const action of ['DISABLE', 'DISABLE'] as const) expect((await change(action, '2')).status).toBe(204);
  expect(readRegistered()).toMatchObject({ disabled: true });
  expect((await list()).is_disabled).toBe(true);
  expect((await change('ENABLE', '2')).status).toBe(204);
  expect(readRegistered()).not.toHaveProperty('disabled');
  expect(await readRecorded()).toHaveLength(before + 2);
});

test('refuses a version whose files are gone, and changes nothing [portal.any-version]', async () => {
  const manifests = [
    ['PROMOTE', '3', 'mf-teacher', 'mf-teacher/3'],
    ['ROLLBACK', '2', 'mf-superadmin', 'mf-superadmin/1'],
  ] as const;
  for (const [action, version, name, path] of manifests) {
    const file = join(folder, path, 'mf-manifest.json');
    renameSync(file, `${file}.gone`);
    const { error } = await change(action, version, name);
    renameSync(`${file}.gone`, file);
    expect(error).toMatchObject({ statusCode: 409, message: expect.stringContaining('des fichiers') as unknown });
    expect(readRegistered(name)).toMatchObject({ version: '2' });
  }
});

test('refuses a version or a candidate that needs modules that the shell no longer provides [portal.any-version]', async () => {
  // The remote is disabled, so that the portal starts although the shell lacks a module that candidate 3 needs.
  expect((await change('DISABLE', '2')).status).toBe(204);
  const history = JSON.parse(readFileSync(files[1]!, 'utf8')) as { remotes: Record<string, { versions: object[] }> };
  for (const { versions } of Object.values(history.remotes)) {
    versions.forEach((item, i) => Object.assign(item, { needs: { [`module-${i + 1}`]: true } }));
  }
  writeFileSync(files[1]!, JSON.stringify(history));
  const list = join(folder, providedModulesFile);
  try {
    writeFileSync(list, JSON.stringify({ 'module-2': true }));
    const refused = { statusCode: 409, message: expect.stringContaining('ne fournit pas') as unknown };
    // Version 2 may be used, but its candidate 3 may not.
    expect((await change('ENABLE', '2')).error).toMatchObject(refused);
    expect((await change('ROLLBACK', '2', 'mf-superadmin')).error).toMatchObject(refused);
    expect(readRegistered()).toMatchObject({ version: '2', disabled: true });
    expect(readRegistered('mf-superadmin')).toMatchObject({ version: '2' });
    expect((await change('ROLLBACK', '3')).status).toBe(204);
    expect((await change('ENABLE', '2')).status).toBe(204);
  } finally {
    rmSync(list);
  }
});

test('refuses to switch off the remote that contains the versions page, and says why [portal.versions-own]', async () => {
  const { error } = await change('DISABLE', '2', 'mf-superadmin');
  expect(error).toMatchObject({
    statusCode: 409,
    code: 'CONFLICT',
    reason: 'REMOTE_PROTECTED',
  });
  expect(readRegistered('mf-superadmin')).not.toHaveProperty('disabled');
});

test.each(['mf-unknown', 'mf-constructor', 'constructor', 'registry.json'])('returns 404 for %s', async (name) => {
  expect((await change('DISABLE', '2', name)).status).toBe(404);
});

test('refuses an unknown action with its field', async () => {
  const { error } = await change('DELETE' as never, '2');
  expect(error).toMatchObject({ statusCode: 422, fields: { action: expect.any(String) as unknown } });
});
