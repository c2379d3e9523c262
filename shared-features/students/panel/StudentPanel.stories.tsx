import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, type Hosting, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { ErrorAnswer } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import { api, ines } from '../../fixtures/students.data.ts';
import { sent, sentRequest } from '../../followers/attach-requests/pending-followers.data.ts';
import StudentPanel from './StudentPanel.tsx';
import { studentPanelTexts } from './texts.ts';

const panel = { component: 'student', mode: 'VIEW', itemId: 7, fromPage: false } as const;
const meta = {
  title: 'Shared features/Student panel',
  component: StudentPanel,
  decorators: [hosted({ me: fakeMe('ADMIN'), texts: studentPanelTexts, api, panel })],
} satisfies Meta<typeof StudentPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const hostedBy = (host: Partial<Hosting>) => ({ parameters: { host } });
const withPicture = { ...ines, avatar: { id: 12 } };

/** What a follower gets: the contact details of the other followers are hidden. */
const asSeenByFollower = (student: typeof ines): typeof ines => ({
  ...student,
  followers: student.followers.map((follower) =>
    follower.id === 20 ? follower : { ...follower, email: null, phone: null, account: null },
  ),
});

const edit = { ...panel, mode: 'EDIT' } as const;

export const View: Story = {};
const withRequest = { ...api, ...sent([sentRequest]) };
export const ViewPending: Story = hostedBy({ api: withRequest });
export const ViewPendingByFollower: Story = hostedBy({ me: fakeMe('USER'), api: withRequest });
export const ViewByATeacher: Story = hostedBy({ me: fakeMe('TEACHER') });
export const ViewByFollower: Story = hostedBy({
  me: fakeMe('USER'),
  api: { ...api, 'GET /students/:id': asSeenByFollower(withPicture) },
});
export const Edit: Story = hostedBy({ panel: edit });
export const EditWithPicture: Story = hostedBy({
  panel: edit,
  me: fakeMe('SUPERADMIN'),
  api: { ...api, 'GET /students/:id': withPicture },
});
const refused: ErrorAnswer = {
  statusCode: 409,
  code: 'LIMIT_PHYSICAL_BOX',
  message: 'Toutes les boîtes sont attribuées.',
};
export const EditRefused: Story = hostedBy({ panel: edit, api: { ...api, 'PATCH /students/:id': refused } });
export const EditWithoutClasses: Story = hostedBy({ panel: edit, api: { ...api, 'GET /classes/select': failing } });
export const EditByATeacher: Story = hostedBy({ panel: edit, me: fakeMe('TEACHER') });
export const Loading: Story = hostedBy({ api: { ...api, 'GET /students/:id': pending } });
export const Failed: Story = hostedBy({ api: { ...api, 'GET /students/:id': failing } });
export const English: Story = hostedBy({ locale: 'en' });
