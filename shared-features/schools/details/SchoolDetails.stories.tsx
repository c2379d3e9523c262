import type { School } from '@memocartes/contract/schools/schools.routes';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { hosted } from '@memocartes/shared-shell/fake-host/stories';
import { Card, Stack } from '@memocartes/shared-ui/stack';
import type { Meta, StoryObj } from '@storybook/react';

import { SchoolIdentity, SchoolSeats, SchoolSubscription } from './index.ts';
import { school } from './school.data.ts';
import { schoolDetailsTexts } from './texts.ts';

function AllDetails({ school: shown }: { readonly school: School }) {
  return (
    <Stack>
      {[SchoolSeats, SchoolIdentity, SchoolSubscription].map((Part) => (
        <Card key={Part.name}>
          <Part school={shown} />
        </Card>
      ))}
    </Stack>
  );
}

const meta = {
  title: 'Shared features/School details',
  component: AllDetails,
  args: { school },
  decorators: [hosted({ me: fakeMe('SUPERADMIN'), texts: schoolDetailsTexts })],
} satisfies Meta<typeof AllDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString();

export const Default: Story = {};
export const AccessOver: Story = {
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
      date_renewal: null,
      date_trial_end: inDays(12),
      date_expiration: inDays(12),
    },
  },
};
export const NoEnd: Story = { args: { school: { ...school, phone: null, date_expiration: null, is_digital: true } } };
