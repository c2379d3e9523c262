import type { ClassRow } from '@memocartes/contract/classes/classes.routes';
import { compareClasses } from '@memocartes/contract/levels/class-order';
import type { StudentRow } from '@memocartes/contract/students/students.routes';

/** A class with its students; `class_` is null for students without a class. */
export type ClassCodes = { readonly class_: ClassRow | null; readonly students: readonly StudentRow[] };

/** Classes that have students, from CP to CM2, then the students without a class [classes.order]. */
export function byClass(classes: readonly ClassRow[], students: readonly StudentRow[]): ClassCodes[] {
  const studentsOfClass = Map.groupBy(students, ({ classes_id }) => classes_id);
  return [...classes.toSorted(compareClasses), null]
    .map((class_) => ({ class_, students: studentsOfClass.get(class_?.id ?? null) ?? [] }))
    .filter((item) => item.students.length > 0);
}
