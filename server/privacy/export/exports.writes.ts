import { sql } from 'kysely';
import type { Actor } from '@memocartes/contract/permissions/roles';
import type { Db } from '../../database/database.ts';
import { recordAudit } from '../../audit/audit.writes.ts';
import type { ExportSubject } from './exports.subject.ts';

/** Time without progress after which another process claims the export. */
const lease = sql<string>`now() + interval '60 seconds'`;
const maxTries = 3;

const columnOf = ({ type, id }: ExportSubject) =>
  type === 'STUDENT' ? { students_id: id, users_id: null } : { students_id: null, users_id: id };

type Asked = ExportSubject & { schoolId: number | null; nbSteps: number };

/** Queues an export, or returns the same person's pending one. @returns its id */
export const queueExport = (db: Db, actor: Actor, asked: Asked): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const subject = columnOf(asked);
    const created = await trx
      .insertInto('privacy_exports')
      .values({ ...subject, authentications_id: actor.id, schools_id: asked.schoolId, nb_steps: asked.nbSteps })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!created) {
      const open = await trx
        .selectFrom('privacy_exports')
        .select('id')
        .where('authentications_id', '=', actor.id)
        .where(sql<boolean>`students_id is not distinct from ${subject.students_id}::int`)
        .where(sql<boolean>`users_id is not distinct from ${subject.users_id}::int`)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      return open.id;
    }
    await recordAudit(trx, {
      kind: 'EXPORTED',
      schoolId: asked.schoolId,
      target: { type: asked.type, id: asked.id },
      details: { what: 'personal-data', step: 'requested' },
    });
    return created.id;
  });

/** Claims a queued export, or one whose process died. `waited`: minimum seconds in the queue. */
export const claimExport = (db: Db, waited = 0) =>
  db
    .updateTable('privacy_exports')
    .set({ status: 'RUNNING', locked_until: lease, nb_done: 0, nb_tries: sql`nb_tries + 1` })
    .where(
      'id',
      '=',
      sql<number>`(select id from privacy_exports
        where (status = 'PENDING' and date_create <= now() - make_interval(secs => ${waited}))
          or (status = 'RUNNING' and locked_until < now()) order by id limit 1 for update skip locked)`,
    )
    .returning(['id', 'authentications_id', 'students_id', 'users_id', 'nb_tries'])
    .executeTakeFirst();
export type ClaimedExport = NonNullable<Awaited<ReturnType<typeof claimExport>>>;

/** Whether three processes died making it. */
export const hasTooManyTries = ({ nb_tries }: ClaimedExport): boolean => nb_tries > maxTries;

/** The row while this process owns it; none once its subject is deleted or another process claimed it. */
const ownedRow = (db: Db, { id, nb_tries }: ClaimedExport) =>
  db
    .updateTable('privacy_exports')
    .where('id', '=', id)
    .where('status', '=', 'RUNNING')
    .where('nb_tries', '=', nb_tries);

export const setProgress = (db: Db, taken: ClaimedExport, nb_done: number) =>
  ownedRow(db, taken).set({ nb_done, locked_until: lease }).execute();

export const finishExport = (db: Db, taken: ClaimedExport, file: Buffer) =>
  ownedRow(db, taken)
    .set({ status: 'DONE', file, nb_done: sql`nb_steps`, locked_until: null, date_end: sql`now()` })
    .execute();

export const failExport = (db: Db, taken: ClaimedExport, message: string) =>
  ownedRow(db, taken)
    .set({ status: 'FAILED', message, locked_until: null, date_end: sql`now()` })
    .execute();
