import { operationsPage } from '@memocartes/contract/operations-page/operations-page.routes';
import { sql } from 'kysely';

import { type TestServer, testServer } from '../testing/server.ts';
import { maxKindsPerHour } from './csp-reports.writes.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});

afterAll(() => server.close());
beforeEach(() => sql`delete from csp_reports`.execute(server.db));

const documentURL = 'https://memocartes.example/students/12?token=secret';

const violation = (blockedURL: string) => ({
  type: 'csp-violation',
  body: { documentURL, effectiveDirective: 'img-src', blockedURL },
});

/** Sends a report as a browser does: with its cookie, without the portal's header. */
const send = (body: unknown, type = 'application/reports+json', cookie?: string) =>
  fetch(`${server.origin}/api/csp-reports`, {
    method: 'POST',
    headers: { 'content-type': type, 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const rows = () =>
  server.db.selectFrom('csp_reports').select(['directive', 'blocked', 'source', 'nb']).orderBy('nb', 'desc').execute();

test('counts reports in both formats without personal data, and shows them to superadmins for a day [operations-page.violations]', async () => {
  expect((await send([violation('https://ads.example/ada'), violation('https://ads.example/bob')])).status).toBe(204);
  const older = { 'document-uri': documentURL, 'effective-directive': 'img-src', 'blocked-uri': 'https://ads.example' };
  expect((await send({ 'csp-report': older }, 'application/csp-report')).status).toBe(204);
  const counted = { directive: 'img-src', blocked: 'https://ads.example', source: '', nb: 3 };
  expect(await rows()).toEqual([counted]);
  const superadmin = await server.seed.superadmin();
  expect((await server.as(superadmin).body(operationsPage.view)).violations).toMatchObject([counted]);
  await sql`update csp_reports set date_last = now() - interval '25 hours'`.execute(server.db);
  expect((await server.as(superadmin).body(operationsPage.view)).violations).toEqual([]);
});

test('accepts the report of a signed-in browser, which sends its cookie but not the portal’s header', async () => {
  const { token } = await server.seed.teacher();
  expect((await send([violation('inline')], undefined, `token=${token}`)).status).toBe(204);
});

test.each<[string, unknown, string, number]>([
  ['a body without `csp-report`', { report: 1 }, 'application/csp-report', 422],
  [
    'an unknown directive of the older form',
    { 'csp-report': { 'effective-directive': 'x' } },
    'application/csp-report',
    422,
  ],
  ['broken JSON', '[{', 'application/reports+json', 400],
  ['another type', [], 'text/plain', 415],
  ['a report of 70 KB', [violation('x'.repeat(70_000))], 'application/reports+json', 413],
])('refuses %s', async (_, body, type, status) => {
  expect((await send(body, type)).status).toBe(status);
  expect(await rows()).toEqual([]);
});

test('another call refuses the media type of reports', async () => {
  const response = await fetch(`${server.origin}/api/remote-reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/reports+json', 'x-memocartes': '1' },
    body: '[]',
  });
  expect(response.status).toBe(415);
});

test('counts kinds of violations beyond the hourly limit as one, so that the table can’t be flooded', async () => {
  const kinds = Array.from({ length: maxKindsPerHour + 50 }, (_, i) => violation(`https://a${i}.example`));
  for (let from = 0; from < kinds.length; from += 50) await send(kinds.slice(from, from + 50));
  const all = await rows();
  expect(all).toHaveLength(maxKindsPerHour + 1);
  expect(all[0]).toEqual({ directive: 'img-src', blocked: 'other', source: '', nb: 50 });
});

test('returns 429 with Retry-After to an address that sends too many reports', async () => {
  const responses = [];
  for (let n = 0; n < 620; n += 1) responses.push(await send([]));
  const refused = responses.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
});
