import { hasLeft } from '@memocartes/contract/students/student-status';
import type { PlacementPreview } from '@memocartes/contract/students/students.routes';
import { sql } from 'kysely';

import type { Db } from '../../database/database.ts';

/** The students whom a placement would change: the class that each would leave, and whether they have tracked cards. */
const findMoving = (db: Db, ids: readonly number[], classId: number | null) =>
  db
    .selectFrom('students')
    .select(['students.id', 'students.classes_id', 'students.status'])
    .select(
      sql<boolean>`exists (select from cards_students where cards_students.students_id = students.id)`.as('is_tracked'),
    )
    .where('students.id', 'in', ids)
    .where('students.classes_id', 'is distinct from', classId)
    .orderBy('students.id')
    .execute();

/** Counts the changes that a placement would make, and groups the students by the class that they would leave. */
export async function previewPlacing(
  db: Db,
  ids: readonly number[],
  classId: number | null,
): Promise<PlacementPreview> {
  const moving = await findMoving(db, ids, classId);
  const byPlace = Map.groupBy(moving, (student) => (hasLeft(student) ? 'DEPARTED' : student.classes_id));
  return {
    count: moving.length,
    nb_tracked: moving.filter((student) => student.is_tracked).length,
    from: [...byPlace].map(([place, students]) => ({
      class_id: place === 'DEPARTED' ? null : place,
      has_left: place === 'DEPARTED',
      students: students.map(({ id }) => id),
    })),
  };
}
