import type { ResourceDetail } from '@memocartes/contract/resources/resources.routes';
import { useDeleteResourceMutation, useRestoreResourceMutation } from '@memocartes/shared-api/resources.api';
import { skippingDeleted, useFailure } from '@memocartes/shared-shell/errors';
import { confirm } from '@memocartes/shared-ui/dialog';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

/** Restores a deleted resource; a toast reports the result [resources.undo]. */
export function useRestoreResource() {
  const { t } = useTranslation('resources');
  const failure = useFailure();
  const [restore] = useRestoreResourceMutation();
  return async (id: number) => {
    const { error } = await restore({ id });
    if (error) failure.toast(error);
    else toast.success(t('restored'));
  };
}

/**
 * Deletes a resource. The confirmation shows how many people can read it; the toast afterwards offers to undo,
 * unless somebody else had already deleted the resource [resources.readers] [permissions.undo].
 * @returns true once deleted, false if cancelled
 */
export function useDeleteResource() {
  const { t } = useTranslation('resources');
  const failure = useFailure();
  const [remove] = useDeleteResourceMutation();
  const restore = useRestoreResource();
  return async ({ id, title, nb_readers }: Pick<ResourceDetail, 'id' | 'title' | 'nb_readers'>): Promise<boolean> => {
    const staff = t('staff', { count: nb_readers?.staff ?? 0 });
    const followers = t('followers', { count: nb_readers?.followers ?? 0 });
    const deletion = skippingDeleted([id], (resourceId) => remove({ id: resourceId }).unwrap());
    const isDone = await confirm({
      title: t('deleteTitle', { title }),
      lost: nb_readers && t(nb_readers.followers ? 'readersBoth' : 'readers', { staff, followers }),
      undoHint: t('undoHint'),
      confirmLabel: t('delete'),
      tone: 'danger',
      action: deletion.run,
      failure: failure.text,
    });
    // Only some people may undo the deletion of another person; they do so under « Supprimées récemment ».
    const undo = deletion.nbDone() > 0 ? { label: t('undo'), onClick: () => void restore(id) } : undefined;
    if (isDone) toast.success(t('deleted'), undo);
    return isDone;
  };
}
