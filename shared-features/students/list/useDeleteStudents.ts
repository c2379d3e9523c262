import { useDeleteStudentMutation } from '@memocartes/shared-api/students.api';
import { skippingDeleted, useFailure } from '@memocartes/shared-shell/errors';
import { confirm } from '@memocartes/shared-ui/dialog';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

/** Deletes students after a confirmation; the function resolves to true once all students are deleted. */
export function useDeleteStudents(): (ids: readonly number[]) => Promise<boolean> {
  const { t } = useTranslation('studentsList');
  const failure = useFailure();
  const [remove] = useDeleteStudentMutation();
  return async (ids) => {
    const removal = skippingDeleted(ids, (id) => remove({ id }).unwrap());
    const isDone = await confirm({
      title: t('deleteAsk', { count: ids.length }),
      lost: t('deleteLost'),
      tone: 'danger',
      confirmLabel: t('delete'),
      action: removal.run,
      failure: (error) => {
        // A student who no longer exists may have been deleted by a call whose response was lost.
        const count = removal.nbDone() + removal.nbMissing();
        return count > 0 ? `${t('deletedSome', { count })} ${failure.text(error)}` : failure.text(error);
      },
    });
    if (isDone) toast.success(t('deleted', { count: ids.length }));
    return isDone;
  };
}
