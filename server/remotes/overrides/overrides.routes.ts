import { remotes } from '@memocartes/contract/remotes/remotes.routes';

import type { Services } from '../../config/services.ts';
import { refuse } from '../../http/errors.ts';
import { type App, http } from '../../http/http.ts';
import { listDevelopers } from './developers.queries.ts';
import { addDeveloper, removeDeveloper } from './developers.writes.ts';
import { findOverride, listOverrides } from './overrides.queries.ts';

/** The list of developers, and the versions that developers may try. */
export function overridesRoutes(app: App, { db, config }: Services): void {
  app.route({
    ...http(remotes.developers),
    handler: async () => {
      const developers = await listDevelopers(db);
      return { developers, count: developers.length };
    },
  });
  app.route({
    ...http(remotes.addDeveloper),
    handler: async ({ actor, body }) => {
      await addDeveloper(db, actor, body.email);
    },
  });
  app.route({
    ...http(remotes.removeDeveloper),
    handler: async ({ params }) => {
      await removeDeveloper(db, params.id);
    },
  });
  app.route({
    ...http(remotes.overrides),
    handler: async ({ actor }) => {
      const rows = config.REMOTES_DIR ? listOverrides(config.REMOTES_DIR, actor) : [];
      return { remotes: rows, count: rows.length, origins: config.REMOTE_ORIGINS };
    },
  });
  app.route({
    ...http(remotes.override),
    handler: async ({ actor, params, query }) => {
      if (!config.REMOTES_DIR) throw refuse('NOT_FOUND');
      return findOverride(config.REMOTES_DIR, actor, { ...params, ...query }, config.REMOTE_ORIGINS);
    },
  });
}
