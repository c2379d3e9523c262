import { attachRequestsApi } from './attach-requests.api.ts';
import { authApi } from './auth.api.ts';
import { privacyApi } from './privacy.api.ts';
import { studentsApi } from './students.api.ts';
import { type Dispatch, findRefetches } from './testing/refetches.ts';
import { usersApi } from './users.api.ts';

const show = (dispatch: Dispatch) => [
  dispatch(authApi.endpoints.getMe.initiate()),
  dispatch(privacyApi.endpoints.listConsents.initiate()),
];

const refetchedBy = async (write: (dispatch: Dispatch) => Promise<unknown>) =>
  (await findRefetches(show, write)).refetched.toSorted();

test('the signed-in user is fetched again after a change of any person, who may be that user', async () => {
  const rename = { id: 5, lastname: 'Martin' };
  expect(await refetchedBy((dispatch) => dispatch(usersApi.endpoints.updateUser.initiate(rename)))).toEqual([
    '/auth/user',
  ]);
});

test('students, shown with their followers, are fetched again after an account changes', async () => {
  const getStudent = (dispatch: Dispatch) => [dispatch(studentsApi.endpoints.getStudent.initiate({ id: 7 }))];
  const change = { id: 5, phone: '0611111111' };
  const update = (dispatch: Dispatch) => dispatch(authApi.endpoints.updateAccount.initiate(change));
  expect((await findRefetches(getStudent, update)).refetched).toEqual(['/students/7']);
});

test('a follower’s consents are fetched again after a child is attached', async () => {
  const { acceptAttachRequest } = attachRequestsApi.endpoints;
  const refetched = await refetchedBy((dispatch) => dispatch(acceptAttachRequest.initiate({ id: 4 })));
  expect(refetched).toContain('/privacy/consents');
});
