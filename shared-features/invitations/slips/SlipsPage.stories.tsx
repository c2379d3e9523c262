import type { Slip, Slips } from '@memocartes/contract/users/users.routes';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import SlipsPage from './SlipsPage.tsx';
import { slipsTexts } from './texts.ts';

const slip = (id: number, more: Partial<Slip> = {}): Slip => ({
  id,
  role: 'USER',
  firstname: 'Samia',
  lastname: 'Benali',
  school: 'École élémentaire Jean-Macé',
  students: ['Inès', 'Adam'],
  children: [
    { firstname: 'Inès', lastname: 'Benali', class_: 'CE1 A' },
    { firstname: 'Adam', lastname: 'Benali', class_: null },
  ],
  code: 'K7WM-3PXA-H9RT',
  date_expiration: '2027-01-21T10:00:00Z',
  ...more,
});

const created: Slips = {
  slips: [
    slip(31),
    slip(32, { firstname: 'Odile', code: 'B2CD-EFGH-JKMN' }),
    slip(33, {
      role: 'TEACHER',
      firstname: 'Théo',
      lastname: 'Garnier',
      students: [],
      children: [],
      code: 'QRST-UVWX-YZ23',
    }),
  ],
  refused: [
    { id: 34, verdict: 'SHARED' },
    { id: 35, verdict: 'ALREADY_ACTIVE' },
  ],
};

const meta = {
  title: 'Shared features/Invitation slips',
  component: SlipsPage,
  decorators: [
    hosted({
      me: fakeMe('ADMIN'),
      texts: slipsTexts,
      route: '/schools/slips?ids=31,32,33,34,35',
      api: { 'POST /users/slips': created },
    }),
  ],
} satisfies Meta<typeof SlipsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const withResponses = (response: Answers['POST /users/slips']) => ({
  parameters: { host: { api: { 'POST /users/slips': response } } },
});

export const Default: Story = {};
export const OfAClass: Story = { parameters: { host: { route: '/schools/slips?class=3' } } };
export const NoPerson: Story = { parameters: { host: { route: '/schools/slips' } } };
export const EverybodySignedIn: Story = withResponses({ slips: [], refused: [] });
export const Loading: Story = withResponses(pending);
export const Failed: Story = withResponses(failing);
export const English: Story = { parameters: { host: { locale: 'en' } } };
