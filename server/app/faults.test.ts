import { setTimeout as pause } from 'node:timers/promises';

import { portal } from '@memocartes/contract/portal/portal.routes';
import { subjects } from '@memocartes/contract/subjects/subjects.routes';
import { sql } from 'kysely';

import { openDatabase } from '../database/database.ts';
import { isDatabaseUnavailable } from '../database/pool/unavailable.ts';
import { send } from '../job-queue/send.ts';
import { type FaultyServer, faultyServer, timed } from '../testing/processes/faults.ts';
import { stopDatabase } from '../testing/processes/stopped-database.ts';
import { waitForLock } from '../testing/races.ts';
import { waitFor } from '../testing/wait-for.ts';

// A real server process meets faults of a real PostgreSQL. The tests need a PostgreSQL of their own.

// Under libfaketime (`npm run test:clock`) the timer of PostgreSQL that ends idle transactions never fires.
const onRealClock = process.env.FAKETIME ? test.skip : test;

let faulty: FaultyServer;

beforeAll(async () => {
  faulty = await faultyServer();
}, 60_000);

afterAll(() => faulty.end());

/** How long the database is stopped, in ms. The server looks for due jobs every 2 s, so it notices the outage. */
const stopMs = Number(process.env.FAULTS_STOP_MS ?? 3_000);

const unavailable = { status: 503, error: { statusCode: 503, code: 'UNAVAILABLE' } };

/** Waits until the server responds normally again. @throws after 10 s */
async function waitForRecovery(): Promise<void> {
  let last = 0;
  const isHealthy = async () => (last = (await faulty.listStudents()).status) === 200;
  await waitFor(isHealthy, { timeoutMs: 10_000, intervalMs: 100, describe: () => `Still ${last} after 10 s.` });
}

afterEach(async () => {
  expect(faulty.server.isAlive()).toBe(true);
  await waitForRecovery();
  const { status, body } = await faulty.addStudent();
  expect(status).toBe(201);
  expect(await faulty.studentIds()).toContain(body.id);
});

test('connections that end while idle are replaced', async () => {
  await Promise.all(Array.from({ length: 8 }, () => faulty.listStudents()));
  expect(await faulty.endConnections()).toBeGreaterThan(0);
  await waitForRecovery();
});

test('connections lost during a query result in 503 with Retry-After', async () => {
  await faulty.db.transaction().execute(async (trx) => {
    await sql`lock table students`.execute(trx);
    const pending = Array.from({ length: 4 }, () => faulty.listStudents());
    await waitForLock(faulty.db, 4);
    expect(await faulty.endConnections(`wait_event_type = 'Lock'`)).toBe(4);
    for (const response of await Promise.all(pending)) {
      expect(response).toMatchObject(unavailable);
      expect(response.headers.get('retry-after')).toBe('2');
    }
  });
});

test('a connection lost within a transaction results in 503 and writes nothing', async () => {
  const before = await faulty.studentIds();
  const undo = await faulty.onInsert('perform pg_sleep(1)');
  const pending = faulty.addStudent();
  await pause(300);
  await faulty.endConnections(`wait_event = 'PgSleep'`);
  expect(await pending).toMatchObject(unavailable);
  await undo();
  expect(await faulty.studentIds()).toEqual(before);
});

test('a connection lost at commit results in 503', async () => {
  const undo = await faulty.onInsert('perform pg_terminate_backend(pg_backend_pid())', true);
  expect(await faulty.addStudent()).toMatchObject(unavailable);
  await undo();
});

test('a full disk results in 503', async () => {
  const undo = await faulty.onInsert(`raise exception 'could not extend file' using errcode = '53100'`);
  expect(await faulty.addStudent()).toMatchObject(unavailable);
  await undo();
});

test('a statement that takes too long results in 503 after its timeout', async () => {
  const undo = await faulty.onInsert('perform pg_sleep(20)');
  const { response, ms } = await timed(() => faulty.addStudent());
  await undo();
  expect(response).toMatchObject(unavailable);
  expect(ms).toBeLessThan(4_500);
});

test('a locked table delays only the requests that need it [asvs:15.2.2]', async () => {
  await faulty.db.transaction().execute(async (trx) => {
    await sql`lock table students`.execute(trx);
    const blocked = Array.from({ length: 40 }, () => timed(faulty.listStudents));
    await pause(200);
    for (let n = 0; n < 10; n += 1) {
      const { response, ms } = await timed(() => faulty.caller.call(subjects.select));
      expect(response.status).toBe(200);
      expect(ms).toBeLessThan(1_000);
    }
    for (const { response, ms } of await Promise.all(blocked)) {
      expect(response).toMatchObject(unavailable);
      expect(ms).toBeLessThan(5_000);
    }
  });
});

test('a frozen database results in 503 in less than 5 s; the server recovers afterwards', async () => {
  await faulty.postgres.freeze();
  const pending = Array.from({ length: 20 }, () => timed(faulty.listStudents));
  const health = await timed(faulty.health);
  expect(health.response).toMatchObject(unavailable);
  const responses = await Promise.all(pending);
  await faulty.postgres.thaw();
  for (const { response, ms } of responses) {
    expect(response).toMatchObject(unavailable);
    expect(ms).toBeLessThan(5_000);
  }
});

onRealClock('a transaction that does nothing for too long is ended, and its pool stays usable', async () => {
  const limits = { connectMs: 1_000, statementMs: 1_000, lockMs: 1_000, idleInTransactionMs: 100 };
  const db = openDatabase({ url: faulty.postgres.url, max: 1, limits });
  const idle = db.transaction().execute(async (trx) => {
    await sql`select 1`.execute(trx);
    await pause(500);
    await sql`select 1`.execute(trx);
  });
  expect(isDatabaseUnavailable(await idle.catch((error: unknown) => error))).toBe(true);
  await sql`select 1`.execute(db);
  await db.destroy();
});

test(
  'while the database is stopped, readiness and health fail but liveness succeeds; then LISTEN and jobs recover [asvs:16.5.2]',
  async () => {
    const written = await faulty.addStudent();
    const stopped = stopDatabase(
      faulty.postgres,
      [{ origin: faulty.server.origin, headers: faulty.admin.headers }],
      stopMs,
    );
    while ((await faulty.health()).status === 200) await pause(100);
    expect(await faulty.anonymous.call(portal.live)).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await faulty.health()).toMatchObject({ status: 503, error: { database: 'down', code: 'UNAVAILABLE' } });
    expect(await faulty.addStudent()).toMatchObject(unavailable);
    expect(await stopped).toEqual([]);
    await waitForRecovery();
    expect(await faulty.anonymous.status(portal.ready)).toBe(200);
    expect(await faulty.studentIds()).toContain(written.body.id);

    // The job is sent by another process: the workers are notified of the job or poll for it.
    await faulty.db.transaction().execute((trx) => send(trx, 'mails', 1));

    const states = async () => {
      const jobs = sql<{ state: string }>`select state from pgboss.job where name = 'mails'`;
      return (await jobs.execute(faulty.db)).rows.map(({ state }) => state);
    };

    await waitFor(async () => (await states()).every((state) => state === 'completed'), {
      timeoutMs: 10_000,
      intervalMs: 200,
      describe: async () => `Jobs that did not run: ${(await states()).join(', ')}`,
    });
  },
  60_000 + stopMs,
);
