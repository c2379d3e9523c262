import type { Actor } from '@memocartes/contract/permissions/roles';

import type { Db } from '../database/database.ts';
import { resolveSchool } from '../http/actor/authorize.ts';
import { invalid } from '../http/errors.ts';

/**
 * The school to which something is added: the actor's own, or the school that a superadmin names.
 * @returns undefined when there is no such school
 * @throws 422 when a superadmin names no school; 404 when another actor names a school that is not theirs
 */
export async function targetSchool(db: Db, actor: Actor, requestedId: number | undefined) {
  const schoolId = resolveSchool(actor, requestedId);
  if (schoolId === undefined) throw invalid({ schools_id: 'Champ requis' });
  return db
    .selectFrom('schools')
    .select(['id as schoolId', 'is_master', 'offers_id', 'nb_students_max', 'nb_teachers_max', 'nb_students'])
    .where('id', '=', schoolId)
    .executeTakeFirst();
}
