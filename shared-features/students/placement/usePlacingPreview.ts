import type { PlacementPreview } from '@memocartes/contract/students/students.routes';
import { usePreviewPlacingMutation } from '@memocartes/shared-api/students.api';
import { isNotFound } from '@memocartes/shared-shell/errors';

/** What a placement changes. `students`: those who still exist; `nbMissing`: how many were deleted meanwhile. */
export type Plan = PlacementPreview & { readonly students: number[]; readonly nbMissing: number };

/**
 * Previews a placement of the students who still exist [students.placement-deleted].
 * @returns a function that rejects with the API's error: `NOT_FOUND` if no student, or the class, exists
 */
export function usePlacingPreview(): (ids: readonly number[], classId: number | null) => Promise<Plan> {
  const [preview] = usePreviewPlacingMutation();

  // Without a class, since a deleted class would make every call fail.
  const previewUnassigning = (students: number[]) => preview({ students, class_id: null }).unwrap();

  /** The call previews all students or none [students.placement-whole], so it is repeated for each half. */
  const findExisting = async (students: number[]): Promise<number[]> => {
    try {
      await previewUnassigning(students);
      return students;
    } catch (error) {
      if (!isNotFound(error)) throw error;
      if (students.length === 1) return [];
      const middle = Math.ceil(students.length / 2);
      return [...(await findExisting(students.slice(0, middle))), ...(await findExisting(students.slice(middle)))];
    }
  };

  return async (ids, class_id) => {
    const previewOf = async (students: number[]) => ({
      ...(await preview({ students, class_id }).unwrap()),
      students,
      nbMissing: ids.length - students.length,
    });

    try {
      return await previewOf([...ids]);
    } catch (error) {
      if (!isNotFound(error) || ids.length === 1) throw error;
      const existing = await findExisting([...ids]);
      if (existing.length === 0) throw error;
      return previewOf(existing);
    }
  };
}
