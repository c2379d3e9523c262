import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { portal } from '@memocartes/contract/portal/portal.routes';
import { students } from '@memocartes/contract/students/students.routes';
import getPort from 'get-port';

import { startJobs } from '../job-queue/runner.ts';
import { queueMail } from '../mails/mails.ts';
import { registry } from '../metrics/metrics.ts';
import { refusals } from '../rate-limits/limits.data.ts';
import { sendJob } from '../testing/jobs.ts';
import { type TestServer, testServer } from '../testing/server.ts';
import { waitFor } from '../testing/wait-for.ts';
import { serveMetrics } from './metrics.routes.ts';
import { scrape } from './scrape.ts';

const METRICS_TOKEN = 'm'.repeat(32);
let server: TestServer;

beforeAll(async () => {
  // Other test files of this process may have run jobs.
  registry.resetMetrics();
  server = await testServer({ METRICS_TOKEN });
});

afterAll(() => server.close());

const readMetrics = (authorization?: string) =>
  fetch(`${server.origin}/metrics`, authorization ? { headers: { authorization } } : {});
const text = async () => (await readMetrics(`Bearer ${METRICS_TOKEN}`)).text();

const valueOf = (page: string, line: string) =>
  Number(
    page
      .split('\n')
      .find((item) => item.startsWith(`${line} `))
      ?.split(' ')[1],
  );

test('`/metrics` requires its token; without METRICS_TOKEN it does not exist [asvs:13.4.5]', async () => {
  expect((await readMetrics()).status).toBe(404);
  expect((await readMetrics(`Bearer ${'x'.repeat(32)}`)).status).toBe(404);
  const opened = await readMetrics(`Bearer ${METRICS_TOKEN}`);
  expect(opened.status).toBe(200);
  expect(opened.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const without = await testServer();
  expect((await fetch(`${without.origin}/metrics`)).status).toBe(404);
  await without.close();
});

test('requests are counted by route, with neither ids nor names', async () => {
  const teacher = await server.seed.teacher();
  const student = await server.seed.student({ schools_id: teacher.schoolId!, lastname: 'Lovelace-Unique' });
  await server.as(teacher).call(students.view, { id: student.id });
  const foreign = await server.seed.student();
  expect(await server.as(teacher).status(students.view, { id: foreign.id })).toBe(404);
  await server.as(teacher).call(students.list, { query: { search: 'Lovelace-Unique' } });
  await fetch(`${server.origin}/nowhere/${encodeURIComponent(teacher.email)}?token=abc`);
  const page = await text();
  expect(page).toContain(
    'memocartes_http_request_duration_seconds_count{method="GET",route="/api/students/:id",status=',
  );
  expect(page).toMatch(/memocartes_refusals_total\{code="NOT_FOUND"\} \d/);
  for (const secret of ['Lovelace', teacher.email, encodeURIComponent(teacher.email), 'token=', teacher.lastname]) {
    expect(page).not.toContain(secret);
  }
});

test('measures jobs, mails, connections and the process', async () => {
  const definition = { attempts: 1, backoffSeconds: 1, maxSeconds: 60, keepSeconds: 60 };
  const ran: number[] = [];

  const handlerOf = (id: number, error?: Error) => ({
    run: async () => {
      ran.push(id);
      if (error) throw error;
    },
  });

  const good = { definition, handler: handlerOf(1) };
  const bad = { definition, handler: handlerOf(2, new Error('no')) };
  const { scoped: db, config, listen, app } = server;
  const stop = await startJobs({ db, config, listen }, { prints: good, exports: bad }, app.log);
  await sendJob(server.db, 'prints', 1);
  await sendJob(server.db, 'exports', 2);
  await waitFor(() => ran.length === 2, { timeoutMs: 5_000, describe: () => `ran: ${String(ran)}` });
  await stop();
  const mail = { subject: 's', text: 't', html: 'h' };
  await server.db.transaction().execute((trx) => queueMail(trx, 'zoe@test.example', mail));
  const page = await text();
  expect(valueOf(page, 'memocartes_job_runs_total{job="prints",outcome="success"}')).toBe(1);
  expect(valueOf(page, 'memocartes_job_runs_total{job="exports",outcome="failure"}')).toBe(1);
  expect(valueOf(page, 'memocartes_job_last_success_timestamp_seconds{job="prints"}')).toBeGreaterThan(1.7e9);
  expect(page).not.toContain('last_success_timestamp_seconds{job="exports"}');
  expect(valueOf(page, 'memocartes_mails_queued{state="waiting"}')).toBe(1);
  expect(valueOf(page, 'memocartes_jobs_queued{state="waiting"}')).toBe(1);
  expect(valueOf(page, 'memocartes_jobs_queued{state="given_up"}')).toBe(1);
  expect(valueOf(page, 'memocartes_database_connections{state="total"}')).toBeGreaterThan(0);
  expect(valueOf(page, 'memocartes_database_up')).toBe(1);
  expect(page).toContain('nodejs_eventloop_lag_seconds');
});

test('a report about an unpublished remote is counted with the label `other`', async () => {
  const reports = [{ remote: 'mf-anything', version: '1', kind: 'LOAD_FAILURE' as const, reason: 'r' }];
  await server.anonymous.call(portal.remoteReports, { body: { reports } });
  const page = await text();
  expect(page).toContain('memocartes_remote_failures_total{remote="other"}');
  expect(page).not.toContain('mf-anything');
});

test('a dedicated port serves only metrics; metrics are also returned while the database is down', async () => {
  const port = await getPort({ host: '127.0.0.1' });
  const config = { ...server.config, METRICS_PORT: port };
  const stop = await serveMetrics({ db: server.db, config });
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(404);
  await stop();
  const closed = await testServer();
  await closed.close();
  expect(await scrape({ db: closed.db, config })).toContain('memocartes_database_up 0');
});

test('the example alerts use only existing metrics, and have a severity and a summary', async () => {
  const alerts = await readFile(join(import.meta.dirname, '../../deploy/alerts.yml'), 'utf8');
  const page = await text();
  const measured = new Set([...page.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  const names = [...alerts.matchAll(/\b((?:memocartes|nodejs)_\w+)\b/g)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !measured.has(name.replace(/_(count|bucket|sum)$/, '')))).toEqual([]);
  // A comparison with a metric that does not exist yet is never true.
  expect(alerts).toContain('absent(memocartes_job_last_success_timestamp_seconds{job="expiry"})');
  const count = (words: RegExp) => [...alerts.matchAll(words)].length;
  const rules = count(/^ {6}- alert: [A-Z]\w+$/gm);
  for (const part of [/^ {8}expr: \S/gm, /^ {8}labels: \{ severity: (critical|warning) \}$/gm, /^ {10}summary: '/gm]) {
    expect(count(part)).toBe(rules);
  }
});

test('the example alert of many lock-outs counts the error codes of all limits', async () => {
  const alerts = await readFile(join(import.meta.dirname, '../../deploy/alerts.yml'), 'utf8');
  const [, codes = ''] = /memocartes_refusals_total\{code=~"([A-Z_|]+)"\}/.exec(alerts) ?? [];
  expect(new Set(codes.split('|'))).toEqual(new Set(Object.values(refusals).map(({ code }) => code)));
});
