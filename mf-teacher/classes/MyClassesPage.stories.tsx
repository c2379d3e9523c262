import type { ClassBoxes } from '@memocartes/contract/learning/boxes/boxes.routes';
import { classes, open } from '@memocartes/shared-features/fixtures';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import remote from '../remote.ts';
import MyClassesPage from './MyClassesPage.tsx';

const boxes: ClassBoxes = {
  class_: { id: 3, name: 'CE1 A' },
  total: {
    boxes: [37, 202, 342, 403, 130],
    due: [0, 0, 0, 0, 0],
    nb_cards: 1114,
    nb_acquired: 130,
    nb_right: 9,
    nb_wrong: 1,
  },
  last_session: null,
  students: [],
};
const api = {
  'GET /classes': { classes, count: classes.length },
  'GET /classes/:id/boxes': boxes,
  'GET /sessions/classe/:id/last': { session: null },
} satisfies Answers;

const meta = {
  title: 'Teacher/My classes',
  component: MyClassesPage,
  decorators: [hosted({ me: fakeMe('TEACHER'), texts: remote.texts, api })],
} satisfies Meta<typeof MyClassesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const withResponses = (responses: Answers) => ({ parameters: { host: { api: { ...api, ...responses } } } });

export const Default: Story = {};
export const SessionOpen: Story = withResponses({ 'GET /sessions/classe/:id/last': { session: open } });
export const Loading: Story = withResponses({ 'GET /classes': pending });
export const Empty: Story = withResponses({ 'GET /classes': { classes: [], count: 0 } });
export const Failed: Story = withResponses({ 'GET /classes': failing });
export const BoxesFailed: Story = withResponses({ 'GET /classes/:id/boxes': failing });
