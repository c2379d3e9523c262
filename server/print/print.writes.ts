import { sql } from 'kysely';
import { today } from '@memocartes/contract/learning/calendar/days';
import { pagesOf, schoolYearOf } from '@memocartes/contract/print/print';
import type { PrintOptions } from '@memocartes/contract/print/print.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';
import type { Db } from '../database/database.ts';
import { refuse } from '../http/errors.ts';
import type { ChosenCards } from './chosen-cards.ts';
import { countPrints } from './print.queries.ts';

/** How long a job's process may be silent before another one takes over. */
const patience = sql<string>`now() + interval '30 seconds'`;
const tries = 3;

type NewJob = ChosenCards & { options: PrintOptions; limit: number };

/**
 * Queues a print. The teacher's account is locked meanwhile: however many ask at once, no more are let in than the year has left.
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

/** A job that nobody makes, or whose process died, is taken. `waited`: only those that have waited so many seconds. */
export async function takeJob(db: Db, waited = 0) {
  const free = sql<number>`(select id from print_jobs
    where (status = 'PENDING' and date_create <= now() - make_interval(secs => ${waited}))
      or (status = 'RUNNING' and locked_until < now())
    order by id limit 1 for update skip locked)`;
  return db
    .updateTable('print_jobs')
    .set({ status: 'RUNNING', locked_until: patience, nb_done: 0, nb_tries: sql`nb_tries + 1` })
    .where('id', '=', free)
    .returning(['id', 'cards', 'options', 'nb_tries'])
    .executeTakeFirst();
}
export type TakenJob = NonNullable<Awaited<ReturnType<typeof takeJob>>>;

/** Whether the job is still this process's: it isn't once somebody took it over. */
const own = (db: Db, { id, nb_tries }: TakenJob) =>
  db.updateTable('print_jobs').where('id', '=', id).where('status', '=', 'RUNNING').where('nb_tries', '=', nb_tries);

export const tellProgress = (db: Db, job: TakenJob, nb_done: number) =>
  own(db, job).set({ nb_done, locked_until: patience }).execute();

/** From here on it counts. */
export const finishJob = (db: Db, job: TakenJob, file: Buffer) =>
  own(db, job)
    .set({ status: 'DONE', file, nb_done: sql`nb_pages`, locked_until: null, date_end: sql`now()` })
    .execute();

/** It counts for nothing. */
export const failJob = (db: Db, job: TakenJob, message: string) =>
  own(db, job)
    .set({ status: 'FAILED', message, locked_until: null, date_end: sql`now()` })
    .execute();

/** Back in the queue: the process ends. */
export const returnJob = (db: Db, job: TakenJob) =>
  own(db, job)
    .set({ status: 'PENDING', locked_until: null, nb_tries: sql`nb_tries - 1` })
    .execute();

/** A job that three processes died of is given up. */
export const isHopeless = ({ nb_tries }: TakenJob): boolean => nb_tries > tries;
