import type { Locale } from '@memocartes/contract/notifications/notifications.routes';

import type { Config } from '../../config/config.ts';
import { browserLabel, type ClientDescription } from '../login-sessions/browsers.ts';
import { writeAccountMail } from './account-mail.ts';
import type { Addressee } from './queue-notice.ts';

/** The current date and time in Paris, as text. */
export const nowText = (lang: Locale) =>
  new Date().toLocaleString(lang === 'fr' ? 'fr-FR' : 'en-GB', {
    timeZone: 'Europe/Paris',
    dateStyle: 'long',
    timeStyle: 'short',
  });

/** Texts that several of these mails share, by the language of their reader [notifications.language]. */
export const noticeTexts = {
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
  writeAccountMail(config, person, {
    ...texts[person.lang],
    button: { label: noticeTexts[person.lang].choosePassword, url: `${config.publicUrl}/Reset` },
    notes: [noticeTexts[person.lang].notYou, noticeTexts[person.lang].askHelp],
  });

/** Mail to the owner after a sign-in from a browser that is new to the account [accounts.new-browser-mail]. */
export const newBrowserMail = (client: ClientDescription) => (config: Config, person: Addressee) =>
  notice(config, person, {
    fr: {
      subject: 'Nouvelle connexion à votre compte',
      paragraphs: [
        `Votre compte ${config.APP_NAME} vient d’être ouvert depuis un appareil ou un lieu inhabituel, le ${nowText('fr')}\u00a0: ${browserLabel(client, 'fr')}.`,
        noticeTexts.fr.nothingToDo,
      ],
    },
    en: {
      subject: 'New sign-in to your account',
      paragraphs: [
        `Your ${config.APP_NAME} account has just been opened from an unusual device or place, on ${nowText('en')}: ${browserLabel(client, 'en')}.`,
        noticeTexts.en.nothingToDo,
      ],
    },
  });

export const passwordMail = (config: Config, person: Addressee) =>
  notice(config, person, {
    fr: {
      subject: 'Votre mot de passe a changé',
      paragraphs: [
        `Le mot de passe de votre compte ${config.APP_NAME} a été changé le ${nowText('fr')}. Vos autres sessions sont fermées.`,
        noticeTexts.fr.nothingToDo,
      ],
    },
    en: {
      subject: 'Your password has changed',
      paragraphs: [
        `The password of your ${config.APP_NAME} account was changed on ${nowText('en')}. Your other sessions are closed.`,
        noticeTexts.en.nothingToDo,
      ],
    },
  });

export const factorEnabledMail = (config: Config, person: Addressee) =>
  notice(config, person, {
    fr: {
      subject: 'Connexion en deux étapes activée',
      paragraphs: [
        `Depuis le ${nowText('fr')}, votre compte ${config.APP_NAME} demande un code de votre application d’authentification après le mot de passe.`,
        'Gardez vos codes de secours en lieu sûr.',
      ],
    },
    en: {
      subject: 'Two-step sign-in switched on',
      paragraphs: [
        `Since ${nowText('en')}, your ${config.APP_NAME} account asks for a code of your authenticator app after the password.`,
        'Keep your recovery codes in a safe place.',
      ],
    },
  });

export const factorDisabledMail = (config: Config, person: Addressee) =>
  notice(config, person, {
    fr: {
      subject: 'Connexion en deux étapes désactivée',
      paragraphs: [
        `Depuis le ${nowText('fr')}, votre compte ${config.APP_NAME} ne demande plus de code après le mot de passe.`,
      ],
    },
    en: {
      subject: 'Two-step sign-in switched off',
      paragraphs: [
        `Since ${nowText('en')}, your ${config.APP_NAME} account no longer asks for a code after the password.`,
      ],
    },
  });

export const factorResetMail = (config: Config, person: Addressee) =>
  notice(config, person, {
    fr: {
      subject: 'Connexion en deux étapes réinitialisée',
      paragraphs: [
        `La connexion en deux étapes de votre compte ${config.APP_NAME} a été retirée par l’administration du portail le ${nowText('fr')}. Vos sessions sont fermées.`,
        'Vous pouvez l’activer de nouveau dans «\u00a0Mon profil\u00a0», onglet «\u00a0Sécurité\u00a0».',
      ],
    },
    en: {
      subject: 'Two-step sign-in reset',
      paragraphs: [
        `The portal’s administrators removed the two-step sign-in of your ${config.APP_NAME} account on ${nowText('en')}. Your sessions are closed.`,
        'You can switch it on again in “My profile”, tab “Security”.',
      ],
    },
  });

export const recoveryCodesMail = (config: Config, person: Addressee) =>
  notice(config, person, {
    fr: {
      subject: 'Nouveaux codes de secours',
      paragraphs: [
        `De nouveaux codes de secours ont été créés pour votre compte ${config.APP_NAME} le ${nowText('fr')}. Les anciens ne servent plus.`,
      ],
    },
    en: {
      subject: 'New recovery codes',
      paragraphs: [
        `New recovery codes were created for your ${config.APP_NAME} account on ${nowText('en')}. The old ones no longer work.`,
      ],
    },
  });

export const lockedFactorMail = (config: Config, person: Addressee) =>
  notice(config, person, {
    fr: {
      subject: 'Codes de connexion refusés',
      paragraphs: [
        `Cinq codes faux ont été saisis le ${nowText('fr')} pour votre compte ${config.APP_NAME}, après votre mot de passe ou une connexion par le GAR. Les codes sont refusés pour un moment.`,
      ],
    },
    en: {
      subject: 'Sign-in codes refused',
      paragraphs: [
        `Five wrong codes were typed on ${nowText('en')} for your ${config.APP_NAME} account, after your password or a sign-in through GAR. Codes are refused for a while.`,
      ],
    },
  });

/** Mail to the old address, before the new one is confirmed. */
export const addressRequestedMail = (config: Config, person: Addressee) =>
  notice(config, person, {
    fr: {
      subject: 'Changement d’adresse demandé',
      paragraphs: [
        `Un changement de l’adresse e-mail de votre compte ${config.APP_NAME} a été demandé le ${nowText('fr')}. Il prendra effet quand la nouvelle adresse sera confirmée.`,
        'Si c’était vous, ouvrez le lien envoyé à la nouvelle adresse.',
      ],
    },
    en: {
      subject: 'Change of address requested',
      paragraphs: [
        `A change of the e-mail address of your ${config.APP_NAME} account was requested on ${nowText('en')}. It takes effect once the new address is confirmed.`,
        'If it was you, open the link sent to the new address.',
      ],
    },
  });

export const newAddressMail = (config: Config, person: Addressee) =>
  notice(config, person, {
    fr: {
      subject: 'Votre nouvelle adresse est enregistrée',
      paragraphs: [`Vous vous connectez désormais à ${config.APP_NAME} avec l’adresse ${person.email}.`],
    },
    en: {
      subject: 'Your new address is saved',
      paragraphs: [`You now sign in to ${config.APP_NAME} with the address ${person.email}.`],
    },
  });
