import type { Actor } from '@memocartes/contract/permissions/roles';
import type { PrintQuota } from '@memocartes/contract/print/print.routes';
import { type InferResult, sql } from 'kysely';

import type { Db } from '../database/database.ts';

/** Jobs, without their files. */
const selectJobs = (db: Db) =>
  db
    .selectFrom('print_jobs')
    .select([
      'print_jobs.id',
      'print_jobs.status',
      'print_jobs.cards',
      'print_jobs.nb_pages',
      'print_jobs.nb_done',
      'print_jobs.message',
      'print_jobs.date_create',
      'print_jobs.authentications_id as authorId',
      'print_jobs.schools_id as schoolId',
    ])
    .select(sql<boolean>`print_jobs.file is not null`.as('has_file'));

export type JobRow = InferResult<ReturnType<typeof selectJobs>>[number];

/** A job of the actor [printing.author]. */
export const findJob = (db: Db, actor: Actor, id: number): Promise<JobRow | undefined> =>
  selectJobs(db)
    .where('print_jobs.id', '=', id)
    .where('print_jobs.authentications_id', '=', actor.id)
    .executeTakeFirst();

export const readJobFile = async (db: Db, id: number): Promise<Buffer | null> =>
  (await db.selectFrom('print_jobs').select('file').where('id', '=', id).executeTakeFirstOrThrow()).file;

type PrintCounts = { used: number; running: number };

/**
 * Numbers of finished (`used`) and of unfinished (`running`) prints of a person in a school year. Prints without cards
 * do not count.
 */
export async function countPrints(db: Db, authorId: number, year: number): Promise<PrintCounts> {
  const isUnfinished = sql<boolean>`status in ('PENDING', 'RUNNING')`;
  return db
    .selectFrom('print_jobs')
    .select(sql<number>`(count(*) filter (where status = 'DONE'))::int`.as('used'))
    .select(sql<number>`(count(*) filter (where ${isUnfinished}))::int`.as('running'))
    .where('authentications_id', '=', authorId)
    .where('school_year', '=', year)
    .where(sql<boolean>`cardinality(cards) > 0`)
    .executeTakeFirstOrThrow();
}

/** Options of a person's last print; null if there is none. */
export async function lastOptions(db: Db, authorId: number): Promise<PrintQuota['last']> {
  const last = await db
    .selectFrom('print_jobs')
    .select('options')
    .where('authentications_id', '=', authorId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.options ?? null;
}
