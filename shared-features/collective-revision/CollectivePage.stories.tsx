import { mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, type Hosting, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import { cards, classes, packDetail } from '../fixtures/packs.data.ts';
import { open } from '../fixtures/sessions.data.ts';
import CollectivePage from './CollectivePage.tsx';
import { collectiveTexts } from './texts.ts';

const assignedPack = { ...packDetail, classes: [{ id: 1, classes_id: 3, name: 'CE1 A', week: mondayOf(today()) }] };
const hardest = cards.slice(7, 9).map((card) => ({ card, nb_right: 3, nb_wrong: 7, nb_students: 2, students: [] }));
const api = {
  'GET /classes': { classes, count: classes.length },
  'GET /packspro/': { packs_pro: [assignedPack], count: 1 },
  'GET /packspro/:id': assignedPack,
  'GET /classes/:id/cards': {
    cards: hardest.slice(1).map((item) => ({ ...item, nb_due: 0 })),
    count: 1,
    nb_cards: 2,
  },
  'GET /classes/:id/hardest_cards': { days: 14, cards: hardest },
  'GET /sessions/classe/:id/last': { session: null },
} satisfies Answers;

const meta = {
  title: 'Shared features/Cards for the whole class',
  component: CollectivePage,
  decorators: [
    hosted({
      me: fakeMe('TEACHER'),
      path: '/classes/collective/:id?',
      route: '/classes/collective/3',
      texts: collectiveTexts,
      api,
    }),
  ],
} satisfies Meta<typeof CollectivePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const withHost = (host: Partial<Hosting>) => ({ parameters: { host } });
const withResponses = (responses: Answers) => withHost({ api: { ...api, ...responses } });

export const Default: Story = {};
export const Hardest: Story = withHost({ route: '/classes/collective/3?cards=hardest' });
export const WithSession: Story = withResponses({ 'GET /sessions/classe/:id/last': { session: open } });
export const ChooseAClass: Story = withHost({ route: '/classes/collective' });
export const NoPack: Story = withResponses({ 'GET /packspro/': { packs_pro: [], count: 0 } });
export const Loading: Story = withResponses({ 'GET /packspro/': pending });
export const Failed: Story = withResponses({ 'GET /packspro/': failing });
export const English: Story = withHost({ locale: 'en' });
const noClass = {
  route: '/classes/collective',
  api: { ...api, 'GET /classes': { classes: [], count: 0 } } satisfies Answers,
};
export const SchoolWithoutClass: Story = withHost({ ...noClass, me: fakeMe('ADMIN') });
export const IndependentWithoutClass: Story = withHost({ ...noClass, me: fakeMe('TEACHER', { offerId: 1 }) });
