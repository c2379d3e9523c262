import type { ContactMessage, ReceivedMessage } from '@memocartes/contract/contact/contact.routes';
import { roleRow } from '@memocartes/contract/permissions/roles';
import { fullName } from '@memocartes/contract/users/people';

import type { Config } from '../config/config.ts';
import type { Mail } from '../mails/mails.ts';
import { asText, greet, writeMail } from '../mails/write-mail.ts';
import type { Sender } from './contact.queries.ts';

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
    notes: [email && `Adresse\u00a0: ${email}`, phone && `Téléphone\u00a0: ${phone}`].filter(
      (note) => !!note,
    ) as string[],
  });
}

type Answered = Pick<ReceivedMessage, 'subject' | 'details'> & { sender: { firstname: string; lastname: string } };

/** The mail to the sender of the message: the answer, then the original message. */
export const answerMail = (config: Config, { subject, details, sender }: Answered, answer: string): Mail =>
  writeMail({
    appName: config.APP_NAME,
    subject: `Réponse à votre message\u00a0: ${subject}`,
    greeting: greet(sender),
    paragraphs: answer.split(/\n+/),
    button: { label: 'Ouvrir le portail', url: config.publicUrl },
    notes: [
      'Pour nous écrire de nouveau, choisissez «\u00a0Nous contacter\u00a0» dans le menu.',
      'Votre message\u00a0:',
      ...details.split(/\n+/),
    ],
  });
