/** Maximum characters of a message [messaging.length]. */
export const messageMaxLength = 2000;
/** Maximum characters of the reason given with a report. */
export const reportReasonMaxLength = 500;
/** Number of minutes after sending in which the author may take a message back [messaging.take-back]. */
export const takeBackMinutes = 15;
/** Number of messages per page of a conversation. */
export const messagesPageSize = 50;
/** Maximum number of messages before, and after, a reported message that a school admin sees [messaging.report]. */
export const reportContextSize = 5;
