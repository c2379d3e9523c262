import { remotes } from '@memocartes/contract/remotes/remotes.routes';

import type { Services } from '../../config/services.ts';
import { refuse } from '../../http/errors.ts';
import { type App, http } from '../../http/http.ts';
import { listErrors } from '../reports/errors.queries.ts';
import { stackReader } from '../source-maps/stacks.ts';
import { listRemotes } from './remotes.queries.ts';
import { changeRemote } from './remotes.writes.ts';

/**
 * Versions of the portal's remotes, for superadmins. A server without a folder of remotes has none [portal.versions]
 * [portal.errors] [portal.source-maps].
 */
export function remotesRoutes(app: App, { db, config }: Services): void {
  app.route({
    ...http(remotes.list),
    handler: async () => {
      const rows = config.REMOTES_DIR ? await listRemotes(db, config.REMOTES_DIR) : [];
      return { remotes: rows, count: rows.length };
    },
  });
  app.route({
    ...http(remotes.errors),
    handler: async ({ params }) => {
      const { REMOTES_DIR: remotesDir, SHELL_DIR: shellDir } = config;
      const errors = await listErrors(db, params.name, stackReader({ remotesDir, shellDir }));
      return { errors, count: errors.length };
    },
  });
  app.route({
    ...http(remotes.change),
    handler: async ({ actor, params, body }) => {
      if (!config.REMOTES_DIR) throw refuse('NOT_FOUND');
      await changeRemote(db, actor, config.REMOTES_DIR, { ...params, ...body });
    },
  });
}
