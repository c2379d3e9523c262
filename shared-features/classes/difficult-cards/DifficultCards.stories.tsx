import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import { joinTexts } from '@memocartes/shared-shell/remote';
import type { Meta, StoryObj } from '@storybook/react';

import { hardest } from '../../fixtures/difficult-cards.data.ts';
import { cards } from '../../fixtures/packs.data.ts';
import { classesTexts } from '../page/texts.ts';
import { DifficultCards } from './DifficultCards.tsx';
import { difficultCardsTexts } from './texts.ts';

const call = 'GET /classes/:id/hardest_cards';

const meta = {
  title: 'Shared features/Group work',
  component: DifficultCards,
  args: { classId: 3 },
  decorators: [
    hosted({ me: fakeMe('TEACHER'), texts: joinTexts(difficultCardsTexts, classesTexts), api: { [call]: hardest } }),
  ],
} satisfies Meta<typeof DifficultCards>;
export default meta;
type Story = StoryObj<typeof meta>;

const withResponses = (response: Answers[typeof call]) => ({ parameters: { host: { api: { [call]: response } } } });

export const Default: Story = {};
/** More cards than are shown at first. */
export const Many: Story = withResponses({
  ...hardest,
  cards: cards.slice(0, 7).map((card) => ({ ...hardest.cards[0]!, card })),
});
export const Loading: Story = withResponses(pending);
export const LongPeriodFailed: Story = withResponses(({ query }) => (query.get('days') === '30' ? failing : hardest));
export const Empty: Story = withResponses({ days: 14, cards: [] });
export const Failed: Story = withResponses(failing);
export const English: Story = { parameters: { host: { locale: 'en' } } };
