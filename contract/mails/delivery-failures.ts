/**
 * Why a mail did not arrive, from the mail server's response: the address does not exist, the mailbox is full, or the
 * server refuses the mail. UNKNOWN: any other failure, for example a server that could not be reached.
 */
export const deliveryFailures = ['NO_MAILBOX', 'FULL_MAILBOX', 'REFUSED', 'UNKNOWN'] as const;
export type DeliveryFailure = (typeof deliveryFailures)[number];
