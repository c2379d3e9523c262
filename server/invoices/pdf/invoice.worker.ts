import { handleTask } from '../../workers/worker-task.ts';
import { writeInvoicePdf } from './pdf.ts';
import type { PrintedInvoice } from './printed.ts';

async function writeInvoices(invoices: readonly PrintedInvoice[]): Promise<Uint8Array[]> {
  const files: Uint8Array[] = [];
  for (const invoice of invoices) files.push(await writeInvoicePdf(invoice));
  return files;
}

handleTask(writeInvoices);
export type { writeInvoices };
