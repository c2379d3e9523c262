import type { Actor } from '@memocartes/contract/permissions/roles';

import type { Db, Trx } from '../database/database.ts';
import { loadJoin } from '../join-permissions/join-permissions.ts';
import { authorizeStudents } from './students.check.ts';
import { studentsClass } from './students.joins.ts';

/**
 * Checks that the actor may place all these students [students.placement-whole].
 * @throws 404 if the actor can't see a student; 403
 */
export const authorizePlacing = (db: Db, actor: Actor, ids: readonly number[]) =>
  authorizeStudents(db, actor, 'student:place', ids);

/**
 * Checks the class of a student form; undefined keeps the current class. Pass the transaction that places the student.
 * @throws 404 if the actor can't see the student or the class; 403; 409 for a class of another school
 */
export async function checkPlacing(trx: Trx, actor: Actor, id: number, classId: number | null | undefined) {
  if (classId === null) await authorizePlacing(trx, actor, [id]);
  else if (classId !== undefined) await loadJoin(trx, actor, studentsClass, { students: id, class: classId });
}
