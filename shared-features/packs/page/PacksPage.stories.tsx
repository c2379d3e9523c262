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
const hosting = (host: Partial<Hosting>) => ({ parameters: { host } });
const answering = (answers: Answers, route?: string) =>
  hosting({ api: { ...packsApi, ...answers }, ...(route && { route }) });
const none = { packs_pro: [], count: 0 };

export const Calendar: Story = {};
export const WeekTaken: Story = answering({ 'POST /packspro/:id/classes': weekTaken });
export const NoClass: Story = answering({ 'GET /classes': { classes: [], count: 0 } });
export const CalendarLoading: Story = answering({ 'GET /classes/:id/weeks': pending });
export const CalendarFailed: Story = answering({ 'GET /classes/:id/weeks': failing });
export const Sheets: Story = hosting({ route: listRoute });
export const NoBox: Story = hosting({ me: fakeMe('TEACHER', { nbPhysicalBoxes: 0 }), route: listRoute });
export const Compact: Story = hosting({ route: `${listRoute}&layout=compact` });
export const Empty: Story = answering({ 'GET /packspro/': none }, listRoute);
export const NoMatch: Story = answering({ 'GET /packspro/': none }, `${listRoute}&search=zzz`);
export const Loading: Story = answering({ 'GET /packspro/': pending }, listRoute);
export const Failed: Story = answering({ 'GET /packspro/': failing }, listRoute);
export const English: Story = hosting({ locale: 'en', route: listRoute });
/** A school admin: the packs of the whole school, which they may change. */
export const SchoolAdmin: Story = hosting({ me: fakeMe('ADMIN'), route: listRoute });
export const SchoolAdminNoClass: Story = hosting({
  me: fakeMe('ADMIN'),
  api: { ...packsApi, 'GET /classes': { classes: [], count: 0 } },
});
/** The address of a pack. */
export const Linked: Story = hosting({ route: `${listRoute}&pack=11` });
export const LinkedUnknown: Story = answering(
  { 'GET /packspro/:id': { statusCode: 404, code: 'NOT_FOUND', message: 'Ce pack n’existe pas.' } },
  `${listRoute}&pack=12`,
);
