import { startSimulator } from '../testing/fixture.ts';
import { startSignIn, TestBrowser } from '../testing/test-browser.ts';
import { people } from './people.data.ts';
import { type Person, subOf } from './people.ts';
import { DEMO_UAI, TRIAL_UAI, uai, UNKNOWN_UAI } from './uai.ts';

let gar: Awaited<ReturnType<typeof startSimulator>>;

beforeAll(async () => {
  gar = await startSimulator();
});

afterAll(() => gar.stop());

const userInfoOf = async (person: Person) =>
  (await (await gar.userinfo((await gar.tokens(person.id)).access_token)).json()) as Record<string, unknown>;

test('the UAI of a school ends with its check letter', () => {
  expect([DEMO_UAI, TRIAL_UAI, UNKNOWN_UAI]).toEqual(['0751234J', '0692345Z', '0134567U']);
  expect(() => uai('075123')).toThrow(RangeError);
});

test('each person has a unique id and sub, and an IDO of 128 hexadecimal characters', () => {
  expect(new Set(people.map(({ id }) => id)).size).toBe(people.length);
  expect(new Set(people.map(subOf)).size).toBe(people.length);
  for (const { claims } of people) expect(claims.IDO).toMatch(/^[0-9a-f]{128}$/);
});

test('one person of two schools has one IDO, and an entry for each school', () => {
  const keys = people.map(({ claims }) => `${claims.IDO} ${claims.UAI}`);
  expect(new Set(keys).size).toBe(people.length);
  expect(new Set(people.map(({ claims }) => claims.IDO)).size).toBe(people.length - 1);
});

test.each(people.filter((person) => person.expires !== 'code').map((person) => [person.label, person] as const))(
  'user-info returns the claims of %s and no others',
  async (_label, person) => {
    const claims = JSON.parse(JSON.stringify(person.claims)) as object;
    const sub = subOf(person);
    const clientId = gar.client.clientId;
    expect(await userInfoOf(person)).toEqual({
      ...claims,
      sub,
      id: sub,
      client_id: clientId,
      auth_time: expect.any(Number) as number,
    });
  },
);

test('the sign-in page lists each person with a description', async () => {
  const browser = new TestBrowser();
  const pageUrl = (await browser.fetch(startSignIn(gar.client).url)).headers.get('location') ?? '';
  const html = await (await browser.fetch(pageUrl)).text();
  for (const { id, label, shows } of people) {
    expect(html).toContain(`value="${id}"`);
    expect(html).toContain(`>${label}<`);
    expect(html).toContain(shows);
  }
});
