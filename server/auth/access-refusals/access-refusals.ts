import type { ErrorCode } from '@memocartes/contract/errors/errors';
import type { AccountStatus } from '@memocartes/contract/users/account-status';

import { refuse } from '../../http/errors.ts';

/** Facts that decide whether an account has access. */
export type Access = {
  status: AccountStatus;
  date_expiration: string | null;
  school: { status: string; date_expiration: string | null } | null;
};

const isPast = (instant: string | null) => instant !== null && Date.parse(instant) <= Date.now();

/**
 * The reason why an account has no access, if any [accounts.refused] [accounts.disabled] [accounts.expired]
 * [accounts.school-closed] [accounts.banned] [schools.trial-end]. Requests check the same by the conditions of
 * `school-access`, without a reason; a test compares both.
 */
export function accessRefusal({ status, date_expiration, school }: Access): ErrorCode | undefined {
  if (status === 'BANNED' || status === 'PENDING') return 'ACCOUNT_REFUSED';
  if (isPast(date_expiration)) return 'ACCESS_EXPIRED';
  if (status === 'INACTIVE') return 'ACCOUNT_DISABLED';
  if (school && (school.status === 'ARCHIVED' || isPast(school.date_expiration))) return 'SCHOOL_CLOSED';
  return undefined;
}

/** @throws 403 with the reason */
export function checkAccess(access: Access): void {
  const reason = accessRefusal(access);
  if (reason) throw refuse(reason);
}
