import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

import { watch } from '@memocartes/server/testing/live';

import { get, post } from '../api/load.ts';
import type { BenchServer } from '../api/process.ts';
import { type Pair, size } from './fill.ts';

/** Messages per second, and the duration in seconds; `BENCH_LIVE_SECONDS` sets another duration. */
export const pace = { perSecond: 20, seconds: Number(process.env.BENCH_LIVE_SECONDS ?? 120) };
/** Number of pages opened concurrently. */
const openedAtOnce = 50;

type ChatData = { chat_id?: number; kind?: string };

/** Memory in megabytes and open files of a process. Linux only. */
const resourcesOf = ({ pid }: BenchServer) => ({
  memory: Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000,
  files: readdirSync(`/proc/${pid}/fd`).length,
});

type Counts = { duplicated: number; foreign: number; unneeded: number; reads: number; badges: number; times: number[] };

/** A follower's open page: reads its thread at every event of its conversation, as the portal does. */
async function openPage(origin: string, pair: Pair, counts: Counts) {
  const waiting = new Map<string, number>();

  const readThread = async () => {
    counts.reads += 1;
    const path = `/api/chats/${pair.chatId}/messages?nb_items=5`;
    const text = await get({ origin, path, token: pair.follower });
    const seenAt = performance.now();
    let nbNew = 0;
    for (const [content, sentAt] of waiting) {
      const nbOccurrences = text.split(content).length - 1;
      if (!nbOccurrences) continue;
      if (nbOccurrences > 1) counts.duplicated += 1;
      counts.times.push(seenAt - sentAt);
      waiting.delete(content);
      nbNew += 1;
    }
    if (!nbNew) counts.unneeded += 1;
    for (const [, chat] of text.matchAll(/live (\d+) \d+;/g)) if (Number(chat) !== pair.chatId) counts.foreign += 1;
  };

  const onEvent = ({ event, data }: { event: string; data: unknown }) => {
    if (event === 'notifications') counts.badges += 1;
    if (event !== 'chat') return;
    if ((data as ChatData).chat_id !== pair.chatId) counts.foreign += 1;
    void readThread();
  };

  const page = await watch(origin, {
    headers: { authorization: `Bearer ${pair.follower}` },
    onEvent,
    path: '/account/live',
  });
  if (page.status !== 200) throw new Error(`A page was refused: ${page.status}`);
  await page.until(() => page.events.length > 0);
  return { pair, page, waiting };
}

/** Every follower's page is connected to one of two processes, while teachers send messages to both. */
export async function benchPages(pairs: readonly Pair[], servers: readonly [BenchServer, BenchServer]) {
  const counts: Counts = { duplicated: 0, foreign: 0, unneeded: 0, reads: 0, badges: 0, times: [] };
  const before = servers.map(resourcesOf);
  const pages: Awaited<ReturnType<typeof openPage>>[] = [];
  for (let start = 0; start < pairs.length; start += openedAtOnce) {
    pages.push(
      ...(await Promise.all(
        pairs
          .slice(start, start + openedAtOnce)
          .map((pair, index) => openPage(servers[index % 2]!.origin, pair, counts)),
      )),
    );
  }
  const open = servers.map(resourcesOf);
  const cpu = async () => (await Promise.all(servers.map((server) => server.cpu()))).reduce((a, b) => a + b, 0) / 1000;
  const usedBefore = await cpu();
  const nbClasses = pairs.length / size.perClass;
  const nbMessages = pace.perSecond * pace.seconds;
  let refused = 0;
  const sending: Promise<void>[] = [];
  const startedAt = performance.now();
  for (let n = 0; n < nbMessages; n += 1) {
    // A different class each time, so that a teacher writes 15 messages per minute.
    const { pair, waiting } = pages[(n % nbClasses) * size.perClass + (Math.floor(n / nbClasses) % size.perClass)]!;
    const content = `live ${pair.chatId} ${n};`;
    waiting.set(content, performance.now());
    sending.push(
      post({
        origin: servers[n % 2]!.origin,
        path: '/chats/messages',
        token: pair.teacher,
        body: { chat_id: pair.chatId, content },
      }).then(({ status }) => {
        if (status !== 201) refused += 1;
      }),
    );
    await pause(Math.max(0, startedAt + ((n + 1) * 1000) / pace.perSecond - performance.now()));
  }
  await Promise.all(sending);
  await pause(5_000);
  const seconds = (performance.now() - startedAt) / 1000;
  const lost = pages.reduce((sum, { waiting }) => sum + waiting.size, 0) - refused;
  const used = (await cpu()) - usedBefore;
  const disconnected = pages.filter(({ page }) => page.hasEnded()).length;
  for (const { page } of pages) page.leave();

  return {
    ...counts,
    nbPages: pages.length,
    nbMessages,
    refused,
    lost,
    disconnected,
    cpuShare: used / 10 / seconds,
    memory: open.map(({ memory }, index) => (memory - before[index]!.memory) / (pages.length / 2)),
    files: open.map(({ files }) => files),
  };
}
