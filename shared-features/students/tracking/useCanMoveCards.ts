import type { Student } from '@memocartes/contract/students/students.routes';
import { useCan, useMe } from '@memocartes/shared-shell/session';

/**
 * Whether the user may move a student's cards. A teacher counts as a teacher of the student, since the API returns no
 * other students to teachers.
 */
export function useCanMoveCards({ schools_id }: Pick<Student, 'schools_id'>): boolean {
  const { userId } = useMe();
  return useCan()('student:track', { schoolId: schools_id, teacherIds: [userId] });
}
