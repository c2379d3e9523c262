import { history } from '@memocartes/contract/history/history.routes';

import type { Services } from '../config/services.ts';
import { type App, http } from '../http/http.ts';
import { listHistory, presentHistory } from './history.queries.ts';

/** Who changed what on schools, staff, students, followers and classes. */
export function historyRoutes(app: App, { db }: Services): void {
  app.route({
    ...http(history.list),
    handler: async ({ actor, query }) => {
      const { rows, count } = await listHistory(db, actor, query);
      return { history: rows.map(presentHistory), count };
    },
  });
}
