import type { Trx } from '../../database/database.ts';
import { endRevisionsOf } from '../../session-events/end-revisions.ts';
import { beginEpoch } from './move-cards/epochs.ts';
import type { LockedStudent } from './move-cards/lock-student.ts';

/**
 * Removes every card from the boxes and ends the student's revision in an open session; the student can restart it
 * [boxes.reset].
 */
export async function resetCards(trx: Trx, student: LockedStudent): Promise<void> {
  await beginEpoch(trx, student);
  await endRevisionsOf(trx, [student.id]);
}
