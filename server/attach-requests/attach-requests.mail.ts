import { writeAccountMail } from '../auth/notice-mails/account-mail.ts';
import type { Addressee } from '../auth/notice-mails/queue-notice.ts';
import type { Config } from '../config/config.ts';
import type { Mail } from '../mails/mails.ts';
import { asText } from '../mails/write-mail.ts';

type AttachRequestDetails = {
  school: string;
  /** First name and initial of the last name. */
  child: string;
  /** `pending`: the person has not chosen a password yet. `uninvited`: they were not invited yet either. */
  account: 'active' | 'pending' | 'uninvited';
};

const passwordFirst = {
  fr: {
    pending:
      'Vous n’avez pas encore choisi le mot de passe de votre compte. Demandez d’abord le lien pour le choisir\u00a0: la demande s’affichera ensuite sur votre tableau de bord.',
    uninvited:
      'Votre compte n’est pas encore ouvert. Demandez d’abord une invitation à l’école qui l’a créé\u00a0: la demande s’affichera ensuite sur votre tableau de bord.',
    button: 'Choisir mon mot de passe',
  },
  en: {
    pending:
      'You have not chosen the password of your account yet. First request the link to choose it: the request is then shown on your dashboard.',
    uninvited:
      'Your account is not open yet. First ask the school that created it for an invitation: the request is then shown on your dashboard.',
    button: 'Choose my password',
  },
};

/**
 * Informs a follower that a school where they are not registered yet requests to attach them to a child. A follower
 * without a password learns how to get one first [followers.other-school-pending].
 */
export function attachRequestMail(config: Config, person: Addressee, details: AttachRequestDetails): Mail {
  const school = asText(details.school);
  const child = asText(details.child);
  const url = `${config.publicUrl}/my-childrens`;
  const { account } = details;
  const first = passwordFirst[person.lang];
  const advice = account === 'active' ? [] : [first[account]];
  const choosePassword = account === 'pending' && {
    label: first.button,
    url: `${config.publicUrl}/Reset#${new URLSearchParams({ email: person.email }).toString()}`,
  };
  return writeAccountMail(
    config,
    person,
    {
      fr: {
        subject: 'Un établissement souhaite vous rattacher à un enfant',
        paragraphs: [
          `L’établissement «\u00a0${school}\u00a0» souhaite vous rattacher à ${child} sur ${config.APP_NAME}, et a donné pour cela votre adresse e-mail.`,
          'La décision vous revient\u00a0: tant que vous n’avez pas accepté, cet établissement ne voit rien de vous, et vous ne voyez rien de cet enfant.',
          ...advice,
        ],
        button: choosePassword || { label: 'Voir la demande', url },
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
          ...advice,
        ],
        button: choosePassword || { label: 'See the request', url },
        notes: [
          'The request is valid for 30 days. If you accept, the school will see your name, phone and e-mail address, but cannot change them.',
          'You do not know this child? Refuse the request, or ignore this message.',
        ],
      },
    }[person.lang],
  );
}
