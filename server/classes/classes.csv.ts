import type { ClassRow } from '@memocartes/contract/classes/classes.routes';
import { fullName } from '@memocartes/contract/text/full-name';

import type { Export } from '../csv/export.ts';
import { writeDayOf } from '../csv/words.ts';

export const classesCsv: Export<ClassRow> = {
  name: 'classes',
  columns: [
    ['Classe', (row) => row.name],
    ['Niveau', (row) => row.level],
    ['Enseignants', (row) => row.teachers.map(fullName).join(', ')],
    ['Élèves', (row) => row.nb_students],
    ['Dernière séance', (row) => writeDayOf(row.last_session)],
  ],
};
