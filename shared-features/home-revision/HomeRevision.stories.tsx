import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import { homeAccess, homeApi } from './home-revision.data.ts';
import { HomeRevision } from './HomeRevision.tsx';
import { homeRevisionTexts } from './texts.ts';

const meta = {
  title: 'Shared features/Home revision',
  component: HomeRevision,
  args: { studentId: 7, name: 'Zoé' },
  decorators: [hosted({ me: fakeMe('USER'), texts: homeRevisionTexts, api: homeApi })],
} satisfies Meta<typeof HomeRevision>;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = { nb_revisions: 0, nb_answers: 0, nb_right: 0 };
const withResponses = (responses: Answers) => ({ parameters: { host: { api: { ...homeApi, ...responses } } } });

export const Default: Story = {};
export const NoDevice: Story = withResponses({
  'GET /students/:id/home': { ...homeAccess, week: nothing, devices: [] },
});
export const Counts: Story = withResponses({
  'GET /students/:id/home': { ...homeAccess, option: 'COUNTS', devices: [] },
});
export const WithoutCard: Story = withResponses({ 'GET /students/:id/home': { ...homeAccess, has_cards: false } });
export const Off: Story = withResponses({
  'GET /students/:id/home': { option: 'OFF', has_cards: false, week: nothing, devices: [] },
});
export const WithoutClass: Story = withResponses({
  'GET /students/:id/home': { option: null, has_cards: false, week: nothing, devices: [] },
});
export const Refused: Story = withResponses({
  'POST /students/:id/home/code': {
    statusCode: 409,
    code: 'HOME_REVISION_OFF',
    message: 'La révision à la maison n’est pas ouverte pour l’instant.',
  },
});
export const Loading: Story = withResponses({ 'GET /students/:id/home': pending });
export const Failed: Story = withResponses({ 'GET /students/:id/home': failing });
export const English: Story = { parameters: { host: { locale: 'en' } } };
