import type { Db } from '../../database/database.ts';
import { setAuditAccount } from '../../http/context/audit.context.ts';
import { limits } from '../../rate-limits/limits.ts';
import { readTicket } from './tickets.ts';

/**
 * Reads a ticket by its secret; wrong secrets count towards a limit per IP address.
 * @throws INVALID_KEY; TOO_MANY_REQUESTS after too many wrong secrets
 */
export async function readCountedTicket(db: Db, secret: string, ip: string) {
  const attempt = await limits(db).attempt('ticket', { address: ip });
  try {
    const ticket = await readTicket(db, secret);
    setAuditAccount(ticket.authentications_id);
    return ticket;
  } catch (error) {
    throw (await attempt.fail()) ?? error;
  }
}
