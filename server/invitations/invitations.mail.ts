import { type Role, roleRow } from '@memocartes/contract/permissions/roles';

import { passwordLink } from '../auth/password/reset.mail.ts';
import type { Config } from '../config/config.ts';
import { asText, greet, writeMail } from '../mails/write-mail.ts';

type Addressee = { firstname: string; lastname: string; email: string };

/** Who invites and for which school, when they are known. */
export type Sender = { sender?: string; school?: string };

/** « Hélène Marchand (École Jules-Ferry) vous ouvre un compte sur Mémocartes… ». */
const welcome = (appName: string, role: Role, { sender, school }: Sender) => {
  const from = [sender, school].flatMap((name) => (name ? [asText(name)] : []));
  const who = from.length === 2 ? `${from[0]} (${from[1]})` : (from[0] ?? `L’équipe ${appName}`);
  return `${who} vous ouvre sur ${appName} ${roleRow(role).invitation}.`;
};

/** Invites a person to choose a password, and so to validate their account. */
export const invitationMail = (config: Config, person: Addressee & { role: Role }, sender: Sender, secret: string) =>
  writeMail({
    appName: config.APP_NAME,
    subject: `Votre compte ${config.APP_NAME}`,
    greeting: greet(person),
    paragraphs: [
      welcome(config.APP_NAME, person.role, sender),
      `Vous vous connecterez avec l’adresse ${person.email}. Il vous reste à choisir un mot de passe.`,
    ],
    button: { label: 'Choisir mon mot de passe', url: passwordLink(config, '/Valid', secret) },
    notes: [
      'Ce lien ne sert qu’une fois et reste valable 7 jours. Passé ce délai, demandez à votre école de vous en envoyer un autre.',
      'Vous ne savez pas de quoi il s’agit\u00a0? Ignorez ce message\u00a0: sans mot de passe, le compte reste fermé.',
    ],
  });
