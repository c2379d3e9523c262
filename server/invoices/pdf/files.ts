import { createHash } from 'node:crypto';

import { parisDay } from '@memocartes/contract/learning/calendar/days';
import { sql } from 'kysely';

import type { Db } from '../../database/database.ts';
import { among } from '../../database/queries/pages.ts';
import { inEverySchool } from '../../database/scope/scope.ts';
import { refuse, refuseBecause } from '../../http/errors.ts';
import { createWorkerRunner } from '../../workers/runner.ts';
import { listLines } from '../periods/periods.queries.ts';
import type { writeInvoices } from './invoice.worker.ts';
import type { PrintedInvoice } from './printed.ts';
import { printedInvoice } from './snapshot.ts';

const unavailable = () => refuseBecause('INVOICE_FILE');

/** Files are written by a worker process, several per task, so that other requests are answered meanwhile. */
const writeInWorker = createWorkerRunner<typeof writeInvoices>({
  url: new URL('./invoice.worker.ts', import.meta.url),
  maxRunning: 1,
  maxWaiting: 200,
  timeoutMs: 60_000,
  memoryMb: 256,
  onFailure: unavailable,
});

/** Number of files that one worker process creates. */
export const fileBatch = 25;

const readStored = (db: Db, id: number) =>
  db.selectFrom('invoices_files').select('bytes').where('invoices_id', '=', id).executeTakeFirst();

/** The data shown in the file of an issued invoice. @throws 404 for a draft */
async function readPrinted(db: Db, id: number): Promise<PrintedInvoice> {
  const invoice = await db
    .selectFrom('invoices')
    .innerJoin('schools', 'schools.id', 'invoices.schools_id')
    .leftJoin('invoices as cancelled', 'cancelled.id', 'invoices.cancels_id')
    .selectAll('invoices')
    .select([
      'schools.name as school_name',
      'cancelled.number as cancels_number',
      'cancelled.date_issue as cancels_date',
    ])
    .where('invoices.id', '=', id)
    .executeTakeFirst();
  if (!invoice?.number || !invoice.date_issue || !invoice.date_due) throw refuse('NOT_FOUND');
  const cancels =
    invoice.cancels_number && invoice.cancels_date
      ? { number: invoice.cancels_number, issued: parisDay(invoice.cancels_date) }
      : null;
  return printedInvoice({
    ...invoice,
    number: invoice.number,
    issued: parisDay(invoice.date_issue),
    due: invoice.date_due,
    lines: await listLines(db, id),
    cancels,
  });
}

/**
 * Creates and stores the files of issued invoices. A file that another process has stored meanwhile is not replaced.
 * @throws 404 for a draft
 */
export async function makeInvoiceFiles(db: Db, ids: readonly number[]): Promise<void> {
  const printed: PrintedInvoice[] = [];
  for (const id of ids) printed.push(await readPrinted(db, id));
  const files = await writeInWorker(printed);
  for (const [i, file] of files.entries()) {
    const bytes = Buffer.from(file);
    await db
      .insertInto('invoices_files')
      .values({ invoices_id: ids[i]!, bytes, sha256: createHash('sha256').update(bytes).digest() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/**
 * The file of an issued invoice: created once, then stored unchanged with its hash [invoices.file]. The caller checks
 * that the actor may read it.
 * @throws 404 for a draft
 */
export async function readInvoiceFile(db: Db, id: number): Promise<Buffer> {
  const stored = await readStored(db, id);
  if (stored) return stored.bytes;
  // The scope of one school may read the file but not store it, and a school may be the first to request it.
  await inEverySchool(() => makeInvoiceFiles(db, [id]));
  const created = await readStored(db, id);
  if (!created) throw unavailable();
  return created.bytes;
}

/** Creates those files of these issued invoices that do not exist yet. @throws 404 for a draft */
export async function ensureInvoiceFiles(db: Db, ids: readonly number[]): Promise<void> {
  const stored = await db.selectFrom('invoices_files').select('invoices_id').where(among('invoices_id', ids)).execute();
  const existing = new Set(stored.map((file) => file.invoices_id));
  const missing = ids.filter((id) => !existing.has(id));
  for (let done = 0; done < missing.length; done += fileBatch) {
    await makeInvoiceFiles(db, missing.slice(done, done + fileBatch));
  }
}

/** Ids of at most `count` issued invoices without a file, except those given, the oldest first. */
export async function listWithoutFile(
  db: Db,
  { count, except }: { count: number; except: readonly number[] },
): Promise<number[]> {
  const rows = await db
    .selectFrom('invoices')
    .leftJoin('invoices_files', 'invoices_files.invoices_id', 'invoices.id')
    .select('invoices.id')
    .where('invoices.status', '<>', 'DRAFT')
    .where('invoices_files.invoices_id', 'is', null)
    .where(sql<boolean>`not ${among('invoices.id', except)}`)
    .orderBy('invoices.id')
    .limit(count)
    .execute();
  return rows.map(({ id }) => id);
}
