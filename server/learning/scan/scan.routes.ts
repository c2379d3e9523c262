import { scan } from '@memocartes/contract/learning/scan/scan.routes';

import type { Services } from '../../config/services.ts';
import { recordChanges } from '../../history/history.writes.ts';
import { refuse } from '../../http/errors.ts';
import { type App, http } from '../../http/http.ts';
import { lockStudent } from '../boxes/move-cards/lock-student.ts';
import { acceptScans, requireScannableStudent, scanModeOf } from './scan.check.ts';
import { recordScans } from './scan.writes.ts';
import { findScannable } from './scannable-cards.queries.ts';

/** Scans of physical cards: the cards that count, and the result of each scan. */
export function scanRoutes(app: App, { db }: Services): void {
  app.route({
    ...http(scan.list),
    handler: async ({ actor, params }) => {
      const student = await requireScannableStudent(db, actor, params.student_id);
      return findScannable(db, student.id, (await scanModeOf(db, actor, student)) === 'PRACTICE');
    },
  });
  app.route({
    ...http(scan.record),
    handler: async ({ actor, params, body }) => {
      const { id } = await requireScannableStudent(db, actor, params.student_id);
      const results = await db.transaction().execute((trx) =>
        recordChanges(trx, actor, { type: 'STUDENT', ids: [id] }, async () => {
          const student = await lockStudent(trx, id);
          if (!student) throw refuse('NOT_FOUND');
          // A change of class for which the lock waited may have ended the permission.
          const scanned = await requireScannableStudent(trx, actor, id);
          const { home, scans } = await acceptScans(trx, actor, scanned, body);
          return recordScans(trx, student, { accountId: actor.id, home }, { epoch: body.epoch, scans });
        }),
      );
      return { results };
    },
  });
}
