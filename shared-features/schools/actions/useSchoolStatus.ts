import type { School } from '@memocartes/contract/schools/schools.routes';
import { useUpdateSchoolMutation } from '@memocartes/shared-api/schools.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { confirm } from '@memocartes/shared-ui/dialog';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

type Named = Pick<School, 'id' | 'name'>;
/** One school, by name, or several. */
type Which = Named | readonly number[];

const idsOf = (which: Which): readonly number[] => ('id' in which ? [which.id] : which);

/**
 * Archives schools and reopens them after confirmation, with undo in the toast [schools.status]. @returns true once done; errors are shown
 * in the dialog, which stays open.
 */
export function useSchoolStatus() {
  const { t } = useTranslation('schoolActions');
  const failure = useFailure();
  const [update] = useUpdateSchoolMutation();
  const put = async (ids: readonly number[], status: 'VISIBLE' | 'ARCHIVED') => {
    for (const id of ids) await update({ id, status }).unwrap();
  };
  const undo = (ids: readonly number[], status: 'VISIBLE' | 'ARCHIVED') => () =>
    void put(ids, status).then(
      () => toast.success(t(status === 'ARCHIVED' ? 'archived' : 'reopened', { count: ids.length })),
      failure.toast,
    );

  const archive = async (which: Which): Promise<boolean> => {
    const ids = idsOf(which);
    const isDone = await confirm({
      title: 'id' in which ? t('archiveTitle', { name: which.name }) : t('archiveManyTitle', { count: ids.length }),
      body: t('archiveBody', { count: ids.length }),
      undoHint: t('archiveUndoHint', { count: ids.length }),
      confirmLabel: t('archive'),
      action: () => put(ids, 'ARCHIVED'),
      failure: failure.text,
    });
    if (isDone) {
      toast.success(t('archived', { count: ids.length }), { label: t('undo'), onClick: undo(ids, 'VISIBLE') });
    }
    return isDone;
  };

  const reopen = async (school: Named): Promise<boolean> => {
    const isDone = await confirm({
      title: t('reopenTitle', { name: school.name }),
      body: t('reopenBody'),
      confirmLabel: t('reopen'),
      action: () => put([school.id], 'VISIBLE'),
      failure: failure.text,
    });
    if (isDone)
      toast.success(t('reopened', { count: 1 }), { label: t('undo'), onClick: undo([school.id], 'ARCHIVED') });
    return isDone;
  };
  return { archive, reopen };
}
