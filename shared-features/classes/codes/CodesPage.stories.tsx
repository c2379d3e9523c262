import type { School } from '@memocartes/contract/schools/schools.routes';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import { classesPage, students } from '../assignment/assignment.data.ts';
import CodesPage from './CodesPage.tsx';
import { codesTexts } from './texts.ts';

const school = {
  id: 1,
  name: 'École élémentaire Jean-Macé',
  code: '0751234J',
  address: '12 rue des Écoles',
  address_postal_code: '75012',
  address_city: 'Paris',
} as School;

const api = {
  'GET /devices/secret': { secret: 'w8Jr0pQm_3yX-aZ1bC2dEf', date_create: '2026-09-01T06:00:00Z' },
  'GET /schools/:id': school,
  'GET /classes': classesPage,
  'GET /students': { students, count: students.length },
} satisfies Answers;

const meta = {
  title: 'Shared features/List of codes',
  component: CodesPage,
  decorators: [hosted({ me: fakeMe('ADMIN'), texts: codesTexts, route: '/my-school/codes', api })],
} satisfies Meta<typeof CodesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OfAClass: Story = {
  parameters: {
    host: {
      route: '/my-school/codes?class=3',
      api: { ...api, 'GET /students': { students: [students[4]!], count: 1 } },
    },
  },
};
export const TabletsOnly: Story = { parameters: { host: { route: '/my-school/codes?tablets=true' } } };
export const NoStudent: Story = {
  parameters: { host: { api: { ...api, 'GET /students': { students: [], count: 0 } } } },
};
export const NoStudentInClass: Story = {
  parameters: {
    host: { route: '/my-school/codes?class=5', api: { ...api, 'GET /students': { students: [], count: 0 } } },
  },
};
export const Loading: Story = { parameters: { host: { api: { ...api, 'GET /students': pending } } } };
export const Failed: Story = { parameters: { host: { api: { ...api, 'GET /schools/:id': failing } } } };
export const English: Story = { parameters: { host: { locale: 'en' } } };
