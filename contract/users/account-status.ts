/** Statuses of an account [accounts.status]. */
export const accountStatuses = ['ACTIVE', 'INACTIVE', 'BANNED', 'PENDING'] as const;
export type AccountStatus = (typeof accountStatuses)[number];
/**
 * Statuses of a person in lists, files and filters. PENDING: invited by e-mail or by slip; INCOMPLETE: not invited yet.
 */
export const personStatuses = [...accountStatuses, 'INCOMPLETE'] as const;
export type PersonStatus = (typeof personStatuses)[number];

type Account = { readonly status: AccountStatus; readonly date_invited: string | null };

/** Status of a person, derived from their account. */
export const personStatus = ({ status, date_invited }: Account): PersonStatus =>
  status === 'PENDING' && date_invited === null ? 'INCOMPLETE' : status;

/** Actions that a school can take for a person who has not activated their account. */
export type NextAction = 'ADD_EMAIL' | 'INVITE' | 'RESEND' | 'PRINT_SLIP';

/**
 * Next action for a person; null if they are active or have no access. A PENDING person without an address was invited
 * by slip [invitations.to-complete].
 */
export function nextAction({ email, ...account }: Account & { readonly email: string | null }): NextAction | null {
  const status = personStatus(account);
  if (status === 'INCOMPLETE') return email ? 'INVITE' : 'ADD_EMAIL';
  if (status !== 'PENDING') return null;
  return email ? 'RESEND' : 'PRINT_SLIP';
}

/** When a person got their status; null for INCOMPLETE. */
export const personStatusDate = (account: Account & { readonly date_status: string }): string | null =>
  account.status === 'PENDING' ? account.date_invited : account.date_status;
