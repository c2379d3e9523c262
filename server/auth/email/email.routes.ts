import { auth } from '@memocartes/contract/auth/auth.routes';

import type { Services } from '../../config/services.ts';
import { inEverySchool } from '../../database/scope/scope.ts';
import { recordChanges } from '../../history/history.writes.ts';
import { invalid } from '../../http/errors.ts';
import { type App, http } from '../../http/http.ts';
import { queueMail } from '../../mails/mails.ts';
import { limits } from '../../rate-limits/limits.ts';
import { lockAccountWithAccess } from '../access-refusals/lock-account-with-access.ts';
import { findAccount, findByEmail } from '../credentials/account.queries.ts';
import { confirmAddressMail, oldAddressMail, takenAddressMail } from '../notice-mails/address.mails.ts';
import { addressRequestedMail, newAddressMail } from '../notice-mails/notices.mails.ts';
import { queueNotice } from '../notice-mails/queue-notice.ts';
import { type LockAndCheckProof, reauthenticate } from '../reauthentication/reauthenticate.ts';
import { readCountedTicket } from '../tickets/counted-tickets.ts';
import { eraseLapsedAccount } from '../tickets/lapsed-accounts.ts';
import { consumeTicket, deleteTicketsOf, issueTicket } from '../tickets/tickets.ts';

/**
 * Requests a change of address and notifies the old address. The response does not reveal whether the new address has
 * an account: the new address gets either a notice or the link.
 */
async function requestAddress(
  { db, config }: Services,
  lockAndCheckProof: LockAndCheckProof,
  email: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const inTrx = { db: trx, config };
    const account = await lockAndCheckProof(trx);
    const { id } = account;
    if (account.email === email) throw invalid({ email: 'C’est déjà l’adresse de votre compte.' });
    const owner = await findByEmail(trx, email);
    await deleteTicketsOf(trx, id, ['EMAIL']);
    const { secret } = await issueTicket(trx, id, 'EMAIL', { email });
    // The owner may belong to any school.
    if (owner) await inEverySchool(() => queueNotice(inTrx, owner.id, takenAddressMail));
    else await queueMail(trx, email, confirmAddressMail(config, { ...account, email }, secret));
    await queueNotice(inTrx, id, addressRequestedMail);
  });
}

/**
 * Sets the e-mail address that the ticket confirms. Links sent to the old address become invalid; both addresses are
 * notified [accounts.email-change].
 * @throws INVALID_KEY; TOO_MANY_REQUESTS; EMAIL_TAKEN; 403 with the reason
 */
async function confirmAddress({ db, config }: Services, ticket: string, ip: string): Promise<void> {
  const { hash, authentications_id: id } = await readCountedTicket(db, ticket, ip);
  await db.transaction().execute(async (trx) => {
    const inTrx = { db: trx, config };
    await lockAccountWithAccess(trx, id);
    const { email } = await consumeTicket(trx, hash, ['EMAIL']);
    if (email) await eraseLapsedAccount(trx, email);
    const account = await findAccount(trx, id);
    await queueNotice(inTrx, id, oldAddressMail);
    await recordChanges(trx, { id }, { type: 'USER', ids: account?.id_user ? [account.id_user] : [] }, () =>
      trx.updateTable('authentications').set({ email }).where('id', '=', id).execute(),
    );
    await deleteTicketsOf(trx, id, ['RESET', 'EMAIL']);
    await queueNotice(inTrx, id, newAddressMail);
  });
}

/** Routes to change an e-mail address; the new address takes effect once it is confirmed with the mailed link. */
export function emailRoutes(app: App, services: Services): void {
  const { db } = services;

  app.route({
    ...http(auth.changeEmail),
    handler: async (request) => {
      const { email, ...proof } = request.body;
      // [accounts.sensitive] [accounts.fresh-sign-on]
      const lockAndCheckProof = await reauthenticate(services, request, proof);
      await limits(db).consume('email-change', { account: request.actor.id, recipient: email });
      await requestAddress(services, lockAndCheckProof, email);
    },
  });
  app.route({
    ...http(auth.confirmEmail),
    handler: async (request) => {
      await confirmAddress(services, request.body.ticket, request.ip);
    },
  });
}
