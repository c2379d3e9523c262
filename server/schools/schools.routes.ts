import { endsTrial } from '@memocartes/contract/offers/offers';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { schools } from '@memocartes/contract/schools/schools.routes';

import type { Services } from '../config/services.ts';
import { sendCsv } from '../csv/export.ts';
import type { Db } from '../database/database.ts';
import { recordChanges, recordCreated, recordDeleted } from '../history/history.writes.ts';
import { authorize } from '../http/actor/authorize.ts';
import { type App, http } from '../http/http.ts';
import { findRequested } from '../http/request-id.ts';
import { expectedVersion, lockVersion } from '../http/version.ts';
import { draftFirstInvoice } from '../invoices/first-draft.ts';
import { deleteSchool } from './delete-school.ts';
import { checkQuietTimes, checkSchool, editActionFor, withZone } from './schools.check.ts';
import { schoolsCsv } from './schools.csv.ts';
import { presentSchool, presentSchoolRow } from './schools.present.ts';
import { findSchool, listSchools, selectSchoolOptions } from './schools.queries.ts';
import { changeSchool, clearTeacherExpiration, insertSchool, lockQuietTimes } from './schools.writes.ts';

async function viewSchool(db: Db, actor: Actor, id: number) {
  const school = await findSchool(db, actor, id);
  authorize(actor, 'school:view', school);
  return presentSchool(school);
}

/** Schools, including those of independent teachers. */
export function schoolsRoutes(app: App, { db }: Services): void {
  app.route({
    ...http(schools.list),
    handler: async ({ query }, reply) => {
      if (query.format === 'csv') {
        return sendCsv(reply, schoolsCsv, async (page) =>
          (await listSchools(db, { ...query, ...page })).rows.map(presentSchoolRow),
        );
      }
      const { rows, count } = await listSchools(db, query);
      return { schools: rows.map(presentSchoolRow), count };
    },
  });
  app.route({
    ...http(schools.select),
    handler: async ({ query }) => ({ schools: await selectSchoolOptions(db, query) }),
  });
  app.route({ ...http(schools.view), handler: ({ actor, params }) => viewSchool(db, actor, params.id) });
  app.route({
    ...http(schools.create),
    handler: async ({ actor, body }) => {
      checkSchool(body);
      checkQuietTimes(body);
      return db.transaction().execute(async (trx) => {
        const existing = await findRequested(trx, actor, { table: 'schools', id: body.request_id });
        if (existing) return existing;
        const created = await insertSchool(trx, withZone(body));
        await recordCreated(trx, actor, { type: 'SCHOOL', ids: [created.id] });
        return created;
      });
    },
  });
  app.route({
    ...http(schools.update),
    handler: async (request) => {
      const { actor, params, body } = request;
      const current = await findSchool(db, actor, params.id);
      const action = editActionFor(body);
      authorize(actor, action, current);
      if (action === 'school:edit') checkSchool(body, current);
      await db.transaction().execute(async (trx) => {
        await lockVersion(trx, { table: 'schools', id: params.id, expected: expectedVersion(request) }, () =>
          viewSchool(trx, actor, params.id),
        );
        if (body.quiet_start ?? body.quiet_end) checkQuietTimes(body, await lockQuietTimes(trx, params.id));
        await recordChanges(trx, actor, { type: 'SCHOOL', ids: [params.id] }, () =>
          changeSchool(trx, params.id, current.offers_id, withZone(body)),
        );
        if (endsTrial(current.offers_id, body.offers_id)) {
          await clearTeacherExpiration(trx, actor, params.id);
          // [invoices.first-draft]
          await draftFirstInvoice(trx, params.id);
        }
      });
      return viewSchool(db, actor, params.id);
    },
  });
  app.route({
    ...http(schools.remove),
    handler: async ({ actor, params }) => {
      authorize(actor, 'school:delete', await findSchool(db, actor, params.id));
      await db.transaction().execute(async (trx) => {
        await recordDeleted(trx, actor, { type: 'SCHOOL', ids: [params.id] });
        await deleteSchool(trx, params.id);
      });
    },
  });
}
