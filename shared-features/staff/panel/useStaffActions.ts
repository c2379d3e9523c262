import type { User } from '@memocartes/contract/users/users.routes';
import { useRejectAccountMutation, useUpdateAccountMutation } from '@memocartes/shared-api/auth.api';
import { useDeleteUserMutation } from '@memocartes/shared-api/users.api';
import { skippingDeleted, useFailure } from '@memocartes/shared-shell/errors';
import { usePanel } from '@memocartes/shared-shell/panel';
import { personName } from '@memocartes/shared-ui/avatar';
import { confirm, type Confirmation } from '@memocartes/shared-ui/dialog';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

/**
 * Actions on an account, each after a confirmation. The dialog stays open if the request fails [accounts.ban]
 * [accounts.reject].
 */
export function useStaffActions() {
  const { t } = useTranslation(['staffPanel', 'panelForm']);
  const { close } = usePanel();
  const failure = useFailure();
  const [reject] = useRejectAccountMutation();
  const [update] = useUpdateAccountMutation();
  const [remove] = useDeleteUserMutation();

  const ask = async (confirmation: Omit<Confirmation, 'failure'>, done: string) => {
    const isDone = await confirm({ ...confirmation, failure: failure.text });
    if (isDone) toast.success(done);
    return isDone;
  };

  const accountOf = (user: User) => ({ id: user.authentications_id, name: personName(user.authentication) });

  return {
    reject: async (user: User) => {
      const { id, name } = accountOf(user);
      const confirmation = {
        title: t('rejectTitle', { name }),
        lost: t('rejectLost'),
        confirmLabel: t('reject'),
        tone: 'danger' as const,
        action: skippingDeleted([id], (account) => reject({ id: account }).unwrap()).run,
      };
      if (await ask(confirmation, t('rejected', { name }))) close();
    },
    ban: (user: User) => {
      const { id, name } = accountOf(user);
      const confirmation = {
        title: t('banTitle', { name }),
        body: t('banBody'),
        undoHint: t('banUndoHint'),
        confirmLabel: t('ban'),
        tone: 'danger' as const,
        action: () => update({ id, status: 'BANNED' }).unwrap(),
      };
      return ask(confirmation, t('banned', { name }));
    },
    reactivate: (user: User) => {
      const { id, name } = accountOf(user);
      const confirmation = {
        title: t('reactivateTitle', { name }),
        body: t('reactivateBody'),
        confirmLabel: t('reactivate'),
        action: () => update({ id, status: 'ACTIVE' }).unwrap(),
      };
      return ask(confirmation, t('reactivated', { name }));
    },
    remove: async (user: User) => {
      const { name } = accountOf(user);
      const classes = user.classes.map((taught) => taught.name).join(', ');
      const confirmation = {
        title: t('deleteTitle', { name }),
        lost: [t('deleteLost'), classes && t('deleteClasses', { classes })].filter(Boolean).join(' '),
        // [staff.absence]
        undoHint: [t('deleteKept'), classes && t('deleteInstead')].filter(Boolean).join(' '),
        confirmLabel: t('panelForm:delete'),
        tone: 'danger' as const,
        action: skippingDeleted([user], ({ id }) => remove({ id }).unwrap()).run,
      };
      if (await ask(confirmation, t('deleted', { name }))) close();
    },
  };
}
