import type { Actor } from '@memocartes/contract/permissions/roles';

import type { Trx } from '../database/database.ts';
import { lockAccount } from './lock-account.ts';

/** Tables whose rows contain the id of the request that created them: unique together with the author. */
type Requested = 'announcements' | 'cards' | 'packs' | 'print_jobs' | 'resources';

/**
 * The row that an earlier request of the actor with the same id created; undefined without one
 * [interface.request-once]. Locks the account, so that a repeated request waits for the first. Call within the
 * transaction that creates the row, before its checks: the first request may have used up a limit or a file.
 */
export async function findRequested(
  trx: Trx,
  table: Requested,
  actor: Actor,
  requestId: string | undefined,
): Promise<{ id: number } | undefined> {
  if (requestId === undefined) return undefined;
  await lockAccount(trx, actor.id);
  return trx
    .selectFrom(table)
    .select('id')
    .where('authentications_id', '=', actor.id)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

/** `findRequested` for students, who have no author: the id of the request is unique together with the school. */
export async function findRequestedStudent(
  trx: Trx,
  schoolId: number,
  actor: Actor,
  requestId: string | undefined,
): Promise<{ id: number } | undefined> {
  if (requestId === undefined) return undefined;
  await lockAccount(trx, actor.id);
  return trx
    .selectFrom('students')
    .select('id')
    .where('schools_id', '=', schoolId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}
