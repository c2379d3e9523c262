import type { Locale } from '@memocartes/contract/notifications/notifications.routes';

import type { Config } from '../../config/config.ts';
import { greet, writeMail } from '../../mails/write-mail.ts';
import type { Caller } from '../login-sessions/browsers.ts';
import { browserLabel } from '../login-sessions/browsers.ts';
import type { Addressee } from './notices.ts';

const now = (lang: Locale) =>
  new Date().toLocaleString(lang === 'fr' ? 'fr-FR' : 'en-GB', {
    timeZone: 'Europe/Paris',
    dateStyle: 'long',
    timeStyle: 'short',
  });

/** What recurs in these mails, in the language of their reader [notifications.language]. */
const shared = {
  fr: {
    choosePassword: 'Choisir un nouveau mot de passe',
    notYou:
      'Ce n’était pas vous\u00a0? Choisissez tout de suite un nouveau mot de passe\u00a0: toutes vos sessions se fermeront.',
    askHelp: 'Si vous ne pouvez plus vous connecter, prévenez la personne qui gère votre compte.',
    nothingToDo: 'Si c’était vous, il n’y a rien à faire.',
    openPortal: 'Ouvrir le portail',
    taken: 'Cette adresse a déjà un compte',
    notYouNothing: 'Ce n’était pas vous\u00a0? Il n’y a rien à faire.',
  },
  en: {
    choosePassword: 'Choose a new password',
    notYou: 'It was not you? Choose a new password now: all your sessions will be closed.',
    askHelp: 'If you can no longer sign in, tell the person who manages your account.',
    nothingToDo: 'If it was you, there is nothing to do.',
    openPortal: 'Open the portal',
    taken: 'This address already has an account',
    notYouNothing: 'It was not you? There is nothing to do.',
  },
} as const;

type NoticeText = { subject: string; paragraphs: string[] };

/** A notice: what was done, and what to do if the owner did not do it. */
const notice = (config: Config, person: Addressee, texts: Record<Locale, NoticeText>) =>
  writeMail({
    lang: person.lang,
    appName: config.APP_NAME,
    ...texts[person.lang],
    greeting: greet(person, person.lang),
    button: { label: shared[person.lang].choosePassword, url: `${config.publicUrl}/Reset` },
    notes: [shared[person.lang].notYou, shared[person.lang].askHelp],
  });

/** Mail to the owner after a sign-in from a browser that is new to the account [accounts.new-browser-mail]. */
export const newBrowserMail = (caller: Caller) => (config: Config, person: Addressee) =>
  notice(config, person, {
    fr: {
      subject: 'Nouvelle connexion à votre compte',
      paragraphs: [
        `Votre compte ${config.APP_NAME} vient d’être ouvert depuis un appareil ou un lieu inhabituel, le ${now('fr')}\u00a0: ${browserLabel(caller, 'fr')}.`,
        shared.fr.nothingToDo,
      ],
    },
    en: {
      subject: 'New sign-in to your account',
      paragraphs: [`Your ${config.APP_NAME} account has just been opened from an unusual device or place, on ${now('en')}: ${browserLabel(caller, 'en')}.`, shared.en.nothingToDo],
    },
  });

export const passwordMail = (config: Config, person: Addressee) =>
  notice(config, person, {
    fr: {
      subject: 'Votre mot de passe a changé',
      paragraphs: [
        `Le mot de passe de votre compte ${config.APP_NAME} a été changé le ${now('fr')}. Vos autres sessions sont fermées.`,
        shared.fr.nothingToDo,
      ],
    },
    en: {
      subject: 'Your password has changed',
      paragraphs: [`The password of your ${config.APP_NAME} account was changed on ${now('en')}. Your other sessions are closed.`, shared.en.nothingToDo],
    },
  });

export const factorEnabledMail = (config: Config, person: Addressee) =>
  notice(config, person, {
    fr: {
      subject: 'Connexion en deux étapes activée',
      paragraphs: [
        `Depuis le ${now('fr')}, votre compte ${config.APP_NAME} demande un code de votre application d’authentification après le mot de passe.`,
        'Gardez vos codes de secours en lieu sûr.',
      ],
    },
    en: {
      subject: 'Two-step sign-in switched on',
      paragraphs: [`Since ${now('en')}, your ${config.APP_NAME} account asks for a code of your authenticator app after the password.`, 'Keep your recovery codes in a safe place.'],
    },
  });

