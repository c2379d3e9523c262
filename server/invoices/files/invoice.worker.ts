import { answerTask } from '../../workers/answer.ts';
import { writeInvoicePdf } from './pdf.ts';
import type { PrintedInvoice } from './printed.ts';

answerTask(async (invoices: PrintedInvoice[]) => {
  const files: Uint8Array[] = [];
  for (const invoice of invoices) files.push(await writeInvoicePdf(invoice));
  return files;
});
