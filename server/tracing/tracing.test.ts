import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { auth } from '@memocartes/contract/auth/auth.routes';
import { students } from '@memocartes/contract/students/students.routes';
import { subjects } from '@memocartes/contract/subjects/subjects.routes';
import { sql } from 'kysely';

import { readConfig } from '../config/config.ts';
import { startProcess } from '../testing/processes/process.ts';
import { type TestServer, testServer } from '../testing/server.ts';
import { waitFor } from '../testing/wait-for.ts';
import { withoutValues } from './queries.ts';
import { startTracing } from './tracing.ts';

type Value = { stringValue?: string; intValue?: number | string };
type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: Value }[];
  status: { code?: number };
};
type Sent = { resourceSpans: { resource: { attributes: Span['attributes'] }; scopeSpans: { spans: Span[] }[] }[] };

/** A collector on loopback that stores the received spans. */
async function startCollector() {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      bodies.push(`${request.method} ${request.url} ${request.headers.authorization} ${body}`);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const readSent = () => bodies.map((body) => JSON.parse(body.slice(body.indexOf('{'))) as Sent);
  const spans = () =>
    readSent().flatMap(({ resourceSpans }) => resourceSpans.flatMap((r) => r.scopeSpans.flatMap((s) => s.spans)));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    text: () => bodies.join('\n'),
    sent: readSent,
    spans,
    /** @throws if no matching span arrives within 15 s */
    async find(matches: (span: Span) => boolean): Promise<Span> {
      const names = () => spans().map(({ name }) => name);
      return waitFor(() => spans().find(matches), {
        timeoutMs: 15_000,
        intervalMs: 100,
        describe: () => `Spans: ${names().join(', ')}`,
      });
    },
    stop: () => server.close(),
  };
}

const attributesOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));

let collector: Awaited<ReturnType<typeof startCollector>>;
let stopTracing: () => Promise<void>;
let server: TestServer;

beforeAll(async () => {
  collector = await startCollector();
  const env = {
    DEMO: 'true',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_SERVICE_NAME: 'memocartes-test',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20collector',
  };
  stopTracing = await startTracing(readConfig(env));
  server = await testServer();
});

afterAll(async () => {
  await server.close();
  await stopTracing();
  collector.stop();
});

const isRoute = (name: string) => (span: Span) => span.name === name;

test('a request has a span with its route, status, role and school; spans of its statements are child spans', async () => {
  const school = await server.seed.school();
  const admin = await server.seed.schoolAdmin({ schoolId: school.id });
  await server.as(admin).call(students.list, { query: { search: 'zqxsearched' } });
  const request = await collector.find(isRoute('GET /api/students'));
  expect(request).toMatchObject({ kind: 2 });
  expect(request.parentSpanId ?? '').toBe('');
  expect(attributesOf(request)).toEqual({
    'http.request.method': 'GET',
    'http.route': '/api/students',
    'http.response.status_code': 200,
    'memocartes.actor.role': 'ADMIN',
    'memocartes.school.id': school.id,
  });
  expect(collector.text()).toMatch(/^POST \/v1\/traces Bearer collector \{/);
  const children = collector.spans().filter(({ parentSpanId }) => parentSpanId === request.spanId);
  const list = children.find(({ name }) => name === 'SELECT students')!;
  expect(list).toMatchObject({ kind: 3, traceId: request.traceId });
  expect(attributesOf(list)).toMatchObject({ 'db.system.name': 'postgresql', 'db.collection.name': 'students' });
  expect(Number(list.endTimeUnixNano)).toBeGreaterThanOrEqual(Number(list.startTimeUnixNano));
  expect(collector.sent()[0]!.resourceSpans[0]!.resource.attributes).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'memocartes-test' },
  });
});

