import { AddStudents, ImportOwnStudents } from '@memocartes/shared-features/imports/buttons';
import { StudentsList } from '@memocartes/shared-features/students/list';

/** `/schools/students`: the school's students; students can be added from a file or one by one. */
export default function StudentsPage() {
  return <StudentsList scope="school" actions={<AddStudents />} emptyAction={<ImportOwnStudents />} />;
}
