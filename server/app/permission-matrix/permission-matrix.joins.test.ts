import type { ErrorBody } from '@memocartes/contract/errors/errors';
import { mayEver } from '@memocartes/contract/permissions/permissions';
import type { Route } from '@memocartes/contract/http/route';
import { joinReach } from './joins/join-reach.ts';
import { joinFixtures } from './joins/joins.ts';
import type { JoinFixture } from './joins/join-fixture.ts';
import { allRoutes, filterThings, joinsThings } from './named.ts';
import { secretOfOthers } from './places/places.ts';
import type { PlaceName, Walker } from './places/places.ts';
import { openStage } from './places/stage.ts';
import type { Stage } from './places/stage.ts';

// Every request that names two things × who asks × where each of them is: their own place, another class of their school, another school.
let stage: Stage;
let routes: Route[];
beforeAll(async () => {
  stage = await openStage();
  routes = await allRoutes();
});
afterAll(() => stage.close());

const named = ({ method, path }: Route) => `${method} ${path}`;
const places = ['mine', 'beside', 'elsewhere'] as const;
const pairs = places.flatMap((first) => places.map((second): [PlaceName, PlaceName] => [first, second]));

type Asked = { method: Route['method']; url: string; walker: Walker; body?: unknown };
const inject = ({ method, url, walker, body }: Asked) =>
  stage.undone(() =>
    stage.app.inject({
      ...{ method, url, headers: walker.headers },
      ...(body !== undefined && { payload: body as object }),
    }),
  );

/** What is wrong with an answer whatever was asked: it breaks, or tells a school of another. */
const faults = (walker: Walker, { statusCode, body }: { statusCode: number; body: string }) => [
  ...(statusCode >= 500 ? ['breaks'] : []),
  ...(walker.kind !== 'SUPERADMIN' && body.includes(secretOfOthers) ? ['tells of another school'] : []),
];

async function joinedBy(route: Route, fixture: JoinFixture, walker: Walker, [first, second]: [PlaceName, PlaceName]) {
  const { params = {}, body } = fixture.ask(walker.places[first], walker.places[second], walker);
  const url = `/api${route.path.replace(/:(\w+)/g, (_all, name: string) => String(params[name]))}`;
  const answer = await inject({ method: route.method, url, walker, body });
  const { code = '' } = answer.statusCode < 400 ? {} : (JSON.parse(answer.body) as ErrorBody);
  const isDone = answer.statusCode < 300 ? (fixture.isJoined?.(answer.body) ?? true) : fixture.but?.includes(code);
  return { sign: isDone ? '+' : '-', faults: faults(walker, answer).map((fault) => `${first} × ${second} ${fault}`) };
}

test('every write that names two things has a fixture of joins, and every fixture a route', () => {
  const writes = routes.filter((route) => route.method !== 'GET' && joinsThings(route)).map(named);
  expect(writes.filter((name) => !joinFixtures[name])).toEqual([]);
  const all = new Set(routes.map(named));
  expect(Object.keys(joinFixtures).filter((name) => !all.has(name))).toEqual([]);
});

test('own, beside and elsewhere at both ends: only what the table of joins allows, and nothing of another school is told [permissions.joins] [asvs:8.2.2]', async () => {
  const found: typeof joinReach = {};
  const wrong: string[] = [];
  for (const route of routes)
    for (const fixture of joinFixtures[named(route)] ?? []) {
      const key = `${named(route)} · ${fixture.ends}`;
      const signs = (found[key] = {} as Record<string, string>);
      for (const walker of stage.walkers.filter((walker) => mayEver(walker, route.action))) {
        signs[walker.label] = '';
        for (const pair of pairs) {
          const answer = await joinedBy(route, fixture, walker, pair);
          signs[walker.label] += answer.sign;
          wrong.push(...answer.faults.map((fault) => `${key} · ${walker.label} · ${fault}`));
        }
      }
    }
  expect(wrong).toEqual([]);
  expect(found).toEqual(joinReach);
  // A fixture that nobody succeeds with would show nothing, unless it says so.
  const never = Object.entries(found).filter(([, signs]) => !Object.values(signs).some((sign) => sign.includes('+')));
  const meant = Object.entries(joinFixtures).flatMap(([name, fixtures]) =>
    fixtures.filter(({ isNever }) => isNever).map(({ ends }) => `${name} · ${ends}`),
  );
  expect(never.map(([key]) => key)).toEqual(meant);
}, 180_000);

test('two filters of a list, own and foreign: nothing of another school is told', async () => {
  const wrong: string[] = [];
  let asked = 0;
  for (const route of routes.filter(({ method }) => method === 'GET')) {
    const filters = filterThings(route);
    for (const walker of stage.walkers.filter(
      (walker) => mayEver(walker, route.action) && walker.kind !== 'SUPERADMIN',
    ))
      for (const [one, other] of filters.flatMap((a, i) => filters.slice(i + 1).map((b) => [a, b] as const)))
        for (const [first, second] of pairs) {
          const [firstId, secondId] = [one.id(walker.places[first]), other.id(walker.places[second])];
          const query = new URLSearchParams({ [one.name]: String(firstId), [other.name]: String(secondId) });
          const answer = await inject({ method: 'GET', url: `/api${route.path}?${query}`, walker });
          const told = `${named(route)} · ${walker.label} · ${one.name} ${first} × ${other.name} ${second}`;
          wrong.push(...faults(walker, answer).map((fault) => `${told} ${fault}`));
          asked += 1;
        }
  }
  expect(wrong).toEqual([]);
  expect(asked).toBeGreaterThan(100);
}, 180_000);
