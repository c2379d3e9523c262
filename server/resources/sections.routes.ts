import { sections } from '@memocartes/contract/resources/resources.routes';

import type { Services } from '../config/services.ts';
import { type App, http } from '../http/http.ts';
import { createSection, deleteSection, updateSection } from './sections.writes.ts';

/** Sections of resources, which superadmins manage for all schools [resources.sections]. */
export function sectionsRoutes(app: App, { db }: Services): void {
  app.route({
    ...http(sections.create),
    handler: ({ body }) => db.transaction().execute((trx) => createSection(trx, body.title)),
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
