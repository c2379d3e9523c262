import { fullName } from '@memocartes/contract/text/full-name';
import type { Follower, StaffUser } from '@memocartes/contract/users/users.routes';

import type { Export } from '../csv/export.ts';
import { roleWord, statusColumns, writeDayOf } from '../csv/words.ts';

export const staffCsv: Export<StaffUser> = {
  name: 'personnel',
  columns: [
    ['Nom', ({ authentication }) => authentication.lastname],
    ['Prénom', ({ authentication }) => authentication.firstname],
    ['E-mail', ({ authentication }) => authentication.email],
    ['Téléphone', (row) => row.phone],
    ['Rôle', ({ authentication }) => roleWord(authentication.role)],
    ['Classes', (row) => row.classes.map(({ name }) => name).join(', ')],
    ...statusColumns<StaffUser>(({ authentication }) => authentication),
    ['Souscription', ({ authentication }) => writeDayOf(authentication.date_subscription)],
    ['Expiration', ({ authentication }) => writeDayOf(authentication.date_expiration)],
    ['Établissement', (row) => row.school?.name],
  ],
};

export const followersCsv: Export<Follower> = {
  name: 'proches',
  columns: [
    ['Nom', ({ authentication }) => authentication.lastname],
    ['Prénom', ({ authentication }) => authentication.firstname],
    ['E-mail', ({ authentication }) => authentication.email],
    ['Téléphone', (row) => row.phone],
    ['Enfants', ({ student }) => student.map(({ student: child }) => fullName(child)).join(', ')],
    ['Liens', ({ student }) => student.map(({ relation, relation_other }) => relation_other || relation).join(', ')],
    ['Classes', ({ student }) => student.map(({ student: child }) => child.class_?.name ?? '').join(', ')],
    ...statusColumns<Follower>(({ authentication }) => authentication),
  ],
};
