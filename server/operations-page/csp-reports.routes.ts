import { portal } from '@memocartes/contract/portal/portal.routes';

import type { Services } from '../config/services.ts';
import { type App, http } from '../http/http.ts';
import { limits } from '../rate-limits/limits.ts';
import { readViolations } from './csp-reports.clean.ts';
import { countViolations } from './csp-reports.writes.ts';

/** Media types of the reports that browsers send for `report-uri` and `report-to`. */
const reportTypes = ['application/csp-report', 'application/reports+json'];

/** Reports of browsers on violations of the page's Content-Security-Policy [operations-page.violations]. */
export function cspReportsRoutes(app: App, { db }: Services): void {
  // Only this route accepts these types.
  void app.register(async (scope: App) => {
    scope.addContentTypeParser(reportTypes, { parseAs: 'string' }, scope.getDefaultJsonParser('error', 'error'));
    scope.route({
      ...http(portal.cspReports),
      handler: async ({ body, ip }) => {
        await limits(db).consume('csp-report', { address: ip });
        const violations = readViolations(body);
        if (violations.length) await countViolations(db, violations);
      },
    });
  });
}
