import { parisDay } from '@memocartes/contract/learning/calendar/days';
import { type Role, roleRow } from '@memocartes/contract/permissions/roles';
import {
  type PersonAccount,
  type PersonStatus,
  personStatus,
  personStatusDate,
} from '@memocartes/contract/users/account-status';
import { type NextAction, nextAction } from '@memocartes/contract/users/next-actions';

import type { Column } from './export.ts';

/** A day in French format: `dd/mm/yyyy`. */
export const writeDay = (day: string | null) => day && day.split('-').reverse().join('/');
/** The day of an instant in Paris, as `dd/mm/yyyy`. */
export const writeDayOf = (instant: string | null) => instant && writeDay(parisDay(instant));

export const statusWords: Record<PersonStatus, string> = {
  ACTIVE: 'Actif',
  INACTIVE: 'Accès terminé',
  BANNED: 'Banni',
  PENDING: 'Invité(e)',
  UNDELIVERED: 'Invitation non remise',
  INCOMPLETE: 'À compléter',
};
const actionWords: Record<NextAction, string> = {
  ADD_EMAIL: 'Ajouter un e-mail',
  CORRECT_EMAIL: 'Corriger l’adresse',
  INVITE: 'Inviter',
  RESEND: 'Renvoyer l’invitation',
  PRINT_SLIP: 'Imprimer l’invitation',
};

type Account = PersonAccount & { date_status: string };

/**
 * Columns of a person's status in the terms of the screens, its date, and the next action [invitations.to-complete].
 */
export const statusColumns = <R>(accountOf: (row: R) => Account): Column<R>[] => [
  ['Statut', (row) => statusWords[personStatus(accountOf(row))]],
  ['Depuis', (row) => writeDayOf(personStatusDate(accountOf(row)))],
  [
    'À faire',
    (row) => {
      const action = nextAction(accountOf(row));
      return action && actionWords[action];
    },
  ],
];

export const studentStatusWords = { ACTIVE: 'Actif', INACTIVE: 'Parti' } as const;
export const roleWord = (role: Role): string => roleRow(role).label.fr;
