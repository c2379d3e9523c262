import { refuseBecause } from '../../http/errors.ts';
import { createWorkerRunner } from '../../workers/runner.ts';
import type { runTask } from './anki.worker.ts';
import type { ReadPackage } from './read.ts';
import type { ExportedDeck } from './write.ts';

const runInWorker = createWorkerRunner<typeof runTask>({
  url: new URL('./anki.worker.ts', import.meta.url),
  maxRunning: 2,
  maxWaiting: 16,
  timeoutMs: 40_000,
  memoryMb: 384,
  onFailure: () => refuseBecause('ANKI_SLOW'),
});

/** Reads a package's cards in a worker. @throws 400, 413, 415 for an unreadable package; 429 when too many wait */
export const readApkg = (bytes: Uint8Array) => runInWorker({ kind: 'read', bytes }) as Promise<ReadPackage>;

/** Reads a package's pictures by name, in a worker. */
export const readApkgPictures = (bytes: Uint8Array, names: string[]) =>
  runInWorker({ kind: 'pictures', bytes, names }) as Promise<Map<string, Uint8Array>>;

export const writeApkg = (deck: ExportedDeck) => runInWorker({ kind: 'write', deck }) as Promise<Uint8Array>;
