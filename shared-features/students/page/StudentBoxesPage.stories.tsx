import type { NotificationLink } from '@memocartes/contract/notifications/notifications.routes';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import type { Meta, StoryObj } from '@storybook/react';

import { homeActivity } from '../../home-revision/home-revision.data.ts';
import { noCards, student, studentBoxes } from '../boxes/student-boxes.data.ts';
import { studentBoxesTexts } from '../boxes/texts.ts';
import { currentPage } from '../cards/student-cards.data.ts';
import { StudentBoxesPage } from './StudentBoxesPage.tsx';

const unreadLink: NotificationLink = {
  id: 71,
  is_viewed: false,
  notification: {
    id: 9,
    type: 'INFO',
    title: 'Un pack pour la semaine',
    content: 'La classe apprend « Table de 5 » cette semaine.',
    link: null,
    date_create: '2026-11-20T09:00:00Z',
  },
};
const api = {
  'GET /students/:id': student,
  'GET /graphs/students/:id/cards': studentBoxes,
  'GET /cards_students/:student_id/current': currentPage,
  'GET /students/:id/home_revisions': homeActivity,
  'GET /notifications/students/:id': { notifications: [], count: 0 },
  'PATCH /notifications/:id/users/viewed': null,
} satisfies Answers;

const meta = {
  title: 'Shared features/Student boxes',
  component: StudentBoxesPage,
  decorators: [
    hosted({ me: fakeMe('TEACHER'), path: '/students/:id', route: '/students/7', texts: studentBoxesTexts, api }),
  ],
} satisfies Meta<typeof StudentBoxesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const withResponses = (responses: Answers) => ({ parameters: { host: { api: { ...api, ...responses } } } });

export const Default: Story = {
  args: {
    breadcrumb: (student) => [
      { label: 'Mes classes', to: '/schools/classes' },
      ...(student?.class_ ? [{ label: student.class_.name, to: `/classes/${student.class_.id}` }] : []),
    ],
  },
};
export const Loading: Story = withResponses({
  'GET /students/:id': pending,
  'GET /graphs/students/:id/cards': pending,
});
export const Empty: Story = withResponses({ 'GET /graphs/students/:id/cards': noCards });
/** The API returns a notification as read once it was marked. */
let isRead = false;
export const WithNotifications: Story = withResponses({
  'GET /notifications/students/:id': () => ({ notifications: [{ ...unreadLink, is_viewed: isRead }], count: 1 }),
  'PATCH /notifications/:id/users/viewed': ({ params }: { readonly params: Record<string, string> }) => {
    isRead = params.id === String(unreadLink.notification.id);
    return null;
  },
});
export const ClassNamedAfterLevel: Story = withResponses({
  'GET /students/:id': { ...student, class_: { id: 3, name: 'CE1' } },
});
export const Departed: Story = withResponses({
  'GET /students/:id': {
    ...student,
    status: 'INACTIVE',
    date_status: '2026-11-03T09:00:00Z',
    classes_id: null,
    class_: null,
  },
});
export const Failed: Story = withResponses({ 'GET /students/:id': failing, 'GET /graphs/students/:id/cards': failing });
export const English: Story = { parameters: { host: { locale: 'en' } } };
