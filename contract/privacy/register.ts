import type { Words } from '../text/words.ts';

/** One processing of personal data: data collected, purpose, legal basis, recipients. */
export type Processing = {
  readonly id: string;
  readonly what: Words;
  readonly why: Words;
  readonly basis: Words;
  readonly who: Words;
};

const publicTask: Words = {
  fr: 'Mission d’intérêt public (RGPD, article 6.1.e)',
  en: 'Public interest task (GDPR, article 6(1)(e))',
};
const contractBasis: Words = {
  fr: 'Contrat avec l’établissement (article 6.1.b)',
  en: 'Contract with the school (article 6(1)(b))',
};
const preContract: Words = {
  fr: 'Mesures avant un contrat, à la demande de la personne (article 6.1.b)',
  en: 'Steps before a contract, at the request of the person (article 6(1)(b))',
};
const security: Words = {
  fr: 'Intérêt légitime\u00a0: la sécurité (article 6.1.f)',
  en: 'Legitimate interest: security (article 6(1)(f))',
};
const consent: Words = {
  fr: 'Consentement, retirable à tout moment (article 6.1.a)',
  en: 'Consent, withdrawable at any time (article 6(1)(a))',
};

/** The register of processing, from which the page of the portal and docs/privacy.md are generated. */
export const processings: readonly Processing[] = [
  {
    id: 'students',
    what: {
      fr: 'Élèves\u00a0: prénom, nom, genre, date de naissance, niveau, classe',
      en: 'Students: first and last name, gender, birth date, level, class',
    },
    why: { fr: 'Composer les classes et ouvrir les séances', en: 'Forming classes and opening sessions' },
    basis: publicTask,
    who: {
      fr: 'Direction, enseignants de la classe, proches de l’élève',
      en: 'School admins, teachers of the class, the student’s followers',
    },
  },
  {
    id: 'learning',
    what: { fr: 'Réponses aux cartes, boîtes de révision, séances', en: 'Answers to cards, revision boxes, sessions' },
    why: {
      fr: 'Proposer à chaque élève les cartes à revoir et suivre ses progrès',
      en: 'Giving each student the cards to revise and following progress',
    },
    basis: publicTask,
    who: {
      fr: 'Direction, enseignants de la classe, proches de l’élève',
      en: 'School admins, teachers of the class, the student’s followers',
    },
  },
  {
    id: 'photo',
    what: { fr: 'Photo de l’élève (facultative)', en: 'Photo of the student (optional)' },
    why: {
      fr: 'Aider les plus jeunes à se reconnaître sur la tablette',
      en: 'Helping the youngest to recognise themselves on the tablet',
    },
    basis: consent,
    who: {
      fr: 'La classe, la direction, les proches de l’élève',
      en: 'The class, school admins, the student’s followers',
    },
  },
  {
    id: 'accounts',
    what: {
      fr: 'Adultes\u00a0: prénom, nom, e-mail, téléphone, rôle, lien avec l’élève',
      en: 'Adults: first and last name, e-mail, phone, role, relation to the student',
    },
    why: { fr: 'Donner un accès, écrire à la bonne personne', en: 'Giving access, writing to the right person' },
    basis: contractBasis,
    who: { fr: 'La direction de l’établissement, la personne elle-même', en: 'The school’s admins, the person' },
  },
  {
    id: 'security',
    what: {
      fr: 'Connexions, refus, exports, changements de droits\u00a0; réseau tronqué et navigateur',
      en: 'Sign-ins, refusals, exports, permission changes; truncated network and browser',
    },
    why: { fr: 'Protéger les comptes et rendre compte des accès', en: 'Protecting accounts and accounting for access' },
    basis: security,
    who: {
      fr: 'La direction pour son établissement, l’équipe du portail',
      en: 'The school’s admins for their school, the portal’s team',
    },
  },
  {
    id: 'mails',
    what: { fr: 'E-mails, notifications, messages', en: 'Mails, notifications, messages' },
    why: { fr: 'Inviter, prévenir, répondre', en: 'Inviting, informing, answering' },
    basis: contractBasis,
    who: { fr: 'Leur destinataire, et leur auteur', en: 'Their recipient and author' },
  },
  {
    // [contact.trial-kept]
    id: 'trial-requests',
    what: {
      fr: 'Demandes d’essai, sans compte\u00a0: prénom, nom, e-mail, école et commune, message',
      en: 'Requests for a trial, without an account: first and last name, e-mail, school and town, message',
    },
    why: { fr: 'Répondre à la demande et ouvrir l’essai', en: 'Answering the request and starting the trial' },
    basis: preContract,
    who: { fr: 'L’équipe du portail', en: 'The portal’s team' },
  },
];
