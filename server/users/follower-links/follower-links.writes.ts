import type { Db, Trx } from '../../database/database.ts';
import { moveToRemainingSchool } from './leave-school.ts';

type Attachment = { userId: number; studentId: number; relation: string; other?: string | null };

/** @throws 409 ALREADY_ATTACHED */
export const attach = (db: Db, { userId, studentId, relation, other }: Attachment) =>
  db
    .insertInto('users_students')
    .values({ users_id: userId, students_id: studentId, relation, relation_other: other ?? null })
    .returning('id')
    .executeTakeFirstOrThrow();

/** Detaches a follower, who then no longer sees the student [families.detached]. @returns whether they were attached */
export async function detach(trx: Trx, link: { users_id: number; students_id: number }): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('users_students')
    .where((eb) => eb.and(link))
    .executeTakeFirst();
  await moveToRemainingSchool(trx, link.users_id);
  return numDeletedRows > 0n;
}
