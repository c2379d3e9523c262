import { sql } from 'kysely';
import { today } from '@memocartes/contract/learning/calendar/days';
import { pagesOf, schoolYearOf } from '@memocartes/contract/print/print';
import type { PrintOptions } from '@memocartes/contract/print/print.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';
import type { Db } from '../database/database.ts';
import { refuse } from '../http/errors.ts';
import type { ChosenCards } from './chosen-cards.ts';
import { countPrints } from './print.queries.ts';

/** Time after which another process can claim a job without progress. */
const lockUntil = sql<string>`now() + interval '30 seconds'`;
const maxAttempts = 3;

type NewJob = ChosenCards & { options: PrintOptions; limit: number };

/**
 * Queues a print. Locks the account, so that parallel requests can't exceed the year's limit.
 * @throws 409 LIMIT_PRINTS
 */
export const queueJob = (db: Db, actor: Actor, { cards, packs, options, limit }: NewJob): Promise<number> =>
  db.transaction().execute(async (trx) => {
    await trx.selectFrom('authentications').select('id').where('id', '=', actor.id).forNoKeyUpdate().execute();
    const school_year = schoolYearOf(today());
    const { used, running } = await countPrints(trx, actor.id, school_year);
    if (cards.length > 0 && used + running >= limit) throw refuse('LIMIT_PRINTS');
    const { id } = await trx
      .insertInto('print_jobs')
      .values({
        ...{ authentications_id: actor.id, schools_id: actor.schoolId!, school_year, cards },
        ...{
          options: JSON.stringify({ ...options, packs }) as never,
          nb_pages: pagesOf({ nbCards: cards.length, ...options }),
        },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });

/** Claims a queued job, or a running one whose lock has expired. @param waited minimum seconds that a queued job has waited */
export async function claimJob(db: Db, waited = 0) {
  const nextJobId = sql<number>`(select id from print_jobs
    where (status = 'PENDING' and date_create <= now() - make_interval(secs => ${waited}))
      or (status = 'RUNNING' and locked_until < now())
    order by id limit 1 for update skip locked)`;
  return db
    .updateTable('print_jobs')
    .set({ status: 'RUNNING', locked_until: lockUntil, nb_done: 0, nb_tries: sql`nb_tries + 1` })
    .where('id', '=', nextJobId)
    .returning(['id', 'cards', 'options', 'nb_tries'])
    .executeTakeFirst();
}
export type ClaimedJob = NonNullable<Awaited<ReturnType<typeof claimJob>>>;

/** An update that applies only while this process holds the job. */
const ownedJob = (db: Db, { id, nb_tries }: ClaimedJob) =>
  db.updateTable('print_jobs').where('id', '=', id).where('status', '=', 'RUNNING').where('nb_tries', '=', nb_tries);

export const saveProgress = (db: Db, job: ClaimedJob, nb_done: number) =>
  ownedJob(db, job).set({ nb_done, locked_until: lockUntil }).execute();

/** From now on the job counts towards the limit. */
export const finishJob = (db: Db, job: ClaimedJob, file: Buffer) =>
  ownedJob(db, job)
    .set({ status: 'DONE', file, nb_done: sql`nb_pages`, locked_until: null, date_end: sql`now()` })
    .execute();

/** A failed job does not count towards the limit. */
export const failJob = (db: Db, job: ClaimedJob, message: string) =>
  ownedJob(db, job)
    .set({ status: 'FAILED', message, locked_until: null, date_end: sql`now()` })
    .execute();

/** Returns the job to the queue, when the process ends. */
export const returnJob = (db: Db, job: ClaimedJob) =>
  ownedJob(db, job)
    .set({ status: 'PENDING', locked_until: null, nb_tries: sql`nb_tries - 1` })
    .execute();

/** Whether the job has exceeded its attempts. */
export const isHopeless = ({ nb_tries }: ClaimedJob): boolean => nb_tries > maxAttempts;
