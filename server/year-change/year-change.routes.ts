import { yearChange } from '@memocartes/contract/year-change/year-change.routes';

import type { Services } from '../config/services.ts';
import { authorize } from '../http/actor/authorize.ts';
import { type App, http } from '../http/http.ts';
import { findSchool } from '../schools/schools.queries.ts';
import { previewYear } from './year-change.queries.ts';
import { changeYear } from './year-change.writes.ts';

/** The year change of a whole school, written exactly as previewed. */
export function yearChangeRoutes(app: App, { db }: Services): void {
  app.route({
    ...http(yearChange.preview),
    handler: async ({ actor, params, body }) => {
      const school = await findSchool(db, actor, params.id);
      authorize(actor, 'school:change-year', school);
      return previewYear(db, school.schoolId, body);
    },
  });
  app.route({
    ...http(yearChange.apply),
    handler: async ({ actor, params, body }) => {
      const school = await findSchool(db, actor, params.id);
      authorize(actor, 'school:change-year', school);
      return changeYear(db, actor, school.schoolId, body);
    },
  });
}
