import { setTimeout as pause } from 'node:timers/promises';
import { get, median, repeat } from './load.ts';
import type { List, Variant } from './lists.ts';
import { startServer } from './process.ts';

const warmUps = 2;
const secondsAtPeak = 2;
const secondsAtHalf = 4;
/** The middle one of several tells of the lists, and not of a machine that paused once. */
const rounds = 3;

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const p99 = (numbers: readonly number[]) =>
  percentile(
    numbers.toSorted((a, b) => a - b),
    0.99,
  );

type Timed = { variant: Variant; ms: number };

/** Requests of a list at an even pace, whatever the answers take; each is timed from when it was due. */
async function atPace(rate: number, ask: (variant: Variant) => Promise<unknown>, variants: readonly Variant[]) {
  const timed: Timed[] = [];
  const begun = performance.now();
  const nb = Math.ceil(rate * secondsAtHalf);
  const sent: Promise<void>[] = [];
  for (let n = 0; n < nb; n += 1) {
    const due = begun + (n * 1000) / rate;
    const wait = due - performance.now();
    if (wait > 1) await pause(wait);
    const variant = variants[n % variants.length]!;
    sent.push(ask(variant).then(() => void timed.push({ variant, ms: performance.now() - due })));
  }
  await Promise.all(sent);
  return timed;
}

const isSearch = ({ what }: Variant) => what.includes('“');

/** A list as its screens ask it, every way in turn: its peak, then how long answers take at half of it. */
async function benchList(ask: (variant: Variant) => Promise<unknown>, { path, variants }: List) {
  let n = 0;
  const next = () => ask(variants[(n += 1) % variants.length]!);
  const first = await repeat(variants.length * warmUps, 8, next);
  const peak = await repeat(Math.max(variants.length, Math.ceil(first * secondsAtPeak)), 8, next);
  const measured: Timed[][] = [];
  for (let round = 0; round < rounds; round += 1) measured.push(await atPace(peak / 2, ask, variants));
  const timed = measured.flat();
  const middle = (which: (variant: Variant) => boolean) =>
    Math.round(median(measured.map((of) => p99(of.filter(({ variant }) => which(variant)).map(({ ms }) => ms)))));
  const slowest = variants
    .map((variant) => ({
      what: variant.what,
      ms: median(timed.filter((one) => one.variant === variant).map(({ ms }) => ms)),
    }))
    .toSorted((a, b) => b.ms - a.ms)[0]!;
  return {
    path,
    'peak a second': Math.round(peak),
    'median ms': Math.round(median(timed.map(({ ms }) => ms))),
    'p99 ms': middle(() => true),
    'search p99 ms': variants.some(isSearch) ? middle(isSearch) : undefined,
    'slowest way': `${slowest.what} (${Math.round(slowest.ms)} ms)`,
  };
}

/** Every list that this person may ask. */
export async function benchLists(url: string, token: string, lists: readonly List[]) {
  const server = await startServer('ours', { DATABASE_URL: url });
  const rows = [];
  for (const list of lists) {
    const ask = ({ query }: Variant) => get({ origin: server.origin, path: `/api${list.path}?${query}`, token });
    if (!(await mayAsk(server.origin, token, list))) continue;
    rows.push(await benchList(ask, list));
  }
  server.stop();
  return rows;
}

/** Whether this person may ask a list at all. */
export const mayAsk = (origin: string, token: string, { path }: List): Promise<boolean> =>
  get({ origin, path: `/api${path}`, token }).then(
    () => true,
    (error: Error) => {
      if (error.message.includes(': 403 ')) return false;
      throw error;
    },
  );
