import type { Announcement } from '@memocartes/contract/announcements/announcements.routes';
import {
  useDeleteAnnouncementMutation,
  useRestoreAnnouncementMutation,
  useUpdateAnnouncementMutation,
} from '@memocartes/shared-api/announcements.api';
import { forExisting, useFailure } from '@memocartes/shared-shell/errors';
import { usePanel } from '@memocartes/shared-shell/panel';
import { confirm } from '@memocartes/shared-ui/dialog';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

type Result = { error?: unknown };

/** Ends, resumes or deletes an announcement. Ending and deletion can be undone from the toast [announcements.undo]. */
export function useAnnouncementActions({ id }: Pick<Announcement, 'id'>) {
  const { t } = useTranslation(['announcements', 'panelForm']);
  const failure = useFailure();
  const panel = usePanel();
  const [update] = useUpdateAnnouncementMutation();
  const [deleteOne] = useDeleteAnnouncementMutation();
  const [restore] = useRestoreAnnouncementMutation();

  const report = ({ error }: Result, message: string, undo?: () => void) => {
    if (error) failure.toast(error);
    else toast.success(message, undo && { label: t('undo'), onClick: undo });
  };

  const resume = async () => report(await update({ id, is_stopped: false }), t('resumed'));

  return {
    resume,
    stop: async () => report(await update({ id, is_stopped: true }), t('stopped'), () => void resume()),
    remove: async () => {
      const isDone = await confirm({
        title: t('deleteTitle'),
        lost: t('deleteLost'),
        undoHint: t('deleteUndoHint'),
        confirmLabel: t('panelForm:delete'),
        tone: 'danger',
        action: forExisting([id], (announcementId) => deleteOne({ id: announcementId }).unwrap()).run,
        failure: failure.text,
      });
      if (!isDone) return;
      panel.close();
      report({}, t('deleted'), () => void restore({ id }).then((result) => report(result, t('restored'))));
    },
  };
}
