import { setTimeout as pause } from 'node:timers/promises';

import { sql } from 'kysely';

import { runInScope, schoolScope } from '../database/scope/scope.ts';
import { runHandler, sendJob } from '../testing/jobs.ts';
import { type TestServer, testServer } from '../testing/server.ts';
import { waitFor } from '../testing/wait-for.ts';
import { expiryJob } from '../users/accounts/expiry.job.ts';
import { type Definition, definitions } from './definitions.ts';
import { FinalFailure, type Handler } from './handler.ts';
import { listDeadJobs, listJobs } from './jobs.queries.ts';
import { retryJob } from './jobs.writes.ts';
import { startJobs } from './runner.ts';
import { send } from './send.ts';

let server: TestServer;
let stops: (() => Promise<void>)[] = [];
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());
beforeEach(() => sql`delete from pgboss.job`.execute(server.db));

afterEach(async () => {
  for (const stop of stops) await stop();
  stops = [];
});

const quick: Definition = { attempts: 3, backoffSeconds: 1, maxSeconds: 60, keepSeconds: 3600 };

/** Starts a process that runs the job `mails` with this handler. */
async function startMails(run: Handler['run'], definition: Partial<Definition> = {}, giveUp?: Handler['giveUp']) {
  const { scoped: db, config, listen, app } = server;
  const job = { definition: { ...quick, ...definition }, handler: { run, ...(giveUp && { giveUp }) } };
  const stop = await startJobs({ db, config, listen }, { mails: job }, app.log, {
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
  });
  stops.push(stop);
  return stop;
}

type Row = { state: string; retry_count: number; output: { message?: string } | null; start_after: string; id: string };

const rowsOf = async (name = 'mails') =>
  (
    await sql<Row>`
      select id, state, retry_count, output, start_after
      from pgboss.job
      where name = ${name}
      order by created_on
    `.execute(server.db)
  ).rows;

async function until(isTrue: () => boolean | Promise<boolean>, seconds = 15): Promise<void> {
  const describe = async () => `Not within ${seconds} s: ${JSON.stringify(await rowsOf())}`;
  await waitFor(isTrue, { timeoutMs: seconds * 1000, describe });
}

