import { setTimeout as pause } from 'node:timers/promises';

import { openDatabase } from '@memocartes/server/database/database';
import { sql } from 'kysely';

import { cpuOfDescendants } from '../api/cpu.ts';
import { get, post } from '../api/load.ts';
import { type BenchServer, startServer } from '../api/process.ts';

type Account = { token: string };

/** Issues drafts. @returns the status and the body of the response */
const issueDrafts = (origin: string, { token }: Account, ids: readonly number[]) =>
  post({ origin, path: '/invoices/issue', token, body: { invoices_id: ids } });

/** Creates an invoice draft for each school's current period. @returns the drafts' ids @throws Error when refused */
async function createDrafts(origin: string, account: Account, schoolIds: readonly number[]): Promise<number[]> {
  const { status, body } = await post({
    origin,
    path: '/invoices',
    token: account.token,
    body: { schools_id: schoolIds },
  });
  if (status !== 201) throw new Error(`Drafts: ${status} ${JSON.stringify(body)}`);
  return (body as { ids: number[] }).ids;
}

/** How many invoices were issued, how many numbers are missing or duplicated, and whether numbers follow the dates. */
async function checkNumbers(url: string) {
  const db = openDatabase({ url, max: 1 });
  const { rows } = await sql<{ last: number }>`
    select substr(number, 7)::int as last
    from invoices
    where number like 'F%' and kind = 'INVOICE'
    order by date_issue, id
  `.execute(db);
  await db.destroy();
  const numbers = rows.map(({ last }) => last);
  const isAscending = numbers.every((value, index) => index === 0 || value > numbers[index - 1]!);
  const gaps = Math.max(0, ...numbers) - new Set(numbers).size;
  return { issued: numbers.length, gaps, duplicates: numbers.length - new Set(numbers).size, isAscending };
}

/**
 * Issues drafts in rounds, concurrently on two processes, one of which is killed midway in each round. A request
 * without a response is repeated on the other process, as a proxy does.
 */
export async function benchKill(url: string, account: Account, schoolIds: readonly number[], nbAtOnce: number) {
  const steadyServer = await startServer('portal', { DATABASE_URL: url });
  let nbBroken = 0;
  for (let start = 0; start < schoolIds.length; start += nbAtOnce) {
    const killedServer = await startServer('portal', { DATABASE_URL: url });
    const ids = await createDrafts(steadyServer.origin, account, schoolIds.slice(start, start + nbAtOnce));

    const issue = async (id: number, index: number) => {
      const first = await issueDrafts((index % 2 ? steadyServer : killedServer).origin, account, [id]);
      // Killed at the first response, while other requests are still running.
      if (first.status === 200) {
        killedServer.stop();
        return;
      }
      nbBroken += 1;
      const retried = await issueDrafts(steadyServer.origin, account, [id]);
      if (retried.status !== 200) throw new Error(`Issued again: ${retried.status}`);
    };

    await Promise.all(ids.map(issue));
  }
  steadyServer.stop();
  return { ...(await checkNumbers(url)), broken: nbBroken };
}

/** Pause between two requests of the other client, in ms. */
const everyMs = 50;

/** Issues drafts in one call and waits for all their files; meanwhile another client reads the list of schools. */
export async function benchFiles(url: string, postgresPid: number, account: Account, schoolIds: readonly number[]) {
  const server: BenchServer = await startServer('portal', { DATABASE_URL: url });
  const db = openDatabase({ url, max: 1 });
  const countFiles = async () =>
    (await sql<{ count: number }>`select count(*)::int as count from invoices_files`.execute(db)).rows[0]!.count;
  try {
    const ids = await createDrafts(server.origin, account, schoolIds);
    const before = await countFiles();
    const cpu = (await server.cpu()) + cpuOfDescendants(postgresPid);
    const startedAt = performance.now();
    const state = { isDone: false };
    const readTimes: number[] = [];
    const reader = (async () => {
      while (!state.isDone) {
        const askedAt = performance.now();
        await get({ origin: server.origin, path: '/api/schools?nb_items=20', token: account.token });
        readTimes.push(performance.now() - askedAt);
        await pause(everyMs);
      }
    })();
    const { status } = await issueDrafts(server.origin, account, ids);
    if (status !== 200) throw new Error(`Issued: ${status}`);
    const issuedMs = performance.now() - startedAt;
    while ((await countFiles()) - before < ids.length) {
      if (performance.now() - startedAt > 300_000) throw new Error('The files are not complete after five minutes.');
      await pause(200);
    }
    const seconds = (performance.now() - startedAt) / 1000;
    const used = ((await server.cpu()) + cpuOfDescendants(postgresPid) - cpu) / 1e6;
    state.isDone = true;
    await reader;
    return { issuedMs, seconds, cpuSeconds: used, readTimes };
  } finally {
    await db.destroy();
    server.stop();
  }
}
