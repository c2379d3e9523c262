import { auth } from '@memocartes/contract/auth/auth.routes';
import { isFollower } from '@memocartes/contract/permissions/roles';

import { recordAccountAudit } from '../audit/audit.account.ts';
import { checkAccess } from '../auth/access-refusals/access-refusals.ts';
import { findByEmail } from '../auth/credentials/account.queries.ts';
import { findSignInById } from '../auth/credentials/auth.queries.ts';
import { takenSlipAddressMail } from '../auth/notice-mails/address.mails.ts';
import { queueNotice } from '../auth/notice-mails/queue-notice.ts';
import { deleteTicketsOf, issueTicket } from '../auth/tickets/tickets.ts';
import type { Services } from '../config/services.ts';
import { setAuditAccount } from '../http/context/audit.context.ts';
import { refuse } from '../http/errors.ts';
import { type App, http } from '../http/http.ts';
import { queueMail } from '../mails/mails.ts';
import { limits } from '../rate-limits/limits.ts';
import { invitationMail } from './invitations.mail.ts';
import { findFollowedChildren, findSchoolOf } from './invitations.queries.ts';
import { lockAccounts } from './invitations.writes.ts';
import { readSlip } from './slip-codes.ts';

/**
 * Mails the invitation of a slip's account to an address, which the account gets only once a password is set. If the
 * address has another account, only the owner of that account gets a mail, and the response is the same.
 */
async function claim({ db, config }: Services, code: string, email: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const inTrx = { db: trx, config };
    const id = await readSlip(trx, config, code);
    await lockAccounts(trx, [id]);
    // Checked again under the lock: meanwhile the slip may have been replaced or used, or the person deleted.
    await readSlip(trx, config, code);
    const account = await findSignInById(trx, id);
    if (account?.status !== 'PENDING') throw refuse('UNKNOWN_CLAIM_CODE');
    checkAccess({ ...account, status: 'ACTIVE' });
    const owner = await findByEmail(trx, email);
    if (owner && owner.id !== id) {
      await queueNotice(inTrx, owner.id, takenSlipAddressMail(isFollower(account) && isFollower(owner)));
    } else {
      await deleteTicketsOf(trx, id, ['INVITATION']);
      const { secret } = await issueTicket(trx, id, 'INVITATION', { email });
      const person = { ...account, email, children: await findFollowedChildren(trx, { ...account, id }) };
      const sender = { ...(await findSchoolOf(trx, id)), isSlip: true };
      await queueMail(trx, email, invitationMail(config, person, sender, secret));
    }
    await recordAccountAudit(trx, 'SLIP_USED', { actorId: id, accountId: id, details: {} });
  });
}

/**
 * Looks up the code of a slip; unknown codes count against the rate limit.
 * @returns the account of the slip
 * @throws UNKNOWN_CLAIM_CODE; TOO_MANY_REQUESTS
 */
async function readCountedSlip({ db, config }: Services, code: string, address: string): Promise<number> {
  const attempt = await limits(db).attempt('slip-code', { address });
  try {
    return await readSlip(db, config, code);
  } catch (error) {
    throw (await attempt.fail()) ?? error;
  }
}

/** Turns the code of a printed slip into a mailed invitation [invitations.slip-address]. */
export function slipCodesRoutes(app: App, services: Services): void {
  app.route({
    ...http(auth.claim),
    handler: async ({ body: { code, email }, ip }) => {
      const account = await readCountedSlip(services, code, ip);
      setAuditAccount(account);
      await limits(services.db).consume('slip-mail', { account, recipient: email });
      await claim(services, code, email);
    },
  });
}
