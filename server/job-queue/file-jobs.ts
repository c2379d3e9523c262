import { sql } from 'kysely';

import type { Db } from '../database/database.ts';

/** Tables of the files that jobs write: each row holds the state of its job and, once it is `DONE`, the file. */
type FileTable = 'print_jobs' | 'privacy_exports';

/** The attempt with which a process owns a row. Another process that claims the row starts the next attempt. */
type Attempt = { id: number; nb_tries: number };

/**
 * Claims a file that is not `DONE`, even if it failed or another process claimed it before. Updates no row if the file
 * is `DONE` or deleted.
 */
export const claimFile = (db: Db, table: FileTable, id: number) =>
  db
    .updateTable(table)
    .set({ status: 'RUNNING', nb_done: 0, nb_tries: sql`nb_tries + 1`, message: null, date_end: null })
    .where('id', '=', id)
    .where('status', '<>', 'DONE');

/** An update that applies only while this process owns the row. */
export const updateOwnFile = (db: Db, table: FileTable, { id, nb_tries }: Attempt) =>
  db.updateTable(table).where('id', '=', id).where('status', '=', 'RUNNING').where('nb_tries', '=', nb_tries);

/** The columns of a finished file. */
export const finished = (file: Buffer) => ({ status: 'DONE' as const, file, date_end: sql<string>`now()` });

/** Marks a file as failed, unless it is `DONE` or has failed already. */
export async function failFile(db: Db, table: FileTable, id: number, message: string): Promise<void> {
  await db
    .updateTable(table)
    .set({ status: 'FAILED', message, date_end: sql`now()` })
    .where('id', '=', id)
    .where('status', 'in', ['PENDING', 'RUNNING'])
    .execute();
}
