import type { School } from '@memocartes/contract/schools/schools.routes';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { hosted } from '@memocartes/shared-shell/fake-host/stories';
import { Card, Stack } from '@memocartes/shared-ui/stack';
import type { Meta, StoryObj } from '@storybook/react';

import { SchoolBought, SchoolIdentity, SchoolSeats } from './index.ts';
import { schoolFactsTexts } from './texts.ts';

const school: School = {
  id: 5,
  name: 'École élémentaire Jean-Macé',
  description: null,
  code: '0751234J',
  mail: 'ecole@jean-mace.example',
  phone: '01 40 00 12 34',
  address: '12 rue des Écoles',
  address_comp: null,
  address_postal_code: '75012',
  address_city: 'Paris',
  holiday_zone: 'C',
  status: 'VISIBLE',
  offers_id: 4,
  offer: { id: 4, code: 'SCHOOL_PAYED' },
  invoice_periodicity: 'ANNUAL',
  is_master: false,
  is_digital: false,
  nb_students: 212,
  nb_students_all: 215,
  nb_students_max: 250,
  nb_students_phygital: 20,
  nb_teachers: 9,
  nb_teachers_max: 12,
  nb_staff: 11,
  nb_classes: 10,
  nb_packs: 40,
  nb_followers: 260,
  nb_physical_boxes: 20,
  limits: { students: 250, teachers: 12, classes: null, cards: null },
  date_subscription: '2025-09-01T00:00:00Z',
  date_renewal: null,
  date_trial_end: null,
  date_expiration: '2099-08-31T21:59:59Z',
  date_create: '2025-09-01T00:00:00Z',
};

function AllFacts({ school: shown }: { readonly school: School }) {
  return (
    <Stack>
      {[SchoolSeats, SchoolIdentity, SchoolBought].map((Part) => (
        <Card key={Part.name}>
          <Part school={shown} />
        </Card>
      ))}
    </Stack>
  );
}

const meta = {
  title: 'Features/School facts',
  component: AllFacts,
  args: { school },
  decorators: [hosted({ me: fakeMe('SUPERADMIN'), texts: schoolFactsTexts })],
} satisfies Meta<typeof AllFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString();

export const Default: Story = {};
export const Over: Story = {
  args: { school: { ...school, status: 'ARCHIVED', date_expiration: '2026-06-30T12:00:00Z' } },
};
export const Trial: Story = {
  args: {
    school: {
      ...school,
      offers_id: 3,
      offer: { id: 3, code: 'SCHOOL_FREE' },
      nb_students: 48,
      nb_physical_boxes: 0,
      nb_students_phygital: 0,
      limits: { students: 60, teachers: 5, classes: 5, cards: 10 },
      date_trial_end: inDays(12),
    },
  },
};
export const NoEnd: Story = { args: { school: { ...school, phone: null, date_expiration: null, is_digital: true } } };
