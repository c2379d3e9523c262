import type { Pack } from '@memocartes/contract/packs/packs.routes';
import { useDeletePackMutation } from '@memocartes/shared-api/packs.api';
import { skippingDeleted, useFailure } from '@memocartes/shared-shell/errors';
import { confirm } from '@memocartes/shared-ui/dialog';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

/** Deletes a pack after confirmation, which shows what is removed and what is kept [packs.delete]. */
export function useDeletePack(): (pack: Pack) => Promise<void> {
  const { t } = useTranslation('packs');
  const failure = useFailure();
  const [remove] = useDeletePackMutation();
  return async (pack) => {
    const { title, classes } = pack;
    // Several classes may have the pack in the same week.
    const count = new Set(classes.map(({ week }) => week)).size;
    const isDone = await confirm({
      title: t('deleteTitle', { title }),
      lost: count > 0 ? t('deleteLostGiven', { count }) : t('deleteLost'),
      undoHint: t('deleteKept'),
      confirmLabel: t('delete'),
      tone: 'danger',
      action: skippingDeleted([pack], ({ id }) => remove({ id }).unwrap()).run,
      failure: failure.text,
    });
    if (isDone) toast.success(t('deleted', { title }));
  };
}
