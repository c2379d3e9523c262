import { type CardScan, scan, type Scans } from '@memocartes/contract/learning/scan/scan.routes';
import { type Actor, scopeOf } from '@memocartes/contract/permissions/roles';

import type { Services } from '../../config/services.ts';
import type { Db } from '../../database/database.ts';
import { recordChanges } from '../../history/history.writes.ts';
import { authorize } from '../../http/actor/authorize.ts';
import { ApiError, refuse } from '../../http/errors.ts';
import type { App } from '../../http/http.ts';
import { http } from '../../http/http.ts';
import { findStudent } from '../../students/students.queries.ts';
import { lockStudent } from '../boxes/replay/replay.ts';
import { requireHomeMode } from '../home-revision/home-devices.queries.ts';
import { findScannable, findStoredScans } from './scan.queries.ts';
import { recordScans, type Scanner } from './scan.writes.ts';

/** A student whose cards the actor may scan [scanning.permission]. @throws 404, 403 */
async function requireScannableStudent(db: Db, actor: Actor, id: number) {
  const student = await findStudent(db, actor, id);
  authorize(actor, 'student:scan', student);
  return student;
}

/**
 * Mode of a follower's scans of physical cards, that of revision at home; undefined for staff.
 * @throws 409 NOT_PHYGITAL, HOME_REVISION_OFF
 */
async function modeOf(db: Db, { kind }: Actor, { id, is_phygital }: { id: number; is_phygital: boolean }) {
  if (!is_phygital) throw refuse('NOT_PHYGITAL');
  return scopeOf(kind) === 'children' ? requireHomeMode(db, id) : undefined;
}

/**
 * The scans that are accepted now, and their mode. Stored scans are accepted whatever the option is now: in the mode
 * PRACTICE, they write nothing and move no card [scanning.sent-once].
 * @throws 409 NOT_PHYGITAL, HOME_REVISION_OFF if no scan is accepted, or if some are not and `accepts_partial` is false
 */
async function acceptScans(
  trx: Db,
  actor: Actor,
  student: { id: number; is_phygital: boolean },
  { scans, accepts_partial }: Scans,
): Promise<Pick<Scanner, 'home'> & { scans: readonly CardScan[] }> {
  const idOf = ({ client_id }: CardScan) => client_id.toLowerCase();
  const storedById = await findStoredScans(trx, student.id, scans.map(idOf));
  const stored = scans.filter((scanned) => storedById.has(idOf(scanned)));
  if (stored.length === scans.length) return { home: 'PRACTICE', scans };
  try {
    return { home: await modeOf(trx, actor, student), scans };
  } catch (error) {
    if (!(error instanceof ApiError) || !stored.length || !accepts_partial) throw error;
    return { home: 'PRACTICE', scans: stored };
  }
}

/** Scans of physical cards: the cards that count, and the result of each scan. */
export function scanRoutes(app: App, { db }: Services): void {
  app.route({
    ...http(scan.list),
    handler: async ({ actor, params }) => {
      const student = await requireScannableStudent(db, actor, params.student_id);
      return findScannable(db, student.id, (await modeOf(db, actor, student)) === 'PRACTICE');
    },
  });
  app.route({
    ...http(scan.record),
    handler: async ({ actor, params, body }) => {
      const scanned = await requireScannableStudent(db, actor, params.student_id);
      const { id } = scanned;
      const results = await db.transaction().execute((trx) =>
        recordChanges(trx, actor, 'STUDENT', [id], async () => {
          const student = await lockStudent(trx, id);
          if (!student) throw refuse('NOT_FOUND');
          const { home, scans } = await acceptScans(trx, actor, scanned, body);
          return recordScans(trx, student, { accountId: actor.id, home }, { epoch: body.epoch, scans });
        }),
      );
      return { results };
    },
  });
}
