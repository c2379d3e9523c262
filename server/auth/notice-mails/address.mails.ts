import type { Locale } from '@memocartes/contract/notifications/notifications.routes';

import type { Config } from '../../config/config.ts';
import { writeAccountMail } from './account-mail.ts';
import { noticeTexts, nowText } from './notices.mails.ts';
import type { Addressee } from './queue-notice.ts';

/** Mail to the old address after a change of address: what to do if the owner did not make it. */
export const oldAddressMail = (config: Config, person: Addressee) =>
  writeAccountMail(config, person, {
    // No link to reset the password: the reset mail would be sent to the new address.
    button: { label: noticeTexts[person.lang].openPortal, url: config.publicUrl },
    ...{
      fr: {
        subject: 'L’adresse de votre compte a changé',
        paragraphs: [
          `Depuis le ${nowText('fr')}, votre compte ${config.APP_NAME} a une autre adresse e-mail. Celle-ci ne permet plus de s’y connecter.`,
        ],
        notes: [
          'Ce n’était pas vous\u00a0? Prévenez tout de suite la personne qui gère votre compte\u00a0: la direction de l’école, ou l’administration du portail.',
        ],
      },
      en: {
        subject: 'The address of your account has changed',
        paragraphs: [
          `Since ${nowText('en')}, your ${config.APP_NAME} account has another e-mail address. You can no longer sign in with this one.`,
        ],
        notes: [
          'It was not you? Tell the person who manages your account now: the school admin, or the portal’s administrators.',
        ],
      },
    }[person.lang],
  });

/** Mail to the new address, with the link that confirms the address. */
export const confirmAddressMail = (config: Config, person: Addressee, secret: string) => {
  const url = `${config.publicUrl}/login?token=${secret}`;
  return writeAccountMail(
    config,
    person,
    {
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
  );
};

/** Mail to the owner of an address that somebody entered for another account. */
const takenMail = (config: Config, person: Addressee, paragraphs: Record<Locale, string[]>) =>
  writeAccountMail(config, person, {
    subject: noticeTexts[person.lang].taken,
    paragraphs: paragraphs[person.lang],
    button: { label: noticeTexts[person.lang].openPortal, url: config.publicUrl },
    notes: [noticeTexts[person.lang].notYouNothing],
  });

/**
 * Mail to the owner of an address that was entered with the code of a slip.
 * @param canAttach whether the school can attach the child to the owner's account. It can't if that account or the
 * account of the slip is professional [followers.professional].
 */
export const takenSlipAddressMail = (canAttach: boolean) => (config: Config, person: Addressee) =>
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

/** Mail to the owner of an address that somebody requested for another account. */
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
