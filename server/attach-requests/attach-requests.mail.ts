import { writeAccountMail } from '../auth/notice-mails/account-mail.ts';
import type { Addressee } from '../auth/notice-mails/queue-notice.ts';
import type { Config } from '../config/config.ts';
import type { Mail } from '../mails/mails.ts';
import { asText } from '../mails/write-mail.ts';

type AttachRequestDetails = {
  school: string;
  /** First name and initial of the last name. */
  child: string;
};

/** Informs a follower that a school where they are not registered yet requests to attach them to a child. */
export function attachRequestMail(config: Config, person: Addressee, details: AttachRequestDetails): Mail {
  const school = asText(details.school);
  const child = asText(details.child);
  const url = `${config.publicUrl}/my-childrens`;
  return writeAccountMail(
    config,
    person,
    {
      fr: {
        subject: 'Un établissement souhaite vous rattacher à un enfant',
        paragraphs: [
          `L’établissement «\u00a0${school}\u00a0» souhaite vous rattacher à ${child} sur ${config.APP_NAME}, et a donné pour cela votre adresse e-mail.`,
          'La décision vous revient\u00a0: tant que vous n’avez pas accepté, cet établissement ne voit rien de vous, et vous ne voyez rien de cet enfant.',
        ],
        button: { label: 'Voir la demande', url },
        notes: [
          'La demande reste valable 30 jours. Si vous acceptez, l’établissement verra vos nom, téléphone et adresse e-mail, sans pouvoir les modifier.',
          'Vous ne connaissez pas cet enfant\u00a0? Refusez la demande, ou ignorez ce message.',
        ],
      },
      en: {
        subject: 'A school would like to attach you to a child',
        paragraphs: [
          `The school “${school}” would like to attach you to ${child} on ${config.APP_NAME}, and gave your e-mail address for this.`,
          'The decision is yours: until you accept, the school sees nothing of you, and you see nothing of the child.',
        ],
        button: { label: 'See the request', url },
        notes: [
          'The request is valid for 30 days. If you accept, the school will see your name, phone and e-mail address, but cannot change them.',
          'You do not know this child? Refuse the request, or ignore this message.',
        ],
      },
    }[person.lang],
  );
}
