/** The stored error of a mail whose recipient the mail server refused for good. */
export const recipientRefused = 'RECIPIENT_REFUSED';
