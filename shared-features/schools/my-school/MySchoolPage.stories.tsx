import type { Operation } from '@memocartes/contract/bulk-operations/bulk-operations.routes';
import type { School } from '@memocartes/contract/schools/schools.routes';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import { ownInvoicesApi } from '../../invoices/own/own-invoices.data.ts';
import MySchoolPage from './MySchoolPage.tsx';
import { ownSchoolTexts } from './texts.ts';

const school: School = {
  id: 1,
  version: 1,
  name: 'École élémentaire Jean-Macé',
  code: '0751234J',
  mail: 'ecole@jean-mace.example',
  phone: '01 43 00 00 00',
  description: null,
  address: '12 rue des Écoles',
  address_comp: null,
  address_postal_code: '75012',
  address_city: 'Paris',
  holiday_zone: 'C',
  status: 'VISIBLE',
  offers_id: 4,
  offer: { id: 4, code: 'SCHOOL_PAYED' },
  is_master: false,
  is_digital: false,
  invoice_periodicity: 'ANNUAL',
  nb_students: 212,
  nb_students_all: 214,
  nb_students_max: 250,
  nb_students_phygital: 18,
  nb_teachers: 9,
  nb_teachers_max: 12,
  nb_staff: 11,
  nb_classes: 10,
  nb_packs: 34,
  nb_custom_cards: 52,
  nb_followers: 300,
  nb_physical_boxes: 20,
  limits: { students: 250, teachers: 12, classes: null, cards: null },
  date_subscription: '2025-09-01T00:00:00Z',
  date_trial_end: null,
  date_expiration: '2099-08-31T22:00:00Z',
  quiet_start: '19:00',
  quiet_end: '07:30',
  quiet_weekends: true,
  quiet_holidays: true,
  date_renewal: null,
  date_create: '2025-09-01T00:00:00Z',
};

const operation: Operation = {
  id: 5,
  kind: 'IMPORT',
  schools_id: 1,
  date_create: '2026-11-21T09:00:00Z',
  date_undoable_until: '2026-11-22T09:00:00Z',
  date_undone: null,
  is_undoable: true,
  author: { firstname: 'Hélène', lastname: 'Marchand' },
  summary: { nb_students: 244 },
};

const api = {
  'GET /devices': { devices: [], count: 0 },
  'GET /devices/secret': { secret: 'w8Jr0pQm_3yX-aZ1bC2dEf', date_create: '2026-09-01T06:00:00Z' },
  'GET /schools/:id': school,
  'GET /operations': { operations: [operation], count: 1 },
  ...ownInvoicesApi,
  'GET /history': { history: [], count: 0 },
} satisfies Answers;

const meta = {
  title: 'Shared features/My school',
  component: MySchoolPage,
  decorators: [hosted({ me: fakeMe('ADMIN'), texts: ownSchoolTexts, route: '/my-school', api })],
} satisfies Meta<typeof MySchoolPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const withResponses = (responses: Answers) => ({ parameters: { host: { api: { ...api, ...responses } } } });

export const Default: Story = {};
export const Loading: Story = withResponses({ 'GET /schools/:id': pending });
export const Failed: Story = withResponses({ 'GET /schools/:id': failing });
export const English: Story = { parameters: { host: { locale: 'en' } } };
