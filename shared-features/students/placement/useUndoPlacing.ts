import type { PlacementPreview } from '@memocartes/contract/students/students.routes';
import { usePreviewPlacingMutation, useUpdateStudentMutation } from '@memocartes/shared-api/students.api';
import { isNotFound, skippingDeleted, useFailure } from '@memocartes/shared-shell/errors';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

import { useMoveStudents } from './useMoveStudents.ts';

const idsOf = (from: PlacementPreview['from']) => from.flatMap(({ students }) => students);

/**
 * A function that moves students back into their previous classes, and shows a toast. Students who have been placed
 * elsewhere since keep that class [students.placement-undo].
 */
export function useUndoPlacing() {
  const { t } = useTranslation('placement');
  const failure = useFailure();
  const move = useMoveStudents();
  const [update] = useUpdateStudentMutation();
  const [preview] = usePreviewPlacingMutation();

  /**
   * Ids of the students who are no longer in the class; if the class was deleted, of those who are in another class.
   */
  const findMovedAgain = async (students: number[], placedIn: number | null): Promise<number[]> => {
    const findOutside = async (ids: number[], class_id: number | null) =>
      idsOf((await preview({ students: ids, class_id }).unwrap()).from);

    const findOneOutside = async (id: number) => {
      try {
        return await findOutside([id], placedIn);
      } catch (error) {
        if (placedIn === null || !isNotFound(error)) throw error;
        return findOutside([id], null);
      }
    };

    try {
      return await findOutside(students, placedIn);
    } catch (error) {
      // A student, or the class, no longer exists.
      if (!isNotFound(error)) throw error;
      return (await skippingDeleted(students, findOneOutside).run()).flat();
    }
  };

  /**
   * Restores students of one class; returns how many were skipped since they, or the class, no longer exist
   * [students.placement-undo].
   */
  const restore = async ({ class_id, has_left, students }: PlacementPreview['from'][number]): Promise<number> => {
    if (!has_left) {
      try {
        await move(students, class_id);
        return 0;
      } catch (error) {
        // The call moves all students or none. So those who still exist are moved one by one
        // [students.placement-whole].
        if (!isNotFound(error)) throw error;
      }
    }
    // No call marks several students as departed.
    const restoreOne = (id: number) => (has_left ? update({ id, status: 'INACTIVE' }).unwrap() : move([id], class_id));
    const oneByOne = skippingDeleted<number, unknown>(students, restoreOne);
    await oneByOne.run();
    return oneByOne.nbMissing();
  };

  return async (from: PlacementPreview['from'], placedIn: number | null) => {
    let remaining: PlacementPreview['from'] | undefined;
    let skipped = 0;

    const tryRestore = async () => {
      try {
        if (!remaining) {
          const movedAgain = new Set(await findMovedAgain(idsOf(from), placedIn));
          const unmoved = (id: number) => !movedAgain.has(id);
          remaining = from
            .map((group) => ({ ...group, students: group.students.filter(unmoved) }))
            .filter(({ students }) => students.length > 0);
          skipped = movedAgain.size;
        }
        for (let [next] = remaining; next; [next] = remaining) {
          skipped += await restore(next);
          remaining.shift();
        }
        const restored = idsOf(from).length - skipped;
        const undone = t('undone', { count: restored });
        if (skipped === 0) toast.success(undone);
        else {
          toast.warning([restored > 0 && undone, t('undoneSkipped', { count: skipped })].filter(Boolean).join(' '));
        }
      } catch (error) {
        // Only this page has the students' previous classes, so it offers a retry for the remaining students.
        failure.toast(error, undefined, { label: t('undo'), onClick: () => void tryRestore() });
      }
    };

    await tryRestore();
  };
}
