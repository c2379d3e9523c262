import { useFailure } from '@memocartes/shared-shell/errors';
import { confirm } from '@memocartes/shared-ui/dialog';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

/**
 * @returns a function that deletes a picture with `remove` after confirmation [accounts.photo-deleted], and returns
 *   whether it was deleted
 */
export function useDeleteAvatar(): (title: string, remove: () => Promise<unknown>) => Promise<boolean> {
  const { t } = useTranslation('avatar');
  const failure = useFailure();
  return async (title, remove) => {
    const isDone = await confirm({
      title,
      lost: t('deleteLost'),
      confirmLabel: t('delete'),
      tone: 'danger',
      action: remove,
      failure: (error) => failure.changeText(error, (reason) => t('delete_fail', { reason })),
    });
    if (isDone) toast.success(t('delete_avatar_success'));
    return isDone;
  };
}
