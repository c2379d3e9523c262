import { handleTask } from '../workers/worker-task.ts';
import type { PrintOrder } from './pdf/print-order.ts';
import { writePdf } from './pdf/sheets.ts';

async function writePrint(order: PrintOrder, report: (nbPages: number) => void): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  await writePdf(order, (bytes) => chunks.push(bytes), report);
  return Buffer.concat(chunks);
}

handleTask(writePrint);
export type { writePrint };
