import type { Trx } from '../../database/database.ts';
import { refuse } from '../../http/errors.ts';

/**
 * Locks a session if it is open: closing it waits until this transaction ends. Lock the session before its students.
 *
 * @returns false for a closed session
 */
export const lockIfOpen = async (trx: Trx, id: number): Promise<boolean> =>
  !!(await trx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'ACTIVE')
    .forShare()
    .executeTakeFirst());

/** Locks an open session, see `lockIfOpen`. @throws 409 SESSION_CLOSED */
export async function lockOpenSession(trx: Trx, id: number): Promise<void> {
  if (!(await lockIfOpen(trx, id))) throw refuse('SESSION_CLOSED');
}
