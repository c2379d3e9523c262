import type { Actor } from '@memocartes/contract/permissions/roles';
import { exportHours } from '@memocartes/contract/privacy/privacy';
import type { DataExport } from '@memocartes/contract/privacy/privacy.routes';
import { type InferResult, sql } from 'kysely';

import type { Db } from '../../database/database.ts';
import { sqlFullName } from '../../database/queries/full-name.ts';

const expiration = sql<string>`privacy_exports.date_create + make_interval(hours => ${sql.lit(exportHours)})`;

/** The actor's exports that have not expired, the latest first [privacy.export]. */
const selectOwn = (db: Db, actor: Actor) =>
  db
    .selectFrom('privacy_exports')
    .leftJoin('students', 'students.id', 'privacy_exports.students_id')
    .leftJoin('users', 'users.id', 'privacy_exports.users_id')
    .leftJoin('authentications', 'authentications.id', 'users.authentications_id')
    .select([
      'privacy_exports.id',
      'privacy_exports.status',
      'privacy_exports.students_id',
      'privacy_exports.users_id',
      'privacy_exports.nb_done',
      'privacy_exports.nb_steps',
      'privacy_exports.message',
      'privacy_exports.date_create',
    ])
    .select(sql<string>`coalesce(${sqlFullName('students')}, ${sqlFullName('authentications')})`.as('name'))
    .select([sql<boolean>`privacy_exports.file is not null`.as('has_file'), expiration.as('date_expiration')])
    .where('privacy_exports.authentications_id', '=', actor.id)
    .where(sql<boolean>`${expiration} > now()`)
    .orderBy('privacy_exports.id', 'desc');

export type ExportRow = InferResult<ReturnType<typeof selectOwn>>[number];

/** The actor's latest unexpired exports, in any state [privacy.export-again]. */
export const listExports = (db: Db, actor: Actor): Promise<ExportRow[]> => selectOwn(db, actor).limit(50).execute();

export const findExport = (db: Db, actor: Actor, id: number): Promise<ExportRow | undefined> =>
  selectOwn(db, actor).where('privacy_exports.id', '=', id).executeTakeFirst();

export const readExportFile = async (db: Db, id: number): Promise<Buffer | null> =>
  (await db.selectFrom('privacy_exports').select('file').where('id', '=', id).executeTakeFirst())?.file ?? null;

/** The student or adult of an export. In the response `subject`: published remotes read that name. */
export const exportedPersonOf = ({ students_id, users_id }: Pick<ExportRow, 'students_id' | 'users_id'>) =>
  students_id === null ? { type: 'USER' as const, id: users_id! } : { type: 'STUDENT' as const, id: students_id };

export const presentExport = ({ students_id, users_id, name, ...row }: ExportRow): DataExport => ({
  ...row,
  subject: { ...exportedPersonOf({ students_id, users_id }), name },
});
