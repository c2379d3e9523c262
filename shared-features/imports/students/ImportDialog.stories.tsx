import type { ImportPreview, ImportRow, SchoolImportPreview } from '@memocartes/contract/imports/imports.routes';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers, Sent } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';
import { fn } from 'storybook/test';

import { notRead } from '../rows/useValidatedRows.ts';
import { studentImportTexts } from '../texts.ts';
import { ImportDialog } from './ImportDialog.tsx';

const student = { firstname: 'Inès', lastname: 'Benali', gender: 'F', birthdate: '2018-03-14', level: 'CE1' };
const ok: ImportRow = { line: 2, student, status: 'OK', message: null };
const wrongBirthdate: ImportRow = {
  line: 3,
  student: { ...student, firstname: 'Ada', birthdate: '31/02/2018' },
  status: 'BAD_BIRTHDATE',
  message: 'Ce jour n’existe pas\u00a0: «\u00a031/02/2018\u00a0». Vérifiez la date.',
};
const unknownLevel: ImportRow = {
  line: 5,
  student: { ...student, firstname: 'Lou', level: 'CLIS' },
  status: 'BAD_LEVEL',
  message: 'Niveau non pris en charge : “CLIS”. Niveaux acceptés : CP, CE1, CE2, CM1, CM2.',
};
const existing: ImportRow = {
  line: 4,
  student: { ...student, firstname: 'Zoé' },
  status: 'ALREADY_EXISTS',
  message: 'Cet élève existe déjà dans la classe CE1 A.',
};
const preview: ImportPreview = {
  rows: [ok, wrongBirthdate],
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
function validate(rows: readonly SentRow[]): ImportPreview {
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

type Corrected = { readonly rows?: readonly SentRow[] };

const respond = ({ body }: Sent) => {
  const { rows } = body as Corrected;
  return rows ? validate(rows) : preview;
};

const written = {
  count: 1,
  rows: [
    { ...ok, id: 9 },
    { ...wrongBirthdate, id: null },
  ],
  operation_id: 7,
};
const undone = { nb_undone: 1, nb_restored: 0, nb_kept: 0, kept: [], nb_classes: 0, nb_adults: 0 };

const meta: Meta<typeof ImportDialog> = {
  title: 'Features/Import of students',
  component: ImportDialog,
  args: { class_: { id: 3, name: 'CE1 A' }, schoolId: 1, onClose: fn(), onOther: fn() },
  decorators: [
    hosted({
      me: fakeMe('ADMIN'),
      texts: studentImportTexts,
      api: {
        'POST /classes/:id/import/students': respond,
        'POST /classes/:id/valid/import/students': written,
        'POST /operations/:id/undo': undone,
      },
    }),
  ],
};
export default meta;
type Story = StoryObj<typeof ImportDialog>;

/** Story parameters with these API responses. */
const api = (answers: Answers) => ({ host: { api: answers } });

export const Default: Story = {};

export const Reading: Story = { parameters: api({ 'POST /classes/:id/import/students': pending }) };

export const OverTheLimit: Story = {
  parameters: api({
    'POST /classes/:id/import/students': {
      ...preview,
      nb_ok: 0,
      message: '37 places libres, 129 élèves à importer\u00a0: laissez des lignes de côté, ou changez d’offre.',
      nb_seats_missing: 92,
    },
  }),
};

export const MissingColumn: Story = {
  parameters: api({
    'POST /classes/:id/import/students': {
      statusCode: 422,
      code: 'INVALID',
      message: 'Colonne absente : prénom. Colonnes lues : nom, classe.',
    },
  }),
};

export const CorrectionFailed: Story = {
  parameters: api({
    'POST /classes/:id/import/students': ({ body }: Sent) => ((body as Corrected).rows ? failing : preview),
  }),
};

/** The only row is wrong, and its correction can't be checked the first time. */
const interrupted = () => {
  let failures = 0;
  return ({ body }: Sent) => {
    const { rows } = body as Corrected;
    if (!rows) return { ...preview, rows: [wrongBirthdate], count: 1, nb_ok: 0 };
    failures += 1;
    return failures === 1 ? failing : validate(rows);
  };
};

export const CorrectionInterrupted: Story = {
  parameters: api({ 'POST /classes/:id/import/students': interrupted() }),
};

/** Rows whose level (« CLIS ») the portal does not support. */
export const UnknownLevels: Story = {
  parameters: api({
    'POST /classes/:id/import/students': ({ body }: Sent) => {
      const more = [unknownLevel, { ...unknownLevel, line: 6, student: { ...unknownLevel.student, firstname: 'Max' } }];
      const { rows } = body as Corrected;
      return rows ? validate(rows) : { ...preview, rows: [ok, wrongBirthdate, ...more], count: 4 };
    },
  }),
};

/** A workbook of which one sheet was read. */
export const Workbook: Story = {
  parameters: api({
    'POST /classes/:id/import/students': { ...preview, ...notRead, format: 'xlsx', sheet: 'Liste 2026' },
  }),
};

/** The teachers’ file, dropped on a class's student import. */
export const FileOfTeachers: Story = {
  parameters: api({
    'POST /classes/:id/import/students': {
      statusCode: 422,
      code: 'FILE_OF_STAFF',
      message: 'Ce fichier est celui des enseignants.',
    },
  }),
};

/** A file imported for the second time. */
export const NothingNew: Story = {
  parameters: api({ 'POST /classes/:id/import/students': { ...preview, rows: [existing], count: 1, nb_ok: 0 } }),
};

const inClass = (row: ImportRow, class_: string, place: ImportRow['place']): ImportRow => ({
  ...row,
  student: { ...row.student, class_ },
  place,
});

const school: SchoolImportPreview = {
  ...preview,
  encoding: 'windows-1252',
  separator: ';',
  rows: [
    inClass(ok, 'CE1 A', 'EXISTING'),
    inClass(wrongBirthdate, 'CP A', 'NEW'),
    inClass({ ...ok, line: 5, student: { ...student, firstname: 'Noé' } }, 'CP A', 'NEW'),
    { ...ok, line: 6, student: { ...student, firstname: 'Lou' }, place: 'NONE' },
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
const schoolArgs = {
  class_: undefined,
  school: { id: 1, name: 'École Jules-Ferry' },
  kind: 'STUDENTS',
  onOther: fn(),
  onNext: fn(),
} as const;

const schoolApi = (answered: SchoolImportPreview) =>
  api({
    'POST /schools/:id/import/students': answered,
    'POST /schools/:id/valid/import/students': { ...written, count: 3, nb_classes: 1, nb_moved: 0, nb_departed: 0 },
    'POST /operations/:id/undo': {
      ...undone,
      nb_kept: 1,
      kept: [{ id: 9, firstname: 'Lou', lastname: 'Benali', reason: 'FOLLOWERS' }],
    },
  });

export const WholeSchool: Story = { args: schoolArgs, parameters: schoolApi(school) };

const inSheet = (row: ImportRow, line: number, name: string): ImportRow => ({
  ...inClass(row, name, 'NEW'),
  line: row.line,
  in_sheet: { name, line },
});

/** A workbook with one sheet per class, and sheets that are not read. */
export const SheetPerClass: Story = {
  args: schoolArgs,
  parameters: schoolApi({
    ...school,
    encoding: null,
    separator: null,
    format: 'xlsx',
    sheet: 'CP A',
    sheets: [
      { name: 'CP A', nb_rows: 1, verdict: 'READ' },
      { name: 'CE1 A', nb_rows: 2, verdict: 'READ' },
      { name: 'CE2', nb_rows: 0, verdict: 'EMPTY' },
      { name: 'Classes 2025', nb_rows: 0, verdict: 'HIDDEN' },
      { name: 'Équipe', nb_rows: 0, verdict: 'STAFF' },
    ],
    rows: [
      inSheet(ok, 2, 'CP A'),
      inSheet({ ...wrongBirthdate, line: 4 }, 2, 'CE1 A'),
      inSheet({ ...ok, line: 5, student: { ...student, firstname: 'Noé' } }, 3, 'CE1 A'),
    ],
    count: 3,
    nb_ok: 2,
  }),
};

/** A missing class whose level is unknown. */
export const ClassWithoutLevel: Story = {
  args: schoolArgs,
  parameters: schoolApi({
    ...school,
    rows: [
      ...school.rows,
      inClass({ ...ok, line: 7, student: { ...student, firstname: 'Tom' } }, 'Les loutres', 'NEW'),
    ],
    classes: [...school.classes, { id: null, name: 'Les loutres', level: null, nb_students: 1, nb_moved: 0 }],
  }),
};

/** One seat too few, if the student who had left comes back. */
export const NoSeatToComeBack: Story = {
  args: schoolArgs,
  parameters: schoolApi({
    ...school,
    difference: {
      ...school.difference,
      moves: school.difference.moves.map((move) => ({ ...move, is_back: true })),
      message: '3 places libres, 4 élèves à importer\u00a0: laissez des lignes de côté, ou changez d’offre.',
      nb_seats_missing: 1,
    },
  }),
};

export const TooManyClasses: Story = {
  args: schoolArgs,
  parameters: schoolApi({
    ...school,
    classes_message: 'Le fichier contient plus de classes que votre offre n’en permet (5).',
  }),
};
