import type { StudentRow } from '@memocartes/contract/students/students.routes';

import type { Export } from '../csv/export.ts';
import { studentStatusWords, writeDay, writeDayOf } from '../csv/words.ts';

/** Columns of the file of students; an import reads the first six. */
export const studentsCsv: Export<StudentRow> = {
  name: 'élèves',
  columns: [
    ['Nom', (row) => row.lastname],
    ['Prénom', (row) => row.firstname],
    ['Sexe', (row) => row.gender],
    ['Date naissance', (row) => writeDay(row.birthdate)],
    ['Niveau', (row) => row.level],
    ['Classe', (row) => row.class_?.name],
    ['Cartes physiques', (row) => row.is_phygital],
    ['Statut', (row) => studentStatusWords[row.status]],
    ['Depuis', (row) => writeDayOf(row.date_status)],
  ],
};
