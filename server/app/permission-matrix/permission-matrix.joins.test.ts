import type { ErrorBody } from '@memocartes/contract/errors/errors';
import type { Route } from '@memocartes/contract/http/route';
import { mayEver } from '@memocartes/contract/permissions/permissions';

import type { JoinFixture } from './joins/join-fixture.ts';
import { joinReach } from './joins/join-reach.ts';
import { joinFixtures } from './joins/joins.ts';
import { namesSeveralObjects, objectFilters } from './named-objects.ts';
import { type Caller, type PlaceName, secretOfOthers } from './places/callers.ts';
import { openTestApp, type TestApp } from './places/test-app.ts';
import { allRoutes } from './routes.ts';

// Each caller sends every request that names two objects, for each place of both: mine, sameSchool, otherSchool.
let testApp: TestApp;
let routes: Route[];

beforeAll(async () => {
  testApp = await openTestApp();
  routes = await allRoutes();
});

afterAll(() => testApp.close());

const routeName = ({ method, path }: Route) => `${method} ${path}`;
const places = ['mine', 'sameSchool', 'otherSchool'] as const;
const pairs = places.flatMap((first) => places.map((second): [PlaceName, PlaceName] => [first, second]));

type Request = { method: Route['method']; url: string; caller: Caller; body?: unknown };

const inject = ({ method, url, caller, body }: Request) =>
  testApp.withRollback(() =>
    testApp.app.inject({
      method,
      url,
      headers: caller.headers,
      ...(body !== undefined && { payload: body as object }),
    }),
  );

/** Faults that no response may have: a server error, or data of another school. */
const faults = (caller: Caller, { statusCode, body }: { statusCode: number; body: string }) => [
  ...(statusCode >= 500 ? ['breaks'] : []),
  ...(caller.kind !== 'SUPERADMIN' && body.includes(secretOfOthers) ? ['leaks another school'] : []),
];

async function tryJoin(route: Route, fixture: JoinFixture, caller: Caller, [first, second]: [PlaceName, PlaceName]) {
  const { params = {}, body } = fixture.request(caller.places[first], caller.places[second], caller);
  const url = `/api${route.path.replace(/:(\w+)/g, (_all, name: string) => String(params[name]))}`;
  const response = await inject({ method: route.method, url, caller, body });
  const { code = '' } = response.statusCode < 400 ? {} : (JSON.parse(response.body) as ErrorBody);
  const isDone =
    response.statusCode < 300 ? (fixture.isJoined?.(response.body) ?? true) : fixture.expectedErrors?.includes(code);
  return { sign: isDone ? '+' : '-', faults: faults(caller, response).map((fault) => `${first} × ${second} ${fault}`) };
}

test('every write that names two objects has a join fixture, and every fixture has a route', () => {
  const writes = routes.filter((route) => route.method !== 'GET' && namesSeveralObjects(route)).map(routeName);
  expect(writes.filter((name) => !joinFixtures[name])).toEqual([]);
  const all = new Set(routes.map(routeName));
  expect(Object.keys(joinFixtures).filter((name) => !all.has(name))).toEqual([]);
});

test('a write that names two objects links them only where the table allows it, and returns no data of another school [permissions.joins] [asvs:8.2.2]', async () => {
  const actualReach: typeof joinReach = {};
  const wrong: string[] = [];
  for (const route of routes) {
    for (const fixture of joinFixtures[routeName(route)] ?? []) {
      const key = `${routeName(route)} · ${fixture.objects}`;
      const signs = (actualReach[key] = {} as Record<string, string>);
      for (const caller of testApp.callers.filter((caller) => mayEver(caller, route.action))) {
        let responses = '';
        for (const pair of pairs) {
          const response = await tryJoin(route, fixture, caller, pair);
          responses += response.sign;
          wrong.push(...response.faults.map((fault) => `${key} · ${caller.label} · ${fault}`));
        }
        signs[caller.label] = responses;
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(actualReach).toEqual(joinReach);
  // A fixture that never succeeds proves nothing, unless it has `isNever`.
  const never = Object.entries(actualReach).filter(
    ([, signs]) => !Object.values(signs).some((sign) => sign.includes('+')),
  );
  const expectedNever = Object.entries(joinFixtures).flatMap(([name, fixtures]) =>
    fixtures.filter(({ isNever }) => isNever).map(({ objects }) => `${name} · ${objects}`),
  );
  expect(never.map(([key]) => key)).toEqual(expectedNever);
}, 300_000);

test('a list filtered by two objects, whatever their places, returns no data of another school', async () => {
  const wrong: string[] = [];
  let nbCalls = 0;
  for (const route of routes.filter(({ method }) => method === 'GET')) {
    const filters = objectFilters(route);
    for (const caller of testApp.callers.filter(
      (caller) => mayEver(caller, route.action) && caller.kind !== 'SUPERADMIN',
    )) {
      for (const [firstFilter, secondFilter] of filters.flatMap((a, i) =>
        filters.slice(i + 1).map((b) => [a, b] as const),
      )) {
        for (const [first, second] of pairs) {
          const firstId = firstFilter.id(caller.places[first]);
          const secondId = secondFilter.id(caller.places[second]);
          const query = new URLSearchParams({
            [firstFilter.name]: String(firstId),
            [secondFilter.name]: String(secondId),
          });
          const response = await inject({ method: 'GET', url: `/api${route.path}?${query}`, caller });
          const summary = `${routeName(route)} · ${caller.label} · ${firstFilter.name} ${first} × ${secondFilter.name} ${second}`;
          wrong.push(...faults(caller, response).map((fault) => `${summary} ${fault}`));
          nbCalls += 1;
        }
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(nbCalls).toBeGreaterThan(100);
}, 300_000);
