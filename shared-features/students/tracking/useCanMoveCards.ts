import type { Student } from '@memocartes/contract/students/students.routes';
import { useCan, useMe } from '@memocartes/shared-shell/session';

/** Whether the person may move a student's cards; teachers can only open their own students. */
export function useCanMoveCards({ schools_id }: Pick<Student, 'schools_id'>): boolean {
  const { userId } = useMe();
  return useCan()('student:track', { schoolId: schools_id, teacherIds: [userId] });
}
