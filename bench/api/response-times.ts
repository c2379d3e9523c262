import { setTimeout as pause } from 'node:timers/promises';

import { median, quantile } from '../statistics/quantile.ts';
import type { List, Variant } from './lists.ts';
import { get, repeat } from './load.ts';
import { startServer } from './process.ts';

const warmUps = 2;
const secondsAtPeak = 2;
const secondsAtHalfPeak = 4;
/** Each p99 is the median of the rounds, so that a single pause of the machine has no effect. */
const rounds = 3;

type Timed = { variant: Variant; ms: number };

/** Sends requests at a constant rate, without waiting for responses; each is timed from its scheduled start. */
async function sendAtRate(rate: number, request: (variant: Variant) => Promise<unknown>, variants: readonly Variant[]) {
  const timed: Timed[] = [];
  const startedAt = performance.now();
  const count = Math.ceil(rate * secondsAtHalfPeak);
  const sent: Promise<void>[] = [];
  for (let n = 0; n < count; n += 1) {
    const due = startedAt + (n * 1000) / rate;
    const wait = due - performance.now();
    if (wait > 1) await pause(wait);
    const variant = variants[n % variants.length]!;
    sent.push(request(variant).then(() => void timed.push({ variant, ms: performance.now() - due })));
  }
  await Promise.all(sent);
  return timed;
}

const isSearch = ({ what }: Variant) => what.includes('“');

/** Measures a list with all its queries in turn: the peak rate, then the response time at half that rate. */
async function benchList(request: (variant: Variant) => Promise<unknown>, { path, variants }: List) {
  let n = 0;
  const next = () => request(variants[(n += 1) % variants.length]!);
  const first = await repeat(variants.length * warmUps, 8, next);
  const peak = await repeat(Math.max(variants.length, Math.ceil(first * secondsAtPeak)), 8, next);
  const measured: Timed[][] = [];
  for (let round = 0; round < rounds; round += 1) measured.push(await sendAtRate(peak / 2, request, variants));
  const timed = measured.flat();

  const medianP99 = (isCounted: (variant: Variant) => boolean) =>
    Math.round(
      median(
        measured.map((roundTimes) =>
          quantile(
            roundTimes.filter(({ variant }) => isCounted(variant)).map(({ ms }) => ms),
            0.99,
          ),
        ),
      ),
    );

  const slowest = variants
    .map((variant) => ({
      what: variant.what,
      ms: median(timed.filter((item) => item.variant === variant).map(({ ms }) => ms)),
    }))
    .toSorted((a, b) => b.ms - a.ms)[0]!;

  return {
    path,
    'peak per second': Math.round(peak),
    'median ms': Math.round(median(timed.map(({ ms }) => ms))),
    'p99 ms': medianP99(() => true),
    'search p99 ms': variants.some(isSearch) ? medianP99(isSearch) : undefined,
    'slowest query': `${slowest.what} (${Math.round(slowest.ms)} ms)`,
  };
}

/** Measures every list that the person may read. */
export async function benchLists(url: string, token: string, lists: readonly List[]) {
  const server = await startServer('portal', { DATABASE_URL: url });
  const rows = [];
  for (const list of lists) {
    const request = ({ query }: Variant) => get({ origin: server.origin, path: `/api${list.path}?${query}`, token });
    if (!(await mayRead(server.origin, token, list))) continue;
    rows.push(await benchList(request, list));
  }
  server.stop();
  return rows;
}

/** Whether the person may read a list. */
export const mayRead = (origin: string, token: string, { path }: List): Promise<boolean> =>
  get({ origin, path: `/api${path}`, token }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Error && error.message.includes(': 403 ')) return false;
      throw error;
    },
  );
