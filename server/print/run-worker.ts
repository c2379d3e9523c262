import { createWorkerRunner } from '../workers/runner.ts';
import type { writePrint } from './print.worker.ts';

/** Writes a PDF in a worker; `onProgress` gets the number of pages written. */
export const writeInWorker = createWorkerRunner<typeof writePrint>({
  url: new URL('./print.worker.ts', import.meta.url),
  keepsSpareWorker: true,
  maxRunning: 2,
  maxWaiting: 200,
  timeoutMs: 120_000,
  memoryMb: 512,
  onFailure: () => new Error('The worker ended without a file: it took too long, or too much memory.'),
});
