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

/** Status of a person, derived from their account. */
export function personStatus({ status, date_invited, invitation_failure }: Account): PersonStatus {
  if (status !== 'PENDING') return status;
  if (date_invited === null) return 'INCOMPLETE';
  return invitation_failure ? 'UNDELIVERED' : 'PENDING';
}

/** Actions that a school can take for a person who has not activated their account. */
export type NextAction = 'ADD_EMAIL' | 'CORRECT_EMAIL' | 'INVITE' | 'RESEND' | 'PRINT_SLIP';

export type PersonAccount = Account & { readonly email: string | null };

/**
 * Actions for a person who has not activated their account, the most useful first. A PENDING person without an address
 * was invited by slip [invitations.to-complete] [invitations.undelivered].
 */
export function nextActions({ email, ...account }: PersonAccount): readonly NextAction[] {
  switch (personStatus(account)) {
    case 'INCOMPLETE':
      return [email ? 'INVITE' : 'ADD_EMAIL', 'PRINT_SLIP'];
    case 'PENDING':
      return email ? ['RESEND', 'PRINT_SLIP'] : ['PRINT_SLIP'];
    case 'UNDELIVERED':
      return account.invitation_failure === 'NO_MAILBOX'
        ? ['CORRECT_EMAIL', 'RESEND', 'PRINT_SLIP']
        : ['RESEND', 'CORRECT_EMAIL', 'PRINT_SLIP'];
    default:
      return [];
  }
}

/** The first of `nextActions`; null if the person is active or has no access. */
export const nextAction = (account: PersonAccount): NextAction | null => nextActions(account)[0] ?? null;

/**
 * Whether the address of a person can be entered or corrected: it is missing, or the invitation did not arrive there
 * [accounts.email-read-only].
 */
export const isEmailEditable = ({ email, ...account }: PersonAccount): boolean =>
  email === null || personStatus(account) === 'UNDELIVERED';

/** When a person got their status; null for INCOMPLETE. */
export const personStatusDate = (account: Account & { readonly date_status: string }): string | null =>
  account.status === 'PENDING' ? account.date_invited : account.date_status;
