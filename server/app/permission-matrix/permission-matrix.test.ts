import type { ErrorBody, ErrorCode } from '@memocartes/contract/errors/errors';
import type { Call } from '@memocartes/contract/http/call';
import { type Action, can, mayEver } from '@memocartes/contract/permissions/permissions';

import { isSignedIn } from '../../http/actor/actor.ts';
import { allCalls } from './calls.ts';
import type { Fixture } from './fixtures/fixture.ts';
import { fixtures } from './fixtures/fixtures.ts';
import { targets } from './fixtures/targets.ts';
import { type Caller, type PlaceName, secretOfOthers } from './places/callers.ts';
import type { Place } from './places/places.ts';
import { openTestApp, type TestApp } from './places/test-app.ts';
import { reach } from './reach.ts';

// Every route × caller × place (mine, sameSchool, otherSchool) must respond as the permission table says.
// Each request is rolled back, so that a deletion does not affect the next requests.
let testApp: TestApp;
beforeAll(async () => (testApp = await openTestApp()));
afterAll(() => testApp.close());

type Step = { call: Call; fixture: Fixture; caller: Caller; name: PlaceName; place: Place };
type ResponseSummary = { status: number; code: ErrorCode | undefined; text: string };

const routeName = ({ method, path }: Call) => `${method} ${path}`;

/** Parameters whose name identifies the kind of object. */
const idParameters = ({ student, follower, class_ }: Place) => ({
  student_id: student.id,
  user_id: follower.userId,
  class_id: class_.id,
  classes_id: class_.id,
});

function urlOf({ call, fixture, place, caller }: Step): string {
  const id = targets[fixture.on].id(place);
  const params: Record<string, unknown> = { id, ...idParameters(place), ...fixture.params?.(place, caller) };
  const path = call.path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(String(params[name])));
  const query = Object.entries(fixture.query?.(place) ?? {}).map(([key, value]): [string, string] => [
    key,
    String(value),
  ]);
  return `/api${path}?${new URLSearchParams(query)}`;
}

type Injected = Awaited<ReturnType<TestApp['app']['inject']>>;

/** Reads the first part of an endless response and closes it, so that the server cleans up, including timers. */
async function beginningOf(response: Injected): Promise<string> {
  let text = '';
  for await (const chunk of response.stream()) {
    text = String(chunk);
    break;
  }
  response.raw.res.destroy();
  return text;
}

async function sendRequest(step: Step): Promise<ResponseSummary> {
  const { call, fixture, place, caller } = step;
  const body = fixture.body?.(place, caller);
  const response = await testApp.app.inject({
    method: call.method,
    url: urlOf(step),
    headers: caller.headers,
    ...(body !== undefined && { payload: body as object }),
    payloadAsStream: !!fixture.isEndless,
  });
  const text = fixture.isEndless ? await beginningOf(response) : response.body;
  const { code } = (response.statusCode < 400 ? {} : JSON.parse(text)) as Partial<ErrorBody>;
  return { status: response.statusCode, code, text };
}

/** The error codes expected by the permission table; empty for a success. */
function refusalOf({ call, fixture, caller, name, place }: Step): ErrorCode[] {
  if (!mayEver(caller, call.action)) return isSignedIn(caller) ? ['FORBIDDEN'] : ['NO_SESSION'];
  const allowed = can(caller, fixture.as ?? call.action, targets[fixture.on].facts(place));
  if (allowed && (fixture.isVisible?.(caller, name) ?? true)) return [];
  // The existence of objects of another school is not revealed.
  const unknown = fixture.refusal ?? 'NOT_FOUND';
  return name === 'otherSchool' ? [unknown] : [unknown, 'FORBIDDEN'];
}

/** The problem of a response, in one line; empty when it matches the table. */
function problemsOf(step: Step, { status, code, text }: ResponseSummary): string[] {
  const expected = refusalOf(step);
  const { call, fixture, caller, name } = step;
  const summary = `${routeName(call)} · ${caller.label} · ${fixture.on} ${name}: ${status} ${code ?? ''}`;
  if (expected.length) return code && expected.includes(code) ? [] : [`${summary}, expected ${expected.join(' or ')}`];
  if (status >= 300 && !(code && fixture.expectedErrors?.includes(code))) return [`${summary}, expected a success`];
  const leaks = caller.kind !== 'SUPERADMIN' && name !== 'otherSchool' && text.includes(secretOfOthers);
  return leaks ? [`${summary}, leaks another school`] : [];
}

const asList = <T>(value: T | T[]) => (Array.isArray(value) ? value : [value]);

/** The places to test. Only `mine` if the caller's role may never make the call, or if the call has no object. */
function placesFor({ action }: Call, { on }: Fixture, caller: Caller): PlaceName[] {
  return mayEver(caller, action) && on !== 'nothing' ? ['mine', 'sameSchool', 'otherSchool'] : ['mine'];
}

const stepsOf = (call: Call): Step[] =>
  asList(fixtures[routeName(call)] ?? []).flatMap((fixture) =>
    testApp.callers.flatMap((caller) =>
      placesFor(call, fixture, caller).map((name) => ({ call, fixture, caller, name, place: caller.places[name] })),
    ),
  );

test('every route has a fixture, and every fixture has a route', async () => {
  const calls = (await allCalls()).map(routeName);
  expect(calls.filter((call) => !fixtures[call])).toEqual([]);
  expect(Object.keys(fixtures).filter((name) => !calls.includes(name))).toEqual([]);
});

/** The sign of the reach table for a caller and an action: `*`, `s`, `m` or `-` (see `reach.ts`). */
function reachOf(caller: Caller, action: Action, target: keyof typeof targets): string {
  const permissionsIn = ({ mine, sameSchool, otherSchool }: Record<PlaceName, Place>) =>
    [mine, sameSchool, otherSchool].map((place) => can(caller, action, targets[target].facts(place)));
  const [mine, sameSchool, otherSchool] = permissionsIn(caller.places);
  if (otherSchool) return '*';
  return sameSchool ? 's' : mine ? 'm' : '-';
}

test('the permission table matches the reach table', async () => {
  const calls = (await allCalls()).flatMap((call) =>
    asList(fixtures[routeName(call)] ?? []).map(({ on, as }) => [as ?? call.action, on] as const),
  );
  const actualReach = calls.map(([action, on]) => [
    `${action} ${on}`,
    testApp.callers.map((caller) => reachOf(caller, action, on)).join(''),
  ]);
  expect(Object.fromEntries(actualReach)).toEqual(reach);
});

test('every route responds to every caller in every place as the permission table says [permissions.table] [permissions.other-school] [asvs:8.2.1] [asvs:8.2.2] [asvs:8.4.1] [asvs:8.3.1]', async () => {
  const wrong: string[] = [];
  const steps = (await allCalls()).flatMap(stepsOf);
  for (const step of steps) wrong.push(...problemsOf(step, await testApp.withRollback(() => sendRequest(step))));
  expect(wrong).toEqual([]);
  expect(steps.length).toBeGreaterThan(800);
}, 300_000);
