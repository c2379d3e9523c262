import { Worker } from 'node:worker_threads';
import type { PaperOrder } from './pdf/order.ts';

type Said = { done: number } | { file: Uint8Array };
const seconds = 120;

/**
 * Has a PDF written in a thread of its own, so that requests are answered meanwhile. @param signal ends it
 * @throws what the writer threw, or that it took too long
 */
export function writeInThread(order: PaperOrder, onPage: (done: number) => void, signal: AbortSignal): Promise<Buffer> {
  const worker = new Worker(new URL('./print.worker.ts', import.meta.url), { workerData: order });
  return new Promise<Buffer>((done, failed) => {
    const end = (error: Error) => (failed(error), void worker.terminate());
    const timer = setTimeout(() => end(new Error('too long')), seconds * 1000);
    const stop = () => end(new Error('stopped'));
    signal.addEventListener('abort', stop, { once: true });
    worker.on('message', (said: Said) => {
      if ('file' in said) done(Buffer.from(said.file.buffer, said.file.byteOffset, said.file.byteLength));
      else onPage(said.done);
    });
    worker.on('error', failed);
    worker.on('exit', () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      failed(new Error('ended without a file'));
    });
  });
}
