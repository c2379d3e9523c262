import type { PlacementPreview } from '@memocartes/contract/students/students.routes';
import { usePreviewPlacingMutation, useUpdateStudentMutation } from '@memocartes/shared-api/students.api';
import { isNotFound, skippingDeleted, useFailure } from '@memocartes/shared-shell/errors';
import { confirm } from '@memocartes/shared-ui/dialog';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

import { useUndoPlacing } from '../placement/useUndoPlacing.ts';

/**
 * Functions that mark students as departed, or a student as present again [students.leaves]. They resolve to whether
 * the change was saved. A departure can be undone from its toast [students.leaves-undo].
 */
export function useDeparture() {
  const { t } = useTranslation('studentDeparture');
  const failure = useFailure();
  const [update] = useUpdateStudentMutation();
  const [preview] = usePreviewPlacingMutation();
  const undoPlacing = useUndoPlacing();

  const readClasses = async (students: number[]) => (await preview({ students, class_id: null }).unwrap()).from;

  const loadClasses = async (ids: readonly number[]) => {
    try {
      return await readClasses([...ids]);
    } catch (error) {
      if (!isNotFound(error)) throw error;
      // The preview is refused if one student no longer exists. The others are still marked as departed, with undo.
      return (await skippingDeleted(ids, (id) => readClasses([id])).run()).flat();
    }
  };

  const leave = async (ids: readonly number[]): Promise<boolean> => {
    const leaving = skippingDeleted(ids, (id) => update({ id, status: 'INACTIVE' }).unwrap());
    let from: PlacementPreview['from'] | undefined;
    const isDone = await confirm({
      title: t('leaveAsk', { count: ids.length }),
      lost: t('leaveLost'),
      undoHint: t('leaveUndoHint'),
      confirmLabel: t('leave'),
      action: async () => {
        // Only the first attempt knows all classes: afterwards, some students may have left theirs.
        from ??= await loadClasses(ids);
        await leaving.runAny();
      },
      failure: failure.text,
    });
    if (!isDone) return false;
    const classes = from ?? [];
    const count = leaving.nbDone();
    const undo =
      classes.length > 0 ? { label: t('leaveUndo'), onClick: () => void undoPlacing(classes, null) } : undefined;
    toast.success(t('left', { count }), undo);
    return true;
  };

  const comeBack = async (id: number): Promise<boolean> => {
    const { error } = await update({ id, status: 'ACTIVE' });
    if (error) failure.toast(error);
    else toast.success(t('isBack'));
    return !error;
  };

  return { leave, comeBack };
}
