import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

import { sql } from 'kysely';
import { z } from 'zod';

import { buildApp } from '../../app/app.ts';
import { type Db, openScoped } from '../../database/database.ts';
import { startJobs } from '../../job-queue/runner.ts';
import { sendJob } from '../../testing/jobs.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import type { App } from '../http.ts';

// The routes of this file run queries without a condition on the actor's school.
let server: TestServer;
let db: Db;
let app: App;
type School = { id: number; token: string };
let one: School;
let two: School;

const schoolsOf = async (from = db) =>
  (await from.selectFrom('students').select('schools_id').orderBy('schools_id').execute()).map((row) => row.schools_id);

beforeAll(async () => {
  server = await testServer();
  const { config } = server;
  db = server.isServer ? openScoped({ url: server.databaseUrl, max: 5 }) : server.scoped;
  app = await buildApp({ db, config });
  const open = { action: 'student:select' } as const;
  const route = { schema: { hide: true }, config: open };
  app.get('/api/unfiltered', route, () => schoolsOf());
  const body = z.object({ text: z.string() });
  app.post('/api/unfiltered', { schema: { hide: true, body }, config: open, bodyLimit: 900_000 }, () => schoolsOf());
  app.get('/api/unfiltered/slow', route, async () => {
    const before = await schoolsOf();
    await pause(20);
    const inTransaction = await db.transaction().execute(async (trx) => {
      await pause(5);
      return schoolsOf(trx);
    });
    await sql`select 1 / 0`.execute(db).catch(() => undefined);
    return [...before, ...inTransaction, ...(await schoolsOf())];
  });
  app.get('/api/unfiltered/failing', route, async () => {
    await db.transaction().execute((trx) => sql`select 1 / 0`.execute(trx));
  });
  app.get('/api/unfiltered/stream', route, (_request, reply) => {
    async function* lines() {
      for (let n = 0; n < 40; n += 1) yield `${JSON.stringify(await schoolsOf())}${' '.repeat(20_000)}\n`;
    }

    return reply.type('text/plain').send(Readable.from(lines()));
  });

  const school = async () => {
    const { schools_id: id } = await server.seed.student();
    return { id, token: (await server.seed.schoolAdmin({ schoolId: id })).token };
  };

  [one, two] = [await school(), await school()];
}, 60_000);

afterAll(async () => {
  await app.close();
  if (server.isServer) await db.destroy();
  await server.close();
});

const fetchText = async ({ token }: { token: string }, path = '/api/unfiltered') =>
  (await app.inject({ url: path, headers: { authorization: `Bearer ${token}` } })).body;

test('a query without a WHERE clause returns rows of the actor’s school only [asvs:8.4.1]', async () => {
  expect(JSON.parse(await fetchText(one))).toEqual([one.id]);
  expect(JSON.parse(await fetchText(two))).toEqual([two.id]);
  expect(JSON.parse(await fetchText(await server.seed.superadmin()))).toEqual([one.id, two.id]);
});

test('a follower of children in two schools reads the rows of both', async () => {
  const both = await server.seed.follower({ schoolId: one.id });
  const students = await server.db.selectFrom('students').select('id').execute();
  for (const { id } of students) await server.seed.follow(both.userId, id);
  expect(JSON.parse(await fetchText(both))).toEqual([one.id, two.id]);
});

test('keeps the scope after reading a large body', async () => {
  const headers = { authorization: `Bearer ${one.token}`, 'content-type': 'application/json' };
  const text = 'a'.repeat(800_000);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const response = await fetch(`${origin}/api/unfiltered`, { method: 'POST', headers, body: JSON.stringify({ text }) });
  expect(await response.json()).toEqual([one.id]);
});

test('fifty concurrent requests of two schools, some failing, see only their own rows', async () => {
  const responses = await Promise.all(
    Array.from({ length: 50 }, async (_, n) => {
      const school = n % 2 ? one : two;
      if (n % 10 === 0) return fetchText(school, '/api/unfiltered/failing').then(() => true);
      const seen = JSON.parse(await fetchText(school, '/api/unfiltered/slow')) as number[];
      return seen.length === 3 && seen.every((id) => id === school.id);
    }),
  );
  expect(responses.every(Boolean)).toBe(true);
});

test('a stream keeps its scope during other requests', async () => {
  const texts = await Promise.all([
    fetchText(one, '/api/unfiltered/stream'),
    fetchText(two, '/api/unfiltered/stream'),
    fetchText(two),
    fetchText(one),
  ]);
  const distinctLines = (text: string) => [...new Set(text.split('\n').map((line) => line.trim()))].filter(Boolean);
  expect(distinctLines(texts[0])).toEqual([`[${one.id}]`]);
  expect(distinctLines(texts[1])).toEqual([`[${two.id}]`]);
});

test('jobs see every school', async () => {
  let seen: number[] = [];
  const definition = { attempts: 1, backoffSeconds: 1, maxSeconds: 60, keepSeconds: 60 };
  const mails = { definition, handler: { run: async () => void (seen = await schoolsOf()) } };
  const stop = await startJobs({ db, config: server.config, listen: server.listen }, { mails }, app.log);
  await sendJob(server.db, 'mails', 1);
  for (let tries = 0; !seen.length && tries < 100; tries += 1) await pause(50);
  await stop();
  expect(seen).toEqual([one.id, two.id]);
});
