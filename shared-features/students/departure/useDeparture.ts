import { useUpdateStudentMutation } from '@memocartes/shared-api/students.api';
import { isNotFound, useFailure } from '@memocartes/shared-shell/errors';
import { confirm } from '@memocartes/shared-ui/dialog';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

/**
 * Functions that mark students as departed, or a student as present again; they resolve to whether the change was saved
 * [students.leaves].
 */
export function useDeparture() {
  const { t } = useTranslation('studentDeparture');
  const failure = useFailure();
  const [update] = useUpdateStudentMutation();

  const leave = async (ids: readonly number[]): Promise<boolean> => {
    const savedIds = new Set<number>();
    let count = 0;
    let missing: { error: unknown } | undefined;
    const isDone = await confirm({
      title: t('leaveAsk', { count: ids.length }),
      lost: t('leaveLost'),
      undoHint: t('leaveUndoHint'),
      confirmLabel: t('leave'),
      // In sequence, so that a retry after a failure continues where it stopped.
      action: async () => {
        for (const id of ids.filter((item) => !savedIds.has(item))) {
          try {
            await update({ id, status: 'INACTIVE' }).unwrap();
            count += 1;
          } catch (error) {
            // A student who no longer exists was deleted elsewhere.
            if (!isNotFound(error)) throw error;
            missing = { error };
          }
          savedIds.add(id);
        }
        if (count === 0 && missing) throw missing.error;
      },
      failure: failure.text,
    });
    if (isDone) toast.success(t('left', { count }));
    return isDone;
  };
  const comeBack = async (id: number): Promise<boolean> => {
    const { error } = await update({ id, status: 'ACTIVE' });
    if (error) failure.toast(error);
    else toast.success(t('isBack'));
    return !error;
  };
  return { leave, comeBack };
}
