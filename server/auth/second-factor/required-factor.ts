import { scopeOf } from '@memocartes/contract/permissions/roles';

import type { Db } from '../../database/database.ts';
import { readFactorState } from './second-factor.queries.ts';

/** Whether a second factor is required: for a superadmin, except in a demonstration [accounts.second-factor]. */
export const needsFactor = ({ role, is_demo }: { role: string; is_demo: boolean }) =>
  scopeOf(role) === 'platform' && !is_demo;

/**
 * The step that a sign-in of this account still needs; undefined if the password or the national sign-on is enough
 * [accounts.second-factor-every-way].
 */
export async function missingStep(db: Db, accountId: number): Promise<'CODE' | 'ENROLMENT' | undefined> {
  const state = await readFactorState(db, accountId);
  if (state.date_create) return 'CODE';
  return needsFactor(state) ? 'ENROLMENT' : undefined;
}
