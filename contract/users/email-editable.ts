import { type PersonAccount, personStatus } from './account-status.ts';

/**
 * Whether the address of a person can be entered or corrected: it is missing, or the invitation did not arrive there
 * [accounts.email-read-only].
 */
export const isEmailEditable = ({ email, ...account }: PersonAccount): boolean =>
  email === null || personStatus(account) === 'UNDELIVERED';
