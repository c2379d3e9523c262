import { setTimeout as pause } from 'node:timers/promises';

import { watch } from '../live.ts';
import type { FaultyPostgres } from './faulty-postgres.ts';

type Process = {
  origin: string;
  /** Headers of a signed-in person who may watch revision sessions. */
  headers: Record<string, string>;
};

const pollIntervalMs = 500;
const recoveryMs = 10_000;

/** Status and `Retry-After` of the response for a path, such as “503 2”; “none” without a response. */
async function readStatus({ origin, headers }: Process, path: string): Promise<string> {
  // Probes are anonymous: checking a login session would need the database.
  const isProbe = path.startsWith('/api/health/');
  const response = await fetch(`${origin}${path}`, {
    ...(!isProbe && { headers }),
    signal: AbortSignal.timeout(5_000),
  }).catch(() => undefined);
  await response?.arrayBuffer();
  return response ? `${response.status} ${response.headers.get('retry-after') ?? ''}`.trim() : 'none';
}

/** Paths and their expected responses while the database is stopped. */
const whileStopped: Record<string, RegExp> = {
  '/api/health/live': /^200$/,
  '/api/health/ready': /^503 \d+$/,
  '/api/students': /^503 \d+$/,
};

async function waitUntil(isTrue: () => boolean | Promise<boolean>): Promise<boolean> {
  const end = Date.now() + recoveryMs;
  while (Date.now() < end) {
    if (await isTrue()) return true;
    await pause(100);
  }
  return false;
}

/** Stops PostgreSQL for `ms` while the processes run, then starts it again. @returns the expectations that failed */
export async function stopDatabase(
  postgres: FaultyPostgres,
  processes: readonly Process[],
  ms: number,
): Promise<string[]> {
  const wrong = new Set<string>();
  const watched = await Promise.all(processes.map(({ origin, headers }) => watch(origin, { headers })));
  await waitUntil(() => watched.every(({ events }) => events.length > 0));
  const before = watched.map(({ events }) => events.length);
  await postgres.stop();
  const end = Date.now() + ms;
  while (Date.now() < end) {
    for (const server of processes) {
      for (const [path, expected] of Object.entries(whileStopped)) {
        const response = await readStatus(server, path);
        if (!expected.test(response)) wrong.add(`${path} returned ${response} while PostgreSQL was stopped`);
      }
    }
    await pause(pollIntervalMs);
  }
  await postgres.start();
  for (const [index, server] of processes.entries()) {
    const { events, hasEnded, leave } = watched[index]!;
    const isReady = () => readStatus(server, '/api/health/ready').then((response) => response === '200');
    if (!(await waitUntil(isReady))) wrong.add('not ready 10 s after PostgreSQL started');
    // Each stream must send an event, so that its page reloads: events may have been missed.
    const isUpdated = await waitUntil(() => events.length > before[index]!);
    if (!isUpdated || hasEnded()) wrong.add('no event arrived after PostgreSQL started, or the stream ended');
    leave();
  }
  return [...wrong];
}
