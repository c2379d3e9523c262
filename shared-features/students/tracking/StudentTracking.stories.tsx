import type { Student } from '@memocartes/contract/students/students.routes';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import { Page } from '@memocartes/shared-ui/page';
import type { Meta, StoryObj } from '@storybook/react';

import { student } from '../boxes/student-boxes.data.ts';
import { PhysicalCards, TrackingActions } from './index.ts';
import { currentCards } from './student-tracking.data.ts';
import { studentTrackingTexts } from './texts.ts';

function Tracking({ student: shown }: { readonly student: Student }) {
  return (
    <Page title="Inès BENALI" actions={<TrackingActions student={shown} />}>
      <PhysicalCards student={shown} />
    </Page>
  );
}

const api = {
  'GET /cards_students/:student_id/current': currentCards,
  'GET /cards_students/:student_id/current/init': { count: 2 },
  'PATCH /cards_students/:id/current': { cards: [] },
  'PATCH /cards_students/:id/reset': student,
  'PATCH /students/:id/demo/activate': { ...student, demo_mode: true },
} satisfies Answers;

const meta = {
  title: 'Shared features/Tracking of a student',
  component: Tracking,
  args: { student },
  decorators: [hosted({ me: fakeMe('TEACHER'), route: '/students/7', texts: studentTrackingTexts, api })],
} satisfies Meta<typeof Tracking>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = 'GET /cards_students/:student_id/current';
const withResponses = (responses: Answers) => ({ parameters: { host: { api: { ...api, ...responses } } } });

export const Default: Story = {};
export const InDemo: Story = { args: { student: { ...student, demo_mode: true, card_progress: [6, 5, 4, 3, 2] } } };
export const DemoRefused: Story = withResponses({
  'PATCH /students/:id/demo/activate': {
    statusCode: 403,
    code: 'DEMO_REFUSED',
    message: 'Impossible de passer cet élève en mode démo : il a déjà des cartes en cours',
  },
});
export const Empty: Story = {
  args: { student: { ...student, card_progress: [0, 0, 0, 0, 0] } },
  ...withResponses({ [list]: { cards: [], count: 0, nb_waiting: 2 } }),
};
export const NoPhysicalCards: Story = { args: { student: { ...student, is_phygital: false } } };
export const AsFollower: Story = { parameters: { host: { me: fakeMe('USER') } } };
export const Loading: Story = withResponses({ [list]: pending });
export const Failed: Story = withResponses({ [list]: failing });
export const English: Story = { parameters: { host: { locale: 'en' } } };
