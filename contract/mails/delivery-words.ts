import type { Words } from '../text/words.ts';
import type { DeliveryFailure } from './delivery-failures.ts';

/** The reasons for a mail that did not arrive in words; the answer of the mail server is never shown. */
export const deliveryFailureWords: Readonly<Record<DeliveryFailure, Words>> = {
  NO_MAILBOX: { fr: 'L’adresse n’existe pas', en: 'The address does not exist' },
  FULL_MAILBOX: { fr: 'La boîte aux lettres est pleine', en: 'The mailbox is full' },
  REFUSED: { fr: 'Le serveur de messagerie refuse l’envoi', en: 'The mail server refuses the mail' },
  UNKNOWN: { fr: 'L’envoi a échoué', en: 'Sending failed' },
};
