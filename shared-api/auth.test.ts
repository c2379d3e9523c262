import { authApi } from './auth.api.ts';
import { type Dispatch, findRefetches } from './testing/refetches.ts';

const { getAccount, listAccounts, sendInvitation } = authApi.endpoints;

const show = (dispatch: Dispatch) => [dispatch(getAccount.initiate({ id: 7 })), dispatch(listAccounts.initiate({}))];
const answer = (path: string) => (path === '/auth' ? { authentications: [{ id: 7 }], count: 1 } : { id: 7 });

test('an account, shown with the date of its last invitation, is fetched again after another invitation [invitations.link]', async () => {
  const { shown, refetched } = await findRefetches(
    show,
    (dispatch) => dispatch(sendInvitation.initiate({ id: 7 })),
    answer,
  );
  expect(shown).toHaveLength(2);
  expect(refetched.toSorted()).toEqual([...shown, '/auth/7/send_mail'].toSorted());
});
