import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, type Hosting, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import { colleaguesPack, packDetail, packsApi, unusableCard, weeks, weekTaken } from '../../fixtures/packs.data.ts';
import ComposerPage from './ComposerPage.tsx';
import { composerTexts } from './texts.ts';

const meta = {
  title: 'Shared features/Pack composer',
  component: ComposerPage,
  decorators: [hosted({ me: fakeMe('TEACHER'), texts: composerTexts, api: packsApi })],
} satisfies Meta<typeof ComposerPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const freeMonday = weeks.weeks[1]!.monday;
const hosting = (host: Partial<Hosting>) => ({ parameters: { host } });
const answering = (answers: Answers, route = '/creation-packs') => hosting({ api: { ...packsApi, ...answers }, route });

export const Default: Story = {};
export const ForAWeek: Story = hosting({ route: `/creation-packs?class=3&week=${freeMonday}` });
export const WeekTaken: Story = answering(
  { 'POST /packspro/create': weekTaken },
  `/creation-packs?class=3&week=${freeMonday}`,
);
export const Editing: Story = hosting({ route: '/creation-packs?pack=11' });
/** A pack whose icon is no longer offered. */
export const OlderIcon: Story = answering(
  { 'GET /packspro/:id': { ...packDetail, icon: 'timer' } },
  '/creation-packs?pack=11',
);
export const Copying: Story = hosting({ route: '/creation-packs?copy=11' });
/** A copy of a colleague's pack, without its archived card. */
export const CopyingArchived: Story = answering({ 'GET /packspro/:id': colleaguesPack }, '/creation-packs?copy=12');
/** A copy opened from the week of a class that has the pack: it replaces the pack in this week. */
export const Replacing: Story = hosting({ route: `/creation-packs?copy=11&class=3&week=${weeks.weeks[0]!.monday}` });
/** A card of the copied pack was archived or removed meanwhile. */
export const CopyRefused: Story = answering(
  { 'GET /packspro/:id': colleaguesPack, 'POST /packspro/create': unusableCard },
  '/creation-packs?copy=12',
);
export const NoMatch: Story = answering({ 'GET /cards': { cards: [], count: 0 } }, '/creation-packs?search=zzz');
export const Loading: Story = answering({ 'GET /cards': pending });
export const Failed: Story = answering({ 'GET /cards': failing });
export const SaveFailed: Story = answering({ 'POST /packspro/create': failing });
export const English: Story = hosting({ locale: 'en' });
