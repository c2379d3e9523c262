import { can } from '@memocartes/contract/permissions/permissions';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { resources } from '@memocartes/contract/resources/resources.routes';

import type { Services } from '../config/services.ts';
import type { Db } from '../database/database.ts';
import { authorize } from '../http/actor/authorize.ts';
import { refuse } from '../http/errors.ts';
import { type App, http } from '../http/http.ts';
import { expectedVersion, lockVersion } from '../http/version.ts';
import { presentDeleted, presentResource } from './resources.present.ts';
import { countReaders, findDeletedResource, findResource, listDeleted } from './resources.queries.ts';
import { createResource, deleteResource, restoreResource, updateResource } from './resources.writes.ts';
import { listSections, selectSections } from './sections.queries.ts';

async function viewResource(db: Db, actor: Actor, id: number) {
  const resource = await findResource(db, actor, id);
  authorize(actor, 'resource:view', resource);
  const nb_readers = can(actor, 'resource:edit', resource) ? await countReaders(db, resource) : null;
  return { ...presentResource(resource), nb_readers };
}

function readRoutes(app: App, { db }: Services): void {
  app.route({ ...http(resources.selectSections), handler: ({ query }) => selectSections(db, query) });
  app.route({
    ...http(resources.sections),
    handler: async ({ actor, query }) => {
      const sections = await listSections(db, actor, query);
      return {
        sections: sections.map(({ rows, ...section }) => ({ ...section, resources: rows.map(presentResource) })),
        count: sections.length,
      };
    },
  });
  app.route({
    ...http(resources.deleted),
    handler: async ({ actor }) => {
      const rows = await listDeleted(db, actor);
      return { resources: rows.map(presentDeleted), count: rows.length };
    },
  });
  app.route({ ...http(resources.view), handler: ({ actor, params }) => viewResource(db, actor, params.id) });
}

/** Resources: files in sections, common to all schools or of one school. */
export function resourcesRoutes(app: App, services: Services): void {
  const { db } = services;
  readRoutes(app, services);
  app.route({
    ...http(resources.create),
    handler: ({ actor, body }) => db.transaction().execute((trx) => createResource(trx, actor, body)),
  });
  app.route({
    ...http(resources.update),
    handler: async (request) => {
      const { actor, params } = request;
      authorize(actor, 'resource:edit', await findResource(db, actor, params.id));
      await db.transaction().execute(async (trx) => {
        const readCurrent = () => viewResource(trx, actor, params.id);
        await lockVersion(trx, { table: 'resources', id: params.id, expected: expectedVersion(request) }, readCurrent);
        await updateResource(trx, actor, params.id, request.body);
      });
      return viewResource(db, actor, params.id);
    },
  });
  app.route({
    ...http(resources.remove),
    handler: async ({ actor, params }) => {
      authorize(actor, 'resource:edit', await findResource(db, actor, params.id));
      await deleteResource(db, actor, params.id);
    },
  });
  app.route({
    ...http(resources.restore),
    handler: async ({ actor, params }) => {
      const deleted = await findDeletedResource(db, actor, params.id);
      authorize(actor, 'resource:restore', deleted);
      if (deleted.isTooLate) throw refuse('UNDO_TOO_LATE');
      await restoreResource(db, params.id);
      return viewResource(db, actor, params.id);
    },
  });
}