export const factorDisabledMail = (config: Config, person: Addressee) =>
  notice(config, person, {
    fr: {
      subject: 'Connexion en deux étapes désactivée',
      paragraphs: [
        `Depuis le ${now('fr')}, votre compte ${config.APP_NAME} ne demande plus de code après le mot de passe.`,
      ],
    },
    en: {
      subject: 'Two-step sign-in switched off',
      paragraphs: [`Since ${now('en')}, your ${config.APP_NAME} account no longer asks for a code after the password.`],
    },
  });

export const factorResetMail = (config: Config, person: Addressee) =>
  notice(config, person, {
    fr: {
      subject: 'Connexion en deux étapes réinitialisée',
      paragraphs: [
        `La connexion en deux étapes de votre compte ${config.APP_NAME} a été retirée par l’administration du portail le ${now('fr')}. Vos sessions sont fermées.`,
        'Vous pouvez l’activer de nouveau dans «\u00a0Mon profil\u00a0», onglet «\u00a0Sécurité\u00a0».',
      ],
    },
    en: {
      subject: 'Two-step sign-in reset',
      paragraphs: [`The portal’s administrators removed the two-step sign-in of your ${config.APP_NAME} account on ${now('en')}. Your sessions are closed.`, 'You can switch it on again in “My profile”, tab “Security”.'],
    },
  });

export const recoveryCodesMail = (config: Config, person: Addressee) =>
  notice(config, person, {
    fr: {
      subject: 'Nouveaux codes de secours',
      paragraphs: [
        `De nouveaux codes de secours ont été créés pour votre compte ${config.APP_NAME} le ${now('fr')}. Les anciens ne servent plus.`,
      ],
    },
    en: {
      subject: 'New recovery codes',
      paragraphs: [`New recovery codes were created for your ${config.APP_NAME} account on ${now('en')}. The old ones no longer work.`],
    },
  });

export const lockedFactorMail = (config: Config, person: Addressee) =>
  notice(config, person, {
    fr: {
      subject: 'Codes de connexion refusés',
      paragraphs: [
        `Cinq codes faux ont été saisis le ${now('fr')} pour votre compte ${config.APP_NAME}, après votre mot de passe ou une connexion par le GAR. Les codes sont refusés pour un moment.`,
      ],
    },
    en: {
      subject: 'Sign-in codes refused',
      paragraphs: [`Five wrong codes were typed on ${now('en')} for your ${config.APP_NAME} account, after your password or a sign-in through GAR. Codes are refused for a while.`],
    },
  });

/** Mail to the old address after a change of address: what to do if the owner did not make it. */
export const oldAddressMail = (config: Config, person: Addressee) =>
  writeMail({
    lang: person.lang,
    appName: config.APP_NAME,
    greeting: greet(person, person.lang),
    // No link to reset the password: the reset mail would be sent to the new address.
    button: { label: shared[person.lang].openPortal, url: config.publicUrl },
    ...{
      fr: {
        subject: 'L’adresse de votre compte a changé',
        paragraphs: [
          `Depuis le ${now('fr')}, votre compte ${config.APP_NAME} a une autre adresse e-mail. Celle-ci ne permet plus de s’y connecter.`,
        ],
        notes: [
          'Ce n’était pas vous\u00a0? Prévenez tout de suite la personne qui gère votre compte\u00a0: la direction de l’école, ou l’administration du portail.',
        ],
      },
      en: {
        subject: 'The address of your account has changed',
        paragraphs: [
          `Since ${now('en')}, your ${config.APP_NAME} account has another e-mail address. You can no longer sign in with this one.`,
        ],
        notes: [
          'It was not you? Tell the person who manages your account now: the school admin, or the portal’s administrators.',
        ],
      },
    }[person.lang],
  });

/** Mail to the old address, before the new one is confirmed. */
export const addressAskedMail = (config: Config, person: Addressee) =>
  notice(config, person, {
    fr: {
      subject: 'Changement d’adresse demandé',
      paragraphs: [
        `Un changement de l’adresse e-mail de votre compte ${config.APP_NAME} a été demandé le ${now('fr')}. Il prendra effet quand la nouvelle adresse sera confirmée.`,
        'Si c’était vous, ouvrez le lien envoyé à la nouvelle adresse.',
      ],
    },
    en: {
      subject: 'Change of address requested',
      paragraphs: [`A change of the e-mail address of your ${config.APP_NAME} account was requested on ${now('en')}. It takes effect once the new address is confirmed.`, 'If it was you, open the link sent to the new address.'],
    },
  });

