import { StudentsList } from '@memocartes/shared-features/students/list';
import { useCan } from '@memocartes/shared-shell/session';

import { AddOwnStudents } from '../administration/ownSchoolActions.tsx';

/** `/schools/students`: the teacher's own students, to be read; a teacher who administers their school alone also adds and changes them. */
export default function StudentsPage() {
  const readOnly = !useCan()('student:edit');
  return (
    <StudentsList
      scope="mine"
      readOnly={readOnly}
      actions={<AddOwnStudents />}
      emptyAction={readOnly ? undefined : <AddOwnStudents />}
    />
  );
}
