import { Worker } from 'node:worker_threads';

import type { PaperOrder } from './pdf/order.ts';

type WorkerMessage = { done: number } | { file: Uint8Array };
const timeoutSeconds = 120;

/**
 * Writes a PDF in a worker thread, so that the event loop stays free. @param signal aborts it
 * @throws the writer's error, or after `timeoutSeconds`
 */
export async function writeInThread(
  order: PaperOrder,
  onPage: (done: number) => void,
  signal: AbortSignal,
): Promise<Buffer> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./print.worker.ts', import.meta.url), { workerData: order });
  return new Promise<Buffer>((done, failed) => {
    const end = (error: Error) => (failed(error), void worker.terminate());
    const timer = setTimeout(() => end(new Error('too long')), timeoutSeconds * 1000);
    const stop = () => end(new Error('stopped'));
    signal.addEventListener('abort', stop, { once: true });
    worker.on('message', (message: WorkerMessage) => {
      if ('file' in message) done(Buffer.from(message.file.buffer, message.file.byteOffset, message.file.byteLength));
      else onPage(message.done);
    });
    worker.on('error', failed);
    worker.on('exit', () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      failed(new Error('ended without a file'));
    });
  });
}
