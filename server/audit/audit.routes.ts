import { audit } from '@memocartes/contract/audit/audit.routes';

import type { Services } from '../config/services.ts';
import { sendCsv } from '../csv/export.ts';
import { type App, http } from '../http/http.ts';
import { auditCsv } from './audit.csv.ts';
import { listAudit, presentAudit } from './audit.queries.ts';

/** The audit log: of all schools for superadmins, of their own for school admins and independent teachers. */
export function auditRoutes(app: App, { db }: Services): void {
  app.route({
    ...http(audit.list),
    handler: async ({ actor, query }, reply) => {
      if (query.format === 'csv') {
        return sendCsv(reply, auditCsv, async (page) =>
          (await listAudit(db, actor, { ...query, ...page })).rows.map(presentAudit),
        );
      }
      const { rows, count } = await listAudit(db, actor, query);
      return { events: rows.map(presentAudit), count };
    },
  });
}
