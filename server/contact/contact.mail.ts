import type { ContactMessage, ReceivedMessage } from '@memocartes/contract/contact/contact.routes';
import { roleRow } from '@memocartes/contract/permissions/roles';
import { fullName } from '@memocartes/contract/users/people';

import { writeAccountMail } from '../auth/notice-mails/account-mail.ts';
import type { Addressee } from '../auth/notice-mails/queue-notice.ts';
import type { Config } from '../config/config.ts';
import type { Mail } from '../mails/mails.ts';
import { asText, writeMail } from '../mails/write-mail.ts';
import type { Sender } from './contact.queries.ts';

const howToAnswer =
  'Répondez avec ce bouton ou, sur le portail, dans «\u00a0Messages reçus\u00a0»\u00a0: ' +
  'une réponse directe à ce message n’arriverait pas.';

/** The mail to the superadmins: the message, its sender and how to answer. */
export function contactMail(config: Config, sender: Sender, { subject, details }: ContactMessage): Mail {
  const { email, phone, school, code, role } = sender;
  const button = email
    ? { label: 'Répondre', url: `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}` }
    : { label: 'Ouvrir le portail', url: config.publicUrl };
  return writeMail({
    appName: config.APP_NAME,
    subject: `[Contact] ${subject}`,
    greeting: `${asText(fullName(sender))} (${roleRow(role).label.fr.toLocaleLowerCase('fr')}${school ? `, ${asText(school)}, ${code}` : ''}) vous écrit\u00a0:`,
    paragraphs: details.split(/\n+/),
    button,
    notes: [
      ...(email ? [`Adresse\u00a0: ${email}`] : []),
      ...(phone ? [`Téléphone\u00a0: ${phone}`] : []),
      ...(email ? [howToAnswer] : []),
    ],
  });
}

type Answered = Pick<ReceivedMessage, 'subject' | 'details'>;

/** The mail to the sender of the message: the answer, then the original message [notifications.language]. */
export function answerMail(config: Config, person: Addressee, { subject, details }: Answered, answer: string): Mail {
  const paragraphs = answer.split(/\n+/);
  const original = details.split(/\n+/);
  return writeAccountMail(
    config,
    person,
    {
      fr: {
        subject: `Réponse à votre message\u00a0: ${subject}`,
        paragraphs,
        button: { label: 'Ouvrir le portail', url: config.publicUrl },
        notes: [
          'Pour nous écrire de nouveau, choisissez «\u00a0Nous contacter\u00a0» dans le menu.',
          'Votre message\u00a0:',
          ...original,
        ],
      },
      en: {
        subject: `Answer to your message: ${subject}`,
        paragraphs,
        button: { label: 'Open the portal', url: config.publicUrl },
        notes: ['To write to us again, choose “Contact us” in the menu.', 'Your message:', ...original],
      },
    }[person.lang],
  );
}
