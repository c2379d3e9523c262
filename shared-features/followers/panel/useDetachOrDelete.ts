import type { User } from '@memocartes/contract/users/users.routes';
import { useDeleteUserMutation, useDetachFollowerMutation } from '@memocartes/shared-api/users.api';
import { skippingDeleted, useFailure } from '@memocartes/shared-shell/errors';
import { usePanel } from '@memocartes/shared-shell/panel';
import { useMe } from '@memocartes/shared-shell/session';
import { personName } from '@memocartes/shared-ui/avatar';
import { confirm } from '@memocartes/shared-ui/dialog';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

type Child = { readonly id: number; readonly firstname: string; readonly lastname: string };

/**
 * Detaches or deletes a follower: asks for confirmation, showing what is lost, then closes the panel
 * [followers.deleted].
 */
export function useDetachOrDelete(follower: User) {
  const { t } = useTranslation('followerPanel');
  const { close } = usePanel();
  const failure = useFailure();
  // A superadmin, who has no school, deletes a follower from all schools.
  const everywhere = useMe().schoolId === null;
  const [detachFollower] = useDetachFollowerMutation();
  const [deleteUser] = useDeleteUserMutation();
  const name = personName(follower.authentication);

  const detach = async (child: Child) => {
    const isDone = await confirm({
      title: t('detachTitle', { name, child: personName(child) }),
      body: t('detachBody', { name, child: personName(child) }),
      undoHint: t('detachUndoHint'),
      tone: 'danger',
      confirmLabel: t('detach'),
      action: skippingDeleted([child], ({ id }) => detachFollower({ user_id: follower.id, student_id: id }).unwrap())
        .run,
      failure: (error) => failure.changeText(error, (reason) => t('detach_error', { reason })),
    });
    if (!isDone) return;
    toast.success(t('detach_success', { name }));
    close();
  };

  const remove = async () => {
    const { is_shared: isShared, student } = follower;
    const isDone = await confirm({
      title: t(isShared ? 'removeTitle' : 'deleteTitle', { name }),
      body: student.length > 0 && t('deleteChildren', { count: student.length }),
      ...(isShared ? { undoHint: t('removeKeeps') } : { lost: t(everywhere ? 'deleteLostEverywhere' : 'deleteLost') }),
      tone: 'danger',
      confirmLabel: t(isShared ? 'remove' : 'delete'),
      action: skippingDeleted([follower], ({ id }) => deleteUser({ id }).unwrap()).run,
      failure: (error) => failure.changeText(error, (reason) => t('delete_person_error', { reason })),
    });
    if (!isDone) return;
    toast.success(t(isShared ? 'remove_success' : 'delete_person_success', { name }));
    close();
  };

  return { detach, remove };
}
