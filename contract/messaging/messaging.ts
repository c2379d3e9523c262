/** Maximum characters of a message [messaging.length]. */
export const messageMaxLength = 2000;
/** Maximum characters of the reason given with a report. */
export const reportReasonMaxLength = 500;
/** Time after sending in which its author may take a message back, in minutes [messaging.take-back]. */
export const takeBackMinutes = 15;
/** Messages per page of a thread. */
export const messagesPageSize = 50;
/** Number of messages before and after a reported one that a school admin sees [messaging.report]. */
export const reportContextSize = 5;
