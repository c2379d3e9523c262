import { classes } from '@memocartes/contract/classes/classes.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';

import type { Services } from '../config/services.ts';
import { sendCsv } from '../csv/export.ts';
import type { Db } from '../database/database.ts';
import { authorize, authorizeClass } from '../http/actor/authorize.ts';
import { type App, http } from '../http/http.ts';
import { findRequested } from '../http/request-id.ts';
import { expectedVersion, lockVersion } from '../http/version.ts';
import { loadJoin } from '../join-permissions/join-permissions.ts';
import { lockInSchool } from '../school-membership/lock-in-school.ts';
import { targetSchool } from '../schools/target-school.ts';
import { findClassSubject } from '../visibility/classes.ts';
import { classesCsv } from './classes.csv.ts';
import { classTeachers, schoolTeachers } from './classes.joins.ts';
import { presentClass, presentClassRow, presentListedClass } from './classes.present.ts';
import { findClass, listClasses, selectClassOptions } from './classes.queries.ts';
import { deleteClass, insertClass, teachersOf, updateClass } from './classes.writes.ts';

async function viewClass(db: Db, actor: Actor, id: number) {
  const class_ = await findClass(db, actor, id);
  authorizeClass(actor, 'class:view', class_);
  return presentClass(class_);
}

/** Classes and who teaches them. */
export function classesRoutes(app: App, { db }: Services): void {
  app.route({
    ...http(classes.list),
    handler: async ({ actor, query }, reply) => {
      if (query.format === 'csv') {
        return sendCsv(reply, classesCsv, async (page) =>
          (await listClasses(db, actor, { ...query, ...page })).rows.map(presentClassRow),
        );
      }
      const { rows, count } = await listClasses(db, actor, query);
      return { classes: rows.map(presentListedClass), count };
    },
  });
  app.route({
    ...http(classes.select),
    handler: async ({ actor, query }) => ({ classes: await selectClassOptions(db, actor, query) }),
  });
  app.route({ ...http(classes.view), handler: ({ actor, params }) => viewClass(db, actor, params.id) });
  app.route({
    ...http(classes.create),
    handler: async ({ actor, body: { teachersList, ...fields } }) => {
      const school = await targetSchool(db, actor, fields.schools_id);
      authorize(actor, 'class:create', school);
      return db.transaction().execute(async (trx) => {
        // Independent teachers teach the classes that they add [staff.transfer-meanwhile].
        await lockInSchool(trx, actor);
        const existing = await findRequested(trx, actor, {
          table: 'classes',
          id: fields.request_id,
          ownerId: school.schoolId,
        });
        if (existing) return existing;
        const teachers = teachersList ?? [];
        await loadJoin(trx, actor, schoolTeachers, { school, teachers });
        return insertClass(trx, actor, { ...fields, schools_id: school.schoolId }, teachersOf(actor, teachers));
      });
    },
  });
  app.route({
    ...http(classes.update),
    handler: async (request) => {
      const { actor, params } = request;
      const { teachersList, ...fields } = request.body;
      await db.transaction().execute(async (trx) => {
        await loadJoin(trx, actor, classTeachers, { class: params.id, teachers: teachersList ?? [] });
        await lockVersion(trx, { table: 'classes', id: params.id, expected: expectedVersion(request) }, () =>
          viewClass(trx, actor, params.id),
        );
        await updateClass(trx, actor, params.id, { fields, teachers: teachersList });
      });
      return viewClass(db, actor, params.id);
    },
  });
  app.route({
    ...http(classes.remove),
    handler: async ({ actor, params }) => {
      authorize(actor, 'class:delete', await findClassSubject(db, actor, params.id));
      await deleteClass(db, actor, params.id);
    },
  });
}
