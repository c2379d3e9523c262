import { subjects } from '@memocartes/contract/subjects/subjects.routes';

import type { Services } from '../config/services.ts';
import { refuse } from '../http/errors.ts';
import { type App, http } from '../http/http.ts';
import { findSubject, selectSubjects } from './subjects.queries.ts';

/** Subjects are the same for everybody: permissions depend only on the role. */
export function subjectsRoutes(app: App, { db }: Services): void {
  app.route({ ...http(subjects.select), handler: ({ query }) => selectSubjects(db, query) });
  app.route({
    ...http(subjects.view),
    handler: async ({ params }) => {
      const subject = await findSubject(db, params.id);
      if (!subject) throw refuse('NOT_FOUND');
      return subject;
    },
  });
}
