import type { Config } from '../../config/config.ts';
import { greet, writeMail } from '../../mails/write-mail.ts';
import type { Caller } from '../login-sessions/browsers.ts';
import { browserLabel } from '../login-sessions/browsers.ts';
import type { Addressee } from './notices.ts';

const now = () =>
  new Date().toLocaleString('fr-FR', { timeZone: 'Europe/Paris', dateStyle: 'long', timeStyle: 'short' });

const notYou =
  'Ce n’était pas vous\u00a0? Choisissez tout de suite un nouveau mot de passe\u00a0: toutes vos sessions se fermeront.';
const askHelp = 'Si vous ne pouvez plus vous connecter, prévenez la personne qui gère votre compte.';

/** A notice: what was done, and what to do if the owner did not do it. */
const notice = (config: Config, person: Addressee, subject: string, paragraphs: string[]) =>
  writeMail({
    appName: config.APP_NAME,
    subject,
    greeting: greet(person),
    paragraphs,
    button: { label: 'Choisir un nouveau mot de passe', url: `${config.publicUrl}/Reset` },
    notes: [notYou, askHelp],
  });

/** Mail to the owner after a sign-in from a browser that is new to the account [accounts.new-browser-mail]. */
export const newBrowserMail = (caller: Caller) => (config: Config, person: Addressee) =>
  notice(config, person, 'Nouvelle connexion à votre compte', [
    `Votre compte ${config.APP_NAME} vient d’être ouvert depuis un appareil ou un lieu inhabituel, le ${now()}\u00a0: ${browserLabel(caller)}.`,
    'Si c’était vous, il n’y a rien à faire.',
  ]);

export const passwordMail = (config: Config, person: Addressee) =>
  notice(config, person, 'Votre mot de passe a changé', [
    `Le mot de passe de votre compte ${config.APP_NAME} a été changé le ${now()}. Vos autres sessions sont fermées.`,
    'Si c’était vous, il n’y a rien à faire.',
  ]);

export const factorEnabledMail = (config: Config, person: Addressee) =>
  notice(config, person, 'Connexion en deux étapes activée', [
    `Depuis le ${now()}, votre compte ${config.APP_NAME} demande un code de votre application d’authentification après le mot de passe.`,
    'Gardez vos codes de secours en lieu sûr.',
  ]);

export const factorDisabledMail = (config: Config, person: Addressee) =>
  notice(config, person, 'Connexion en deux étapes désactivée', [
    `Depuis le ${now()}, votre compte ${config.APP_NAME} ne demande plus de code après le mot de passe.`,
  ]);

export const factorResetMail = (config: Config, person: Addressee) =>
  notice(config, person, 'Connexion en deux étapes réinitialisée', [
    `La connexion en deux étapes de votre compte ${config.APP_NAME} a été retirée par l’administration du portail le ${now()}. Vos sessions sont fermées.`,
    'Vous pouvez l’activer de nouveau dans «\u00a0Mon profil\u00a0», onglet «\u00a0Sécurité\u00a0».',
  ]);

export const recoveryCodesMail = (config: Config, person: Addressee) =>
  notice(config, person, 'Nouveaux codes de secours', [
    `De nouveaux codes de secours ont été créés pour votre compte ${config.APP_NAME} le ${now()}. Les anciens ne servent plus.`,
  ]);

export const lockedFactorMail = (config: Config, person: Addressee) =>
  notice(config, person, 'Codes de connexion refusés', [
    `Cinq codes faux ont été saisis le ${now()} pour votre compte ${config.APP_NAME}, après votre mot de passe ou une connexion par le GAR. Les codes sont refusés pour un moment.`,
  ]);

