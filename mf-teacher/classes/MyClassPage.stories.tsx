import { class_, closed, hardest, open, studentRow, weeks } from '@memocartes/shared-features/fixtures';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import remote from '../remote.ts';
import MyClassPage from './MyClassPage.tsx';

const last = 'GET /sessions/classe/:id/last';
const api = {
  'GET /classes/:id': class_,
  [last]: { session: closed },
  'GET /classes/:id/hardest_cards': hardest,
  'GET /classes/:id/weeks': weeks,
} satisfies Answers;

const students = Array.from({ length: 28 }, (_, i) => ({
  ...studentRow,
  id: 100 + i,
  firstname: `Prénom${i + 1}`,
  lastname: 'Nouvel',
}));
const nothing = {
  boxes: [0, 0, 0, 0, 0],
  due: [0, 0, 0, 0, 0],
  nb_cards: 0,
  nb_acquired: 0,
  nb_right: 0,
  nb_wrong: 0,
} as const;
const newClass = {
  ...api,
  [last]: { session: null },
  'GET /classes/:id': { ...class_, students, nb_students: students.length },
  'GET /classes/:id/boxes': { class_: { id: 3, name: 'CE1 A' }, total: nothing, last_session: null, students: [] },
  'GET /packspro/': { packs_pro: [], count: 0 },
  'GET /devices': { devices: [], count: 0 },
} satisfies Answers;

const meta = {
  title: 'Teacher/Class',
  component: MyClassPage,
  decorators: [hosted({ me: fakeMe('TEACHER'), path: '/classes/:id', route: '/classes/3', texts: remote.texts, api })],
} satisfies Meta<typeof MyClassPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { parameters: { host: { api: { ...api, 'GET /classes/:id': pending } } } };
export const Failed: Story = { parameters: { host: { api: { ...api, 'GET /classes/:id': failing } } } };
export const InSession: Story = { parameters: { host: { api: { ...api, [last]: { session: open } } } } };
export const TimeIsUp: Story = {
  parameters: { host: { api: { ...api, [last]: { session: { ...open, is_over: true } } } } },
};
/** A class whose students have revised. */
export const Revised: Story = {
  parameters: {
    host: {
      api: {
        ...newClass,
        'GET /classes/:id/boxes': {
          ...newClass['GET /classes/:id/boxes'],
          total: { ...nothing, boxes: [3, 0, 0, 0, 0], nb_cards: 3 },
        },
      },
    },
  },
};
/** A class whose students have not revised yet. */
export const NewClass: Story = { parameters: { host: { api: newClass } } };
/** A pack is assigned and tablets are attached: the session is the next step. */
export const NewClassPrepared: Story = {
  parameters: {
    host: {
      api: { ...newClass, 'GET /packspro/': { packs_pro: [], count: 1 }, 'GET /devices': { devices: [], count: 4 } },
    },
  },
};
