import { parentPort, workerData } from 'node:worker_threads';

import type { PaperOrder } from './pdf/order.ts';
import { writePdf } from './pdf/pdf.ts';

const chunks: Buffer[] = [];
await writePdf(
  workerData as PaperOrder,
  (bytes) => chunks.push(bytes),
  (done) => parentPort!.postMessage({ done }),
);
const file = Uint8Array.from(Buffer.concat(chunks));
parentPort!.postMessage({ file }, [file.buffer]);
