import { administersSchool } from '@memocartes/contract/permissions/permissions';
import { type Actor, scopeOf } from '@memocartes/contract/permissions/roles';

import type { Db } from '../../database/database.ts';
import { authorize } from '../../http/actor/authorize.ts';
import { findStudentSubject } from '../../students/students.queries.ts';
import { findUser } from '../../users/users.queries.ts';
import type { Recipient } from './sections.ts';

/** The student or adult whose data are exported. `id`: of `students` or `users`. */
export type ExportedPerson = { type: 'STUDENT' | 'USER'; id: number };

/** Checks that the actor may export the person's data now [privacy.export]. @returns the person's school @throws 404, 403 */
export async function authorizeExport(
  db: Db,
  actor: Actor,
  { type, id }: ExportedPerson,
): Promise<{ schoolId: number | null }> {
  if (type === 'STUDENT') {
    const student = await findStudentSubject(db, actor, id);
    authorize(actor, 'student:export', student);
    return { schoolId: student.schoolId };
  }
  const self = id === actor.userId ? { authorId: actor.id, schoolId: actor.schoolId } : undefined;
  const person = self ?? (await findUser(db, actor, id));
  authorize(actor, 'user:export', person);
  return { schoolId: person.schoolId };
}

/** The recipient of an export. */
export function recipientOf(actor: Actor, { type, id }: ExportedPerson): Recipient {
  const common = { accountId: actor.id, schoolId: actor.schoolId };
  if (type === 'USER' && id === actor.userId) return { as: 'SELF', ...common };
  if (scopeOf(actor.kind) === 'platform') return { as: 'PLATFORM', ...common };
  return { as: administersSchool(actor) ? 'SCHOOL' : 'FOLLOWER', ...common };
}

/**
 * The actor of an active account with its present rights. The file of an export is created later than it was requested,
 * and rights may have changed meanwhile.
 */
export async function findAccountActor(db: Db, accountId: number): Promise<Actor | undefined> {
  const row = await db
    .selectFrom('authentications')
    .innerJoin('users', 'users.authentications_id', 'authentications.id')
    .leftJoin('schools', 'schools.id', 'users.schools_id')
    .select([
      'authentications.id',
      'authentications.role',
      'users.id as userId',
      'users.schools_id as schoolId',
      'schools.offers_id as offerId',
    ])
    .where('authentications.id', '=', accountId)
    .where('authentications.status', '=', 'ACTIVE')
    .executeTakeFirst();
  if (!row) return undefined;
  const { role, ...ids } = row;
  return { kind: role, ...ids, nbCards: 0, nbPhysicalBoxes: 0 };
}
