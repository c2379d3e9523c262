import { namedRoles } from '@memocartes/contract/permissions/roles';
import { useCreateAttachRequestMutation } from '@memocartes/shared-api/attach-requests.api';
import { useCreateAccountMutation } from '@memocartes/shared-api/auth.api';
import { useAttachFollowerMutation, useCreateUserMutation } from '@memocartes/shared-api/users.api';
import { useRef } from 'react';

import { type FollowerDraft, toPerson } from './follower.form.ts';

/**
 * Adds a follower to a student: attaches an existing one, sends an attach request, or creates the account if the
 * address is unknown, then the person. A retry after a failure does not create the account twice [followers.added].
 */
export function useSaveFollower() {
  const [createAccount] = useCreateAccountMutation();
  const [createUser] = useCreateUserMutation();
  const [attach] = useAttachFollowerMutation();
  const [request] = useCreateAttachRequestMutation();
  const accounts = useRef(new Map<string, number>());

  const accountOf = async (draft: FollowerDraft & { kind: 'new' }, schoolId: number) => {
    const existingId = draft.accountId ?? accounts.current.get(draft.email);
    if (existingId) return existingId;
    const { email, firstname, lastname } = draft;
    const { id } = await createAccount({
      role: namedRoles.follower,
      email,
      firstname,
      lastname,
      school_id: schoolId,
    }).unwrap();
    accounts.current.set(email, id);
    return id;
  };

  const save = async (draft: FollowerDraft, to: { studentId: number; schoolId: number }): Promise<unknown> => {
    if (draft.kind === 'attach')
      return attach({ user_id: draft.userId, student_id: to.studentId, ...draft.relation }).unwrap();
    if (draft.kind === 'request') return request({ id: to.studentId, email: draft.email, ...draft.relation }).unwrap();
    return createUser(toPerson(draft, await accountOf(draft, to.schoolId), to)).unwrap();
  };

  /** Whether the account of a draft was created here. */
  const hasAccount = (draft: FollowerDraft) => draft.kind === 'new' && accounts.current.has(draft.email);
  return { save, hasAccount };
}
