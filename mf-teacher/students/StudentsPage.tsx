import { StudentsList } from '@memocartes/shared-features/students/list';
import { useCan } from '@memocartes/shared-shell/session';

import { AddOwnStudents } from '../administration/ownSchoolActions.tsx';

/** `/schools/students`: the teacher's own students, read-only; an independent teacher also adds and edits them. */
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
