import { today } from '@memocartes/contract/learning/calendar/days';
import { schoolYearOf } from '@memocartes/contract/learning/calendar/school-year';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { pagesOf } from '@memocartes/contract/print/print';
import type { PrintOptions } from '@memocartes/contract/print/print.routes';
import { sql } from 'kysely';

import type { Db } from '../database/database.ts';
import { refuse } from '../http/errors.ts';
import { lockAccount } from '../http/lock-account.ts';
import { findRequested } from '../http/request-id.ts';
import { claimFile, failFile, finished, updateOwnFile } from '../job-queue/file-jobs.ts';
import { send } from '../job-queue/send.ts';
import { notify } from '../notifications/notify.ts';
import type { ChosenCards } from './chosen-cards.ts';
import { countPrints } from './print.queries.ts';

type NewJob = ChosenCards & { options: PrintOptions; limit: number; request_id: string | undefined };

/**
 * Queues a print, unless an earlier request with the same id queued it [interface.request-once]. Locks the account, so
 * that parallel requests can't exceed the year's limit [printing.quota].
 * @returns the id of the print
 * @throws 409 LIMIT_PRINTS
 */
export const queueJob = (db: Db, actor: Actor, { cards, packs, options, limit, request_id }: NewJob): Promise<number> =>
  db.transaction().execute(async (trx) => {
    await lockAccount(trx, actor.id);
    const existing = await findRequested(trx, actor, { table: 'print_jobs', id: request_id });
    if (existing) return existing.id;
    const school_year = schoolYearOf(today());
    const { used, running } = await countPrints(trx, actor.id, school_year);
    if (cards.length > 0 && used + running >= limit) throw refuse('LIMIT_PRINTS');
    const { id } = await trx
      .insertInto('print_jobs')
      .values({
        authentications_id: actor.id,
        schools_id: actor.schoolId,
        school_year,
        cards,
        request_id,
        options: JSON.stringify({ ...options, packs }) as never,
        nb_pages: pagesOf({ nbCards: cards.length, ...options }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await send(trx, 'prints', id);
    return id;
  });

/** Claims a print. @returns undefined if it is `DONE` or deleted */
export const claimJob = (db: Db, id: number) =>
  claimFile(db, 'print_jobs', id).returning(['id', 'cards', 'options', 'nb_tries']).executeTakeFirst();

export type ClaimedJob = NonNullable<Awaited<ReturnType<typeof claimJob>>>;

const updateClaimedJob = (db: Db, job: ClaimedJob) => updateOwnFile(db, 'print_jobs', job);

export const saveProgress = (db: Db, job: ClaimedJob, nb_done: number) =>
  updateClaimedJob(db, job).set({ nb_done }).execute();

/** Marks a print as finished and notifies its author. */
export const finishJob = (db: Db, job: ClaimedJob, file: Buffer) =>
  db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await updateClaimedJob(trx, job)
      .set({ ...finished(file), nb_done: sql`nb_pages` })
      .executeTakeFirst();
    if (numUpdatedRows) await notify(trx, { kind: 'PRINT_READY', jobId: job.id });
  });

/** Marks a print as failed; it does not count towards the limit. */
export const failJob = (db: Db, id: number, message: string) => failFile(db, 'print_jobs', id, message);

/** Marks a print as waiting for its next attempt. */
export const requeueJob = (db: Db, job: ClaimedJob) =>
  updateClaimedJob(db, job).set({ status: 'PENDING', nb_done: 0 }).execute();
