import type { Announcement } from '@memocartes/contract/announcements/announcements.routes';
import {
  useDeleteAnnouncementMutation,
  useRestoreAnnouncementMutation,
  useUpdateAnnouncementMutation,
} from '@memocartes/shared-api/announcements.api';
import { skippingDeleted, useFailure } from '@memocartes/shared-shell/errors';
import { usePanel } from '@memocartes/shared-shell/panel';
import { confirm } from '@memocartes/shared-ui/dialog';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

/** Ends, resumes or deletes an announcement. Ending and deletion can be undone from the toast [announcements.undo]. */
export function useAnnouncementActions({ id }: Pick<Announcement, 'id'>) {
  const { t } = useTranslation(['announcements', 'panelForm']);
  const failure = useFailure();
  const panel = usePanel();
  const [update] = useUpdateAnnouncementMutation();
  const [deleteOne] = useDeleteAnnouncementMutation();
  const [restore] = useRestoreAnnouncementMutation();

  const resume = async () => {
    const { error } = await update({ id, is_stopped: false });
    if (error) failure.toast(error);
    else toast.success(t('resumed'));
  };

  const stop = async () => {
    const { error } = await update({ id, is_stopped: true });
    if (error) failure.toast(error);
    else toast.success(t('stopped'), { label: t('undo'), onClick: () => void resume() });
  };

  const undoRemove = async () => {
    const { error } = await restore({ id });
    if (error) failure.toast(error);
    else toast.success(t('restored'));
  };

  const remove = async () => {
    const isDone = await confirm({
      title: t('deleteTitle'),
      lost: t('deleteLost'),
      undoHint: t('deleteUndoHint'),
      confirmLabel: t('panelForm:delete'),
      tone: 'danger',
      action: skippingDeleted([id], (announcementId) => deleteOne({ id: announcementId }).unwrap()).run,
      failure: failure.text,
    });
    if (!isDone) return;
    panel.close();
    toast.success(t('deleted'), { label: t('undo'), onClick: () => void undoRemove() });
  };

  return { resume, stop, remove };
}
