import type { Actor } from '@memocartes/contract/permissions/roles';

import type { Trx } from '../database/database.ts';
import { refuse } from '../http/errors.ts';

/**
 * Locks the actor's person until the transaction ends, so that a transfer neither leaves what the actor creates in the
 * former school nor runs meanwhile [staff.transfer-meanwhile]. Call it first, or after students are locked: a transfer
 * locks the person before others, but no student.
 * @throws 409 CONFLICT if the actor was moved to another school since the request began
 */
export async function lockInSchool(trx: Trx, actor: Actor): Promise<void> {
  const person = await trx
    .selectFrom('users')
    .select('schools_id')
    .where('authentications_id', '=', actor.id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (actor.schoolId !== null && person?.schools_id !== actor.schoolId) throw refuse('CONFLICT');
}
