import { StudentsList } from '@memocartes/shared-features/students-list';

/** `/schools/students`: the teacher's own pupils, to be read (specification §6). */
export default function StudentsPage() {
  return <StudentsList scope="mine" readOnly />;
}
