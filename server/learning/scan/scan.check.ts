import type { CardScan, Scans } from '@memocartes/contract/learning/scan/scan.routes';
import { type Actor, scopeOf } from '@memocartes/contract/permissions/roles';

import type { Db, Trx } from '../../database/database.ts';
import { requireHomeMode } from '../../devices/home-devices/home-devices.queries.ts';
import { authorize } from '../../http/actor/authorize.ts';
import { ApiError, refuse } from '../../http/errors.ts';
import { findStudent } from '../../students/students.queries.ts';
import { findStoredScans } from './scan.queries.ts';
import type { Scanner } from './scan.writes.ts';

/** A student whose cards the actor may scan [scanning.permission]. @throws 404, 403 */
export async function requireScannableStudent(db: Db, actor: Actor, id: number) {
  const student = await findStudent(db, actor, id);
  authorize(actor, 'student:scan', student);
  return student;
}

/**
 * Mode of a follower's scans, that of revision at home [scanning.home]; undefined for staff. Only cards of students
 * with physical cards can be scanned [scanning.permission].
 * @throws 409 NOT_PHYGITAL, HOME_REVISION_OFF
 */
export async function scanModeOf(db: Db, { kind }: Actor, { id, is_phygital }: { id: number; is_phygital: boolean }) {
  if (!is_phygital) throw refuse('NOT_PHYGITAL');
  return scopeOf(kind) === 'children' ? requireHomeMode(db, id) : undefined;
}

/**
 * The scans that are accepted now, and their mode. Stored scans are accepted whatever the option is now: in the mode
 * PRACTICE, they write nothing and move no card [scanning.sent-once].
 * @throws 409 NOT_PHYGITAL, HOME_REVISION_OFF if no scan is accepted, or if some are not and `accepts_partial` is false
 */
export async function acceptScans(
  trx: Trx,
  actor: Actor,
  student: { id: number; is_phygital: boolean },
  { scans, accepts_partial }: Scans,
): Promise<Pick<Scanner, 'home'> & { scans: readonly CardScan[] }> {
  const idOf = ({ client_id }: CardScan) => client_id.toLowerCase();
  const storedById = await findStoredScans(trx, student.id, scans.map(idOf));
  const stored = scans.filter((scanned) => storedById.has(idOf(scanned)));
  if (stored.length === scans.length) return { home: 'PRACTICE', scans };
  try {
    return { home: await scanModeOf(trx, actor, student), scans };
  } catch (error) {
    if (!(error instanceof ApiError) || !stored.length || !accepts_partial) throw error;
    return { home: 'PRACTICE', scans: stored };
  }
}
