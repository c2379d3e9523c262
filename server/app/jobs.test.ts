import { sql } from 'kysely';
import { testServer } from '../testing/server.ts';
import type { TestServer } from '../testing/server.ts';
import { expiryJob } from '../jobs/expiry.job.ts';
import { runDue, startJobs } from '../jobs/runner.ts';
import type { Job } from '../jobs/runner.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());
beforeEach(() => sql`delete from jobs`.execute(server.db));

const services = () => ({ db: server.db, config: server.config });
const add = (name: string) => server.db.insertInto('jobs').values({ name }).execute();
const log = { error: () => undefined };
const counting = (name: string, run: () => Promise<void> = async () => undefined) => {
  const job = { name, every: 60, runs: 0, run: async () => ((job.runs += 1), run()) };
  return job;
};

test('a job runs when due, then waits for its interval', async () => {
  const job = counting('a');
  await add('a');
  await runDue(services(), [job], log);
  await runDue(services(), [job], log);
  expect(job.runs).toBe(1);
  await sql`update jobs set date_next = now()`.execute(server.db);
  await runDue(services(), [job], log);
  expect(job.runs).toBe(2);
});

test('runs once when ten processes find it due', async () => {
  const job = counting('b', () => new Promise((done) => setTimeout(done, 20)));
  await add('b');
  await Promise.all(Array.from({ length: 10 }, () => runDue(services(), [job], log)));
  expect(job.runs).toBe(1);
});

test('a failing job does not block others and runs again when next due', async () => {
  const broken = counting('c', () => Promise.reject(new Error('no')));
  const good = counting('d');
  await add('c');
  await add('d');
  await runDue(services(), [broken, good], log);
  expect(good.runs).toBe(1);
  const { locked_until } = await server.db
    .selectFrom('jobs')
    .select('locked_until')
    .where('name', '=', 'c')
    .executeTakeFirstOrThrow();
  expect(locked_until).toBeNull();
});

test('a job whose process died is taken over', async () => {
  const job = counting('e');
  await server.db
    .insertInto('jobs')
    .values({ name: 'e', locked_until: sql`now() - interval '1 second'` })
    .execute();
  await runDue(services(), [job], log);
  expect(job.runs).toBe(1);
});

test('stopping waits for the running job', async () => {
  let ended = false;
  const slow: Job = counting('f', () => new Promise((done) => setTimeout(() => ((ended = true), done()), 300)));
  const stop = await startJobs(services(), [slow], server.app.log);
  await new Promise((done) => setTimeout(done, 2_100));
  await stop();
  expect(ended).toBe(true);
});

describe('expiry', () => {
  test('disables only accounts past their date', async () => {
    const over = await server.seed.teacher({ account: { date_expiration: '2020-01-01T00:00:00Z' } });
    const banned = await server.seed.teacher({
      account: { date_expiration: '2020-01-01T00:00:00Z', status: 'BANNED' },
    });
    const good = await server.seed.teacher({ account: { date_expiration: '2099-01-01T00:00:00Z' } });
    await expiryJob.run(services());
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
