import type { DeliveryFailure } from '@memocartes/contract/mails/delivery-failures';

export type SmtpError = Error & { code?: string; command?: string; response?: string; responseCode?: number };

/** Statuses of a mailbox that does not exist, has moved or has an invalid name (RFC 5321, 4.2.2). */
const mailboxStatuses: readonly unknown[] = [550, 551, 553];
/** A response that refuses the sender, for example because a relay is not set up: the operator can fix this. */
const policyPattern = /\b[45]\.7\.\d|relay/i;

/**
 * Whether the mail server refused the recipient's mailbox: another attempt would get the same response
 * [operations-page.mail-refused].
 */
export const isRecipientRefused = ({ command, response = '', responseCode }: SmtpError) =>
  command === 'RCPT TO' && mailboxStatuses.includes(responseCode) && !policyPattern.test(response);

/** Codes and words of a full mailbox (RFC 3463, X.2.2; RFC 5321, 552). */
const fullPattern = /\b[45]\.2\.2\b|\bfull\b|quota|storage allocation/i;

/** The reason for a failure, from the mail server's response to the recipient or to the content of the mail. */
export function failureOf(error: SmtpError): DeliveryFailure {
  const { command, response = '', responseCode } = error;
  if (!responseCode || (command !== 'RCPT TO' && command !== 'DATA')) return 'UNKNOWN';
  if (policyPattern.test(response)) return 'REFUSED';
  if (fullPattern.test(response)) return 'FULL_MAILBOX';
  return isRecipientRefused(error) ? 'NO_MAILBOX' : 'REFUSED';
}
