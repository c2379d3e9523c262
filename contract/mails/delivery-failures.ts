/**
 * Why a mail did not arrive, as the mail server said: the address does not exist, the mailbox is full, or the server
 * refuses the mail. UNKNOWN: the server gave no reason, or was not reached.
 */
export const deliveryFailures = ['NO_MAILBOX', 'FULL_MAILBOX', 'REFUSED', 'UNKNOWN'] as const;
export type DeliveryFailure = (typeof deliveryFailures)[number];
