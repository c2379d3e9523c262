import type { ContactMessage, ParsedTrialRequest, ReceivedMessage } from '@memocartes/contract/contact/contact.routes';
import { roleRow } from '@memocartes/contract/permissions/roles';
import { fullName } from '@memocartes/contract/text/full-name';

import { writeAccountMail } from '../auth/notice-mails/account-mail.ts';
import type { Addressee } from '../auth/notice-mails/queue-notice.ts';
import type { Config } from '../config/config.ts';
import type { Mail } from '../mails/mails.ts';
import { asText, writeMail } from '../mails/write-mail.ts';
import type { Sender } from './contact.queries.ts';
import { trialSubject } from './trial-requests.writes.ts';

const linesOf = (text: string): string[] => text.split(/\n+/).filter(Boolean);

const howToAnswer =
  'Répondez avec ce bouton ou, sur le portail, dans «\u00a0Messages reçus\u00a0»\u00a0: ' +
  'une réponse directe à ce message n’arriverait pas.';

type Writer = { who: string; email: string | null; phone: string | null };

/** A mail to the superadmins. `who`: the sender, as in « Léa MARTIN (enseignant) »; the verb follows. */
function receivedMail(config: Config, { who, email, phone }: Writer, { subject, details }: ContactMessage): Mail {
  const button = email
    ? { label: 'Répondre', url: `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}` }
    : { label: 'Ouvrir le portail', url: config.publicUrl };
  return writeMail({
    appName: config.APP_NAME,
    subject: `[Contact] ${subject}`,
    greeting: `${who} vous écrit\u00a0:`,
    paragraphs: linesOf(details),
    button,
    notes: [
      ...(email ? [`Adresse\u00a0: ${email}`] : []),
      ...(phone ? [`Téléphone\u00a0: ${phone}`] : []),
      ...(email ? [howToAnswer] : []),
    ],
  });
}

/** The mail to the superadmins: the message, its sender and how to answer. */
export function contactMail(config: Config, sender: Sender, message: ContactMessage): Mail {
  const { school, code, role, email, phone } = sender;
  const where = school ? `, ${asText(school)}, ${code}` : '';
  const who = `${asText(fullName(sender))} (${roleRow(role).label.fr.toLocaleLowerCase('fr')}${where})`;
  return receivedMail(config, { who, email, phone }, message);
}

/** The mail to the superadmins about a request for a trial [contact.trial]. */
export function trialRequestMail(config: Config, request: ParsedTrialRequest): Mail {
  const who = `${asText(fullName(request))}${request.school ? ` (${asText(request.school)})` : ''}`;
  const subject = trialSubject({ lang: 'fr', trial_for: request.trial_for });
  return receivedMail(config, { who, email: request.email, phone: null }, { subject, details: request.details });
}

type Answered = Pick<ReceivedMessage, 'subject' | 'details' | 'trial'>;

/**
 * The mail to the sender of the message: the answer, then the original message [notifications.language]. A person
 * without an account gets the address of the portal's team, to write again.
 */
export function answerMail(config: Config, person: Addressee, message: Answered, answer: string): Mail {
  const { subject, details, trial } = message;
  const paragraphs = linesOf(answer);
  const original = linesOf(details);
  return writeAccountMail(
    config,
    person,
    {
      fr: {
        subject: `Réponse à votre message\u00a0: ${subject}`,
        paragraphs,
        button: { label: 'Ouvrir le portail', url: config.publicUrl },
        notes: [
          trial
            ? `Pour nous écrire de nouveau\u00a0: ${config.CONTACT_MAIL}`
            : 'Pour nous écrire de nouveau, choisissez «\u00a0Nous contacter\u00a0» dans le menu.',
          ...(original.length > 0 ? ['Votre message\u00a0:', ...original] : []),
        ],
      },
      en: {
        subject: `Answer to your message: ${subject}`,
        paragraphs,
        button: { label: 'Open the portal', url: config.publicUrl },
        notes: [
          trial
            ? `To write to us again: ${config.CONTACT_MAIL}`
            : 'To write to us again, choose “Contact us” in the menu.',
          ...(original.length > 0 ? ['Your message:', ...original] : []),
        ],
      },
    }[person.lang],
  );
}
