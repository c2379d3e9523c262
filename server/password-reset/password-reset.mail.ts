import { writeAccountMail } from '../auth/notice-mails/account-mail.ts';
import type { Addressee } from '../auth/notice-mails/queue-notice.ts';
import { passwordLink } from '../auth/tickets/password-link.ts';
import type { Config } from '../config/config.ts';
import type { Mail } from '../mails/mails.ts';

/** The mail with the link to choose another password. */
export function resetMail(config: Config, person: Addressee, secret: string): Mail {
  const url = passwordLink(config, '/reset-password', secret);
  return writeAccountMail(
    config,
    person,
    {
      fr: {
        subject: 'Choisir un nouveau mot de passe',
        paragraphs: [
          `Vous avez demandé à changer le mot de passe de votre compte ${config.APP_NAME}.`,
          'Dès que le nouveau sera enregistré, toutes vos sessions ouvertes se fermeront.',
        ],
        button: { label: 'Choisir un nouveau mot de passe', url },
        notes: [
          'Ce lien ne sert qu’une fois et reste valable 1\u00a0heure.',
          'Vous n’avez rien demandé\u00a0? Ignorez ce message\u00a0: votre mot de passe actuel reste le bon.',
        ],
      },
      en: {
        subject: 'Choose a new password',
        paragraphs: [
          `You asked to change the password of your ${config.APP_NAME} account.`,
          'As soon as the new one is saved, all your open sessions will be closed.',
        ],
        button: { label: 'Choose a new password', url },
        notes: [
          'This link works once, within 1 hour.',
          'You did not ask for this? Ignore this message: your current password stays valid.',
        ],
      },
    }[person.lang],
  );
}
