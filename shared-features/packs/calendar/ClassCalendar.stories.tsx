import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { hosted } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import { classes, packs, packsApi, weekHoliday, weeks, weekTaken } from '../../fixtures/packs.data.ts';
import { packsTexts } from '../texts.ts';
import { ClassCalendar } from './ClassCalendar.tsx';

const meta = {
  title: 'Shared features/Pack calendar',
  component: ClassCalendar,
  args: { class_: classes[0]! },
  decorators: [hosted({ me: fakeMe('TEACHER'), texts: packsTexts, api: packsApi })],
} satisfies Meta<typeof ClassCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

const move = 'PATCH /packspro/:id/classes/:classes_id/:week';

const withResponses = (responses: Answers): Story => ({
  parameters: { host: { api: { ...packsApi, ...responses } } },
});

export const Default: Story = {};
export const MovedOntoTaken: Story = withResponses({ [move]: weekTaken });
export const MovedOntoHoliday: Story = withResponses({ [move]: weekHoliday });
export const MovedPartly: Story = withResponses({
  [move]: { id: 11, warnings: [{ code: 'PACK_WEEK_PARTLY_HOLIDAY', holidays: ['Lundi de Pâques'] }] },
});
export const OneClass: Story = withResponses({ 'GET /classes': { classes: [classes[0]!], count: 1 } });
export const CalendarOver: Story = withResponses({
  'GET /classes/:id/weeks': { ...weeks, calendar_end: { day: '2027-08-31', is_over: true } },
});
/** More packs than are shown at first. */
export const ManyPacks: Story = withResponses({
  'GET /packspro/': ({ query }: { readonly query: URLSearchParams }) => {
    const all = Array.from({ length: 45 }, (_, i) => ({ ...packs[0]!, id: 100 + i, title: `Pack ${i + 1}` }));
    return { packs_pro: all.slice(0, Number(query.get('nb_items'))), count: all.length };
  },
});
