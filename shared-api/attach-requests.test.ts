import { attachRequestsApi } from './attach-requests.api.ts';
import type { Dispatch } from './testing/refetches.ts';
import { findRefetches } from './testing/refetches.ts';
import { usersApi } from './users.api.ts';

const { listSentRequests } = attachRequestsApi.endpoints;
const { attachFollower, deleteUser, updateRelation } = usersApi.endpoints;

const show = (dispatch: Dispatch) => [dispatch(listSentRequests.initiate({ id: 7 }))];
const refetchedBy = async (write: (dispatch: Dispatch) => Promise<unknown>) =>
  (await findRefetches(show, write)).refetched;

test('pending requests are fetched again after their follower is attached directly or deleted, which ends them [followers.request-expires] [followers.shared-delete]', async () => {
  const link = { user_id: 30, student_id: 7, relation: 'Mère' as const };
  const requests = ['/students/7/attach_requests'];
  expect(await refetchedBy((dispatch) => dispatch(attachFollower.initiate(link)))).toEqual(requests);
  expect(await refetchedBy((dispatch) => dispatch(deleteUser.initiate({ id: 30 })))).toEqual(requests);
  expect(await refetchedBy((dispatch) => dispatch(updateRelation.initiate(link)))).toEqual([]);
});
