import type { OperationsPage } from '@memocartes/contract/bulk-operations/bulk-operations.routes';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Meta, StoryObj } from '@storybook/react';

import { RecentOperations } from './RecentOperations.tsx';
import { operationsTexts } from './texts.ts';

const shared = {
  schools_id: 1,
  date_undone: null,
  is_undoable: true,
  author: { firstname: 'Nadia', lastname: 'Cohen' },
  date_create: '2026-11-21T08:12:00Z',
  date_undoable_until: '2026-11-22T08:12:00Z',
};
const page: OperationsPage = {
  operations: [
    {
      ...shared,
      id: 8,
      kind: 'YEAR_CHANGE',
      summary: { up: 198, repeat: 3, leave: 48, no_level: 0, to_place: 150, tracking_lost: 140 },
    },
    { ...shared, id: 7, kind: 'IMPORT', summary: { students: 244, classes: 10 }, author: null },
  ],
  count: 2,
};

const meta = {
  title: 'Shared features/Recent operations',
  component: RecentOperations,
  decorators: [
    hosted({
      me: fakeMe('ADMIN'),
      texts: operationsTexts,
      api: {
        'GET /operations': page,
        'POST /operations/:id/undo': {
          nb_undone: 246,
          nb_restored: 246,
          nb_kept: 0,
          kept: [],
          nb_classes: 4,
          nb_adults: 0,
        },
      },
    }),
  ],
} satisfies Meta<typeof RecentOperations>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { parameters: { host: { api: { 'GET /operations': pending } } } };
const onlyLinks = { ...page.operations[1]!, summary: { followers: 0, links: 5 } };
export const OnlyAttachedFollowers: Story = {
  parameters: { host: { api: { 'GET /operations': { operations: [onlyLinks], count: 1 } } } },
};
/** Undoing the import deletes two students that it added, and moves back 120. */
export const ImportWithMoves: Story = {
  parameters: {
    host: {
      api: {
        'GET /operations': page,
        'POST /operations/:id/undo': {
          nb_undone: 122,
          nb_restored: 120,
          nb_kept: 0,
          kept: [],
          nb_classes: 4,
          nb_adults: 0,
        },
      },
    },
  },
};
/** An undo that skips 49 students, of whom the response lists 47. */
export const ManySkipped: Story = {
  parameters: {
    host: {
      api: {
        'GET /operations': page,
        'POST /operations/:id/undo': {
          nb_undone: 136,
          nb_restored: 136,
          nb_kept: 49,
          nb_classes: 0,
          nb_adults: 0,
          kept: Array.from({ length: 47 }, (_none, id) => ({
            id,
            firstname: `Lou${id}`,
            lastname: 'Benali',
            reason: 'EDITED',
          })),
        },
      },
    },
  },
};
/** Undone meanwhile by someone else. */
export const TooLate: Story = {
  parameters: {
    host: {
      api: {
        'GET /operations': page,
        'POST /operations/:id/undo': {
          statusCode: 409,
          code: 'ALREADY_UNDONE',
          message: 'Cette opération est déjà annulée.',
        },
      },
    },
  },
};