export const newAddressMail = (config: Config, person: Addressee) =>
  notice(config, person, {
    fr: {
      subject: 'Votre nouvelle adresse est enregistrée',
      paragraphs: [
        `Vous vous connectez désormais à ${config.APP_NAME} avec l’adresse ${person.email}.`,
      ],
    },
    en: {
      subject: 'Your new address is saved',
      paragraphs: [`You now sign in to ${config.APP_NAME} with the address ${person.email}.`],
    },
  });

/** Mail to the new address, with the link that confirms the address. */
export const confirmAddressMail = (config: Config, person: Addressee, secret: string) => {
  const url = `${config.publicUrl}/login?token=${secret}`;
  return writeMail({
    lang: person.lang,
    appName: config.APP_NAME,
    greeting: greet(person, person.lang),
    ...{
      fr: {
        subject: 'Confirmez votre nouvelle adresse',
        paragraphs: [
          `Vous avez demandé à utiliser cette adresse pour votre compte ${config.APP_NAME}.`,
          'Elle remplacera l’ancienne dès que vous l’aurez confirmée.',
        ],
        button: { label: 'Confirmer mon adresse', url },
        notes: [
          'Ce lien ne sert qu’une fois et reste valable 1\u00a0heure.',
          'Vous n’avez rien demandé\u00a0? Ignorez ce message\u00a0: rien ne change.',
        ],
      },
      en: {
        subject: 'Confirm your new address',
        paragraphs: [
          `You asked to use this address for your ${config.APP_NAME} account.`,
          'It will replace the old one as soon as you confirm it.',
        ],
        button: { label: 'Confirm my address', url },
        notes: [
          'This link works once, within 1 hour.',
          'You did not ask for this? Ignore this message: nothing changes.',
        ],
      },
    }[person.lang],
  });
};

/** Mail to the owner of an address that another person entered. */
const takenMail = (config: Config, person: Addressee, paragraphs: Record<Locale, string[]>) =>
  writeMail({
    lang: person.lang,
    appName: config.APP_NAME,
    subject: shared[person.lang].taken,
    greeting: greet(person, person.lang),
    paragraphs: paragraphs[person.lang],
    button: { label: shared[person.lang].openPortal, url: config.publicUrl },
    notes: [shared[person.lang].notYouNothing],
  });

/**
 * Mail to the owner of an address that was entered with the code of a slip.
 * @param canAttach whether the school can attach the child to the owner's account. It can't if that account or the
 * account of the slip is professional [followers.professional].
 */
export const takenByAccountMail = (canAttach: boolean) => (config: Config, person: Addressee) =>
  takenMail(config, person, {
    fr: [
      `Quelqu’un a donné cette adresse avec le code d’une fiche d’invitation à ${config.APP_NAME}. Comme elle a déjà un compte, rien n’a été changé.`,
      canAttach
        ? 'Si c’était vous, donnez cette adresse à l’école qui vous a remis la fiche\u00a0: elle rattachera l’enfant à votre compte. Vous pouvez aussi recommencer avec une autre adresse.'
        : 'Si c’était vous, recommencez avec une autre adresse\u00a0: un compte professionnel ne peut partager la sienne avec aucun autre compte.',
    ],
    en: [
      `Somebody entered this address with the code of an invitation slip for ${config.APP_NAME}. As it already has an account, nothing was changed.`,
      canAttach
        ? 'If it was you, give this address to the school that gave you the slip: it will attach the child to your account. You can also start again with another address.'
        : 'If it was you, start again with another address: a professional account cannot share its address with another account.',
    ],
  });

/** Mail to the owner of an address that another person requested for their own account. */
export const takenAddressMail = (config: Config, person: Addressee) =>
  takenMail(config, person, {
    fr: [
      `Quelqu’un a demandé à utiliser cette adresse pour un autre compte ${config.APP_NAME}. Comme elle a déjà le sien, rien n’a été changé.`,
      'Si c’était vous, connectez-vous avec cette adresse, ou choisissez-en une autre.',
    ],
    en: [
      `Somebody asked to use this address for another ${config.APP_NAME} account. As it already has one, nothing was changed.`,
      'If it was you, sign in with this address, or choose another one.',
    ],
  });
