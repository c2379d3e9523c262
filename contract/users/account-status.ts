import type { DeliveryFailure } from '../mails/delivery-failures.ts';

/** Statuses of an account [accounts.status]. */
export const accountStatuses = ['ACTIVE', 'INACTIVE', 'BANNED', 'PENDING'] as const;
export type AccountStatus = (typeof accountStatuses)[number];
/**
 * Statuses of a person in lists, files and filters. PENDING: invited by e-mail or by slip; UNDELIVERED: the mail of the
 * invitation did not arrive; INCOMPLETE: not invited yet.
 */
export const personStatuses = [...accountStatuses, 'UNDELIVERED', 'INCOMPLETE'] as const;
export type PersonStatus = (typeof personStatuses)[number];

type Account = {
  readonly status: AccountStatus;
  readonly date_invited: string | null;
  /** Missing in a response of an older server. */
  readonly invitation_failure?: DeliveryFailure | null;
};

/** An account with its e-mail address, which may be missing. */
export type PersonAccount = Account & { readonly email: string | null };

/** Status of a person, derived from their account [invitations.to-complete] [invitations.undelivered]. */
export function personStatus({ status, date_invited, invitation_failure }: Account): PersonStatus {
  if (status !== 'PENDING') return status;
  if (date_invited === null) return 'INCOMPLETE';
  return invitation_failure ? 'UNDELIVERED' : 'PENDING';
}

/** When a person got their status; null for INCOMPLETE. */
export const personStatusDate = (account: Account & { readonly date_status: string }): string | null =>
  account.status === 'PENDING' ? account.date_invited : account.date_status;
