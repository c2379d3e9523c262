import { on, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';

// Node 24 sometimes aborts when V8 frees compiled WebAssembly wrappers, which threads share (nodejs/node#64500).
// With this flag the unoptimised code of PGlite stays loaded, about 1 MB.
setFlagsFromString('--no-wasm-code-gc');

export type Embedded = {
  url: string;
  stop: () => Promise<void>;
  /** Writes the whole database to a file for `loadFrom`. */
  dump: (to: string) => Promise<void>;
};

/** Waits for a message of the worker, which also sends other messages under `node --watch`. */
async function waitForMessage(worker: Worker, word: string) {
  for await (const [message] of on(worker, 'message')) if (message === word) return;
}

/**
 * Starts the embedded PostgreSQL (PGlite) in a worker thread, behind a Unix socket that only this user can open.
 * @param dataDir folder of the data, or `memory://`
 * @param loadFrom a dump to start from
 */
export async function startEmbedded(dataDir: string, loadFrom?: string): Promise<Embedded> {
  const folder = await mkdtemp(join(tmpdir(), 'memocartes-'));
  const workerData = { dataDir, socketPath: join(folder, '.s.PGSQL.5432'), loadFrom };
  const worker = new Worker(new URL('./embedded.worker.ts', import.meta.url), { workerData });
  await waitForMessage(worker, 'ready');
  return {
    url: `postgres://postgres@/postgres?host=${encodeURIComponent(folder)}`,
    async dump(to) {
      worker.postMessage({ type: 'dump', to });
      await waitForMessage(worker, 'dumped');
    },
    async stop() {
      worker.postMessage({ type: 'stop' });
      await once(worker, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
