import type { Student } from '@memocartes/contract/students/students.routes';
import { useCan, useMe } from '@memocartes/shared-shell/session';

/** Whether the person may move the cards of a student: one whom a teacher can open is one of theirs. */
export function useTrackable({ schools_id }: Pick<Student, 'schools_id'>): boolean {
  const { userId } = useMe();
  return useCan()('student:track', { schoolId: schools_id, teacherIds: [userId] });
}
