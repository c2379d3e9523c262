import type { SchoolImportPreview } from '@memocartes/contract/imports/imports.routes';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers, Sent } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';
import { fn } from 'storybook/test';

import { notRead } from '../rows/useValidatedRows.ts';
import { studentImportTexts } from '../texts.ts';
import { ImportDialog } from './ImportDialog.tsx';
import {
  acceptedRow,
  type Corrected,
  existing,
  importResult,
  inClass,
  inSheet,
  preview,
  school,
  student,
  undone,
  unknownLevel,
  validate,
  wrongBirthdate,
} from './student-import.data.ts';

const respond = ({ body }: Sent) => {
  const { rows } = body as Corrected;
  return rows ? validate(rows) : preview;
};

const meta: Meta<typeof ImportDialog> = {
  title: 'Shared features/Import of students',
  component: ImportDialog,
  args: { class_: { id: 3, name: 'CE1 A' }, schoolId: 1, onClose: fn(), onOther: fn() },
  decorators: [
    hosted({
      me: fakeMe('ADMIN'),
      texts: studentImportTexts,
      api: {
        'POST /classes/:id/import/students': respond,
        'POST /classes/:id/valid/import/students': importResult,
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

const ignoredColumns = ['N°', 'Cantine', 'Adresse', 'INE', 'Bus', 'Garderie', 'Fratrie', 'Ville', 'Remarques', 'PAI'];

const guessedNames = ['Saint Martin Zoé', 'Garcia Lopez Ana', 'Diaz Perez Luis', 'Van Gogh Marie Lou'].map(
  (name, index) => ({
    line: index + 2,
    name,
  }),
);

/** A hand-made file with American dates and columns that are not read, and uncertain names. */
export const HandMade: Story = {
  parameters: api({
    'POST /classes/:id/import/students': ({ body }) => {
      const { rows } = body as Corrected;
      return rows
        ? validate(rows)
        : { ...preview, is_month_first: true, ignored_columns: ignoredColumns, guessed_names: guessedNames };
    },
    'POST /classes/:id/valid/import/students': importResult,
  }),
};

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
const failFirstCorrection = () => {
  let failures = 0;
  return ({ body }: Sent) => {
    const { rows } = body as Corrected;
    if (!rows) return { ...preview, rows: [wrongBirthdate], count: 1, nb_ok: 0 };
    failures += 1;
    return failures === 1 ? failing : validate(rows);
  };
};

export const CorrectionInterrupted: Story = {
  parameters: api({ 'POST /classes/:id/import/students': failFirstCorrection() }),
};

/** Rows whose level (« CLIS ») the portal does not support. */
export const UnknownLevels: Story = {
  parameters: api({
    'POST /classes/:id/import/students': ({ body }: Sent) => {
      const unknownRows = [
        unknownLevel,
        { ...unknownLevel, line: 6, student: { ...unknownLevel.student, firstname: 'Max' } },
      ];
      const { rows } = body as Corrected;
      return rows ? validate(rows) : { ...preview, rows: [acceptedRow, wrongBirthdate, ...unknownRows], count: 4 };
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

const schoolArgs = {
  class_: undefined,
  school: { id: 1, name: 'École Jules-Ferry' },
  kind: 'STUDENTS',
  onOther: fn(),
  onNext: fn(),
} as const;

const schoolApi = (schoolPreview: SchoolImportPreview) =>
  api({
    'POST /schools/:id/import/students': schoolPreview,
    'POST /schools/:id/valid/import/students': {
      ...importResult,
      count: 3,
      nb_classes: 1,
      nb_moved: 0,
      nb_departed: 0,
    },
    'POST /operations/:id/undo': {
      ...undone,
      nb_kept: 1,
      kept: [{ id: 9, firstname: 'Lou', lastname: 'Benali', reason: 'FOLLOWERS' }],
    },
  });

export const WholeSchool: Story = { args: schoolArgs, parameters: schoolApi(school) };

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
      inSheet(acceptedRow, 2, 'CP A'),
      inSheet({ ...wrongBirthdate, line: 4 }, 2, 'CE1 A'),
      inSheet({ ...acceptedRow, line: 5, student: { ...student, firstname: 'Noé' } }, 3, 'CE1 A'),
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
      inClass({ ...acceptedRow, line: 7, student: { ...student, firstname: 'Tom' } }, 'Les loutres', 'NEW'),
    ],
    classes: [...school.classes, { id: null, name: 'Les loutres', level: null, nb_students: 1, nb_moved: 0 }],
  }),
};

/** One seat is missing if the student who had left returns. */
export const NoSeatToReturn: Story = {
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
