import { useDeleteContactMessageMutation } from '@memocartes/shared-api/contact.api';
import { skippingDeleted, useFailure } from '@memocartes/shared-shell/errors';
import { usePanel } from '@memocartes/shared-shell/panel';
import { confirm } from '@memocartes/shared-ui/dialog';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

/** Deletes a message after a confirmation, and closes the panel [contact.delete]. */
export function useDeleteMessage(id: number): () => Promise<void> {
  const { t } = useTranslation(['contactMessages', 'panelForm']);
  const failure = useFailure();
  const panel = usePanel();
  const [deleteOne] = useDeleteContactMessageMutation();

  return async () => {
    const isDone = await confirm({
      title: t('deleteTitle'),
      lost: t('deleteLost'),
      confirmLabel: t('panelForm:delete'),
      tone: 'danger',
      action: skippingDeleted([id], (messageId) => deleteOne({ id: messageId }).unwrap()).run,
      failure: failure.text,
    });
    if (!isDone) return;
    panel.close();
    toast.success(t('deleted'));
  };
}
