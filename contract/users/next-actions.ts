import { type PersonAccount, personStatus } from './account-status.ts';

/** Actions that a school can take for a person who has not activated their account. */
export type NextAction = 'ADD_EMAIL' | 'CORRECT_EMAIL' | 'INVITE' | 'RESEND' | 'PRINT_SLIP';

/**
 * Actions for a person who has not activated their account, the most useful first. A PENDING person without an address
 * was invited by slip [invitations.to-complete] [invitations.undelivered-action].
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
