import { useCreateAttachRequestMutation } from '@memocartes/shared-api/attach-requests.api';
import { useAttachFollowerMutation, useCreateUserMutation } from '@memocartes/shared-api/users.api';

import { useRepeatableCall, useRequestId } from '../../request-id/index.ts';
import { type FollowerDraft, toPerson } from './follower.form.ts';

/**
 * Adds a follower to a student: attaches an existing one, sends an attach request, or creates the person. If the
 * address has no account, one is created too, only once even if the request is sent again [interface.request-once]
 * [interface.repeated-change]. Rejects with the error of the API call.
 */
export function useSaveFollower() {
  const [createUser] = useCreateUserMutation();
  const withRequestId = useRequestId();
  const [attach] = useAttachFollowerMutation();
  const [request] = useCreateAttachRequestMutation();
  const repeatable = useRepeatableCall('ALREADY_ATTACHED', 'ALREADY_REQUESTED');

  return (draft: FollowerDraft, to: { readonly studentId: number; readonly schoolId: number }): Promise<unknown> => {
    if (draft.kind === 'attach') {
      const link = { user_id: draft.userId, student_id: to.studentId, ...draft.relation };
      return repeatable(link, () => attach(link).unwrap());
    }
    if (draft.kind === 'request') {
      const body = { id: to.studentId, email: draft.email, ...draft.relation };
      return repeatable(body, () => request(body).unwrap());
    }
    const person = toPerson(draft, to);
    return 'role' in person
      ? withRequestId(person, (request_id) => createUser({ ...person, request_id }).unwrap())
      : createUser(person).unwrap();
  };
}