describe('sending', () => {
  test('a job sent in a transaction runs once, within a second of the commit', async () => {
    const ran: number[] = [];
    await startMails(async (_services, { id }) => void ran.push(id));
    const start = Date.now();
    await sendJob(server.db, 'mails', 7);
    await until(() => ran.length > 0);
    expect(Date.now() - start).toBeLessThan(1_000);
    await pause(300);
    expect(ran).toEqual([7]);
    await until(async () => (await rowsOf())[0]!.state === 'completed');
  });

  test('a job whose transaction is rolled back never runs', async () => {
    const ran: number[] = [];
    await startMails(async (_services, { id }) => void ran.push(id));
    const failing = server.db.transaction().execute(async (trx) => {
      await send(trx, 'mails', 1);
      throw new Error('undo');
    });
    await expect(failing).rejects.toThrow('undo');
    await sendJob(server.db, 'mails', 2);
    await until(() => ran.length > 0);
    expect(ran).toEqual([2]);
  });

  test('a request of one school can send jobs but not read them; later statements of its transaction keep their scope', async () => {
    const { schools_id: mine } = await server.seed.student();
    await server.seed.student();
    const seen = await runInScope(schoolScope(mine, 0), () =>
      server.scoped.transaction().execute(async (trx) => {
        await send(trx, 'mails', 3);
        return trx.selectFrom('students').select('schools_id').execute();
      }),
    );
    expect(new Set(seen.map((row) => row.schools_id))).toEqual(new Set([mine]));
    expect(await rowsOf()).toHaveLength(1);
    const readJobs = () => sql`select from pgboss.job`.execute(server.scoped);
    await expect(runInScope(schoolScope(mine, 0), readJobs)).rejects.toMatchObject({ code: '42501' });
  });

  test('send inserts the same row as pg-boss', async () => {
    const { PgBoss } = await import('pg-boss');
    const { bossDatabase } = await import('./boss-database.ts');
    await startMails(async () => undefined);
    await stops.pop()!();
    const boss = new PgBoss({
      db: bossDatabase(server.scoped, server.listen),
      migrate: false,
      supervise: false,
      schedule: false,
    });
    await boss.start();
    await boss.send('mails', { id: 9 });
    await boss.stop({ close: false });
    await sendJob(server.db, 'mails', 9);
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(job) - 'id' - 'created_on' - 'start_after' - 'keep_until' || jsonb_build_object(
        'kept', extract(epoch from keep_until - start_after)
      ) as row
      from pgboss.job
    `.execute(server.db);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toEqual(rows[1]);
  });
});

describe('failing', () => {
  test('the delay between attempts grows, then the job becomes a dead letter without personal data; a retry removes the dead letter', async () => {
    const times: number[] = [];
    let isBroken = true;
    await startMails(async () => {
      times.push(Date.now());
      if (isBroken) {
        throw Object.assign(new Error('550 <zoe@secret.example>'), {
          code: 'EENVELOPE',
          rejected: ['zoe@secret.example'],
        });
      }
    });
    await sendJob(server.db, 'mails', 5);
    await until(async () => (await rowsOf('dead-letters')).length > 0);
    expect(times).toHaveLength(3);
    expect(times[1]! - times[0]!).toBeGreaterThanOrEqual(450);
    expect(times[2]! - times[1]!).toBeGreaterThanOrEqual(950);

    const [dead] = await listDeadJobs(server.scoped);
    expect(dead).toMatchObject({
      name: 'mails',
      row_id: 5,
      attempts: 3,
      error: expect.stringMatching(/^EENVELOPE at job-queue\/jobs.test.ts:\d+$/) as unknown,
    });
    const { rows } = await sql<{ text: string }>`select string_agg(job::text, '') as text from pgboss.job`.execute(
      server.db,
    );
    expect(rows[0]!.text).not.toContain('secret.example');
    expect((await listJobs(server.scoped)).find(({ name }) => name === 'mails')).toMatchObject({
      last_state: 'failed',
      last_error: dead!.error,
      waiting: 0,
      failed: 1,
    });

    isBroken = false;
    await retryJob(server.db, dead!.id);
    await until(() => times.length === 4);
    await until(async () => (await rowsOf()).some(({ state }) => state === 'completed'));
    expect(await listDeadJobs(server.scoped)).toEqual([]);
    await expect(retryJob(server.db, dead!.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('a job that fails permanently becomes a dead letter after one attempt, and is given up once', async () => {
    const givenUp: number[] = [];
    const cause = Object.assign(new Error('550 <zoe@secret.example>'), { code: 'EENVELOPE' });

    const run = async () => {
      throw new FinalFailure(cause);
    };

    await startMails(run, { givesUp: true }, async (_services, id) => void givenUp.push(id));
    await sendJob(server.db, 'mails', 6);
    await until(async () => (await rowsOf('dead-letters')).length > 0);
    const error = expect.stringMatching(/^EENVELOPE at job-queue\/jobs.test.ts:\d+$/) as unknown;
    expect(await listDeadJobs(server.scoped)).toMatchObject([{ row_id: 6, attempts: 1, error }]);
    expect((await rowsOf()).map(({ state }) => state)).toEqual(['failed']);
    expect(givenUp).toEqual([6]);
  });

  test('a failing job does not block other jobs', async () => {
    const ran: number[] = [];
    await startMails(async (_services, { id }) => {
      ran.push(id);
      if (id === 1) throw new Error('no');
    });
    for (const id of [1, 2, 3]) await sendJob(server.db, 'mails', id);
    await until(() => [1, 2, 3].every((id) => ran.includes(id)));
  });

  test('giveUp runs once after the last attempt, with its error', async () => {
    const errors: unknown[] = [];
    const error = new Error('no');
    const giveUp = async (_services: unknown, _id: number, cause: unknown) => void errors.push(cause);
    await startMails(() => Promise.reject(error), { attempts: 1, givesUp: true }, giveUp);
    await sendJob(server.db, 'mails', 8);
    await until(async () => (await rowsOf('dead-letters')).length > 0);
    expect((await rowsOf()).map(({ state }) => state)).toEqual(['failed']);
    expect(errors).toEqual([error]);
  });

  test('giveUp runs once for a job whose processes all died', async () => {
    const givenUp: number[] = [];
    await sendJob(server.db, 'mails', 4);
    await sql`update pgboss.job set state = 'retry', retry_count = 3, retry_limit = 3`.execute(server.db);
    await startMails(
      () => Promise.reject(new Error('must not run')),
      { givesUp: true },
      async (_services, id) => void givenUp.push(id),
    );
    await until(async () => (await rowsOf('dead-letters')).length > 0);
    expect(givenUp).toEqual([4]);
  });

  test('the error of giveUp is stored without its message, which may contain personal data', async () => {
    await startMails(
      () => Promise.reject(new Error('no')),
      { attempts: 1, givesUp: true },
      () => Promise.reject(new Error('Ada LOVELACE is unknown')),
    );
    await sendJob(server.db, 'mails', 5);
    await until(async () => (await rowsOf())[0]!.output !== null);
    expect(JSON.stringify(await rowsOf())).not.toContain('LOVELACE');
  });
});

describe('one owner', () => {
  /** Makes active jobs look as if their process had sent no heartbeat for too long. */
  const loseProcess = () =>
    sql`update pgboss.job set heartbeat_on = now() - interval '2 minutes' where state = 'active'`.execute(server.db);

  test('another process takes over the job of a process that seems dead; the late end of the first run does not complete the job', async () => {
    const runs: (() => void)[] = [];
    const runUntilReleased = () => new Promise<void>((end) => runs.push(end));
    await startMails(runUntilReleased);
    await startMails(runUntilReleased);
    await sendJob(server.db, 'mails', 1);
    await until(() => runs.length === 1);
    await loseProcess();
    await until(() => runs.length === 2);
    runs[0]!();
    await pause(500);
    expect((await rowsOf()).map(({ state, retry_count }) => [state, retry_count])).toEqual([['active', 1]]);
    runs[1]!();
    await until(async () => (await rowsOf())[0]!.state === 'completed');
  });

  test('a job that runs longer than the heartbeat time-out stays with its process', async () => {
    let runs = 0;
    const definition = { heartbeatSeconds: 10 };

    const slow = async () => {
      runs += 1;
      await pause(14_000);
    };

    await startMails(slow, definition);
    await startMails(slow, definition);
    await sendJob(server.db, 'mails', 1);
    await until(async () => (await rowsOf())[0]!.state === 'completed', 20);
    expect(runs).toBe(1);
  }, 30_000);
});

describe('recurring', () => {
  const due = () => sql`update pgboss.version set cron_on = null`.execute(server.db);

  test('two processes run each occurrence of a recurring job once', async () => {
    const runs: string[] = [];
    const { scoped: db, config, listen, app } = server;
    const job = { definition: { ...quick, cron: '* * * * *' }, handler: { run: async () => void runs.push('run') } };
    await due();
    for (let n = 0; n < 2; n += 1) {
      stops.push(
        await startJobs({ db, config, listen }, { minute: job }, app.log, {
          cronMonitorIntervalSeconds: 1,
          cronWorkerIntervalSeconds: 1,
        }),
      );
    }
    await until(() => runs.length > 0, 70);
    const minute = new Date().getMinutes();
    await pause(4_000);
    if (new Date().getMinutes() === minute) expect(runs).toHaveLength(1);
    const { rows } = await sql<{ nb: number }>`
      select count(*) as nb
      from pgboss.job
      where name = 'minute'
      group by date_trunc('minute', created_on)
    `.execute(server.db);
    expect(new Set(rows.map(({ nb }) => nb))).toEqual(new Set([1]));
  }, 90_000);

  test('the schedules match the definitions, in Paris time; a schedule without a definition is removed', async () => {
    const { scoped: db, config, app } = server;
    const nothing = { run: async () => undefined };
    const every = Object.fromEntries(
      Object.entries<Definition>(definitions).map(([name, definition]) => [name, { definition, handler: nothing }]),
    );
    for (const jobs of [{ old: { definition: { ...quick, cron: '0 0 1 1 *' }, handler: nothing } }, every]) {
      await (
        await startJobs({ db, config }, jobs, app.log)
      )();
    }
    const { rows } = await sql<{
      name: string;
      cron: string;
      timezone: string;
    }>`select name, cron, timezone from pgboss.schedule order by name`.execute(server.db);
    const expected = Object.entries<Definition>(definitions).filter(([, { cron }]) => cron);
    expect(rows).toEqual(
      expected
        .map(([name, { cron }]) => ({ name, cron, timezone: 'Europe/Paris' }))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    );
    expect((await listJobs(db)).map(({ name, cron }) => [name, cron])).toEqual(
      Object.entries<Definition>(definitions).map(([name, { cron }]) => [name, cron ?? null]),
    );
  });
});

test('stopping waits for the running job and starts no other job', async () => {
  const ended: number[] = [];
  const stop = await startMails(async (_services, { id }) => {
    await pause(400);
    ended.push(id);
  });
  for (const id of [1, 2]) await sendJob(server.db, 'mails', id);
  await until(async () => (await rowsOf()).some(({ state }) => state === 'active'));
  await stop();
  expect(ended).toHaveLength(1);
  expect((await rowsOf()).map(({ state }) => state).toSorted()).toEqual(['completed', 'created']);
});

test('a job that still runs after the time-out of a stop is retried by the next process', async () => {
  let runs = 0;
  const stop = await startMails(async () => {
    runs += 1;
    if (runs === 1) await pause(4_000);
  });
  await sendJob(server.db, 'mails', 1);
  await until(() => runs === 1);
  await stop();
  expect((await rowsOf())[0]!.state).toBe('retry');
  await startMails(async () => void (runs += 1));
  await until(async () => (await rowsOf())[0]!.state === 'completed');
  expect(runs).toBe(2);
  await pause(1_500);
});

describe('expiry', () => {
  test('disables only active accounts past their expiration date', async () => {
    const over = await server.seed.teacher({ account: { date_expiration: '2020-01-01T00:00:00Z' } });
    const banned = await server.seed.teacher({
      account: { date_expiration: '2020-01-01T00:00:00Z', status: 'BANNED' },
    });
    const good = await server.seed.teacher({ account: { date_expiration: '2099-01-01T00:00:00Z' } });
    await runHandler(server, expiryJob);

    const statusOf = async ({ id }: { id: number }) =>
      (await server.db.selectFrom('authentications').select('status').where('id', '=', id).executeTakeFirstOrThrow())
        .status;

    expect([await statusOf(over), await statusOf(banned), await statusOf(good)]).toEqual([
      'INACTIVE',
      'BANNED',
      'ACTIVE',
    ]);
  });
});
