import { setTimeout as pause } from 'node:timers/promises';

import { auth } from '@memocartes/contract/auth/auth.routes';
import type { FastifyRequest } from 'fastify';

import { accessRefusal } from '../auth/access-refusals/access-refusals.ts';
import { findSignInByEmail } from '../auth/credentials/auth.queries.ts';
import { findKnownBrowser } from '../auth/sign-in/known-browsers.ts';
import { deleteTicketsOf, issueTicket } from '../auth/tickets/tickets.ts';
import type { Services } from '../config/services.ts';
import type { Db } from '../database/database.ts';
import { type App, http } from '../http/http.ts';
import { inviteAgain, lockAccounts } from '../invitations/invitations.writes.ts';
import { queueMail } from '../mails/mails.ts';
import { limits } from '../rate-limits/limits.ts';
import { resetMail } from './password-reset.mail.ts';

/** Minimum response time of a reset request, in milliseconds, the same for known and unknown addresses. */
const minResetMs = 300;

/** Counts a reset request, separately for known and unknown browsers. @throws TOO_MANY_REQUESTS */
async function countReset(db: Db, account: string, request: FastifyRequest): Promise<void> {
  const browser = await findKnownBrowser(db, request, account);
  if (browser) await limits(db).consume('reset-mail-known-device', { account, device: browser });
  else await limits(db).consume('reset-mail', { account, address: request.ip });
}

/**
 * Mails an active account a link that works once, within an hour [accounts.reset]. Mails a pending account its
 * invitation again [accounts.reset-invited]. Does nothing for other accounts.
 */
async function sendReset({ db, config }: Services, address: string): Promise<void> {
  const found = await findSignInByEmail(db, address);
  if (!found) return;
  await db.transaction().execute(async (trx) => {
    await lockAccounts(trx, [found.id]);
    // Read again under the lock: meanwhile the account may have got another address.
    const account = await findSignInByEmail(trx, address);
    if (!account?.email || account.id !== found.id) return;
    const { id, status, firstname, lastname, email, lang } = account;
    const isPending = status === 'PENDING' && !accessRefusal({ ...account, status: 'ACTIVE' });
    if (status !== 'ACTIVE' && !isPending) return;
    if (isPending) return inviteAgain({ db: trx, config }, account);
    await deleteTicketsOf(trx, id, ['RESET']);
    const { secret } = await issueTicket(trx, id, 'RESET');
    await queueMail(trx, email, resetMail(config, { firstname, lastname, email, lang }, secret));
  });
}

/** Requests a password reset: the response never tells whether the address has an account [accounts.reset]. */
export function passwordResetRoutes(app: App, services: Services): void {
  app.route({
    ...http(auth.reset),
    handler: async (request) => {
      const { email } = request.body;
      await countReset(services.db, email, request);
      await Promise.all([sendReset(services, email), pause(minResetMs)]);
    },
  });
}
