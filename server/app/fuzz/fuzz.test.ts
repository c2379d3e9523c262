import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Route } from '@memocartes/contract/http/route';
import { readConfig } from '../../config/config.ts';
import { openScoped, withoutScope } from '../../database/database.ts';
import type { App } from '../../http/http.ts';
import { openTestDatabase } from '../../testing/database.ts';
import type { TestDatabase } from '../../testing/database.ts';
import { undoable } from '../../testing/data/undone.ts';
import { buildApp } from '../app.ts';
import { rawQuery, rawSegment } from './hostile.ts';
import { wrongWith } from './judge.ts';
import { requestsOf } from './requests.ts';
import type { Example, FuzzRequest } from './requests.ts';
import { fixtures } from '../permission-matrix/fixtures/fixtures.ts';
import type { Fixture } from '../permission-matrix/fixtures/fixture.ts';
import { prepareWalk, secretOfOthers } from '../permission-matrix/places/places.ts';
import type { Place, Walker } from '../permission-matrix/places/places.ts';
import { allRoutes } from '../permission-matrix/routes.ts';
import { things } from '../permission-matrix/fixtures/things.ts';

// Hostile requests to every route as each role; each is undone. `npm run fuzz -- --runs 100000 --seed 7` runs it for longer.
const runs = Number(process.env.FUZZ_RUNS ?? 12_000);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122);

let database: TestDatabase;
let db: TestDatabase['db'];
let scoped: TestDatabase['db'];
let app: App;
let undone: ReturnType<typeof undoable>['undone'];
let walk: Awaited<ReturnType<typeof prepareWalk>>;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
  const [shellDir, remotesDir] = ['shell', 'remotes'].map((name) => join(folder, name)) as [string, string];
  for (const dir of [shellDir, remotesDir, join(shellDir, 'assets')]) mkdirSync(dir);
  writeFileSync(join(shellDir, 'index.html'), '<!doctype html>');
  writeFileSync(join(remotesDir, 'registry.json'), '{"remotes":{}}');
  database = await openTestDatabase();
  scoped = openScoped({ url: database.url, max: 1 });
  db = withoutScope(scoped);
  walk = await prepareWalk(db);
  const parts = undoable(db, scoped);
  undone = parts.undone;
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

const named = ({ method, path }: Route) => `${method} ${path}`;

/** Identifiers of rows of all three places, those that may not be known included. */
const idsOf = (places: Place[]) => [
  ...new Set(places.flatMap((place) => Object.values(things).map((thing) => thing.id(place)))),
];

function exampleOf(fixture: Fixture, place: Place, walker: Walker): Example {
  const { student, follower, class_ } = place;
  const ordinary = { student_id: student.id, user_id: follower.userId, class_id: class_.id, classes_id: class_.id };
  return {
    params: { id: things[fixture.on].id(place), ...ordinary, ...fixture.params?.(place, walker) },
    query: fixture.query?.(place) ?? {},
    body: fixture.body?.(place, walker),
  };
}

/** What an asker may not read: whoever names another school's public code learns that school's name. */
const secretFor = ({ kind }: Walker, { action }: Route) =>
  kind === 'SUPERADMIN' || action === 'device:attach' ? undefined : secretOfOthers;

async function ask({ headers, ...sent }: FuzzRequest, walker: Walker, isEndless: boolean) {
  const options = { ...sent, headers: { ...walker.headers, ...headers }, payloadAsStream: isEndless } as object;
  const answer = await app.inject(options);
  if (!isEndless) return answer;
  let body = '';
  for await (const part of answer.stream()) {
    body = String(part);
    break;
  }
  // The server ends its part, timers included, once the response is closed.
  answer.raw.res.destroy();
  return { statusCode: answer.statusCode, body };
}

test(
  'no request makes the API fail, answer in another shape or tell of another school',
  async () => {
    const routes = await allRoutes();
    const numRuns = Math.ceil(runs / (routes.length * walk.walkers.length));
    const ids = idsOf(walk.walkers.flatMap(({ places }) => Object.values(places)));
    const failures: string[] = [];
    let asked = 0;
    for (const route of routes) {
      const fixture = [fixtures[named(route)]!].flat()[0]!;
      for (const walker of walk.walkers) {
        const requests = requestsOf(route, exampleOf(fixture, walker.places.mine, walker), ids);
        const property = fc.asyncProperty(requests, async (sent) => {
          asked += 1;
          const answer = await undone(() => ask(sent, walker, !!fixture.isEndless));
          const wrong = wrongWith(answer, secretFor(walker, route));
          if (wrong) throw new Error(wrong);
        });
        const { failed, counterexample, errorInstance } = await fc.check(property, { seed: seed + asked, numRuns });
        if (!failed) continue;
        const shown = JSON.stringify(counterexample).slice(0, 400);
        failures.push(`${named(route)} · ${walker.kind}: ${(errorInstance as Error).message} · ${shown}`);
      }
    }
    expect(failures).toEqual([]);
    expect(asked).toBeGreaterThanOrEqual(runs);
  },
  Math.max(180_000, runs * 20),
);

/** A path as it is written: neither `fetch` nor `inject` leaves dots and escapes as they are. */
const askRaw = (origin: string, path: string) =>
  new Promise<{ statusCode: number; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    request({ hostname, port, path, agent: false }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (part: string) => (body += part));
      answer.once('end', () => resolve({ statusCode: answer.statusCode!, body }));
    })
      .once('error', reject)
      .end();
  });

test('no path of the portal fails either', async () => {
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
    const answer = await askRaw(origin, path);
    if (answer.statusCode >= 500) failures.push(`${answer.statusCode} ${path}`);
    if (path.startsWith('/api/') && answer.statusCode >= 400 && wrongWith(answer))
      failures.push(`${path}: ${wrongWith(answer)}`);
  }
  expect(failures).toEqual([]);
}, 60_000);
