import type { CheckedEmail } from '@memocartes/contract/auth/auth.routes';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import {
  failing,
  hosted,
  type Hosting,
  notFound,
  pending,
  unavailable,
} from '@memocartes/shared-shell/fake-host/stories';
import type { Answers, ErrorAnswer } from '@memocartes/shared-shell/fake-host/testing';
import type { PanelState } from '@memocartes/shared-shell/panel';
import type { Meta, StoryObj } from '@storybook/react';

import FollowerPanel from './FollowerPanel.tsx';
import { api, incomplete, shared, undelivered, withTwoChildren } from './followers.data.ts';
import { followerPanelTexts } from './texts.ts';

const onPage = { component: 'followers', mode: 'VIEW', itemId: 20, fromPage: true } as const;
const inList = { ...onPage, fromPage: false };
const meta = {
  title: 'Shared features/Follower panel',
  component: FollowerPanel,
  decorators: [hosted({ me: fakeMe('ADMIN'), texts: followerPanelTexts, api, panel: onPage, route: '/students/7' })],
} satisfies Meta<typeof FollowerPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const hostedBy = (host: Partial<Hosting>) => ({ parameters: { host } });
const withResponses = (responses: Answers, panel: PanelState = onPage) =>
  hostedBy({ panel, api: { ...api, ...responses } });
const list = { panel: inList, route: '/schools/followers' };
const edit: PanelState = { ...onPage, mode: 'EDIT' };
const add: PanelState = { ...onPage, mode: 'ADD', itemId: 7 };
const account = { isExisting: true, authentications_id: 81, firstname: 'Anne', lastname: 'Lovelace' };

export const ViewOnAPage: Story = {};
export const ViewInAList: Story = hostedBy(list);
export const ViewOfTwoChildren: Story = hostedBy({ ...list, api: { ...api, 'GET /users/:id': withTwoChildren } });
export const ViewIncomplete: Story = withResponses({ 'GET /users/:id': incomplete });
export const ViewUndelivered: Story = withResponses({ 'GET /users/:id': undelivered });
export const ViewByATeacher: Story = hostedBy({ me: fakeMe('TEACHER') });
export const ViewByFollower: Story = hostedBy({ me: fakeMe('USER') });
export const ActionsRefused: Story = withResponses({
  'DELETE /users/:user_id/student/:student_id': failing,
  'PATCH /users/:id': failing,
});
export const DeleteRefused: Story = hostedBy({ ...list, api: { ...api, 'DELETE /users/:id': failing } });
export const DeletedMeanwhile: Story = hostedBy({ ...list, api: { ...api, 'DELETE /users/:id': notFound } });
export const DetachedMeanwhile: Story = withResponses({ 'DELETE /users/:user_id/student/:student_id': notFound });
export const Edit: Story = hostedBy({ panel: edit });
export const EditOfTwoChildren: Story = hostedBy({
  panel: { ...inList, mode: 'EDIT' },
  route: '/schools/followers',
  api: { ...api, 'GET /users/:id': withTwoChildren },
});
export const EditIncomplete: Story = withResponses({ 'GET /users/:id': incomplete }, edit);
export const EditUndelivered: Story = withResponses({ 'GET /users/:id': undelivered }, edit);
const refused: ErrorAnswer = { statusCode: 403, code: 'FORBIDDEN', message: 'Vous n’avez pas accès à cette action.' };
export const EditRefused: Story = withResponses({ 'PATCH /users/:id': refused }, edit);
export const EditUnanswered: Story = withResponses({ 'PATCH /users/:id': unavailable }, edit);
export const EditByFollower: Story = hostedBy({ panel: edit, me: fakeMe('USER') });
export const Add: Story = hostedBy({ panel: add });
export const AddExisting: Story = withResponses(
  {
    'GET /auth/check/:email': { ...account, id: 30, role: 'USER' },
    'GET /users/select': { users: [{ id: 30, name: 'Anne LOVELACE' }] },
  },
  add,
);
export const AddProfessional: Story = withResponses(
  { 'GET /auth/check/:email': { ...account, id: 30, role: 'ADMIN' } },
  add,
);

/** Another person creates the account after the first search. */
const afterFirstSearch = () => {
  let searches = 0;
  const known: CheckedEmail = { ...account, id: 30, role: 'USER' };
  return () => (searches++ === 0 ? { ...known, isExisting: false } : known);
};

export const AddCreatedElsewhere: Story = withResponses(
  {
    'GET /auth/check/:email': afterFirstSearch(),
    'GET /users/select': { users: [{ id: 30, name: 'Anne LOVELACE' }] },
    'POST /users': { statusCode: 409, code: 'EMAIL_TAKEN', message: 'Désolé cette adresse email existe déjà' },
  },
  add,
);
export const AddRefused: Story = withResponses({ 'POST /users': failing }, add);
/** API response for the address of a follower of another school: it reveals only the role. */
const elsewhere: CheckedEmail = {
  isExisting: true,
  id: null,
  authentications_id: null,
  firstname: null,
  lastname: null,
  role: 'USER',
};
export const AddElsewhere: Story = withResponses({ 'GET /auth/check/:email': elsewhere }, add);
export const AddElsewhereTwice: Story = withResponses(
  {
    'GET /auth/check/:email': elsewhere,
    'POST /students/:id/attach_requests': {
      statusCode: 409,
      code: 'ALREADY_REQUESTED',
      message: 'Une demande attend déjà la réponse de cette personne pour cet élève.',
    },
  },
  add,
);
export const ViewShared: Story = withResponses({ 'GET /users/:id': shared });
export const ViewSharedInAList: Story = hostedBy({ ...list, api: { ...api, 'GET /users/:id': shared } });
export const EditShared: Story = withResponses({ 'GET /users/:id': shared }, edit);
export const Loading: Story = withResponses({ 'GET /users/:id': pending });
export const Failed: Story = withResponses({ 'GET /users/:id': failing });
export const English: Story = hostedBy({ locale: 'en' });
