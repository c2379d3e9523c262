import type { Student } from '@memocartes/contract/students/students.routes';
import { useCan, useMe } from '@memocartes/shared-shell/session';

/**
 * Whether the user may move a student's cards. The API returns to teachers only their own students, so the check
 * assumes that this student is theirs.
 */
export function useCanMoveCards({ schools_id }: Pick<Student, 'schools_id'>): boolean {
  const { userId } = useMe();
  return useCan()('student:track', { schoolId: schools_id, teacherIds: [userId] });
}
