import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { portal, type RemoteReport } from '@memocartes/contract/portal/portal.routes';
import { sql } from 'kysely';

import { type TestServer, testServer } from '../../testing/server.ts';
import { readState } from '../registry/files.ts';
import { figuresOf } from './reports.queries.ts';

const remote = 'mf-teacher';
let server: TestServer;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'remotes-'));
  server = await testServer({ REMOTES_DIR: folder });
});

afterAll(() => server.close());

const entry = (version: string) => ({
  name: remote,
  version,
  shell: '^1',
  roles: ['TEACHER'],
  routes: [],
  manifest: `/remotes/${remote}/${version}/mf-manifest.json`,
});

let number = 0;

/** A registry with a stable version, and a candidate for some schools. */
async function register(schools: readonly number[]) {
  const stable = `${++number}.0.0-stable`;
  const candidate = `${number}.1.0-candidate`;
  const registry = { remotes: { [remote]: { ...entry(stable), candidate: { ...entry(candidate), schools } } } };
  const versions = [stable, candidate].map((version) => ({ entry: entry(version), published: '2026-11-20T08:00:00Z' }));
  await writeFile(join(folder, 'registry.json'), JSON.stringify(registry));
  await writeFile(join(folder, 'history.json'), JSON.stringify({ remotes: { [remote]: { versions, events: [] } } }));
  return { stable, candidate };
}

type Person = Parameters<TestServer['as']>[0];

const report = (person: Person | undefined, ...reports: readonly (Partial<RemoteReport> & { version: string })[]) =>
  (person ? server.as(person) : server.anonymous).call(portal.remoteReports, {
    body: { reports: reports.map((item) => ({ remote, kind: 'LOAD' as const, ...item })) },
  });

const figures = (version: string) => figuresOf(server.db, remote, version);
const candidateNow = () => readState(folder).registry.remotes[remote]?.candidate?.version;
const listDropped = async () =>
  (await server.db.selectFrom('notifications').select('params').where('kind', '=', 'REMOTE_DROPPED').execute()).length;

test('counts loads and failures of published versions, including anonymous reports [portal.reports]', async () => {
  const { stable } = await register([]);
  const teacher = await server.seed.teacher();
  const { status } = await report(
    undefined,
    { version: stable, duration_ms: 300 },
    { version: stable, duration_ms: 90_000 },
    { version: stable, kind: 'BLANK' },
  );
  expect(status).toBe(204);
  await report(teacher, { version: stable }, { version: stable, kind: 'ERROR', reason: 'x' });
  await report(teacher, { version: stable });
  expect(await figures(stable)).toEqual({ loads: 4, failures: 2, people: 1, failedPeople: 1 });
  const load = await server.db
    .selectFrom('remotes_reports')
    .select(['nb', 'durations'])
    .where('version', '=', stable)
    .where('kind', '=', 'LOAD')
    .executeTakeFirstOrThrow();
  expect(load).toEqual({ nb: 4, durations: [0, 1, 0, 0, 0, 0, 1] });
});

test('ignores unknown remotes and versions; returns 422 for an invalid report', async () => {
  const { stable } = await register([]);
  expect((await report(undefined, { version: '9.9.9' }, { remote: 'mf-unknown', version: stable })).status).toBe(204);
  expect((await report(undefined, { remote: 'constructor', version: stable })).status).toBe(422);
  expect((await report(undefined)).status).toBe(422);
  const rows = server.db.selectFrom('remotes_reports').select('remote').where('version', 'in', [stable, '9.9.9']);
  expect(await rows.execute()).toEqual([]);
});

test('stores a hash instead of the account [portal.reports]', async () => {
  const { stable } = await register([]);
  const teacher = await server.seed.teacher();
  await report(teacher, { version: stable });
  const [row] = await server.db.selectFrom('remotes_people').selectAll().where('version', '=', stable).execute();
  expect(Object.keys(row!).sort()).toEqual(['date_update', 'has_failed', 'person', 'remote', 'version']);
  expect(row!.person).toHaveLength(16);
});

test('drops a candidate that fails for three people, says why, and notifies superadmins once [portal.candidate-dropped]', async () => {
  const teachers = await Promise.all([1, 2, 3].map(() => server.seed.teacher()));
  await server.seed.superadmin();
  const { stable, candidate } = await register(teachers.map(({ schoolId }) => schoolId!));
  const before = await listDropped();
  const failed = { version: candidate, kind: 'RENDER', reason: 'undefined is not a function' } as const;
  for (const teacher of teachers.slice(0, 2)) await report(teacher, { version: candidate }, failed, failed);
  expect(candidateNow()).toBe(candidate);
  await Promise.all([0, 1, 2].map(() => report(teachers[2], failed)));
  expect(candidateNow()).toBeUndefined();
  const { registry, history } = readState(folder);
  expect(registry.remotes[remote]?.version).toBe(stable);
  const { versions, events } = history.remotes[remote]!;
  expect(versions[1]?.bad?.reason).toMatch(/^failed for 3 of 3 people, \d failures in 2 loads$/);
  expect(events.map(({ action }) => action)).toEqual(['CANDIDATE_DROPPED']);
  expect(await listDropped()).toBe(before + 1);
});

