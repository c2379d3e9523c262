/** The stored error of a mail whose recipient the mail server refused permanently. */
export const recipientRefused = 'RECIPIENT_REFUSED';
