import { sql } from 'kysely';

import { hashSlipCode } from '../auth/second-factor/secrets.ts';
import { newSlipCode, normalizeSlipCode } from '../auth/tickets/link-codes.ts';
import { deleteTicketsOf, findTicket, issueTicket } from '../auth/tickets/tickets.ts';
import type { Config } from '../config/config.ts';
import type { Services } from '../config/services.ts';
import type { Db, Trx } from '../database/database.ts';
import { refuse } from '../http/errors.ts';

/**
 * Creates the code of a printed slip for a pending account, and marks the account as invited; an earlier slip becomes
 * invalid. The transaction has locked the account [invitations.slip].
 */
export async function issueSlip({ db: trx, config }: Services<Trx>, inviterId: number, accountId: number) {
  const code = newSlipCode();
  await deleteTicketsOf(trx, accountId, ['SLIP']);
  // Links mailed for the earlier slip become invalid too.
  await trx
    .deleteFrom('tickets')
    .where('authentications_id', '=', accountId)
    .where('purpose', '=', 'INVITATION')
    .where('email', 'is not', null)
    .execute();
  const { date_expiration } = await issueTicket(trx, accountId, 'SLIP', { hash: hashSlipCode(config, code) });
  await trx
    .updateTable('authentications')
    .set({ date_invited: sql`now()`, invitation_failure: null, invited_by: inviterId })
    .where('id', '=', accountId)
    .execute();
  return { code, date_expiration };
}

/** Id of the account of a slip, by its typed code. @throws UNKNOWN_CLAIM_CODE if unknown, replaced, used or expired */
export async function readSlip(db: Db, config: Config, typed: string): Promise<number> {
  const ticket = await findTicket(db, hashSlipCode(config, normalizeSlipCode(typed)));
  if (ticket?.purpose !== 'SLIP') throw refuse('UNKNOWN_CLAIM_CODE');
  return ticket.authentications_id;
}
