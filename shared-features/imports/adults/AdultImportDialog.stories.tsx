import type {
  FollowerImportPreview,
  FollowerRow,
  StaffImportPreview,
} from '@memocartes/contract/imports/adults/adult-imports.routes';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers, Sent } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';
import { fn } from 'storybook/test';

import { notRead } from '../rows/useValidatedRows.ts';
import { studentImportTexts } from '../texts.ts';
import { AdultImportDialog } from './AdultImportDialog.tsx';

const adult = { firstname: 'Anne-Sophie', lastname: 'Benali', email: 'anne@famille.example', phone: '06 39 98 00 01' };
const child = { child_firstname: 'Inès', child_lastname: 'Benali', child_birthname: null, class_: 'CP A' };

const row = (
  line: number,
  more: Partial<FollowerRow> = {},
  moreAdult: Partial<FollowerRow['adult']> = {},
): FollowerRow => ({
  line,
  nth: 0,
  status: 'NEW',
  message: null,
  candidates: [],
  adult: { ...adult, relation: null, ...child, student_id: null, ...moreAdult },
  ...more,
});

const ambiguous: Partial<FollowerRow> = {
  status: 'AMBIGUOUS_CHILD',
  message: 'Plusieurs élèves «\u00a0Lou MARTIN\u00a0»\u00a0: choisissez lequel.',
  candidates: [
    { id: 7, name: 'Lou MARTIN, CP A' },
    { id: 8, name: 'Lou MARTIN, CE1 B' },
  ],
};
const badEmail: Partial<FollowerRow> = {
  status: 'BAD_EMAIL',
  message: 'Adresse e-mail non reconnue\u00a0: «\u00a0paul@\u00a0». Corrigez-la ou effacez-la.',
};
const followers: FollowerImportPreview = {
  rows: [
    row(2),
    row(2, { nth: 1, status: 'SAME_PERSON', message: 'Même personne qu’à la ligne 2.' }, { child_firstname: 'Noé' }),
    row(
      3,
      { status: 'INCOMPLETE', message: 'Sans e-mail\u00a0: à compléter avant son invitation.' },
      { firstname: 'Rose', email: null },
    ),
    row(4, badEmail, { firstname: 'Paul', email: 'paul@' }),
    row(5, ambiguous, { firstname: 'Ida', lastname: 'Martin', child_firstname: 'Lou', child_lastname: 'Martin' }),
    row(6, { status: 'ALREADY_THERE', message: 'Suit déjà cet élève.' }, { firstname: 'Zoé' }),
  ],
  count: 6,
  nb_ok: 3,
  nb_people: 2,
  message: null,
  encoding: 'windows-1252',
  separator: ';',
  format: 'csv',
  sheet: null,
};

/** Mock server that accepts any address with « @ » and a dot, and any chosen student. */
const validate = ({ body }: Sent): FollowerImportPreview => {
  const { rows } = body as { readonly rows?: (FollowerRow & { readonly skip?: boolean })[] };
  if (!rows) return followers;
  const validated = rows.map((sentRow, n): FollowerRow => {
    const before = followers.rows[n]!;
    if (sentRow.skip) return { ...before, status: 'LEFT_OUT', message: null };
    const isRight = /.@.+\./.test(sentRow.adult.email ?? '') && before.status === 'BAD_EMAIL';
    const isChosen = sentRow.adult.student_id !== null;
    return { ...before, ...sentRow, ...((isRight || isChosen) && { status: 'NEW', message: null, candidates: [] }) };
  });
  const nb_ok = validated.filter(({ status }) => ['NEW', 'INCOMPLETE', 'SAME_PERSON'].includes(status)).length;
  return { ...followers, rows: validated, nb_ok, ...notRead };
};

const staff: StaffImportPreview = {
  rows: [
    { line: 2, nth: 0, adult: { ...adult, classes: 'CP A' }, status: 'NEW', message: null },
    {
      line: 3,
      nth: 0,
      adult: { ...adult, firstname: 'Paul', classes: 'CM2 Z' },
      status: 'UNKNOWN_CLASS',
      message: 'Classe inconnue : « CM2 Z\u00a0». Corrigez-la ou effacez-la.',
    },
  ],
  count: 2,
  nb_ok: 1,
  nb_people: 1,
  message: null,
  encoding: 'windows-1252',
  separator: ';',
  format: 'csv',
  sheet: null,
};

const meta: Meta<typeof AdultImportDialog> = {
  title: 'Shared features/Import of adults',
  component: AdultImportDialog,
  args: {
    kind: 'FOLLOWERS',
    file: new File(['…'], 'CSVExtraitResponsables.csv', { type: 'text/csv' }),
    id: 1,
    operation: undefined,
    onClose: fn(),
    onOther: fn(),
  },
  decorators: [
    hosted({
      me: fakeMe('ADMIN'),
      texts: studentImportTexts,
      api: {
        'POST /schools/:id/import/followers': validate,
        'POST /schools/:id/valid/import/followers': ({ body }: Sent) => ({
          count: 2,
          nb_attached: 3,
          nb_invited: (body as { readonly invite: boolean }).invite ? 1 : 0,
          operation_id: 7,
          rows: followers.rows,
        }),
        'POST /schools/:id/import/staff': staff,
        'POST /schools/:id/valid/import/staff': {
          count: 1,
          nb_attached: 1,
          nb_invited: 1,
          operation_id: 7,
          rows: staff.rows,
        },
        'POST /operations/:id/undo': {
          nb_undone: 0,
          nb_restored: 0,
          nb_kept: 0,
          kept: [],
          nb_classes: 0,
          nb_adults: 2,
        },
      },
    }),
  ],
};
export default meta;
type Story = StoryObj<typeof AdultImportDialog>;

const api = (answers: Answers) => ({ host: { api: answers } });

export const Followers: Story = {};

export const Staff: Story = {
  args: { kind: 'STAFF', file: new File(['…'], 'CSVExtraitEnseignants.csv', { type: 'text/csv' }) },
};

export const Reading: Story = { parameters: api({ 'POST /schools/:id/import/followers': pending }) };

export const TooManyTeachers: Story = {
  ...Staff,
  parameters: api({
    'POST /schools/:id/import/staff': {
      ...staff,
      message:
        '5 places libres pour les enseignants, 14 à importer\u00a0: laissez des lignes de côté, ou changez d’offre.',
    },
  }),
};

export const MissingColumn: Story = {
  parameters: api({
    'POST /schools/:id/import/followers': {
      statusCode: 422,
      code: 'INVALID',
      message: 'Colonne absente : Prénom responsable. Colonnes lues : Nom.',
    },
  }),
};
