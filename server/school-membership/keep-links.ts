import type { Trx } from '../database/database.ts';

/** Keeps a follower from being detached from a student until the transaction ends. @returns false without such a link */
export async function keepFollower(trx: Trx, userId: number, studentId: number): Promise<boolean> {
  const link = trx
    .selectFrom('users_students')
    .select('id')
    .where('users_id', '=', userId)
    .where('students_id', '=', studentId);
  return !!(await link.forKeyShare().executeTakeFirst());
}

/** Keeps a teacher from being removed from a class until the transaction ends. @returns false without such a link */
export async function keepTeacher(trx: Trx, userId: number, classId: number): Promise<boolean> {
  const link = trx
    .selectFrom('classes_users_pro')
    .select('id')
    .where('users_pro_id', '=', userId)
    .where('classes_id', '=', classId);
  return !!(await link.forKeyShare().executeTakeFirst());
}
