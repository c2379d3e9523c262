import { students } from '@memocartes/contract/students/students.routes';

import type { Services } from '../config/services.ts';
import { sendCsv } from '../csv/export.ts';
import type { Db } from '../database/database.ts';
import { recordChanges, recordCreated, recordDeleted } from '../history/history.writes.ts';
import { authorize } from '../http/actor/authorize.ts';
import { type App, http } from '../http/http.ts';
import { findRequested } from '../http/request-id.ts';
import { expectedVersion, lockVersion } from '../http/version.ts';
import { loadJoin } from '../join-permissions/join-permissions.ts';
import { notify } from '../notifications/notify.ts';
import { targetSchool } from '../schools/target-school.ts';
import { checkPlacing } from './placement.check.ts';
import { checkBirthdate } from './students.check.ts';
import { studentsCsv } from './students.csv.ts';
import { schoolClass } from './students.joins.ts';
import { listStudents, selectStudentOptions } from './students.list.ts';
import {
  presentChild,
  presentListedStudent,
  presentOption,
  presentStudent,
  presentStudentRow,
} from './students.present.ts';
import { findChildren, findStudent, findStudentSubject } from './students.queries.ts';
import { deleteStudent, insertStudent, updateStudent } from './students.writes.ts';

/** Students: lists, one student, creation, change and deletion. */
export function studentsRoutes(app: App, { db }: Services): void {
  app.route({
    ...http(students.list),
    handler: async ({ actor, query }, reply) => {
      if (query.format === 'csv') {
        return sendCsv(reply, studentsCsv, async (page) =>
          (await listStudents(db, actor, { ...query, ...page })).rows.map(presentStudentRow),
        );
      }
      const { rows, count } = await listStudents(db, actor, query);
      return { students: rows.map(presentListedStudent), count };
    },
  });
  app.route({
    ...http(students.select),
    handler: async ({ actor, query }) => ({
      students: (await selectStudentOptions(db, actor, query)).map(presentOption),
    }),
  });
  app.route({
    ...http(students.children),
    handler: async ({ actor }) => {
      const children = await findChildren(db, actor.userId);
      return { students: children.map(presentChild), count: children.length };
    },
  });
  app.route({
    ...http(students.view),
    handler: async ({ actor, params }) => {
      const student = await findStudent(db, actor, params.id);
      authorize(actor, 'student:view', student);
      return presentStudent(student);
    },
  });
  app.route({
    ...http(students.create),
    handler: async ({ actor, body }) => {
      const school = await targetSchool(db, actor, body.schools_id);
      authorize(actor, 'student:create', school);
      checkBirthdate(body);
      return db.transaction().execute(async (trx) => {
        const existing = await findRequested(trx, actor, {
          table: 'students',
          id: body.request_id,
          ownerId: school.schoolId,
        });
        if (existing) return existing;
        if (body.classes_id) await loadJoin(trx, actor, schoolClass, { school, class: body.classes_id });
        const created = await insertStudent(trx, { ...body, schools_id: school.schoolId });
        await recordCreated(trx, actor, { type: 'STUDENT', ids: [created.id] });
        await notify(trx, { kind: 'SEATS_AT_90', schoolId: school.schoolId });
        return created;
      });
    },
  });
  app.route({
    ...http(students.update),
    handler: async (request) => {
      const { actor, params } = request;
      const subject = await findStudentSubject(db, actor, params.id);
      authorize(actor, 'student:edit', subject);
      const fields = request.body;
      checkBirthdate(fields);

      const readCurrent = async (reader: Db) => {
        const student = await findStudent(reader, actor, params.id);
        authorize(actor, 'student:edit', student);
        return presentStudent(student);
      };

      await db.transaction().execute(async (trx) => {
        await checkPlacing(trx, actor, params.id, fields.classes_id);
        await lockVersion(trx, { table: 'students', id: params.id, expected: expectedVersion(request) }, () =>
          readCurrent(trx),
        );
        await recordChanges(trx, actor, { type: 'STUDENT', ids: [params.id] }, () =>
          updateStudent(trx, params.id, fields),
        );
        if (fields.status === 'ACTIVE') await notify(trx, { kind: 'SEATS_AT_90', schoolId: subject.schoolId });
      });
      return readCurrent(db);
    },
  });
  app.route({
    ...http(students.remove),
    handler: async ({ actor, params }) => {
      authorize(actor, 'student:delete', await findStudentSubject(db, actor, params.id));
      await db.transaction().execute(async (trx) => {
        await recordDeleted(trx, actor, { type: 'STUDENT', ids: [params.id] });
        await deleteStudent(trx, params.id);
      });
    },
  });
}
