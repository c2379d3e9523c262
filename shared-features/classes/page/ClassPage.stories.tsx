import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import { class_, classBoxes } from './classes.data.ts';
import { ClassPage } from './ClassPage.tsx';
import { classesTexts } from './texts.ts';

const api = { 'GET /classes/:id': class_, 'GET /classes/:id/boxes': classBoxes } satisfies Answers;

const meta = {
  title: 'Shared features/Class',
  component: ClassPage,
  args: { scope: 'mine', hasSessionsPage: true },
  decorators: [hosted({ me: fakeMe('TEACHER'), path: '/classes/:id', route: '/classes/3', texts: classesTexts, api })],
} satisfies Meta<typeof ClassPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const withResponses = (responses: Answers) => ({ parameters: { host: { api: { ...api, ...responses } } } });

export const Default: Story = {};
export const Loading: Story = withResponses({ 'GET /classes/:id': pending, 'GET /classes/:id/boxes': pending });
export const BoxesLoading: Story = withResponses({ 'GET /classes/:id/boxes': pending });
export const NoStudent: Story = withResponses({ 'GET /classes/:id': { ...class_, students: [], nb_students: 0 } });
/** A class with students but without cards in the boxes. */
export const NewClass: Story = withResponses({
  'GET /classes/:id/boxes': {
    ...classBoxes,
    last_session: null,
    total: { ...classBoxes.total, boxes: [0, 0, 0, 0, 0], due: [0, 0, 0, 0, 0], nb_cards: 0, nb_acquired: 0 },
  },
});
/** A student who joined after the others. */
export const OneWithoutCards: Story = withResponses({
  'GET /classes/:id/boxes': {
    ...classBoxes,
    students: classBoxes.students.map((student, i) =>
      i === 0 ? { ...student, boxes: [0, 0, 0, 0, 0], due: [0, 0, 0, 0, 0], nb_cards: 0, nb_acquired: 0 } : student,
    ),
  },
});
export const Failed: Story = withResponses({ 'GET /classes/:id': failing });
export const English: Story = { parameters: { host: { locale: 'en' } } };
