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
const withHost = (host: Partial<Hosting>) => ({ parameters: { host } });
const withResponses = (responses: Answers, route = '/creation-packs') =>
  withHost({ api: { ...packsApi, ...responses }, route });

export const Default: Story = {};
export const ForAWeek: Story = withHost({ route: `/creation-packs?class=3&week=${freeMonday}` });
export const WeekTaken: Story = withResponses(
  { 'POST /packspro/create': weekTaken },
  `/creation-packs?class=3&week=${freeMonday}`,
);
export const Editing: Story = withHost({ route: '/creation-packs?pack=11' });
/** A pack whose icon is no longer offered. */
export const OlderIcon: Story = withResponses(
  { 'GET /packspro/:id': { ...packDetail, icon: 'timer' } },
  '/creation-packs?pack=11',
);
export const Copying: Story = withHost({ route: '/creation-packs?copy=11' });
/** A copy of a colleague's pack, without its archived card. */
export const CopyingArchived: Story = withResponses({ 'GET /packspro/:id': colleaguesPack }, '/creation-packs?copy=12');
/** A copy opened from the week of a class that has the pack: it replaces the pack in this week. */
export const Replacing: Story = withHost({ route: `/creation-packs?copy=11&class=3&week=${weeks.weeks[0]!.monday}` });
/** A card of the copied pack was archived or removed meanwhile. */
export const CopyRefused: Story = withResponses(
  { 'GET /packspro/:id': colleaguesPack, 'POST /packspro/create': unusableCard },
  '/creation-packs?copy=12',
);
export const NoMatch: Story = withResponses({ 'GET /cards': { cards: [], count: 0 } }, '/creation-packs?search=zzz');
export const Loading: Story = withResponses({ 'GET /cards': pending });
export const Failed: Story = withResponses({ 'GET /cards': failing });
export const SaveFailed: Story = withResponses({ 'POST /packspro/create': failing });
export const English: Story = withHost({ locale: 'en' });
