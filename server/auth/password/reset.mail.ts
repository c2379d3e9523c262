import type { Config } from '../../config/config.ts';
import { greet, writeMail } from '../../mails/write-mail.ts';
import type { Addressee } from '../notices/notices.ts';

/** The link of a mail: setting the password consumes its ticket, opening the page does not. */
export const passwordLink = (config: Config, page: '/Valid' | '/reset-password', secret: string) =>
  `${config.publicUrl}${page}?token=${secret}`;

/** The mail with the link to choose another password. */
export const resetMail = (config: Config, person: Addressee, secret: string) =>
  writeMail({
    appName: config.APP_NAME,
    subject: 'Choisir un nouveau mot de passe',
    greeting: greet(person),
    paragraphs: [
      `Vous avez demandé à changer le mot de passe de votre compte ${config.APP_NAME}.`,
      'Dès que le nouveau sera enregistré, toutes vos sessions ouvertes se fermeront.',
    ],
    button: { label: 'Choisir un nouveau mot de passe', url: passwordLink(config, '/reset-password', secret) },
    notes: [
      'Ce lien ne sert qu’une fois et reste valable 1\u00a0heure.',
      'Vous n’avez rien demandé\u00a0? Ignorez ce message\u00a0: votre mot de passe actuel reste le bon.',
    ],
  });
