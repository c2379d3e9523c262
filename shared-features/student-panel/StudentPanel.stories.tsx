import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Meta, StoryObj } from '@storybook/react';

import { api, ines } from './students.data.ts';
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

const hostedBy = (host: Record<string, unknown>) => ({ parameters: { host } });
const withPicture = { ...ines, avatar: { id: 12 } };
const edit = { ...panel, mode: 'EDIT' };

export const View: Story = {};
const asked = {
  ...{
    id: 31,
    email: 'prenom.nom-compose-tres-long@une-messagerie.example.fr',
    relation: 'Grand-parent',
    relation_other: null,
  },
  ...{ date_create: '2026-11-20T08:00:00.000Z', date_expiration: '2026-12-20T08:00:00.000Z' },
};
const pendingRequests = { 'GET /students/:id/attach_requests': { attach_requests: [asked], count: 1 } };
const withRequest = (answers: Record<string, unknown> = {}) =>
  hostedBy({ api: { ...api, ...pendingRequests, ...answers } });
export const ViewPending: Story = withRequest();
export const ViewPendingAnswered: Story = withRequest({ 'DELETE /attach_requests/:id': failing });
export const ViewPendingOfTheFamily: Story = hostedBy({ me: fakeMe('USER'), api: { ...api, ...pendingRequests } });
export const ViewPendingUnread: Story = withRequest({ 'GET /students/:id/attach_requests': failing });
export const ViewOfATeacher: Story = hostedBy({ me: fakeMe('TEACHER') });
export const ViewOfTheFamily: Story = hostedBy({
  me: fakeMe('USER'),
  api: { ...api, 'GET /students/:id': withPicture },
});
export const Edit: Story = hostedBy({ panel: edit });
export const EditWithPicture: Story = hostedBy({
  panel: edit,
  me: fakeMe('SUPERADMIN'),
  api: { ...api, 'GET /students/:id': withPicture },
});
export const EditRefused: Story = hostedBy({ panel: edit, api: { ...api, 'PATCH /students/:id': failing } });
export const EditByATeacher: Story = hostedBy({ panel: edit, me: fakeMe('TEACHER') });
export const Loading: Story = hostedBy({ api: { ...api, 'GET /students/:id': pending } });
export const Failed: Story = hostedBy({ api: { ...api, 'GET /students/:id': failing } });
export const English: Story = hostedBy({ locale: 'en' });
