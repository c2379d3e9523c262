import {
  useAssignStudentMutation,
  useTransferStudentsMutation,
  useUnassignStudentsMutation,
} from '@memocartes/shared-api/students.api';

/** A function that moves students into a class, or out of their classes with `null`. Rejects with the API's error. */
export function useMoveStudents() {
  const [assign] = useAssignStudentMutation();
  const [transfer] = useTransferStudentsMutation();
  const [unassign] = useUnassignStudentsMutation();
  return (students: number[], classId: number | null): Promise<unknown> => {
    const [id, ...others] = students;
    if (classId === null) return unassign({ students }).unwrap();
    if (id !== undefined && others.length === 0) return assign({ id, class_id: classId }).unwrap();
    return transfer({ id: classId, students }).unwrap();
  };
}
