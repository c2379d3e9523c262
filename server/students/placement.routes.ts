import type { Actor } from '@memocartes/contract/permissions/roles';
import { students } from '@memocartes/contract/students/students.routes';

import type { Services } from '../config/services.ts';
import type { Db } from '../database/database.ts';
import { recordChanges } from '../history/history.writes.ts';
import { authorize } from '../http/actor/authorize.ts';
import { type App, http } from '../http/http.ts';
import { loadJoin } from '../join-permissions/join-permissions.ts';
import { authorizePlacing } from './placement.check.ts';
import { previewPlacing } from './placement/placement.queries.ts';
import { placeStudents } from './placement/placement.writes.ts';
import { studentsClass } from './students.joins.ts';
import { presentStudent } from './students.present.ts';
import { findStudent } from './students.queries.ts';

/**
 * Places students in a class, if the actor may.
 * @throws 404 if the actor can't see a student or the class
 * @throws 403 if the actor may not place them
 * @throws 409 for a class of another school, LIMIT_STUDENTS
 */
const placeChecked = (db: Db, actor: Actor, ids: readonly number[], classId: number): Promise<number> =>
  db.transaction().execute(async (trx) => {
    await loadJoin(trx, actor, studentsClass, { students: ids, class: classId });
    return recordChanges(trx, actor, { type: 'STUDENT', ids }, () => placeStudents(trx, ids, classId));
  });

/** Placement of students: preview, assign, transfer and unassign [students.placement]. */
export function placementRoutes(app: App, { db }: Services): void {
  app.route({
    ...http(students.placing),
    handler: async ({ actor, body }) => {
      if (body.class_id === null) await authorizePlacing(db, actor, body.students);
      else await loadJoin(db, actor, studentsClass, { students: body.students, class: body.class_id });
      return previewPlacing(db, body.students, body.class_id);
    },
  });
  app.route({
    ...http(students.assign),
    handler: async ({ actor, params }) => {
      await placeChecked(db, actor, [params.id], params.class_id);
      const student = await findStudent(db, actor, params.id);
      authorize(actor, 'student:place', student);
      return presentStudent(student);
    },
  });
  app.route({
    ...http(students.transfer),
    handler: async ({ actor, params, body }) => ({ count: await placeChecked(db, actor, body.students, params.id) }),
  });
  app.route({
    ...http(students.unassign),
    handler: async ({ actor, body }) => {
      await authorizePlacing(db, actor, body.students);
      const { students: ids } = body;
      const count = await db
        .transaction()
        .execute((trx) => recordChanges(trx, actor, { type: 'STUDENT', ids }, () => placeStudents(trx, ids, null)));
      return { count };
    },
  });
}
