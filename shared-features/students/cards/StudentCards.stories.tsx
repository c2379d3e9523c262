import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, type Hosting, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Meta, StoryObj } from '@storybook/react';

import { StudentCards } from './index.ts';
import { currentPage, noCards } from './student-cards.data.ts';
import { studentCardsTexts } from './texts.ts';

const list = 'GET /cards_students/:student_id/current';

const meta = {
  title: 'Shared features/Student cards',
  component: StudentCards,
  args: {
    studentId: 7,
    subjects: [
      { id: 1, name: 'Français' },
      { id: 2, name: 'Mathématiques' },
    ],
  },
  decorators: [
    hosted({
      me: fakeMe('USER'),
      path: '/students/:id',
      route: '/students/7',
      texts: studentCardsTexts,
      api: { [list]: currentPage },
    }),
  ],
} satisfies Meta<typeof StudentCards>;
export default meta;
type Story = StoryObj<typeof meta>;

const host = (changes: Partial<Hosting>) => ({ parameters: { host: changes } });

export const Default: Story = {};
export const OfABox: Story = host({ route: '/students/7?list-box=1&list-subject_id=2' });
export const Loading: Story = host({ api: { [list]: pending } });
export const NothingDue: Story = host({ route: '/students/7?list-state=due', api: { [list]: noCards } });
export const Failed: Story = host({ api: { [list]: failing } });
export const English: Story = host({ locale: 'en' });
