import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Meta, StoryObj } from '@storybook/react';

import { cards } from '../packs/packs.data.ts';
import remote from '../remote.ts';
import { DifficultCards } from './DifficultCards.tsx';
import { hardest } from './difficult-cards.data.ts';

const call = 'GET /classes/:id/hardest_cards';

const meta = {
  title: 'Teacher/Group work',
  component: DifficultCards,
  args: { classId: 3 },
  decorators: [hosted({ me: fakeMe('TEACHER'), texts: remote.texts, api: { [call]: hardest } })],
} satisfies Meta<typeof DifficultCards>;
export default meta;
type Story = StoryObj<typeof meta>;

const answering = (answer: unknown) => ({ parameters: { host: { api: { [call]: answer } } } });

export const Default: Story = {};
/** More cards than are shown at first. */
export const Many: Story = answering({
  ...hardest,
  cards: cards.slice(0, 7).map((card) => ({ ...hardest.cards[0]!, card })),
});
export const Loading: Story = answering(pending);
export const Empty: Story = answering({ days: 14, cards: [] });
export const Failed: Story = answering(failing);
export const English: Story = { parameters: { host: { locale: 'en' } } };
