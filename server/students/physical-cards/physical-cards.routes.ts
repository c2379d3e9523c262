import { students } from '@memocartes/contract/students/students.routes';

import type { Services } from '../../config/services.ts';
import { recordChanges } from '../../history/history.writes.ts';
import { type App, http } from '../../http/http.ts';
import { authorizeStudents } from '../students.check.ts';
import { setPhysicalCards } from './physical-cards.writes.ts';

/** Physical cards of many students at once [students.physical-cards-many]. */
export function physicalCardsRoutes(app: App, { db }: Services): void {
  app.route({
    ...http(students.physicalCards),
    handler: ({ actor, body }) =>
      db.transaction().execute(async (trx) => {
        const { students: ids, is_phygital } = body;
        await authorizeStudents(trx, actor, 'student:edit', ids);
        return recordChanges(trx, actor, { type: 'STUDENT', ids }, () => setPhysicalCards(trx, ids, is_phygital));
      }),
  });
}
