import { kindWords, targetWords } from '@memocartes/contract/audit/event-words';
import { fieldWords, valueWord } from '@memocartes/contract/history/field-words';
import type { HistoryAction, HistoryEntity } from '@memocartes/contract/history/history.routes';
import { deliveryFailureWords } from '@memocartes/contract/mails/delivery-words';
import { notificationKindWords } from '@memocartes/contract/notifications/kind-words';
import { roles } from '@memocartes/contract/permissions/roles';
import type { Words } from '@memocartes/contract/text/words';

import { cardStatusWords, cardTypeWords } from '../../cards/cards.csv.ts';
import { roleWord, statusWords, studentStatusWords } from '../../csv/words.ts';

type CodeWords = Readonly<Record<string, string>>;

const frenchOf = (words: Readonly<Record<string, Words>>): CodeWords =>
  Object.fromEntries(Object.entries(words).map(([code, { fr }]) => [code, fr]));

const historyActions: Record<HistoryAction, string> = {
  CREATE: 'Fiche créée',
  UPDATE: 'Fiche modifiée',
  DELETE: 'Fiche supprimée',
  STATUS: 'Statut changé',
  PLACE: 'Classe changée',
  ATTACH: 'Proche rattaché',
  DETACH: 'Proche détaché',
  ATTACH_REQUEST: 'Demande de rattachement envoyée',
  ATTACH_REFUSE: 'Demande de rattachement refusée',
  ATTACH_WITHDRAW: 'Demande de rattachement retirée',
  ATTACH_EXPIRE: 'Demande de rattachement expirée',
  SHARE: 'Personne ajoutée à un autre établissement',
  IMPORT: 'Fichier importé',
  YEAR_CHANGE: 'Passage d’année',
  UNDO: 'Opération annulée',
  DEVICE_APPROVE: 'Tablette autorisée',
  DEVICE_REVOKE: 'Tablettes retirées',
  DEVICE_RESTORE: 'Tablette rétablie',
  DEVICE_SECRET: 'QR code des tablettes renouvelé',
};

/** The French words of codes, by field, or by section and field where sections use a field differently. */
const words: Readonly<Record<string, CodeWords>> = {
  gender: { M: 'Garçon', F: 'Fille' },
  role: Object.fromEntries(roles.map((role) => [role, roleWord(role)])),
  lang: { fr: 'Français', en: 'Anglais' },
  action: historyActions,
  mode: { PRACTICE: 'Entraînement', COUNTS: 'Compte comme en classe' },
  opened_by: { FOLLOWER: 'Un proche', CODE: 'Un code' },
  'account.status': statusWords,
  invitation_failure: frenchOf(deliveryFailureWords),
  'identity.status': studentStatusWords,
  'cards.status': cardStatusWords,
  'cards.kind': cardTypeWords,
  'attach-requests.status': {
    PENDING: 'En attente',
    ACCEPTED: 'Acceptée',
    REFUSED: 'Refusée',
    WITHDRAWN: 'Retirée',
    EXPIRED: 'Expirée',
  },
  'prints.status': { PENDING: 'En attente', RUNNING: 'En cours', DONE: 'Terminée', FAILED: 'Échouée' },
  'sessions.status': { INACTIVE: 'En attente', ACTIVE: 'Révise', ENDED: 'A terminé' },
  'answers.kind': {
    ANSWER: 'Réponse',
    PLACE: 'Placement à la main',
    DEMO: 'Mode démo',
    UNDO: 'Annulation',
    PRACTICE: 'Entraînement',
  },
  'consents.kind': { AVATAR: 'Photo' },
  'notification-preferences.kind': frenchOf(notificationKindWords),
  'audit.kind': frenchOf(kindWords),
  'activity.type': frenchOf(targetWords),
};

/** The words for a code in a field of a section; undefined for any other value. */
export const codeWord = (section: string, field: string, code: string): string | undefined =>
  (words[`${section}.${field}`] ?? words[field])?.[code];

const wordOfValue = (field: string, value: string, entity: HistoryEntity | undefined) =>
  valueWord(field, value, entity)?.fr ?? codeWord('', field, value);

type Write = (value: string | number | boolean | null) => string;

/**
 * The changes of an entry of the history, stored as JSON, in words: each field, and its values before and after.
 * @param write writes a value that is not a code
 */
export function changesInWords(json: string, entity: HistoryEntity | undefined, write: Write): string {
  const changes = JSON.parse(json) as Record<string, readonly (string | number | boolean | null)[]>;
  return Object.entries(changes)
    .map(([field, values]) => {
      const texts = values.map((value) => wordOfValue(field, String(value), entity) ?? write(value));
      return `${fieldWords[field]?.fr ?? write(field)}\u00a0: ${texts.join(' → ')}`;
    })
    .join(' · ');
}
