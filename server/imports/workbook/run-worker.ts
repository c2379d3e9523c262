import { refuseBecause } from '../../http/errors.ts';
import { createWorkerRunner } from '../../workers/runner.ts';
import type { readWorkbook, WorkbookTask } from './read-workbook.ts';

const runTask = createWorkerRunner<typeof readWorkbook>({
  url: new URL('./workbook.worker.ts', import.meta.url),
  maxRunning: 2,
  maxWaiting: 16,
  timeoutMs: 20_000,
  memoryMb: 384,
  onFailure: () => refuseBecause('WORKBOOK_SLOW'),
});

/** The tables of an .xlsx or .ods workbook, read in a worker. @throws 400, 413 or 415 for an unreadable file; 429 */
export const readWorkbookFile = (bytes: Uint8Array, table: WorkbookTask['table'], className?: string) =>
  runTask({ bytes, table, className });

const oleMagic = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
/** Name of the content of a password-protected .xlsx, inside its OLE container. */
const encryptedName = Buffer.from('EncryptedPackage', 'utf16le');

/**
 * Whether a file is a zip, as workbooks are.
 * @throws 415 for the older Excel format and for a password-protected workbook
 */
export function detectWorkbook(bytes: Buffer): boolean {
  if (bytes.subarray(0, 8).equals(oleMagic)) {
    throw refuseBecause(bytes.includes(encryptedName) ? 'WORKBOOK_PROTECTED' : 'WORKBOOK_XLS');
  }
  return bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004';
}
