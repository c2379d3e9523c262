import type { ErrorCode } from '@memocartes/contract/errors/errors';
import type { AccountStatus } from '@memocartes/contract/people/people';
import { refuse } from '../../http/errors.ts';

/** What decides whether an account may come in. */
export type Access = {
  status: AccountStatus;
  date_expiration: string | null;
  school: { status: string; date_expiration: string | null } | null;
};

const isPast = (instant: string | null) => instant !== null && Date.parse(instant) <= Date.now();

/** Which of the four reasons closes the portal to an account, if any [accounts.refused]. */
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
