import type { ImportPreview, ImportRow, SchoolImportPreview } from '@memocartes/contract/imports/imports.routes';

import { notRead } from '../rows/useValidatedRows.ts';

export const student = { firstname: 'Inès', lastname: 'Benali', gender: 'F', birthdate: '2018-03-14', level: 'CE1' };
export const acceptedRow: ImportRow = { line: 2, student, status: 'OK', message: null };
export const wrongBirthdate: ImportRow = {
  line: 3,
  student: { ...student, firstname: 'Ada', birthdate: '31/02/2018' },
  status: 'BAD_BIRTHDATE',
  message: 'Ce jour n’existe pas\u00a0: «\u00a031/02/2018\u00a0». Vérifiez la date.',
};
export const unknownLevel: ImportRow = {
  line: 5,
  student: { ...student, firstname: 'Lou', level: 'CLIS' },
  status: 'BAD_LEVEL',
  message: 'Niveau non pris en charge : “CLIS”. Niveaux acceptés : CP, CE1, CE2, CM1, CM2.',
};
export const existing: ImportRow = {
  line: 4,
  student: { ...student, firstname: 'Zoé' },
  status: 'ALREADY_EXISTS',
  message: 'Cet élève existe déjà dans la classe CE1 A.',
};
export const preview: ImportPreview = {
  rows: [acceptedRow, wrongBirthdate],
  count: 2,
  nb_ok: 1,
  message: null,
  nb_seats_missing: 0,
  encoding: 'utf-8',
  separator: ',',
  format: 'csv',
  sheet: null,
};

type SentRow = Pick<ImportRow, 'line' | 'student'> & { readonly skip?: boolean };
const levels = ['CP', 'CE1', 'CE2', 'CM1', 'CM2'];

/** Mock server with two rules: format of the birth date, supported level. */
export function validate(rows: readonly SentRow[]): ImportPreview {
  const validated = rows.map(({ line, student: sentStudent, skip }): ImportRow => {
    if (skip) return { line, student: sentStudent, status: 'LEFT_OUT', message: null };
    if (sentStudent.level && !levels.includes(sentStudent.level)) {
      return { ...unknownLevel, line, student: sentStudent };
    }
    const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(sentStudent.birthdate ?? '') ?? [];
    const birthdate = year && day !== '31' ? `${year}-${month}-${day}` : sentStudent.birthdate;
    const isRead = birthdate === null || /^\d{4}-/.test(birthdate);
    const verdict = isRead
      ? { status: 'OK' as const, message: null }
      : { status: wrongBirthdate.status, message: wrongBirthdate.message };
    return { line, student: { ...sentStudent, birthdate }, ...verdict };
  });
  const nb_ok = validated.filter(({ status }) => status === 'OK').length;
  return { rows: validated, count: validated.length, nb_ok, message: null, nb_seats_missing: 0, ...notRead };
}

/** Body of a request that sends corrected rows. */
export type Corrected = { readonly rows?: readonly SentRow[] };

export const importResult = {
  count: 1,
  rows: [
    { ...acceptedRow, id: 9 },
    { ...wrongBirthdate, id: null },
  ],
  operation_id: 7,
};
export const undone = { nb_undone: 1, nb_restored: 0, nb_kept: 0, kept: [], nb_classes: 0, nb_adults: 0 };

export const inClass = (row: ImportRow, class_: string, place: ImportRow['place']): ImportRow => ({
  ...row,
  student: { ...row.student, class_ },
  place,
});

export const school: SchoolImportPreview = {
  ...preview,
  encoding: 'windows-1252',
  separator: ';',
  rows: [
    inClass(acceptedRow, 'CE1 A', 'EXISTING'),
    inClass(wrongBirthdate, 'CP A', 'NEW'),
    inClass({ ...acceptedRow, line: 5, student: { ...student, firstname: 'Noé' } }, 'CP A', 'NEW'),
    { ...acceptedRow, line: 6, student: { ...student, firstname: 'Lou' }, place: 'NONE' },
  ],
  count: 4,
  nb_ok: 3,
  classes: [
    { id: 3, name: 'CE1 A', level: 'CE1', nb_students: 1, nb_moved: 0 },
    { id: null, name: 'CP A', level: 'CP', nb_students: 1, nb_moved: 0 },
    { id: null, name: 'CM1 B', level: 'CM1', nb_students: 0, nb_moved: 1 },
  ],
  classes_message: null,
  difference: {
    moves: [
      {
        id: 21,
        name: 'Zoé BENALI',
        level: 'CE2',
        level_after: 'CM1',
        class_: 'CE2 B',
        class_after: 'CM1 B',
        is_back: false,
      },
    ],
    departures: [{ id: 22, name: 'Max BENALI', class_: 'CM2 A' }],
    message: null,
    nb_seats_missing: 0,
    classes_message: null,
  },
};
export const inSheet = (row: ImportRow, line: number, name: string): ImportRow => ({
  ...inClass(row, name, 'NEW'),
  line: row.line,
  in_sheet: { name, line },
});