/** Mail to the old address after a change of address: what to do if the owner did not make it. */
export const oldAddressMail = (config: Config, person: Addressee) =>
  writeMail({
    appName: config.APP_NAME,
    subject: 'L’adresse de votre compte a changé',
    greeting: greet(person),
    paragraphs: [
      `Depuis le ${now()}, votre compte ${config.APP_NAME} a une autre adresse e-mail. Celle-ci ne permet plus de s’y connecter.`,
    ],
    // No link to reset the password: the reset mail would be sent to the new address.
    button: { label: 'Ouvrir le portail', url: config.publicUrl },
    notes: [
      'Ce n’était pas vous\u00a0? Prévenez tout de suite la personne qui gère votre compte\u00a0: la direction de l’école, ou l’administration du portail.',
    ],
  });

/** Mail to the old address, before the new one is confirmed. */
export const addressAskedMail = (config: Config, person: Addressee) =>
  notice(config, person, 'Changement d’adresse demandé', [
    `Un changement de l’adresse e-mail de votre compte ${config.APP_NAME} a été demandé le ${now()}. Il prendra effet quand la nouvelle adresse sera confirmée.`,
    'Si c’était vous, ouvrez le lien envoyé à la nouvelle adresse.',
  ]);

export const newAddressMail = (config: Config, person: Addressee) =>
  notice(config, person, 'Votre nouvelle adresse est enregistrée', [
    `Vous vous connectez désormais à ${config.APP_NAME} avec l’adresse ${person.email}.`,
  ]);

/** Mail to the new address, with the link that confirms the address. */
export const confirmAddressMail = (config: Config, person: Addressee, secret: string) =>
  writeMail({
    appName: config.APP_NAME,
    subject: 'Confirmez votre nouvelle adresse',
    greeting: greet(person),
    paragraphs: [
      `Vous avez demandé à utiliser cette adresse pour votre compte ${config.APP_NAME}.`,
      'Elle remplacera l’ancienne dès que vous l’aurez confirmée.',
    ],
    button: { label: 'Confirmer mon adresse', url: `${config.publicUrl}/login?token=${secret}` },
    notes: [
      'Ce lien ne sert qu’une fois et reste valable 1\u00a0heure.',
      'Vous n’avez rien demandé\u00a0? Ignorez ce message\u00a0: rien ne change.',
    ],
  });

/**
 * Mail to the owner of an address that was entered with the code of a slip.
 * @param canAttach whether the school can attach the child to the owner's account. It can't if that account or the
 * account of the slip is professional [followers.professional].
 */
export const takenByAccountMail = (canAttach: boolean) => (config: Config, person: Addressee) =>
  writeMail({
    appName: config.APP_NAME,
    subject: 'Cette adresse a déjà un compte',
    greeting: greet(person),
    paragraphs: [
      `Quelqu’un a donné cette adresse avec le code d’une fiche d’invitation à ${config.APP_NAME}. Comme elle a déjà un compte, rien n’a été changé.`,
      canAttach
        ? 'Si c’était vous, donnez cette adresse à l’école qui vous a remis la fiche\u00a0: elle rattachera l’enfant à votre compte. Vous pouvez aussi recommencer avec une autre adresse.'
        : 'Si c’était vous, recommencez avec une autre adresse\u00a0: un compte professionnel ne peut partager la sienne avec aucun autre compte.',
    ],
    button: { label: 'Ouvrir le portail', url: config.publicUrl },
    notes: ['Ce n’était pas vous\u00a0? Il n’y a rien à faire.'],
  });

/** Mail to the owner of an address that another person requested for their own account. */
export const takenAddressMail = (config: Config, person: Addressee) =>
  writeMail({
    appName: config.APP_NAME,
    subject: 'Cette adresse a déjà un compte',
    greeting: greet(person),
    paragraphs: [
      `Quelqu’un a demandé à utiliser cette adresse pour un autre compte ${config.APP_NAME}. Comme elle a déjà le sien, rien n’a été changé.`,
      'Si c’était vous, connectez-vous avec cette adresse, ou choisissez-en une autre.',
    ],
    button: { label: 'Ouvrir le portail', url: config.publicUrl },
    notes: ['Ce n’était pas vous\u00a0? Il n’y a rien à faire.'],
  });
