import { parisDay } from '@memocartes/contract/calendar/days';
import type { AccountStatus } from '@memocartes/contract/people/people';
import type { Role } from '@memocartes/contract/permissions/roles';

/** A day as it is written: `dd/mm/yyyy`. */
export const writeDay = (day: string | null) => day && day.split('-').reverse().join('/');
/** The day of an instant in Paris. */
export const writeDayOf = (instant: string | null) => instant && writeDay(parisDay(instant));

export const statusWords: Record<AccountStatus, string> = {
  ACTIVE: 'Actif',
  INACTIVE: 'Accès terminé',
  BANNED: 'Banni',
  PENDING: 'Invité',
};
/** The same words as on the screens: an account without an address waits to be completed, not for an answer. */
export const accountWord = ({ status, email }: { status: AccountStatus; email: string | null }) =>
  status === 'PENDING' && !email ? 'À compléter' : statusWords[status];
export const studentWords = { ACTIVE: 'Actif', INACTIVE: 'Parti' } as const;
export const roleWords: Record<Role, string> = {
  SUPERADMIN: 'Super-administrateur',
  ADMIN: 'Direction',
  TEACHER: 'Enseignant',
  USER: 'Proche',
};
