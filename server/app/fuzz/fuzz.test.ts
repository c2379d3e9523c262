import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Route } from '@memocartes/contract/http/route';
import fc from 'fast-check';

import { readConfig } from '../../config/config.ts';
import { openScoped, withoutScope } from '../../database/database.ts';
import type { App } from '../../http/http.ts';
import { createRollback } from '../../testing/data/rollback.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { buildApp } from '../app.ts';
import type { Fixture } from '../permission-matrix/fixtures/fixture.ts';
import { fixtures } from '../permission-matrix/fixtures/fixtures.ts';
import { targets } from '../permission-matrix/fixtures/targets.ts';
import { type Caller, prepareCallers, secretOfOthers } from '../permission-matrix/places/callers.ts';
import type { Place } from '../permission-matrix/places/places.ts';
import { allRoutes } from '../permission-matrix/routes.ts';
import { findFault } from './faults.ts';
import { rawQuery, rawSegment } from './hostile.ts';
import { type Example, type FuzzRequest, requestsOf } from './requests.ts';

// Sends hostile requests to every route as each caller, and rolls back each request.
// `npm run fuzz -- --runs 100000 --seed 7` sends more requests.
const runs = Number(process.env.FUZZ_RUNS ?? 12_000);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122);

let database: TestDatabase;
let db: TestDatabase['db'];
let scoped: TestDatabase['db'];
let app: App;
let withRollback: ReturnType<typeof createRollback>['withRollback'];
let prepared: Awaited<ReturnType<typeof prepareCallers>>;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
  const [shellDir, remotesDir] = ['shell', 'remotes'].map((name) => join(folder, name)) as [string, string];
  for (const dir of [shellDir, remotesDir, join(shellDir, 'assets')]) mkdirSync(dir);
  writeFileSync(join(shellDir, 'index.html'), '<!doctype html>');
  writeFileSync(join(remotesDir, 'registry.json'), '{"remotes":{}}');
  database = await openTestDatabase();
  scoped = openScoped({ url: database.url, max: 1, isNamed: database.isServer });
  db = withoutScope(scoped);
  prepared = await prepareCallers(db);
  const parts = createRollback(db, scoped);
  withRollback = parts.withRollback;
  const config = readConfig({ DEMO: 'true', LOG_LEVEL: 'silent', SHELL_DIR: shellDir, REMOTES_DIR: remotesDir });
  app = await buildApp({ db: parts.db, config });
  await app.ready();
});

afterAll(async () => {
  await app.close();
  await scoped.destroy();
  await database.stop();
  rmSync(folder, { recursive: true });
});

const routeName = ({ method, path }: Route) => `${method} ${path}`;

/** Identifiers of rows in all given places, including rows that the caller may not see. */
const idsOf = (places: readonly Place[]) => [
  ...new Set(places.flatMap((place) => Object.values(targets).map((target) => target.id(place)))),
];

function exampleOf(fixture: Fixture, place: Place, caller: Caller): Example {
  const { student, follower, class_ } = place;
  const ordinary = { student_id: student.id, user_id: follower.userId, class_id: class_.id, classes_id: class_.id };
  return {
    params: { id: targets[fixture.on].id(place), ...ordinary, ...fixture.params?.(place, caller) },
    query: fixture.query?.(place) ?? {},
    body: fixture.body?.(place, caller),
  };
}

/** Text that a caller may not read; undefined for superadmins, and for calls with a school's public code. */
const secretFor = ({ kind }: Caller, { action }: Route) =>
  kind === 'SUPERADMIN' || action === 'device:attach' ? undefined : secretOfOthers;

async function sendRequest({ headers, ...sent }: FuzzRequest, caller: Caller, isEndless: boolean) {
  const options = { ...sent, headers: { ...caller.headers, ...headers }, payloadAsStream: isEndless } as object;
  const response = await app.inject(options);
  if (!isEndless) return response;
  let body = '';
  for await (const chunk of response.stream()) {
    body = String(chunk);
    break;
  }
  // The server cleans up, including timers, once the response is closed.
  response.raw.res.destroy();
  return { statusCode: response.statusCode, body };
}

test(
  'no request results in a 5xx, an error of another shape, or data of another school',
  async () => {
    const routes = await allRoutes();
    const numRuns = Math.ceil(runs / (routes.length * prepared.callers.length));
    const ids = idsOf(prepared.callers.flatMap(({ places }) => Object.values(places)));
    const failures: string[] = [];
    let nbRequests = 0;
    for (const route of routes) {
      const fixture = [fixtures[routeName(route)]!].flat()[0]!;
      for (const caller of prepared.callers) {
        const requests = requestsOf(route, exampleOf(fixture, caller.places.mine, caller), ids);
        const property = fc.asyncProperty(requests, async (sent) => {
          nbRequests += 1;
          const response = await withRollback(() => sendRequest(sent, caller, !!fixture.isEndless));
          const wrong = findFault(response, secretFor(caller, route));
          if (wrong) throw new Error(wrong);
        });
        const { failed, counterexample, errorInstance } = await fc.check(property, {
          seed: seed + nbRequests,
          numRuns,
        });
        if (!failed) continue;
        const shown = JSON.stringify(counterexample).slice(0, 400);
        failures.push(`${routeName(route)} · ${caller.kind}: ${(errorInstance as Error).message} · ${shown}`);
      }
    }
    expect(failures).toEqual([]);
    expect(nbRequests).toBeGreaterThanOrEqual(runs);
  },
  Math.max(180_000, runs * 20),
);

/** Requests a path as written: both `fetch` and `inject` would normalize dots and escapes. */
const askRaw = (origin: string, path: string) =>
  new Promise<{ statusCode: number; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    request({ hostname, port, path, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      response.once('end', () => resolve({ statusCode: response.statusCode!, body }));
    })
      .once('error', reject)
      .end();
  });

test('no path of the portal results in 5xx; an error below /api has the usual format', async () => {
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const begin = fc.constantFrom('', '/assets', '/remotes', '/remotes/mf-teacher', '/api', '/api/docs', '/classes');
  const segment = fc.oneof(rawSegment, fc.constantFrom('..', '../..', '', 'x', 'index.html', 'registry.json'));
  const paths = fc.tuple(begin, fc.array(segment, { maxLength: 3 }), fc.option(rawQuery));
  const failures: string[] = [];
  const seen = new Set<string>();
  for (const [start, rest, query] of fc.sample(paths, { seed, numRuns: Math.max(400, runs / 30) })) {
    const path = `${[start, ...rest].join('/') || '/'}${query === null ? '' : `?${query}`}`.replace(/[^!-~]/g, '');
    if (seen.has(path) || !path.startsWith('/')) continue;
    seen.add(path);
    const response = await askRaw(origin, path);
    if (response.statusCode >= 500) failures.push(`${response.statusCode} ${path}`);
    if (path.startsWith('/api/') && response.statusCode >= 400 && findFault(response)) {
      failures.push(`${path}: ${findFault(response)}`);
    }
  }
  expect(failures).toEqual([]);
}, 60_000);
