import { useDeleteStudentMutation } from '@memocartes/shared-api/students.api';
import { isNotFound, useFailure } from '@memocartes/shared-shell/errors';
import { confirm } from '@memocartes/shared-ui/dialog';
import { toast } from '@memocartes/shared-ui/toast';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Deletes students after a confirmation; the function resolves to true once all students are deleted. */
export function useDeleteStudents(): (ids: readonly number[]) => Promise<boolean> {
  const { t } = useTranslation('studentsList');
  const failure = useFailure();
  const [remove] = useDeleteStudentMutation();
  return useCallback(
    async (ids) => {
      const deletedIds = new Set<number>();
      const remainingIds = () => ids.filter((id) => !deletedIds.has(id));
      const isDone = await confirm({
        title: t('deleteAsk', { count: ids.length }),
        lost: t('deleteLost'),
        tone: 'danger',
        confirmLabel: t('delete'),
        // in sequence, so that a retry after a failure continues where it stopped
        action: async () => {
          for (const id of remainingIds()) {
            // A student who no longer exists was deleted elsewhere, or by a call whose response was lost.
            await remove({ id })
              .unwrap()
              .catch((error: unknown) => {
                if (!isNotFound(error)) throw error;
              });
            deletedIds.add(id);
          }
        },
        failure: (error) =>
          deletedIds.size > 0
            ? `${t('deletedSome', { count: deletedIds.size })} ${failure.text(error)}`
            : failure.text(error),
      });
      if (isDone) toast.success(t('deleted', { count: ids.length }));
      return isDone;
    },
    [remove, failure, t],
  );
}
