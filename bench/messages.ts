import { get } from './api/load.ts';
import { startPostgres } from './api/postgres.ts';
import { startServer } from './api/process.ts';
import { fillMessages, type Pair, size } from './messages/fill.ts';
import { benchLive } from './messages/live.ts';
import { benchPack } from './messages/pack.ts';
import { benchPages, pace } from './messages/pages.ts';
import { checkAtMost, isRequested, machineLoad, reportFailures } from './report/report.ts';
import { median, quantile } from './statistics/quantile.ts';

/** Maxima in ms: p99 of reads, p95 until a message is on the follower's page, median of the time that notifying about a pack adds to its transaction. */
const limits = { readP99: 50, seenP95: 500, packMs: 100 };
const requestsPerPath = 400;
const warmUps = 20;
const rounds = 10;

const quantilesOf = (timings: readonly number[]) => ({
  'ms, median': +median(timings).toFixed(1),
  'ms, p95': +quantile(timings, 0.95).toFixed(1),
  'ms, p99': +quantile(timings, 0.99).toFixed(1),
});

/** Response times of lists of conversations, messages of a conversation (thread) and its details, one request at a time. */
async function readTimes(origin: string, pairs: readonly Pair[]) {
  const paths = {
    'list of a teacher': (pair: Pair) => ({ path: '/api/chats', token: pair.teacher }),
    'list of a follower': (pair: Pair) => ({ path: '/api/chats', token: pair.follower }),
    thread: (pair: Pair) => ({ path: `/api/chats/${pair.chatId}/messages`, token: pair.teacher }),
    conversation: (pair: Pair) => ({ path: `/api/chats/${pair.chatId}`, token: pair.follower }),
  };
  const rows: Record<string, ReturnType<typeof quantilesOf>> = {};
  for (const [label, requestOf] of Object.entries(paths)) {
    const timings: number[] = [];
    for (let n = -warmUps; n < requestsPerPath; n += 1) {
      const startedAt = performance.now();
      await get({ origin, ...requestOf(pairs[(n + warmUps) % pairs.length]!) });
      if (n >= 0) timings.push(performance.now() - startedAt);
    }
    rows[label] = quantilesOf(timings);
    checkAtMost(`${label}, p99, ms`, rows[label]['ms, p99'], limits.readP99);
  }
  return rows;
}

const postgres = await startPostgres();
const url = await postgres.database('messages');
const pairs = await fillMessages(url);
/** One conversation of each class: if a teacher wrote in all conversations of a class, they would exceed the limit of messages per minute. */
const onePerClass = pairs.filter((_pair, index) => index % size.perClass === 0);
const servers = [
  await startServer('portal', { DATABASE_URL: url }),
  await startServer('portal', { DATABASE_URL: url }),
] as const;
const origins = [servers[0].origin, servers[1].origin] as const;

const parts: Record<string, () => Promise<void>> = {
  async reads() {
    console.log(`\n${size.messages} messages in ${size.students} conversations (load ${machineLoad()})`);
    console.table(await readTimes(origins[0], onePerClass));
  },
  async live() {
    const { timings, nbSent, lost } = await benchLive(onePerClass.slice(0, size.pairs), origins, rounds);
    console.log(`\n${nbSent} messages sent at one process and seen at another; lost: ${lost} (load ${machineLoad()})`);
    console.table({ 'sent → seen': quantilesOf(timings) });
    checkAtMost('sent → seen, p95, ms', quantile(timings, 0.95), limits.seenP95);
    checkAtMost('lost', lost, 0);
  },
  async pages() {
    const result = await benchPages(pairs, servers);
    const { nbPages, lost, duplicated, foreign, unneeded, refused, disconnected, times } = result;
    console.log(
      `\n${nbPages} open pages, ${pace.perSecond} messages per second for ${pace.seconds} s (load ${machineLoad()})`,
    );
    console.table({ 'sent → seen': quantilesOf(times) });
    console.table({
      messages: result.nbMessages,
      lost,
      duplicated,
      'shown to another person': foreign,
      'reads without a new message': unneeded,
      reads: result.reads,
      'badge events': result.badges,
      refused,
      'pages disconnected': disconnected,
      'KB of memory per page, each process': result.memory.map((mb) => (mb * 1000).toFixed(0)).join(' '),
      'open files, each process': result.files.join(' '),
      'processor of both processes, %': +result.cpuShare.toFixed(1),
    });
    checkAtMost('sent → seen with all pages open, p95, ms', quantile(times, 0.95), limits.seenP95);
    for (const [label, count] of Object.entries({ lost, duplicated, foreign, unneeded, refused, disconnected })) {
      checkAtMost(label, count, 0);
    }
  },
  async pack() {
    const { timings, cpuMs, nbPeople } = await benchPack(url, postgres.pid);
    console.log(
      `\nA pack given to 20 classes, ${nbPeople} notified; PostgreSQL: ${cpuMs.toFixed(1)} ms of processor time (load ${machineLoad()})`,
    );
    console.table({ 'added to the transaction': quantilesOf(timings) });
    checkAtMost('a pack for 20 classes, median, ms', median(timings), limits.packMs);
  },
};

try {
  for (const [name, run] of Object.entries(parts)) if (isRequested(name)) await run();
} finally {
  for (const server of servers) server.stop();
  postgres.stop();
}
process.exit(reportFailures());
