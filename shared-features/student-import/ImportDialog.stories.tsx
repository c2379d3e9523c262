import type { ImportPreview } from '@memocartes/contract/imports/imports.routes';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { hosted } from '@memocartes/shared-shell/fake-host/stories';
import type { Meta, StoryObj } from '@storybook/react';
import { fn } from 'storybook/test';

import { ImportDialog } from './ImportDialog.tsx';
import { studentImportTexts } from './texts.ts';

const student = { firstname: 'Inès', lastname: 'Benali', gender: 'F', birthdate: '2018-03-14', level: 'CE1' };
const preview: ImportPreview = {
  rows: [
    { line: 2, student, status: 'OK', message: null },
    {
      line: 3,
      student: { ...student, firstname: 'Ada', birthdate: '31/02/2018' },
      status: 'BAD_BIRTHDATE',
      message: 'Date de naissance non reconnue : “31/02/2018”. Format attendu : jj/mm/aaaa.',
    },
  ],
  count: 2,
  nb_ok: 1,
  message: null,
  encoding: 'utf-8',
  separator: ',',
};

const meta = {
  title: 'Features/Import of pupils',
  component: ImportDialog,
  args: { class_: { id: 3, name: 'CE1 A' }, onClose: fn() },
  decorators: [
    hosted({
      me: fakeMe('ADMIN'),
      texts: studentImportTexts,
      api: {
        'POST /classes/:id/import/students': preview,
        'POST /classes/:id/valid/import/students': { count: 1, rows: [] },
      },
    }),
  ],
} satisfies Meta<typeof ImportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OverTheLimit: Story = {
  parameters: {
    host: {
      api: {
        'POST /classes/:id/import/students': {
          ...preview,
          nb_ok: 0,
          message: 'Le fichier contient plus d’élèves que votre offre n’en permet (60).',
        },
      },
    },
  },
};

export const MissingColumn: Story = {
  parameters: {
    host: {
      api: {
        'POST /classes/:id/import/students': {
          statusCode: 422,
          code: 'INVALID',
          message: 'Colonne absente : prénom. Colonnes lues : nom, classe.',
        },
      },
    },
  },
};
