import { requestMinutes, unusedDays } from '../devices/approval/approval.ts';
import { accessRetentions } from './retention.access.ts';
import { platformRetentions } from './retention.platform.ts';
import type { Retention } from './retention.types.ts';

const year = 365;

/**
 * All retention periods of the portal. The deletion job, the register page and docs/privacy.md use this table
 * [privacy.retention].
 */
export const retentions = [
  ...accessRetentions,
  {
    id: 'card-operations',
    days: 1,
    what: {
      fr: 'Données d’annulation d’un import ou d’un changement de cartes',
      en: 'Undo data of an import or a change of cards',
    },
    period: { fr: '24 heures', en: '24 hours' },
    why: { fr: 'Elles disparaissent avec le droit d’annuler.', en: 'Deleted with the right to undo.' },
  },
  {
    id: 'undo-data',
    days: 1,
    what: {
      fr: 'Données d’annulation d’un import de personnes ou d’un passage d’année',
      en: 'Undo data of an import of people or a year change',
    },
    period: { fr: '24 heures', en: '24 hours' },
    why: { fr: 'Elles disparaissent avec le droit d’annuler.', en: 'Deleted with the right to undo.' },
  },
  {
    id: 'operations',
    days: year,
    what: { fr: 'Bilan chiffré des imports et passages d’année', en: 'Figures of imports and year changes' },
    period: { fr: '1 an', en: '1 year' },
    why: { fr: 'Une année scolaire, pour comprendre un effectif.', en: 'One school year, to explain enrolment.' },
  },
  {
    id: 'mails',
    days: 30,
    what: {
      fr: 'E-mails envoyés (adresse et objet\u00a0; le texte est effacé à l’envoi)',
      en: 'Mails sent (address and subject; the text is erased when sent)',
    },
    period: { fr: '30 jours', en: '30 days' },
    why: { fr: 'Répondre à «\u00a0je n’ai rien reçu\u00a0».', en: 'Answers “I received nothing”.' },
  },
  {
    id: 'notifications',
    days: 90,
    what: { fr: 'Notifications', en: 'Notifications' },
    period: { fr: '90 jours', en: '90 days' },
    why: { fr: 'Un trimestre scolaire.', en: 'One school term.' },
  },
  {
    id: 'contact-messages',
    days: year,
    what: {
      fr: 'Messages du formulaire de contact, demandes d’essai',
      en: 'Messages of the contact form, requests for a trial',
    },
    period: { fr: '1 an', en: '1 year' },
    why: { fr: 'Traiter et suivre la demande.', en: 'Handling and following up the request.' },
  },
  ...platformRetentions,
  {
    // [messaging.retention]
    id: 'chat-messages',
    what: { fr: 'Messages entre l’école et les familles', en: 'Messages between school and families' },
    period: { fr: 'fin de l’année scolaire suivante', en: 'end of the following school year' },
    why: { fr: 'Suivi de l’élève d’une année sur l’autre.', en: 'Follow-up of the student from one year to the next.' },
  },
  {
    id: 'history',
    days: 3 * year,
    what: { fr: 'Historique des modifications', en: 'History of changes' },
    period: { fr: '3 ans', en: '3 years' },
    why: { fr: 'La durée d’un cycle scolaire.', en: 'The length of a school cycle.' },
  },
  {
    // [audit.append-only]
    id: 'audit',
    days: year,
    what: {
      fr: 'Journal d’audit (connexions, refus, exports, droits)',
      en: 'Audit log (sign-ins, refusals, exports, permissions)',
    },
    period: { fr: '1 an', en: '1 year' },
    why: {
      fr: 'Recommandation de la CNIL sur la journalisation (délibération 2021-122)\u00a0: 6 mois à 1 an.',
      en: 'CNIL recommendation on logging (deliberation 2021-122): 6 months to 1 year.',
    },
  },
  {
    id: 'answers',
    what: { fr: 'Réponses des élèves, suivi terminé', en: 'Students’ answers, finished tracking' },
    period: {
      fr: 'fin de l’année scolaire suivante\u00a0; le suivi en cours est gardé tant qu’il sert à placer les cartes',
      en: 'end of the following school year; tracking in progress is kept while it places the cards',
    },
    why: { fr: 'Comparer deux années de révision.', en: 'Comparing two years of revision.' },
  },
  {
    id: 'revision-sessions',
    what: { fr: 'Séances de révision', en: 'Revision sessions' },
    period: { fr: 'fin de l’année scolaire suivante', en: 'end of the following school year' },
    why: { fr: 'Comparer deux années de révision.', en: 'Comparing two years of revision.' },
  },
  {
    id: 'print-files',
    days: 7,
    what: { fr: 'Fichiers de cartes à imprimer', en: 'Files of cards to print' },
    period: { fr: '7 jours', en: '7 days' },
    why: { fr: 'Réimprimer une feuille ratée.', en: 'Printing a failed sheet again.' },
  },
  {
    id: 'print-jobs',
    what: { fr: 'Compteur d’impressions', en: 'Print counter' },
    period: { fr: 'fin de l’année scolaire', en: 'end of the school year' },
    why: { fr: 'La limite est annuelle.', en: 'The limit is yearly.' },
  },
  {
    id: 'exports',
    days: 1,
    what: { fr: 'Exports de données personnelles', en: 'Exports of personal data' },
    period: { fr: '24 heures', en: '24 hours' },
    why: { fr: 'Le temps de les télécharger.', en: 'Time to download them.' },
  },
  {
    id: 'imported-files',
    days: 1,
    what: { fr: 'Fichiers d’import', en: 'Imported files' },
    period: { fr: '1 jour', en: '1 day' },
    why: { fr: 'Le temps de valider l’import.', en: 'Time to confirm the import.' },
  },
  {
    id: 'deleted-resources',
    days: 1,
    what: { fr: 'Ressources supprimées et leur fichier', en: 'Deleted resources and their file' },
    period: { fr: '1 jour', en: '1 day' },
    why: { fr: 'Le délai pour annuler.', en: 'The time in which it can be undone.' },
  },
  {
    id: 'uploads',
    days: 1,
    what: { fr: 'Fichiers envoyés sans ressource', en: 'Uploaded files without a resource' },
    period: { fr: '1 jour', en: '1 day' },
    why: { fr: 'Le temps de remplir le formulaire.', en: 'Time to complete the form.' },
  },
  {
    id: 'unused-files',
    what: { fr: 'Fichiers que plus rien n’utilise', en: 'Files that nothing uses any more' },
    period: { fr: 'supprimés aussitôt, vérifié chaque jour', en: 'deleted at once, checked daily' },
    why: { fr: 'Une photo ne survit pas à son remplacement.', en: 'A photo does not outlive its replacement.' },
  },
  {
    id: 'devices',
    days: unusedDays,
    what: { fr: 'Tablettes inutilisées', en: 'Unused tablets' },
    period: { fr: `${unusedDays} jours après leur dernier usage`, en: `${unusedDays} days after their last use` },
    why: { fr: 'Une tablette perdue n’ouvre plus rien.', en: 'A lost tablet opens nothing.' },
  },
  {
    id: 'home-devices',
    days: unusedDays,
    what: { fr: 'Appareils à la maison (empreinte du cookie)', en: 'Devices at home (hash of the cookie)' },
    period: {
      fr: `${unusedDays} jours après leur dernière utilisation`,
      en: `${unusedDays} days after their last use`,
    },
    why: { fr: 'Un appareil qui ne sert plus ne voit plus rien.', en: 'A device out of use sees nothing any more.' },
  },
  {
    id: 'home-codes',
    days: 1,
    what: { fr: 'Codes qui rattachent un appareil à un enfant', en: 'Codes that attach a device to a child' },
    period: { fr: '1 jour après leur fin de validité', en: '1 day after they expire' },
    why: { fr: 'Ils ne servent plus à rien une fois expirés.', en: 'Useless once expired.' },
  },
  {
    id: 'home-revisions',
    what: { fr: 'Révisions à la maison', en: 'Revisions at home' },
    period: { fr: 'fin de l’année scolaire suivante', en: 'end of the following school year' },
    why: { fr: 'Comparer deux années de révision.', en: 'Comparing two years of revision.' },
  },
  {
    id: 'device-requests',
    what: { fr: 'Demandes de tablettes restées sans réponse', en: 'Requests of tablets that nobody answered' },
    period: { fr: `${requestMinutes} minutes`, en: `${requestMinutes} minutes` },
    why: {
      fr: 'Le temps que quelqu’un de l’école autorise la tablette.',
      en: 'Time for somebody of the school to approve the tablet.',
    },
  },
  {
    id: 'attach-requests',
    days: 30,
    what: { fr: 'Demandes de rattachement d’un proche, closes', en: 'Closed requests to attach a follower' },
    period: {
      fr: '30 jours après la réponse, ou après les 30 jours laissés pour répondre',
      en: '30 days after the answer, or after the 30 days given to answer',
    },
    why: { fr: 'Répondre à une question de l’école ou de la famille.', en: 'Answers a question of school or family.' },
  },
  {
    id: 'departed-students',
    days: year,
    what: { fr: 'Élèves partis (statut inactif)', en: 'Departed students (inactive)' },
    period: { fr: '1 an après leur départ, puis effacement', en: '1 year after they left, then erasure' },
    why: { fr: 'Un retour ou une réclamation pendant l’année.', en: 'A return or a claim within the year.' },
  },
  {
    // [privacy.pending]
    id: 'pending-accounts',
    days: year,
    what: { fr: 'Invitations jamais acceptées', en: 'Invitations never accepted' },
    period: { fr: '1 an après la dernière invitation', en: '1 year after the last invitation' },
    why: { fr: 'L’invitation a pu attendre la rentrée suivante.', en: 'It may have waited for the next school year.' },
  },
  {
    id: 'accounts-without-person',
    days: 1,
    what: { fr: 'Comptes créés sans être complétés', en: 'Accounts that were created and never completed' },
    period: { fr: '1 jour', en: '1 day' },
    why: { fr: 'L’adresse e-mail redevient libre.', en: 'The e-mail address becomes free again.' },
  },
  {
    id: 'remote-reports',
    days: 7,
    what: {
      fr: 'Personnes pour qui un module du portail s’est affiché ou a échoué (empreintes, sans identité)',
      en: 'People for whom a module of the portal was shown or failed (hashes, no identity)',
    },
    period: { fr: '7 jours après le dernier signalement', en: '7 days after the last report' },
    why: { fr: 'Retirer une version en panne.', en: 'Withdraws a version that fails.' },
  },
  {
    id: 'unused-accounts',
    days: 3 * year,
    what: { fr: 'Comptes inutilisés', en: 'Unused accounts' },
    period: {
      fr: '3 ans après la dernière connexion, puis effacement',
      en: '3 years after the last sign-in, then erasure',
    },
    why: {
      fr: 'Durée de référence de la CNIL à compter du dernier contact.',
      en: 'CNIL’s reference period from the last contact.',
    },
  },
  {
    id: 'invoices',
    // Ten years have at most three leap days.
    days: 10 * year + 3,
    what: { fr: 'Factures de l’établissement', en: 'Invoices of the school' },
    period: { fr: '10 ans', en: '10 years' },
    why: { fr: 'Code de commerce, article L123-22.', en: 'French commercial code, article L123-22.' },
  },
] as const satisfies readonly Retention[];

export type RetentionId = (typeof retentions)[number]['id'];

/** Number of days for which a kind of data is kept. @throws Error when the kind has no `days` */
export function retentionDays(id: RetentionId): number {
  const retention: Retention | undefined = retentions.find((row) => row.id === id);
  if (retention?.days === undefined) throw new Error(`${id} has no retention in days`);
  return retention.days;
}