test('drops a candidate that fails in at least 2 % of at least 50 loads [portal.candidate-dropped]', async () => {
  const teacher = await server.seed.teacher();
  const { candidate } = await register([teacher.schoolId!]);
  const loads = (count: number) => Array.from({ length: count }, () => ({ version: candidate }));
  await report(teacher, ...loads(20));
  await report(teacher, ...loads(19), { version: candidate, kind: 'ERROR' });
  expect(candidateNow()).toBe(candidate);
  await report(teacher, ...loads(11));
  await report(teacher, { version: candidate, kind: 'ERROR' });
  expect(candidateNow()).toBeUndefined();
});

test('keeps a candidate that fails for the same share of people as the version in use', async () => {
  const teachers = await Promise.all([1, 2, 3].map(() => server.seed.teacher()));
  const { stable, candidate } = await register(teachers.map(({ schoolId }) => schoolId!));
  for (const teacher of teachers) {
    await report(
      teacher,
      { version: stable },
      { version: stable, kind: 'ERROR' },
      { version: candidate, kind: 'ERROR' },
    );
  }
  expect(candidateNow()).toBe(candidate);
});

test('reports of people who do not get the candidate do not count against it', async () => {
  const { candidate } = await register([999_999]);
  const strangers = await Promise.all([1, 2, 3].map(() => server.seed.teacher()));
  for (const person of [...strangers, undefined]) await report(person, { version: candidate, kind: 'ERROR' });
  expect(await figures(candidate)).toEqual({ loads: 0, failures: 0, people: 0, failedPeople: 0 });
  expect(candidateNow()).toBe(candidate);
});

test('returns 204 and counts the reports when a damaged history prevents dropping the candidate', async () => {
  const teachers = await Promise.all([1, 2, 3].map(() => server.seed.teacher()));
  const { candidate } = await register(teachers.map(({ schoolId }) => schoolId!));
  await writeFile(join(folder, 'history.json'), '{"remotes":');
  const statuses = [];
  for (const teacher of teachers) statuses.push((await report(teacher, { version: candidate, kind: 'ERROR' })).status);
  expect(statuses).toEqual([204, 204, 204]);
  expect((await figures(candidate)).failedPeople).toBe(3);
});

const alertsOf = (superadmin: { readonly id: number }) =>
  server.db
    .selectFrom('notifications')
    .innerJoin('notifications_users', 'notifications_users.notifications_id', 'notifications.id')
    .select('notifications.params')
    .where('notifications.kind', '=', 'REMOTE_FAILED')
    .where('notifications_users.authentications_id', '=', superadmin.id)
    .execute();

test('browsers that report the same failure at the same moment cause one alert [portal.load-alert]', async () => {
  const superadmin = await server.seed.superadmin();
  const { stable } = await register([]);
  const failed = { version: stable, kind: 'LOAD_FAILURE', reason: 'cannot be loaded' } as const;
  for (let n = 0; n < 2; n += 1) await report(undefined, failed);
  await Promise.all(Array.from({ length: 8 }, () => report(undefined, failed)));
  expect(await alertsOf(superadmin)).toEqual([{ params: { remote, version: stable } }]);
});

test('load failures of the last two hours count, whatever the minute at which they were reported [portal.load-alert]', async () => {
  const superadmin = await server.seed.superadmin();
  const { stable } = await register([]);
  const failed = { version: stable, kind: 'LOAD_FAILURE', reason: 'cannot be loaded' } as const;

  const moveOldest = (minutesAgo: number) =>
    sql`
      update remotes_reports
      set hour = date_trunc('hour', now() - make_interval(mins => ${minutesAgo}))
      where version = ${stable} and hour = (select min(hour) from remotes_reports where version = ${stable})
    `.execute(server.db);

  for (let n = 0; n < 2; n += 1) await report(undefined, failed);
  await moveOldest(240);
  await report(undefined, failed);
  expect(await alertsOf(superadmin)).toEqual([]);
  await moveOldest(119);
  await report(undefined, failed);
  expect(await alertsOf(superadmin)).toEqual([{ params: { remote, version: stable } }]);
});
