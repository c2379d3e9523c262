import { sections } from '@memocartes/contract/resources/resources.routes';

import type { Services } from '../config/services.ts';
import { type App, http } from '../http/http.ts';
import { findRequested } from '../http/request-id.ts';
import { createSection, deleteSection, updateSection } from './sections.writes.ts';

/** Sections of resources, which superadmins manage for all schools [resources.sections]. */
export function sectionsRoutes(app: App, { db }: Services): void {
  app.route({
    ...http(sections.create),
    handler: ({ actor, body }) =>
      db.transaction().execute(async (trx) => {
        const existing = await findRequested(trx, actor, { table: 'sections', id: body.request_id });
        return existing ?? createSection(trx, body);
      }),
  });
  app.route({
    ...http(sections.update),
    handler: async ({ params, body }) => {
      await db.transaction().execute((trx) => updateSection(trx, params.id, body));
      return { id: params.id };
    },
  });
  app.route({
    ...http(sections.remove),
    handler: async ({ params }) => {
      await db.transaction().execute((trx) => deleteSection(trx, params.id));
    },
  });
}