test('spans of statements after reading a body and in a transaction are child spans too; each request has its own trace', async () => {
  const superadmin = await server.seed.superadmin();
  const { id } = await server.seed.school();
  const create = () =>
    server
      .as(superadmin)
      .call(students.create, { body: { firstname: 'Zqxada', lastname: 'Zqxbyron', schools_id: id } });
  expect((await Promise.all([create(), create()])).map(({ status }) => status)).toEqual([201, 201]);
  await collector.find(() => collector.spans().filter(isRoute('POST /api/students')).length === 2);
  const requests = collector.spans().filter(isRoute('POST /api/students'));
  expect(new Set(requests.map(({ traceId }) => traceId)).size).toBe(2);
  for (const { spanId, traceId } of requests) {
    const inserts = collector
      .spans()
      .filter(({ name, parentSpanId }) => name === 'INSERT students' && parentSpanId === spanId);
    expect(inserts).toMatchObject([{ traceId }]);
  }
});

test('traces contain no names, addresses, passwords, searches, tokens or paths [asvs:16.2.5]', async () => {
  const account = { firstname: 'Zqxfirst', lastname: 'Zqxlast', email: 'zqxmail@test.example' };
  const teacher = await server.seed.teacher({ account });
  await server.anonymous.call(auth.login, { body: { email: account.email, password: 'zqxpassword' } });
  // Enough digits that no timestamp of a span contains them by chance.
  const studentId = 2_109_876_543;
  await server.as(teacher).call(students.view, { id: studentId });
  await fetch(`${server.origin}/api/zqxnowhere?token=zqxtoken`, {
    headers: { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` },
  });
  await collector.find(isRoute('GET /api/students/:id'));
  await collector.find(isRoute('POST /api/auth/login'));
  const all = collector.text().toLowerCase();
  for (const secret of ['zqx', String(studentId), teacher.token.toLowerCase(), '127.0.0.1', 'a'.repeat(32)]) {
    expect(all).not.toContain(secret);
  }
});

test('the span of a refused request has the response’s status; the span of a failed request is an error without a message', async () => {
  await server.anonymous.call(students.list);
  await collector.find((span) => attributesOf(span)['http.response.status_code'] === 401);
  await sql`alter table subjects rename to subjects_away`.execute(server.db);
  const teacher = await server.seed.teacher();
  await server.as(teacher).call(subjects.select);
  await sql`alter table subjects_away rename to subjects`.execute(server.db);
  const failed = await collector.find((span) => attributesOf(span)['http.response.status_code'] === 500);
  expect(failed.status.code).toBe(2);
  const statement = collector
    .spans()
    .find(({ parentSpanId, status }) => parentSpanId === failed.spanId && status.code === 2);
  expect(statement?.status).toEqual({ code: 2 });
});

test.each([
  [
    'select \'Zoë\', "t1" from a  where b = $1 and c > 42 limit 20',
    'select ?, "t1" from a where b = $1 and c > ? limit ?',
  ],
  ["values ('l''école', 1.5)", 'values (?, ?)'],
])('replaces the values of %s', (text, expected) => expect(withoutValues(text)).toBe(expected));

describe('packages of OpenTelemetry', () => {
  /** URLs of the modules of tracing that a server process loads, without the API package, which `prom-client` loads. */
  async function loadedBy(env: Record<string, string>): Promise<string[]> {
    const folder = await mkdtemp(join(tmpdir(), 'memocartes-tracing-'));
    const log = join(folder, 'loaded.txt');
    await writeFile(log, '');
    const hook = `import { registerHooks } from 'node:module';
      import { appendFileSync } from 'node:fs';
      registerHooks({ load(url, context, next) {
        if (/@opentelemetry|tracing.sdk/.test(url) && !url.includes('@opentelemetry/api/')) appendFileSync(${JSON.stringify(log)}, url + '\\n');
        return next(url, context);
      } });`;
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(hook)}`;
    const child = await startProcess({ DATABASE_URL: server.databaseUrl, NODE_OPTIONS, ...env });
    await child.kill();
    const loaded = await readFile(log, 'utf8');
    await rm(folder, { recursive: true, force: true });
    return loaded.split('\n').filter(Boolean);
  }

  test('none is loaded without an endpoint; the SDK is loaded with an endpoint', async () => {
    expect(await loadedBy({})).toEqual([]);
    const loaded = await loadedBy({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    expect(loaded.some((url) => url.includes('sdk-trace'))).toBe(true);
  }, 120_000);
});
