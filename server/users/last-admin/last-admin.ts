import { administratorRoles, namedRoles } from '@memocartes/contract/permissions/roles';

import type { Trx } from '../../database/database.ts';
import { refuse } from '../../http/errors.ts';

/**
 * Ensures that at least one active superadmin whose access does not end remains [accounts.last-admin]. Locks all of
 * them, so that the last two can't leave concurrently.
 * @throws LAST_SUPERADMIN when this account is the last
 */
export async function ensureSuperadminRemains(trx: Trx, leavingId: number): Promise<void> {
  const active = await trx
    .selectFrom('authentications')
    .select('id')
    .where('role', '=', namedRoles.superadmin)
    .where('status', '=', 'ACTIVE')
    .where('date_expiration', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (active.every(({ id }) => id === leavingId)) throw refuse('LAST_SUPERADMIN');
}

/**
 * Keeps at least one active school admin in the school: locks all of them, as `ensureSuperadminRemains` does
 * [accounts.last-admin].
 * @throws LAST_MANAGER when this account is the last
 */
export async function ensureSchoolAdminRemains(trx: Trx, leavingId: number, schoolId: number | null): Promise<void> {
  const active = await trx
    .selectFrom('authentications')
    .select('id')
    .where('role', 'in', administratorRoles)
    .where('status', '=', 'ACTIVE')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('users').select('authentications_id').where('schools_id', '=', schoolId),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (active.every(({ id }) => id === leavingId)) throw refuse('LAST_MANAGER');
}
