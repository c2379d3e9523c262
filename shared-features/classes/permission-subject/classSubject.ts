import type { ClassRow } from '@memocartes/contract/classes/classes.routes';
import type { Subject } from '@memocartes/contract/permissions/permissions';

/** A class as subject of the permission table: `can('session:open', classSubject(class_))`. */
export const classSubject = ({ schools_id, teachers }: Pick<ClassRow, 'schools_id' | 'teachers'>): Subject => ({
  schoolId: schools_id,
  teacherIds: teachers.map((teacher) => teacher.id),
});
