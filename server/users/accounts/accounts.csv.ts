import type { Account, AppFollower } from '@memocartes/contract/auth/auth.routes';
import { fullName } from '@memocartes/contract/text/full-name';

import type { Export } from '../../csv/export.ts';
import { roleWord, statusColumns, writeDayOf } from '../../csv/words.ts';

export const accountsCsv: Export<Account> = {
  name: 'comptes',
  columns: [
    ['Nom', (row) => row.lastname],
    ['Prénom', (row) => row.firstname],
    ['E-mail', (row) => row.email],
    ['Téléphone', (row) => row.phone],
    ['Rôle', (row) => roleWord(row.role)],
    ...statusColumns<Account>((row) => row),
    ['Souscription', (row) => writeDayOf(row.date_subscription)],
    ['Expiration', (row) => writeDayOf(row.date_expiration)],
  ],
};

export const appFollowersCsv: Export<AppFollower> = {
  name: 'proches de l’application',
  columns: [
    ['Nom', (row) => row.lastname],
    ['Prénom', (row) => row.firstname],
    ['E-mail', (row) => row.email],
    ['Téléphone', (row) => row.phone],
    ...statusColumns<AppFollower>((row) => row),
    ['Enfants', ({ students }) => students.map(({ student }) => fullName(student)).join(', ')],
    ['Liens', ({ students }) => students.map(({ relation }) => relation).join(', ')],
    ['Établissements', ({ students }) => [...new Set(students.map(({ student }) => student.school.name))].join(', ')],
  ],
};
