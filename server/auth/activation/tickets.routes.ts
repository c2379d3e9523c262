import { auth } from '@memocartes/contract/auth/auth.routes';
import { isFollower } from '@memocartes/contract/permissions/roles';
import type { FastifyRequest } from 'fastify';

import type { Services } from '../../config/services.ts';
import type { Trx } from '../../database/database.ts';
import { isSignedIn } from '../../http/actor/actor.ts';
import { refuse } from '../../http/errors.ts';
import { type App, http } from '../../http/http.ts';
import { limits } from '../../rate-limits/limits.ts';
import { checkAccess } from '../access-refusals/access-refusals.ts';
import { findSignInById } from '../credentials/auth.queries.ts';
import { findSignOnTime, sessionHash } from '../login-sessions/sessions.ts';
import { minLengthOf } from '../password/password-strength.ts';
import { reauthenticate } from '../reauthentication/reauthenticate.ts';
import { startSession } from '../sign-in/open-session.ts';
import { readCountedTicket } from '../tickets/counted-tickets.ts';
import { newLinkCode } from '../tickets/link-codes.ts';
import { consumeTicket, deleteTicketsOf, issueTicket } from '../tickets/tickets.ts';

const isOtherPerson = ({ actor }: FastifyRequest, accountId: number) => isSignedIn(actor) && actor.id !== accountId;

/** Tickets: single-use secrets in URLs and in links of mails, and linking codes [accounts.ticket]. */
export function ticketsRoutes(app: App, services: Services): void {
  const { db } = services;

  app.route({
    ...http(auth.tempToken),
    handler: async (request) => {
      await limits(db).consume('temporary-token', { account: request.actor.id });
      const session = sessionHash(request);
      const { secret, date_expiration } = await issueTicket(db, request.actor.id, 'SESSION', { session });
      return { token: secret, date_expiration };
    },
  });

  app.route({
    ...http(auth.ticket),
    handler: async (request, reply) => {
      const ticket = await readCountedTicket(db, request.body.ticket, request.ip);
      const account = await findSignInById(db, ticket.authentications_id);
      if (!account || ticket.purpose === 'LINK' || ticket.purpose === 'SLIP') throw refuse('INVALID_KEY');
      // Refused before the person types a password that could not be set [accounts.refused].
      if (ticket.purpose === 'INVITATION' || ticket.purpose === 'RESET') checkAccess({ ...account, status: 'ACTIVE' });
      const { firstname, lastname } = account;
      const response = {
        purpose: ticket.purpose,
        firstname,
        lastname,
        email: ticket.email ?? account.email,
        // An EMAIL ticket opens no login session [accounts.ticket-other-person].
        needs_confirmation: ticket.purpose !== 'EMAIL' && isOtherPerson(request, account.id) && !request.body.replace,
        password_min_length: minLengthOf(account),
        may_stay_signed_in: isFollower(account),
      };
      if (ticket.purpose !== 'SESSION' || response.needs_confirmation) return response;
      // The new session gets the sign-in time of the session that issued the ticket [accounts.fresh-sign-on].
      const authenticatedAt = await findSignOnTime(db, ticket.tokens_hash);
      const confirm = (trx: Trx) => consumeTicket(trx, ticket.hash, ['SESSION']);
      return {
        ...response,
        ...(await startSession(services, request, reply, { accountId: account.id, authenticatedAt, confirm })),
      };
    },
  });

  app.route({
    ...http(auth.link),
    handler: async (request) => {
      const { actor } = request;
      // [accounts.sensitive] [accounts.fresh-sign-on]
      const lockAndCheckProof = await reauthenticate(services, request, request.body ?? {});
      const created = { secret: newLinkCode(), session: sessionHash(request) };
      const { secret, date_expiration } = await db.transaction().execute(async (trx) => {
        await lockAndCheckProof(trx);
        await deleteTicketsOf(trx, actor.id, ['LINK']);
        return issueTicket(trx, actor.id, 'LINK', created);
      });
      return { code: secret, date_expiration };
    },
  });
}
