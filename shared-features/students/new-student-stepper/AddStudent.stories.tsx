import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, hosted, pending } from '@memocartes/shared-shell/fake-host/stories';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';
import { usePanel } from '@memocartes/shared-shell/panel';
import type { Meta, StoryObj } from '@storybook/react';

import { api, school } from '../../fixtures/students.data.ts';
import { studentPanelTexts } from '../form/texts.ts';
import AddStudent from './AddStudent.tsx';

/** The stepper, shown while its panel is open. */
function AddStudentPanel() {
  return usePanel().component === 'student' ? <AddStudent /> : null;
}

const meta = {
  title: 'Shared features/Add a student',
  component: AddStudentPanel,
  decorators: [
    hosted({
      me: fakeMe('ADMIN'),
      texts: studentPanelTexts,
      api,
      panel: { component: 'student', mode: 'ADD', itemId: null, fromPage: false },
    }),
  ],
} satisfies Meta<typeof AddStudentPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const withResponses = (responses: Answers) => ({ parameters: { host: { api: { ...api, ...responses } } } });
const account = { isExisting: true, authentications_id: 81, firstname: 'Karim', lastname: 'Benali' };

export const Default: Story = {};
export const NoBoxLeft: Story = withResponses({ 'GET /schools/:id': { ...school, nb_students_phygital: 2 } });
const seats = (nb_students: number) =>
  withResponses({ 'GET /schools/:id': { ...school, nb_students, limits: { ...school.limits, students: 30 } } });
export const FewSeats: Story = seats(28);
export const NoSeat: Story = seats(30);
export const ExistingFollower: Story = withResponses({
  'GET /auth/check/:email': { ...account, id: 20, role: 'USER' },
  'GET /users/select': {
    users: [{ id: 20, name: 'Karim BENALI', firstname: 'Karim', lastname: 'Benali', email: 'karim@example.fr' }],
  },
});
export const ProfessionalAddress: Story = withResponses({
  'GET /auth/check/:email': { ...account, id: 12, role: 'TEACHER' },
});
export const FollowerElsewhere: Story = withResponses({
  'GET /auth/check/:email': {
    isExisting: true,
    id: null,
    authentications_id: null,
    firstname: null,
    lastname: null,
    role: 'USER',
  },
});
export const CheckFails: Story = withResponses({ 'GET /auth/check/:email': failing });
export const Searching: Story = withResponses({ 'GET /auth/check/:email': pending });
export const NoBoxOnSaving: Story = withResponses({
  'POST /students': { statusCode: 409, code: 'LIMIT_PHYSICAL_BOX', message: '' },
});
export const NoSeatOnSaving: Story = withResponses({
  'POST /students': { statusCode: 409, code: 'LIMIT_STUDENTS', message: '' },
});
export const Refused: Story = withResponses({ 'POST /students': failing });

let tries = 0;
export const FollowerFails: Story = withResponses({
  'POST /users': () => (tries++ % 2 === 0 ? failing : { id: 90 }),
});
export const NoSchool: Story = { parameters: { host: { me: fakeMe('SUPERADMIN'), route: '/superadmin' } } };
