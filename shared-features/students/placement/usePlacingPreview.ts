import type { PlacementPreview } from '@memocartes/contract/students/students.routes';
import { usePreviewPlacingMutation } from '@memocartes/shared-api/students.api';
import { forExisting, isNotFound } from '@memocartes/shared-shell/errors';

/** What a placement changes. `students`: those who still exist; `nbMissing`: how many were deleted meanwhile. */
export type Plan = PlacementPreview & { readonly students: number[]; readonly nbMissing: number };

/**
 * Previews a placement of the students who still exist [students.placement-deleted].
 * @returns a function that rejects with the API's error: `NOT_FOUND` if no student, or the class, exists
 */
export function usePlacingPreview(): (ids: readonly number[], classId: number | null) => Promise<Plan> {
  const [preview] = usePreviewPlacingMutation();
  return async (ids, class_id) => {
    const previewOf = async (students: number[]) => ({
      ...(await preview({ students, class_id }).unwrap()),
      students,
      nbMissing: ids.length - students.length,
    });

    const findOne = async (id: number) => (await previewOf([id])).students;

    try {
      return await previewOf([...ids]);
    } catch (error) {
      if (!isNotFound(error) || ids.length === 1) throw error;
      // The call previews all students or none [students.placement-whole].
      return previewOf((await forExisting(ids, findOne).runAny()).flat());
    }
  };
}
