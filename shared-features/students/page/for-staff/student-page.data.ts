import type { Student } from '@memocartes/contract/students/students.routes';

import { ines } from '../../../fixtures/students.data.ts';

/** A student of the stories with two followers; the second has no address and is not invited yet. */
export const student: Student = {
  ...ines,
  school: { id: 1, name: 'École Jean-Macé' },
  followers: [
    {
      id: 30,
      firstname: 'Karim',
      lastname: 'Benali',
      email: 'karim@example.fr',
      phone: '06 12 34 56 78',
      account: { status: 'ACTIVE', date_invited: '2026-09-01T08:00:00Z', date_status: '2026-09-04T18:00:00Z' },
      relation: 'Père',
      relation_other: null,
    },
    {
      id: 32,
      firstname: 'Odile',
      lastname: 'Martin',
      email: null,
      phone: null,
      account: { status: 'PENDING', date_invited: null, date_status: '2026-09-01T08:00:00Z' },
      relation: 'Autre',
      relation_other: 'Voisine',
    },
  ],
};
