import { Worker } from 'node:worker_threads';
import { refuse } from '../http/errors.ts';
import type { ReadPackage } from './read.ts';
import type { Refusal } from './refusal.ts';
import type { OutDeck } from './write.ts';

export type Task =
  | { kind: 'read'; bytes: Uint8Array }
  | { kind: 'pictures'; bytes: Uint8Array; names: string[] }
  | { kind: 'write'; deck: OutDeck };
type Said = { done: unknown } | { refused: [Refusal['code'], string] };

/** Packages at once in one process, and how long one may take: what a stranger made is never given more. */
const atOnce = 2;
const seconds = 40;
/** Who comes when so many wait is asked to come back. */
const mostWaiting = 16;
const memory = { maxOldGenerationSizeMb: 384 };

let running = 0;
const waiting: (() => void)[] = [];
async function inTurn<T>(run: () => Promise<T>): Promise<T> {
  if (waiting.length >= mostWaiting) throw refuse('TOO_MANY_REQUESTS');
  if (running >= atOnce) await new Promise<void>((go) => waiting.push(go));
  else running += 1;
  try {
    return await run();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

const wornOut = () =>
  refuse('BAD_REQUEST', 'Ce paquet Anki n’a pas pu être lu\u00a0: il est trop long à lire, ou endommagé.');

function inThread(task: Task): Promise<unknown> {
  const worker = new Worker(new URL('./anki.worker.ts', import.meta.url), { workerData: task, resourceLimits: memory });
  return new Promise((done, failed) => {
    const timer = setTimeout(() => (failed(wornOut()), void worker.terminate()), seconds * 1000);
    worker.on('message', (said: Said) => {
      if ('done' in said) done(said.done);
      else failed(refuse(...said.refused));
    });
    worker.on('error', (error: Error & { code?: string }) =>
      failed(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? wornOut() : error),
    );
    worker.on('exit', () => (clearTimeout(timer), failed(wornOut())));
  });
}

/** Cards of a package, read in a thread of its own. @throws 400, 413, 415 for what can't be read */
export const readApkg = (bytes: Uint8Array) => inTurn(() => inThread({ kind: 'read', bytes })) as Promise<ReadPackage>;

/** Pictures of a package as cards have them, by their names. */
export const readApkgPictures = (bytes: Uint8Array, names: string[]) =>
  inTurn(() => inThread({ kind: 'pictures', bytes, names })) as Promise<Map<string, Uint8Array>>;

export const writeApkg = (deck: OutDeck) => inTurn(() => inThread({ kind: 'write', deck })) as Promise<Uint8Array>;
