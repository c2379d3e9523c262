import { dashboards } from '@memocartes/contract/dashboards/dashboards.routes';

import type { Services } from '../config/services.ts';
import { refuse } from '../http/errors.ts';
import { type App, http } from '../http/http.ts';
import { findAdminDashboard } from './admin.queries.ts';
import { findFollowerDashboard } from './follower.queries.ts';
import { findSuperadminDashboard } from './superadmin.queries.ts';

/** Dashboards of superadmin, school admin and follower. */
export function dashboardsRoutes(app: App, { db }: Services): void {
  app.route({ ...http(dashboards.superadmin), handler: () => findSuperadminDashboard(db) });
  app.route({
    ...http(dashboards.admin),
    handler: ({ actor }) => {
      if (actor.schoolId === null) throw refuse('NOT_FOUND');
      return findAdminDashboard(db, actor, actor.schoolId);
    },
  });
  app.route({
    ...http(dashboards.user),
    handler: async ({ actor }) => ({ children: await findFollowerDashboard(db, actor.userId) }),
  });
}
