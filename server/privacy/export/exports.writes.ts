import type { Actor } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import { recordAudit } from '../../audit/audit.writes.ts';
import type { Db } from '../../database/database.ts';
import { claimFile, failFile, finished, updateOwnFile } from '../../job-queue/file-jobs.ts';
import { send } from '../../job-queue/send.ts';
import type { ExportedPerson } from './exports.person.ts';

const personColumns = ({ type, id }: ExportedPerson) =>
  type === 'STUDENT' ? { students_id: id, users_id: null } : { students_id: null, users_id: id };

type ExportRequest = ExportedPerson & { schoolId: number | null; nbSteps: number };

/**
 * Queues an export, unless the actor has an unfinished one of the same person [privacy.export-again].
 * @returns the id of the new or the unfinished export
 */
export const queueExport = (db: Db, actor: Actor, request: ExportRequest): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const columns = personColumns(request);
    const created = await trx
      .insertInto('privacy_exports')
      .values({ ...columns, authentications_id: actor.id, schools_id: request.schoolId, nb_steps: request.nbSteps })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!created) {
      const open = await trx
        .selectFrom('privacy_exports')
        .select('id')
        .where('authentications_id', '=', actor.id)
        .where(sql<boolean>`students_id is not distinct from ${columns.students_id}::int`)
        .where(sql<boolean>`users_id is not distinct from ${columns.users_id}::int`)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      return open.id;
    }
    await recordAudit(trx, {
      kind: 'EXPORTED',
      schoolId: request.schoolId,
      target: { type: request.type, id: request.id },
      details: { what: 'personal-data', step: 'requested' },
    });
    await send(trx, 'exports', created.id);
    return created.id;
  });

/** Claims an export. @returns undefined if it is `DONE` or deleted */
export const claimExport = (db: Db, id: number) =>
  claimFile(db, 'privacy_exports', id)
    .returning(['id', 'authentications_id', 'students_id', 'users_id', 'nb_tries'])
    .executeTakeFirst();

export type ClaimedExport = NonNullable<Awaited<ReturnType<typeof claimExport>>>;

export const setProgress = (db: Db, claimed: ClaimedExport, nb_done: number) =>
  updateOwnFile(db, 'privacy_exports', claimed).set({ nb_done }).execute();

export const finishExport = (db: Db, claimed: ClaimedExport, file: Buffer) =>
  updateOwnFile(db, 'privacy_exports', claimed)
    .set({ ...finished(file), nb_done: sql`nb_steps` })
    .execute();

export const failExport = (db: Db, id: number, message: string) => failFile(db, 'privacy_exports', id, message);
