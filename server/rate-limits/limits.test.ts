import { retentionDays } from '@memocartes/contract/privacy/retention';
import { sql } from 'kysely';

import { openTestDatabase, type TestDatabase } from '../testing/database.ts';
import { passMinutes, resetLimits } from '../testing/limits.ts';
import { limitTable, type Rate } from './limits.data.ts';
import { limits } from './limits.ts';

let database: TestDatabase;
beforeAll(async () => (database = await openTestDatabase()));
afterAll(() => database.stop());
beforeEach(() => resetLimits(database.db));

const allLimits = () => limits(database.db);

const times = async (count: number, act: () => Promise<unknown>) => {
  for (let n = 0; n < count; n += 1) await act();
};

const countAccepted = async (tries: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled').length;

test('a window accepts its number of points, then throws 429 with the wait; the next window accepts as many points', async () => {
  const contact = () => allLimits().consume('contact', { account: 7 });
  await times(5, contact);
  await expect(contact()).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message: 'Trop de demandes\u00a0: patientez 10\u00a0minutes.',
    retryAfter: expect.closeTo(600, -1) as number,
  });
  await allLimits().consume('contact', { account: 8 });
  await passMinutes(database.db, 10);
  await times(5, contact);
});

test('concurrent requests can’t exceed the limit', async () => {
  const tries = Array.from({ length: 50 }, () => allLimits().consume('check-email', { account: 1 }));
  expect(await countAccepted(tries)).toBe(30);
});

test('waits grow with each excess within a day and are reset after a success', async () => {
  const join = () => allLimits().consume('link-code', { address: '192.0.2.1' });
  for (const minutes of [1, 5, 15, 60, 60]) {
    await times(10, join);
    await expect(join()).rejects.toMatchObject({ retryAfter: minutes * 60 });
    await passMinutes(database.db, minutes);
  }
  await allLimits().reset('link-code', { address: '192.0.2.1' });
  await times(10, join);
  await expect(join()).rejects.toMatchObject({ retryAfter: 60 });
});

test('concurrent requests beyond the limit are counted as one excess', async () => {
  const tries = () => Array.from({ length: 40 }, () => allLimits().consume('link-code', { address: '192.0.2.2' }));
  expect(await countAccepted(tries())).toBe(10);
  await passMinutes(database.db, 1);
  expect(await countAccepted(tries())).toBe(10);
  await expect(allLimits().consume('link-code', { address: '192.0.2.2' })).rejects.toMatchObject({ retryAfter: 300 });
});

test('lock-out: the fifth failure locks for the next 15 minutes, a success resets the failures', async () => {
  const pair = { account: 'ada@test.example', address: '192.0.2.3' };
  const failOnce = async () => (await allLimits().consume('login', pair)).refusal?.code;
  await times(4, async () => expect(await failOnce()).toBeUndefined());
  await passMinutes(database.db, 10);
  expect(await failOnce()).toBe('LOCKED_OUT');
  await passMinutes(database.db, 14);
  await expect(failOnce()).rejects.toThrow(/bloqué pendant \d/);
  await passMinutes(database.db, 1);
  await times(4, failOnce);
  await allLimits().reset('login', pair);
  expect(await failOnce()).toBeUndefined();
});

test('an address that fails for many accounts is refused for all accounts, despite successes', async () => {
  const subject = (account: string) => ({ account, address: '192.0.2.4' });
  for (let n = 0; n < 50; n += 1) {
    await allLimits().consume('login', subject(`${n}@test.example`));
    await allLimits().penalty('login', subject(`${n}@test.example`));
    await allLimits().reset('login', subject('right@test.example'));
  }
  await expect(allLimits().consume('login', subject('right@test.example'))).rejects.toThrow('depuis votre réseau');
});

test('a refusal by a narrow counter is not counted by a wider one', async () => {
  const consumeFor = (student: number) => allLimits().consume('attach-request', { school: 3, follower: 5, student });
  expect(await countAccepted(Array.from({ length: 200 }, () => consumeFor(1)))).toBe(3);
  for (let n = 0; n < 3; n += 1) await consumeFor(2);
  await expect(consumeFor(2)).rejects.toMatchObject({ statusCode: 429 });
});

test('counts an IPv6 /64 prefix as one address', async () => {
  const from = (address: string) => allLimits().consume('link-code', { address });
  for (let n = 0; n < 10; n += 1) await from(`2001:db8:0:7::${n}`);
  await expect(from('2001:db8:0:7:ffff:1:2:3')).rejects.toMatchObject({ statusCode: 429 });
  await from('2001:db8:0:8::1');
  for (let n = 0; n < 10; n += 1) await from('192.0.2.6');
  await expect(from('::ffff:192.0.2.6')).rejects.toMatchObject({ statusCode: 429 });
});

test('stores accounts and addresses as hashes only', async () => {
  await allLimits().consume('login', { account: 'ada@test.example', address: '192.0.2.7' });
  await allLimits().penalty('login', { account: 'ada@test.example', address: '192.0.2.7' });
  const { rows } = await sql<{ key: string }>`select key from rate_limits`.execute(database.db);
  expect(rows.length).toBeGreaterThan(1);
  for (const { key } of rows) expect(key).toMatch(/^[\w/+-]+:[\w-]{43}$/);
});

test('no counter is kept longer than the register says [privacy.retention]', () => {
  const rates = Object.values(limitTable).flatMap((counters) => Object.values<Rate>(counters));
  const days = rates.map(
    ({ seconds, waits = [] }) => Math.max(seconds, ...waits.map((minutes) => minutes * 60)) / 86_400,
  );
  expect(Math.max(...days)).toBeLessThanOrEqual(retentionDays('attempts'));
});
