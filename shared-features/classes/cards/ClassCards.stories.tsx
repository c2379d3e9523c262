import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import { classCardsPage } from './class-cards.data.ts';
import { ClassCards } from './ClassCards.tsx';
import { classCardsTexts } from './texts.ts';

const api = { 'GET /classes/:id/cards': classCardsPage } satisfies Answers;
const me = { ...fakeMe('TEACHER'), offerId: 4, nbPhysicalBoxes: 2 };
const opened = '/classes/3?cards-box=1';

const meta = {
  title: 'Shared features/Cards of a class',
  component: ClassCards,
  args: { classId: 3 },
  decorators: [hosted({ me, path: '/classes/:id', route: opened, texts: classCardsTexts, api })],
} satisfies Meta<typeof ClassCards>;
export default meta;
type Story = StoryObj<typeof meta>;

const withResponses = (response: Answers['GET /classes/:id/cards'], route = opened) => ({
  parameters: { host: { route, api: { 'GET /classes/:id/cards': response } } },
});

const nothing = { cards: [], count: 0, nb_cards: 0 };

export const Default: Story = {};
export const Loading: Story = withResponses(pending);
export const Empty: Story = withResponses(nothing);
export const NoMatch: Story = withResponses(nothing, `${opened}&cards-search=zzz`);
export const Failed: Story = withResponses(failing);
export const English: Story = { parameters: { host: { locale: 'en' } } };
