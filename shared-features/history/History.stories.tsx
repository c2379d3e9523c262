import type { HistoryPage, HistoryRow } from '@memocartes/contract/history/history.routes';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers, Sent } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import { History } from './History.tsx';
import { historyTexts } from './texts.ts';

const author = { firstname: 'Hélène', lastname: 'Marchand' };

const row = (id: number, more: Partial<HistoryRow>): HistoryRow => ({
  id,
  date_create: '2026-11-20T15:12:00Z',
  action: 'UPDATE',
  entity_type: 'USER',
  entity_id: 20,
  entity_name: 'Camille ROUSSEL',
  author,
  changes: {},
  ...more,
});

const rows = [
  row(3, { changes: { phone: [null, '06 39 98 12 34'], lastname: ['Rousel', 'Roussel'] } }),
  row(2, { action: 'STATUS', author: null, changes: { status: ['PENDING', 'ACTIVE'] } }),
  row(1, { action: 'CREATE', changes: { date_expiration: [null, '2027-08-31'] } }),
];
const page: HistoryPage = { history: rows, count: rows.length };

/** A change of status of an account and of a student. */
const leaving: HistoryRow['changes'] = { status: ['ACTIVE', 'INACTIVE'] };
const ended = [
  row(2, { action: 'STATUS', changes: leaving }),
  row(1, { entity_type: 'STUDENT', action: 'STATUS', changes: leaving }),
];

/** Twelve changes, in pages of ten. */
const pages = ({ query }: Sent): HistoryPage => {
  const from = (Number(query.get('nb_page')) - 1) * 10;
  const all = Array.from({ length: 12 }, (_, i) => row(12 - i, { changes: { name: [`Nom ${i}`, `Nom ${i + 1}`] } }));
  return { history: all.slice(from, from + 10), count: 12 };
};

const meta = {
  title: 'Shared features/History',
  component: History,
  args: { entityType: 'USER', entityId: 20, on: { schoolId: 1 } },
  decorators: [hosted({ me: fakeMe('ADMIN'), texts: historyTexts, api: { 'GET /history': page } })],
} satisfies Meta<typeof History>;
export default meta;
type Story = StoryObj<typeof meta>;

const withResponses = (response: Answers['GET /history']) => ({
  parameters: { host: { api: { 'GET /history': response } } },
});

export const Default: Story = {};
/** Operations: on a school (an import and its undo), and on a student (a year change). */
export const SchoolOperation: Story = withResponses({
  history: [
    row(5, { entity_type: 'SCHOOL', action: 'IMPORT', changes: { students: [null, 245], classes: [null, 0] } }),
    row(6, { entity_type: 'SCHOOL', action: 'UNDO', changes: { students: [null, 245], operation: [null, 'IMPORT'] } }),
    row(4, { entity_type: 'STUDENT', action: 'YEAR_CHANGE', changes: { level: ['CE1', 'CE2'] } }),
  ],
  count: 3,
});
export const Ended: Story = withResponses({ history: ended, count: 2 });
export const Long: Story = withResponses(pages);
export const Loading: Story = withResponses(pending);
export const Empty: Story = withResponses({ history: [], count: 0 });
export const Failed: Story = withResponses(failing);
export const English: Story = { parameters: { host: { locale: 'en' } } };
