import type { Readable } from 'node:stream';
import type { Call } from '@memocartes/contract/http/call';
import type { ErrorBody, ErrorCode } from '@memocartes/contract/errors/errors';
import type { Action } from '@memocartes/contract/permissions/permissions';
import { can, mayEver } from '@memocartes/contract/permissions/permissions';
import { isSignedIn } from '../../http/actor/actor.ts';
import { allCalls } from './calls.ts';
import { fixtures } from './fixtures/fixtures.ts';
import type { Fixture } from './fixtures/fixture.ts';
import { secretOfOthers } from './places/places.ts';
import type { Place, PlaceName, Walker } from './places/places.ts';
import { reach } from './reach.ts';
import { openStage } from './places/stage.ts';
import type { Stage } from './places/stage.ts';
import { things } from './fixtures/things.ts';

// Every route × who asks × one's own, the same school's, another school's: what the server answers is what the permission table says.
// Each request is undone, so that deleting disturbs nobody.
let stage: Stage;
beforeAll(async () => (stage = await openStage()));
afterAll(() => stage.close());

type Step = { call: Call; fixture: Fixture; walker: Walker; name: PlaceName; place: Place };
type Answer = { status: number; code: ErrorCode | undefined; text: string };

const named = ({ method, path }: Call) => `${method} ${path}`;

/** Parameters that say by their name what they are of. */
const ordinary = ({ student, follower, class_ }: Place) => ({
  student_id: student.id,
  user_id: follower.userId,
  class_id: class_.id,
  classes_id: class_.id,
});

function urlOf({ call, fixture, place, walker }: Step): string {
  const id = things[fixture.on].id(place);
  const params: Record<string, unknown> = { id, ...ordinary(place), ...fixture.params?.(place, walker) };
  const path = call.path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(String(params[name])));
  const query = Object.entries(fixture.query?.(place) ?? {}).map(([key, value]): [string, string] => [
    key,
    String(value),
  ]);
  return `/api${path}?${new URLSearchParams(query)}`;
}

/** What a stream says first; then nobody listens any more. */
async function beginningOf(stream: Readable): Promise<string> {
  for await (const part of stream) return String(part);
  return '';
}

async function ask(step: Step): Promise<Answer> {
  const { call, fixture, place, walker } = step;
  const body = fixture.body?.(place, walker);
  const answer = await stage.app.inject({
    method: call.method,
    url: urlOf(step),
    headers: walker.headers,
    ...(body !== undefined && { payload: body as object }),
    payloadAsStream: !!fixture.isEndless,
  });
  const text = fixture.isEndless ? await beginningOf(answer.stream()) : answer.body;
  const { code } = (answer.statusCode < 400 ? {} : JSON.parse(text)) as Partial<ErrorBody>;
  return { status: answer.statusCode, code, text };
}

/** What the table says: the status of the refusal, or nothing. */
function refusalOf({ call, fixture, walker, name, place }: Step): ErrorCode[] {
  if (!mayEver(walker, call.action)) return isSignedIn(walker) ? ['FORBIDDEN'] : ['NO_SESSION'];
  const allowed = can(walker, fixture.as ?? call.action, things[fixture.on].facts(place));
  if (allowed && (fixture.known?.(walker, name) ?? true)) return [];
  // Of another school's, not even that it exists is told.
  const unknown = fixture.refusal ?? 'NOT_FOUND';
  return name === 'elsewhere' ? [unknown] : [unknown, 'FORBIDDEN'];
}

/** What is wrong with an answer, in a line; nothing when it is as the table says. */
function judge(step: Step, { status, code, text }: Answer): string[] {
  const expected = refusalOf(step);
  const { call, fixture, walker, name } = step;
  const told = `${named(call)} · ${walker.label} · ${fixture.on} ${name}: ${status} ${code ?? ''}`;
  if (expected.length) return code && expected.includes(code) ? [] : [`${told}, expected ${expected.join(' or ')}`];
  if (status >= 300 && !(code && fixture.but?.includes(code))) return [`${told}, expected a success`];
  const leaks = walker.kind !== 'SUPERADMIN' && name !== 'elsewhere' && text.includes(secretOfOthers);
  return leaks ? [`${told}, tells of another school`] : [];
}

const asList = <T>(value: T | T[]) => (Array.isArray(value) ? value : [value]);

/** Whom the role alone refuses, and what is of no school, is asked about once. */
function placesFor({ action }: Call, { on }: Fixture, walker: Walker): PlaceName[] {
  return mayEver(walker, action) && on !== 'nothing' ? ['mine', 'beside', 'elsewhere'] : ['mine'];
}

const stepsOf = (call: Call): Step[] =>
  asList(fixtures[named(call)] ?? []).flatMap((fixture) =>
    stage.walkers.flatMap((walker) =>
      placesFor(call, fixture, walker).map((name) => ({ call, fixture, walker, name, place: walker.places[name] })),
    ),
  );

test('every route has a fixture, and every fixture a route', async () => {
  const calls = (await allCalls()).map(named);
  expect(calls.filter((call) => !fixtures[call])).toEqual([]);
  expect(Object.keys(fixtures).filter((name) => !calls.includes(name))).toEqual([]);
});

/** How far a row reaches for somebody: everywhere, their school, what is theirs, nowhere. */
function reachOf(walker: Walker, action: Action, thing: keyof typeof things): string {
  const within = ({ mine, beside, elsewhere }: Record<PlaceName, Place>) =>
    [mine, beside, elsewhere].map((place) => can(walker, action, things[thing].facts(place)));
  const [mine, beside, elsewhere] = within(walker.places);
  if (elsewhere) return '*';
  return beside ? 's' : mine ? 'm' : '-';
}

test('the permission table gives each role what is written down here, no more', async () => {
  const asked = (await allCalls()).flatMap((call) =>
    asList(fixtures[named(call)] ?? []).map(({ on, as }) => [as ?? call.action, on] as const),
  );
  const found = asked.map(([action, on]) => [
    `${action} ${on}`,
    stage.walkers.map((walker) => reachOf(walker, action, on)).join(''),
  ]);
  expect(Object.fromEntries(found)).toEqual(reach);
});

test('every route × who asks × whose thing is answered as the permission table says [permissions.table] [permissions.other-school] [asvs:8.2.1] [asvs:8.2.2] [asvs:8.4.1] [asvs:8.3.1]', async () => {
  const wrong: string[] = [];
  const steps = (await allCalls()).flatMap(stepsOf);
  for (const step of steps) wrong.push(...judge(step, await stage.undone(() => ask(step))));
  expect(wrong).toEqual([]);
  expect(steps.length).toBeGreaterThan(800);
}, 180_000);
