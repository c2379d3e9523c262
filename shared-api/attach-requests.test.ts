import { attachRequestsApi } from './attach-requests.api.ts';
import { classesApi } from './classes.api.ts';
import { studentsApi } from './students.api.ts';
import { type Dispatch, findRefetches } from './testing/refetches.ts';
import { usersApi } from './users.api.ts';

const { listSentRequests, createAttachRequest } = attachRequestsApi.endpoints;
const { attachFollower, deleteUser, updateRelation } = usersApi.endpoints;

const show = (dispatch: Dispatch) => [dispatch(listSentRequests.initiate({ id: 7 }))];
const refetchedBy = async (write: (dispatch: Dispatch) => Promise<unknown>) =>
  (await findRefetches(show, write)).refetched;

test('pending requests are fetched again after their follower is attached directly or deleted, as the requests then end [followers.request-expires] [followers.shared-delete]', async () => {
  const link = { user_id: 30, student_id: 7, relation: 'Mère' as const };
  const requests = ['/students/7/attach_requests'];
  expect(await refetchedBy((dispatch) => dispatch(attachFollower.initiate(link)))).toEqual(requests);
  expect(await refetchedBy((dispatch) => dispatch(deleteUser.initiate({ id: 30 })))).toEqual(requests);
  expect(await refetchedBy((dispatch) => dispatch(updateRelation.initiate(link)))).toEqual([]);
});

test.each<[string, string, (dispatch: Dispatch) => Promise<unknown>]>([
  [
    'follower attached to a student',
    '/students/7',
    (dispatch) => dispatch(attachFollower.initiate({ user_id: 30, student_id: 7, relation: 'Mère' })),
  ],
  [
    'request to a follower',
    '/students/7/attach_requests',
    (dispatch) => dispatch(createAttachRequest.initiate({ id: 7, email: 'anne@example.fr', relation: 'Mère' })),
  ],
  [
    'teacher of a class',
    '/classes/3',
    (dispatch) => dispatch(classesApi.endpoints.addTeacherToClass.initiate({ classes_id: 3, users_pro_id: 9 })),
  ],
])(
  'a %s that another person has added already is shown after the refusal [interface.list-fresh]',
  async (_what, path, add) => {
    const showAll = (dispatch: Dispatch) => [
      dispatch(listSentRequests.initiate({ id: 7 })),
      dispatch(studentsApi.endpoints.getStudent.initiate({ id: 7 })),
      dispatch(classesApi.endpoints.getClass.initiate({ id: 3 })),
    ];

    const refetchedAfter = async (refusal: string) =>
      (await findRefetches(showAll, add, () => ({ id: 7 }), refusal)).refetched;
    expect(await refetchedAfter('CONFLICT')).toContain(path);
    expect(await refetchedAfter('FORBIDDEN')).toEqual([]);
  },
);
