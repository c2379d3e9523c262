import { messageReports } from '@memocartes/contract/messaging/message-reports.routes';

import type { Services } from '../config/services.ts';
import { authorize } from '../http/actor/authorize.ts';
import { type App, http } from '../http/http.ts';
import { resolveReport } from './messages.writes.ts';
import { findReport, listReports, viewReport } from './reports.queries.ts';

/**
 * Reported messages, for school admins. They can see no other messages, except the few before and after a reported one
 * [messaging.report].
 */
export function reportsRoutes(app: App, { db }: Services): void {
  app.route({
    ...http(messageReports.list),
    handler: ({ actor, query }) => listReports(db, actor, query),
  });
  app.route({
    ...http(messageReports.view),
    handler: async ({ actor, params }) => {
      const report = await findReport(db, actor, params.id);
      authorize(actor, 'message-report:view', report);
      return viewReport(db, report);
    },
  });
  app.route({
    ...http(messageReports.resolve),
    handler: async ({ actor, params }) => {
      const report = await findReport(db, actor, params.id);
      authorize(actor, 'message-report:view', report);
      await resolveReport(db, actor, report.id);
    },
  });
}
