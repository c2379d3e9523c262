import type { Placing } from '@memocartes/contract/students/students.routes';
import { sql } from 'kysely';

import type { Db } from '../../database/database.ts';

/** Those of the named students whom a placement would change: the class that they would leave, and whether cards of theirs are tracked. */
const findMoving = (db: Db, ids: readonly number[], classId: number | null) =>
  db
    .selectFrom('students')
    .select(['students.id', 'students.classes_id'])
    .select(
      sql<boolean>`exists (select from cards_students where cards_students.students_id = students.id)`.as('is_tracked'),
    )
    .where('students.id', 'in', ids)
    .where('students.classes_id', 'is distinct from', classId)
    .orderBy('students.id')
    .execute();

/** What placing students would change. */
export async function previewPlacing(db: Db, ids: readonly number[], classId: number | null): Promise<Placing> {
  const moving = await findMoving(db, ids, classId);
  const left = Map.groupBy(moving, (student) => student.classes_id);
  return {
    count: moving.length,
    nb_tracked: moving.filter((student) => student.is_tracked).length,
    from: [...left].map(([class_id, students]) => ({ class_id, students: students.map(({ id }) => id) })),
  };
}
