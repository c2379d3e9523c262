import { scan } from '@memocartes/contract/learning/scan/scan.routes';
import { type Actor, scopeOf } from '@memocartes/contract/permissions/roles';

import type { Services } from '../../config/services.ts';
import type { Db } from '../../database/database.ts';
import { recordChanges } from '../../history/history.writes.ts';
import { authorize } from '../../http/actor/authorize.ts';
import { refuse } from '../../http/errors.ts';
import type { App } from '../../http/http.ts';
import { http } from '../../http/http.ts';
import { findStudent } from '../../students/students.queries.ts';
import { lockStudent } from '../boxes/moves/replay.ts';
import { requireHomeMode } from '../home-revision/home-devices.queries.ts';
import { findScannable } from './scan.queries.ts';
import { recordScans } from './scan.writes.ts';

/** A student whose physical cards the actor may scan [scanning.permission]. @throws 404, 403, 409 NOT_PHYGITAL */
async function findScannedStudent(db: Db, actor: Actor, id: number) {
  const student = await findStudent(db, actor, id);
  authorize(actor, 'student:scan', student);
  if (!student.is_phygital) throw refuse('NOT_PHYGITAL');
  return student;
}

/** Mode of a follower's scans, that of revision at home; undefined for staff. @throws HOME_REVISION_OFF */
const modeOf = (db: Db, { kind }: Actor, studentId: number) =>
  scopeOf(kind) === 'children' ? requireHomeMode(db, studentId) : undefined;

/** Scans of physical cards: the cards that count, and the result of each scan. */
export function scanRoutes(app: App, { db }: Services): void {
  app.route({
    ...http(scan.list),
    handler: async ({ actor, params }) => {
      const { id } = await findScannedStudent(db, actor, params.student_id);
      return findScannable(db, id, (await modeOf(db, actor, id)) === 'PRACTICE');
    },
  });
  app.route({
    ...http(scan.record),
    handler: async ({ actor, params, body }) => {
      const { id } = await findScannedStudent(db, actor, params.student_id);
      const results = await db.transaction().execute((trx) =>
        recordChanges(trx, actor, 'STUDENT', [id], async () => {
          const student = await lockStudent(trx, id);
          if (!student) throw refuse('NOT_FOUND');
          const home = await modeOf(trx, actor, id);
          return recordScans(trx, student, { accountId: actor.id, home }, body);
        }),
      );
      return { results };
    },
  });
}
