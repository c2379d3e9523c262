import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, type Hosting, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import { packsApi, weekTaken } from '../../fixtures/packs.data.ts';
import { packsTexts } from '../texts.ts';
import PacksPage from './PacksPage.tsx';

const meta = {
  title: 'Shared features/Packs',
  component: PacksPage,
  decorators: [hosted({ me: fakeMe('TEACHER'), texts: packsTexts, api: packsApi })],
} satisfies Meta<typeof PacksPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const listRoute = '/schools/packs?view=all';
const withHost = (host: Partial<Hosting>) => ({ parameters: { host } });
const withResponses = (responses: Answers, route?: string) =>
  withHost({ api: { ...packsApi, ...responses }, ...(route && { route }) });
const none = { packs_pro: [], count: 0 };

export const Calendar: Story = {};
export const WeekTaken: Story = withResponses({ 'POST /packspro/:id/classes': weekTaken });
export const NoClass: Story = withResponses({ 'GET /classes': { classes: [], count: 0 } });
export const CalendarLoading: Story = withResponses({ 'GET /classes/:id/weeks': pending });
export const CalendarFailed: Story = withResponses({ 'GET /classes/:id/weeks': failing });
export const Sheets: Story = withHost({ route: listRoute });
export const NoBox: Story = withHost({ me: fakeMe('TEACHER', { nbPhysicalBoxes: 0 }), route: listRoute });
export const Compact: Story = withHost({ route: `${listRoute}&layout=compact` });
export const Empty: Story = withResponses({ 'GET /packspro/': none }, listRoute);
export const NoMatch: Story = withResponses({ 'GET /packspro/': none }, `${listRoute}&search=zzz`);
export const Loading: Story = withResponses({ 'GET /packspro/': pending }, listRoute);
export const Failed: Story = withResponses({ 'GET /packspro/': failing }, listRoute);
export const English: Story = withHost({ locale: 'en', route: listRoute });
/** A school admin: the packs of the whole school, which they may change. */
export const SchoolAdmin: Story = withHost({ me: fakeMe('ADMIN'), route: listRoute });
export const SchoolAdminNoClass: Story = withHost({
  me: fakeMe('ADMIN'),
  api: { ...packsApi, 'GET /classes': { classes: [], count: 0 } },
});
/** The address of a pack. */
export const Linked: Story = withHost({ route: `${listRoute}&pack=11` });
export const LinkedUnknown: Story = withResponses(
  { 'GET /packspro/:id': { statusCode: 404, code: 'NOT_FOUND', message: 'Ce pack n’existe pas.' } },
  `${listRoute}&pack=12`,
);
