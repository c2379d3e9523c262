import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, type Hosting, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import { bulkApi, recentApi } from '../bulk/cards-bulk.data.ts';
import { cards, cardsApi } from '../view/cards.data.ts';
import { CardsPage } from './CardsPage.tsx';
import { cardsListTexts } from './texts.ts';

const api = {
  ...cardsApi,
  'PATCH /cards/:id': cards[0],
  'POST /cards/:id/duplicate': { id: 40 },
  'DELETE /cards/:id': null,
  ...bulkApi,
} satisfies Answers;
const route = '/schools/cards';

const meta = {
  title: 'Shared features/Cards',
  component: CardsPage,
  args: { scope: 'own', editor: { create: '/schools/create-cards', edit: (id) => `/schools/create-cards?id=${id}` } },
  decorators: [hosted({ me: fakeMe('TEACHER'), texts: cardsListTexts, route, api })],
} satisfies Meta<typeof CardsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const withHost = (host: Partial<Hosting>) => ({ parameters: { host } });
const withResponses = (response: Answers['GET /cards'], at = route) =>
  withHost({ route: at, api: { ...api, 'GET /cards': response } });
const none = { cards: [], count: 0 };

export const Default: Story = {};
export const AsTable: Story = withHost({ route: `${route}?view=list` });
export const AsSchoolAdmin: Story = {
  args: { scope: 'school' },
  ...withHost({ me: fakeMe('ADMIN'), api: { ...api, 'GET /users/select': { users: [] } } }),
};
export const Certified: Story = {
  args: { scope: 'certified' },
  ...withHost({ me: fakeMe('SUPERADMIN') }),
};
/** Offer 1: the limit of ten custom cards is reached. */
export const AtTheLimit: Story = withHost({ me: fakeMe('TEACHER', { offerId: 1, offer_id: 1, nbCards: 10 }) });
/** A recent import and a recent deletion can still be undone. */
export const WithRecent: Story = withHost({ api: { ...api, ...recentApi } });
export const Loading: Story = withResponses(pending);
export const Empty: Story = withResponses(none);
export const NoMatch: Story = withResponses(none, `${route}?search=zzz&level=CP`);
export const Failed: Story = withResponses(failing);
export const ActionFailed: Story = withHost({
  api: { ...api, 'PATCH /cards/:id': failing, 'DELETE /cards/:id': failing },
});
export const English: Story = withHost({ locale: 'en' });
