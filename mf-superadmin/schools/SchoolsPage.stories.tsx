import type { SchoolRow } from '@memocartes/contract/schools/schools.routes';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Meta, StoryObj } from '@storybook/react';

import remote from '../remote.ts';
import SchoolsPage from './SchoolsPage.tsx';

const school: SchoolRow = {
  id: 1,
  name: 'École élémentaire Jean-Macé',
  code: '0751234J',
  mail: 'ecole@jean-mace.example',
  phone: null,
  address_postal_code: '75012',
  address_city: 'Paris',
  status: 'VISIBLE',
  offers_id: 4,
  offer: { id: 4, code: 'SCHOOL_PAYED' },
  is_master: false,
  nb_students: 212,
  nb_students_max: null,
  nb_teachers: 9,
  nb_teachers_max: 12,
  nb_classes: 10,
  nb_physical_boxes: 20,
  nb_students_phygital: 18,
  date_subscription: '2025-09-01T00:00:00Z',
  date_trial_end: null,
  date_expiration: '2027-08-31T22:00:00Z',
};
const trial: SchoolRow = {
  ...school,
  id: 2,
  name: 'École primaire des Tilleuls',
  address_city: 'Lyon',
  offers_id: 3,
  offer: { id: 3, code: 'SCHOOL_FREE' },
  nb_students: 48,
  nb_students_max: 60,
};

const meta = {
  title: 'Superadmin/Schools',
  component: SchoolsPage,
  decorators: [
    hosted({
      me: fakeMe('SUPERADMIN'),
      texts: remote.texts,
      route: '/superadmin/schools',
      api: { 'GET /schools': { schools: [school, trial], count: 2 } },
    }),
  ],
} satisfies Meta<typeof SchoolsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const answering = (answer: unknown) => ({ api: { 'GET /schools': answer } });

export const Default: Story = {};
export const Loading: Story = { parameters: { host: answering(pending) } };
export const Failed: Story = { parameters: { host: answering(failing) } };
export const NoMatch: Story = {
  parameters: { host: { ...answering({ schools: [], count: 0 }), route: '/superadmin/schools?search=zzz' } },
};
