import type { AuditKind, AuditTarget } from '@memocartes/contract/audit/audit';
import type { AuditRow } from '@memocartes/contract/audit/audit.routes';
import { writeDetails } from '@memocartes/contract/audit/detail-words';
import { isRole } from '@memocartes/contract/permissions/roles';

import type { Export } from '../csv/export.ts';
import { roleWord, writeDay } from '../csv/words.ts';

export const kindWords: Record<AuditKind, string> = {
  SIGN_IN: 'Connexion',
  SIGN_IN_FAILED: 'Connexion refusée',
  SIGN_IN_LOCKED: 'Connexion bloquée',
  SECOND_FACTOR_CHANGED: 'Connexion en deux étapes modifiée',
  RECOVERY_CODE_USED: 'Code de secours utilisé',
  PASSWORD_CHANGED: 'Mot de passe modifié',
  EMAIL_CHANGED: 'Adresse e-mail modifiée',
  SESSIONS_ENDED: 'Sessions fermées',
  REFUSED: 'Accès refusé',
  EXPORTED: 'Export de données',
  ACCOUNT_CREATED: 'Compte créé',
  SLIP_MADE: 'Fiche d’invitation créée',
  SLIP_USED: 'Fiche d’invitation utilisée',
  ACCESS_CHANGED: 'Droits modifiés',
  ATTACHED: 'Proche rattaché',
  DETACHED: 'Proche détaché',
  CLASS_TEACHERS_CHANGED: 'Enseignants d’une classe modifiés',
  SCHOOL_OPENED: 'Établissement consulté',
  SCHOOL_CHANGED: 'Action dans un établissement',
  SETTINGS_CHANGED: 'Réglages modifiés',
  DEVICE_APPROVED: 'Tablette autorisée',
  DEVICE_REVOKED: 'Tablette retirée',
  DEVICE_RESTORED: 'Tablette rétablie',
  DEVICE_SECRET_CHANGED: 'QR code des tablettes renouvelé',
  CONSENT_CHANGED: 'Consentement modifié',
  REMOTE_CHANGED: 'Version d’un module modifiée',
  DEVELOPERS_CHANGED: 'Liste des développeurs modifiée',
  DELETED: 'Suppression',
  ERASED: 'Effacement',
};

/** Bulk operations, which are recorded as changes of a school. */
const operationWords: Record<string, string> = {
  IMPORT: 'Import d’un fichier',
  YEAR_CHANGE: 'Passage d’année',
  UNDO_IMPORT: 'Import annulé',
  UNDO_YEAR_CHANGE: 'Passage d’année annulé',
};

export const targetWords: Record<AuditTarget, string> = {
  SCHOOL: 'Établissement',
  USER: 'Personne',
  STUDENT: 'Élève',
  CLASS: 'Classe',
  DEVICE: 'Tablette',
  EXPORT: 'Export',
};

function nameOf(actor: AuditRow['actor']): string {
  if (!actor) return 'Le portail ou une personne non connectée';
  if (actor.type === 'DEVICE') return 'Tablette ou appareil à la maison';
  return actor.name || `Compte nº ${actor.id}`;
}
const roleOf = (actor: AuditRow['actor']) =>
  actor?.type === 'ACCOUNT' && isRole(actor.role) ? roleWord(actor.role) : '';
const instants = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Paris',
});

const writeInstant = (instant: string) => instants.format(new Date(instant));
const detailsFormat = { locale: 'fr', day: (day: string) => writeDay(day) ?? '', instant: writeInstant } as const;

export const auditCsv: Export<AuditRow> = {
  name: 'journal-audit',
  columns: [
    ['Date', (row) => writeInstant(row.date_create)],
    ['Événement', ({ kind, details }) => operationWords[String(details.operation)] ?? kindWords[kind]],
    ['Auteur', ({ actor }) => nameOf(actor)],
    ['Rôle', ({ actor }) => roleOf(actor)],
    ['Établissement', ({ school }) => school && (school.name ?? `nº ${school.id}`)],
    ['Concerne', ({ target }) => target && (target.name || `${targetWords[target.type]} nº ${target.id ?? ''}`)],
    ['Réseau', ({ address }) => address],
    ['Appareil', ({ device }) => device],
    ['Détails', ({ details }) => writeDetails(details, detailsFormat)],
  ],
};
