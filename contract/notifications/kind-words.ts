import type { Words } from '../text/words.ts';
import type { NotificationKind } from './kinds.ts';

/** The kinds of notifications in words. */
export const notificationKindWords: Readonly<Record<NotificationKind, Words>> = {
  MESSAGE_RECEIVED: { fr: 'Message reçu', en: 'Message received' },
  PACK_GIVEN: { fr: 'Pack donné à la classe', en: 'Pack given to the class' },
  PACK_REPLACED: { fr: 'Pack remplacé par un collègue', en: 'Pack replaced by a colleague' },
  REVISION_ENDED: { fr: 'Révision terminée', en: 'Revision finished' },
  SET_ACQUIRED: { fr: 'Pack entièrement acquis', en: 'Pack entirely acquired' },
  RESOURCE_ADDED: { fr: 'Ressource ajoutée', en: 'Resource added' },
  ANNOUNCEMENT: { fr: 'Annonce de l’équipe du portail', en: 'Announcement from the portal’s team' },
  IMPORT_DONE: { fr: 'Import terminé', en: 'Import finished' },
  IMPORT_UNDONE: { fr: 'Import annulé', en: 'Import undone' },
  YEAR_CHANGE_DONE: { fr: 'Passage d’année effectué', en: 'Year change done' },
  YEAR_CHANGE_UNDONE: { fr: 'Passage d’année annulé', en: 'Year change undone' },
  INVITATION_ACCEPTED: { fr: 'Invitation acceptée', en: 'Invitation accepted' },
  TEACHER_JOINED: { fr: 'Nouvel enseignant par le GAR', en: 'New teacher through the GAR' },
  SEATS_AT_90: { fr: '90\u00a0% des places prises', en: '90% of the seats taken' },
  ACCESS_ENDS: { fr: 'Accès bientôt terminé', en: 'Access ending soon' },
  PRINT_READY: { fr: 'Impression prête', en: 'Print ready' },
  INVOICE_ISSUED: { fr: 'Facture émise', en: 'Invoice issued' },
  INVOICE_LATE: { fr: 'Facture en retard', en: 'Invoice late' },
  REMOTE_FAILED: { fr: 'Module en panne', en: 'Failing module' },
  REMOTE_DROPPED: { fr: 'Nouvelle version retirée', en: 'New version withdrawn' },
};
