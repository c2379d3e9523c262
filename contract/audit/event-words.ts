import { type Words, wordsOf } from '../text/words.ts';
import type { AuditRow } from './audit.routes.ts';
import type { AuditKind, AuditTarget } from './audit.ts';

/** The kinds of events in words. */
export const kindWords: Readonly<Record<AuditKind, Words>> = {
  SIGN_IN: { fr: 'Connexion', en: 'Sign-in' },
  SIGN_IN_FAILED: { fr: 'Connexion refusée', en: 'Sign-in refused' },
  SIGN_IN_LOCKED: { fr: 'Connexion bloquée', en: 'Sign-in locked' },
  SECOND_FACTOR_CHANGED: { fr: 'Connexion en deux étapes modifiée', en: 'Two-step sign-in changed' },
  RECOVERY_CODE_USED: { fr: 'Code de secours utilisé', en: 'Recovery code used' },
  PASSWORD_CHANGED: { fr: 'Mot de passe modifié', en: 'Password changed' },
  EMAIL_CHANGED: { fr: 'Adresse e-mail modifiée', en: 'E-mail address changed' },
  SESSIONS_ENDED: { fr: 'Sessions fermées', en: 'Sessions ended' },
  REFUSED: { fr: 'Accès refusé', en: 'Access refused' },
  EXPORTED: { fr: 'Export de données', en: 'Data export' },
  ACCOUNT_CREATED: { fr: 'Compte créé', en: 'Account created' },
  SLIP_MADE: { fr: 'Fiche d’invitation créée', en: 'Invitation slip created' },
  SLIP_USED: { fr: 'Fiche d’invitation utilisée', en: 'Invitation slip used' },
  ACCESS_CHANGED: { fr: 'Droits modifiés', en: 'Permissions changed' },
  ATTACHED: { fr: 'Proche rattaché', en: 'Follower attached' },
  DETACHED: { fr: 'Proche détaché', en: 'Follower detached' },
  CLASS_TEACHERS_CHANGED: { fr: 'Enseignants d’une classe modifiés', en: 'Teachers of a class changed' },
  SCHOOL_CREATED: { fr: 'Établissement créé', en: 'School created' },
  SCHOOL_OPENED: { fr: 'Établissement consulté', en: 'School opened' },
  SCHOOL_CHANGED: { fr: 'Action dans un établissement', en: 'Action in a school' },
  SETTINGS_CHANGED: { fr: 'Réglages modifiés', en: 'Settings changed' },
  DEVICE_APPROVED: { fr: 'Tablette autorisée', en: 'Tablet approved' },
  DEVICE_REVOKED: { fr: 'Tablette retirée', en: 'Tablet removed' },
  DEVICE_RESTORED: { fr: 'Tablette rétablie', en: 'Tablet restored' },
  DEVICE_SECRET_CHANGED: { fr: 'QR code des tablettes renouvelé', en: 'QR code of tablets renewed' },
  CONSENT_CHANGED: { fr: 'Consentement modifié', en: 'Consent changed' },
  REMOTE_CHANGED: { fr: 'Version d’un module modifiée', en: 'Version of a module changed' },
  DEVELOPERS_CHANGED: { fr: 'Liste des développeurs modifiée', en: 'List of developers changed' },
  DELETED: { fr: 'Suppression', en: 'Deletion' },
  ERASED: { fr: 'Effacement', en: 'Erasure' },
};

/** Bulk operations, which are recorded as changes of a school. */
const operationWords: Readonly<Record<string, Words>> = {
  IMPORT: { fr: 'Import d’un fichier', en: 'Import of a file' },
  YEAR_CHANGE: { fr: 'Passage d’année', en: 'Year change' },
  UNDO_IMPORT: { fr: 'Import annulé', en: 'Import undone' },
  UNDO_YEAR_CHANGE: { fr: 'Passage d’année annulé', en: 'Year change undone' },
};

/** What an event is about, in words. */
export const targetWords: Readonly<Record<AuditTarget, Words>> = {
  SCHOOL: { fr: 'Établissement', en: 'School' },
  USER: { fr: 'Personne', en: 'Person' },
  STUDENT: { fr: 'Élève', en: 'Student' },
  CLASS: { fr: 'Classe', en: 'Class' },
  DEVICE: { fr: 'Tablette', en: 'Tablet' },
  EXPORT: { fr: 'Export', en: 'Export' },
};

/** An event in words: the name of its bulk operation, or of its kind. */
export const eventWords = ({ kind, details }: Pick<AuditRow, 'kind' | 'details'>): Words =>
  operationWords[String(details.operation)] ?? wordsOf(kindWords, kind);
