import { isFollower, type Role, roleRow } from '@memocartes/contract/permissions/roles';

import { passwordLink } from '../auth/tickets/password-link.ts';
import type { Config } from '../config/config.ts';
import { asText, greet, writeMail } from '../mails/write-mail.ts';

type Addressee = { firstname: string; lastname: string; email: string };

/**
 * Sender and school of the invitation, if known. `isOfTeam`: the sender is a superadmin, who has no school.
 * `isSlip`: the person requested it with the code of a slip.
 */
export type Sender = { sender?: string; school?: string; isOfTeam?: boolean; isSlip?: boolean };

/** A child whom the invited person follows; `relation` as recorded. */
export type FollowedChild = { readonly firstname: string; readonly relation: string };

const nameList = new Intl.ListFormat('fr', { type: 'conjunction' });
const isParent = ({ relation }: FollowedChild) => relation === 'Père' || relation === 'Mère';

/**
 * What the account is for [invitations.relation]. « votre enfant » or « vos enfants » for the parent of all the
 * children. For any other follower: the children's first names. For staff: the text of their role.
 */
function purposeOf(role: Role, children: readonly FollowedChild[]): string {
  if (!isFollower({ role }) || !children.length || (children.length === 1 && isParent(children[0]!))) {
    return roleRow(role).invitation;
  }
  if (children.every(isParent)) return 'un compte pour suivre les révisions de vos enfants';
  const childNames = nameList.format(children.map(({ firstname }) => asText(firstname)));
  return `un compte pour suivre ${childNames} dans ${children.length > 1 ? 'leurs' : 'ses'} révisions`;
}

/**
 * « Hélène Marchand (École Jules-Ferry) vous ouvre sur Mémocartes un compte… ». If the sender is of the portal's team, a
 * sentence names the school [invitations.sender].
 */
const welcome = (appName: string, purpose: string, { sender, school, isOfTeam }: Sender) => {
  const from = [sender, isOfTeam ? `équipe ${appName}` : school].flatMap((name) => (name ? [asText(name)] : []));
  const who = from.length === 2 ? `${from[0]} (${from[1]})` : (from[0] ?? `L’équipe ${appName}`);
  const account = `${who} vous ouvre sur ${appName} ${purpose}.`;
  return school && isOfTeam ? `${account} Établissement\u00a0: ${asText(school)}.` : account;
};

/** Subject with the school's name, which a person who has never heard of the portal knows [invitations.sender]. */
const subjectOf = (appName: string, { school, isOfTeam }: Sender) =>
  school && !isOfTeam ? `${asText(school)}\u00a0: votre compte ${appName}` : `Votre compte ${appName}`;

/** How to get another link. */
const anotherLink = ({ sender, isSlip }: Sender) =>
  isSlip
    ? 'saisissez de nouveau le code de votre fiche'
    : `demandez-en un autre à ${sender ? asText(sender) : 'votre école'}`;

/** The language of a follower is not known before the first visit [invitations.english]. */
const inEnglish =
  'In English: this e-mail opens your account to follow a child’s revision at school. Choose a password with the button above. The pages can be read in English: press “EN”.';

/** Invites a person to activate their account by choosing a password. */
export const invitationMail = (
  config: Config,
  person: Addressee & { role: Role; children: readonly FollowedChild[] },
  sender: Sender,
  secret: string,
) =>
  writeMail({
    appName: config.APP_NAME,
    subject: subjectOf(config.APP_NAME, sender),
    greeting: greet(person),
    paragraphs: [
      welcome(config.APP_NAME, purposeOf(person.role, person.children), sender),
      `Vous vous connecterez avec l’adresse ${person.email}. Il vous reste à choisir un mot de passe.`,
    ],
    button: { label: 'Choisir mon mot de passe', url: passwordLink(config, '/Valid', secret) },
    notes: [
      `Ce lien ne sert qu’une fois et reste valable 7 jours. Passé ce délai, ${anotherLink(sender)}.`,
      'Vous ne savez pas de quoi il s’agit\u00a0? Ignorez ce message\u00a0: sans mot de passe, le compte reste fermé.',
      ...(isFollower(person) ? [inEnglish] : []),
    ],
  });
