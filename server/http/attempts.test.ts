import { sql } from 'kysely';
import { openTestDatabase } from '../testing/database.ts';
import type { TestDatabase } from '../testing/database.ts';
import { forgetTries, limitRate, takeTry } from './attempts.ts';

let database: TestDatabase;
beforeAll(async () => (database = await openTestDatabase()));
afterAll(() => database.stop());

const minutesPass = (nb: number) =>
  sql`update attempts set date_end = date_end - make_interval(mins => ${nb})`.execute(database.db);

test('rate: the window lets so many through, the next one all again', async () => {
  const rate = { kind: 'code', who: 'tablet', limit: 3, seconds: 60 };
  for (let n = 0; n < 3; n += 1) await limitRate(database.db, rate);
  await expect(limitRate(database.db, rate)).rejects.toThrow('Trop de demandes');
  await limitRate(database.db, { ...rate, who: 'another' });
  await minutesPass(1);
  await limitRate(database.db, rate);
});

test('rate: many at once are no more than the limit', async () => {
  const rate = { kind: 'code', who: 'flood', limit: 10, seconds: 60 };
  const answers = await Promise.allSettled(Array.from({ length: 50 }, () => limitRate(database.db, rate)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
});

test('lock-out: the fifth failure locks for 15 minutes from then on', async () => {
  const pair = { kind: 'login', who: 'ada 127.0.0.1' };
  for (let n = 0; n < 4; n += 1) expect(await takeTry(database.db, pair)).toEqual({ isLast: false });
  await minutesPass(10);
  expect(await takeTry(database.db, pair)).toEqual({ isLast: true });
  await minutesPass(14);
  await expect(takeTry(database.db, pair)).rejects.toThrow('bloqué pendant 15 minutes');
  await minutesPass(1);
  expect(await takeTry(database.db, pair)).toEqual({ isLast: false });
});

test('lock-out: a success forgets the failures', async () => {
  const pair = { kind: 'login', who: 'grace 127.0.0.1' };
  for (let n = 0; n < 4; n += 1) await takeTry(database.db, pair);
  await forgetTries(database.db, pair);
  expect(await takeTry(database.db, pair)).toEqual({ isLast: false });
});

test('who is counted is kept as a hash only', async () => {
  const rows = await database.db.selectFrom('attempts').select('key').execute();
  expect(JSON.stringify(rows)).not.toMatch(/ada|grace|tablet|127\.0/);
});
