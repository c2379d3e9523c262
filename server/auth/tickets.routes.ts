import type { FastifyRequest } from 'fastify';
import { auth } from '@memocartes/contract/auth/auth.routes';
import type { Services } from '../app/services.ts';
import { isSignedIn, sessionSecret } from '../http/actor.ts';
import { refuse } from '../http/errors.ts';
import { http } from '../http/http.ts';
import type { App } from '../http/http.ts';
import { limits } from '../limits/limits.ts';
import { checkAccess } from './access.ts';
import { findSignInById } from './auth.queries.ts';
import { newLinkCode } from './link-codes.ts';
import { createSession, endSession, handSession } from './sessions.ts';
import { readCountedTicket } from './counted-tickets.ts';
import { consumeTicket, dropTicketsOf, issueTicket } from './tickets.ts';

const isSomebodyElse = ({ actor }: FastifyRequest, accountId: number) => isSignedIn(actor) && actor.id !== accountId;

/** Tickets: what may stand in an address, and what a mail's link leads to (decisions §2). */
export function ticketsRoutes(app: App, { db, config }: Services): void {
  app.route({
    ...http(auth.tempToken),
    handler: async ({ actor }) => {
      await limits(db).consume('temporary-token', { account: actor.id });
      const { secret, date_expiration } = await issueTicket(db, actor.id, 'SESSION');
      return { token: secret, date_expiration };
    },
  });

  app.route({
    ...http(auth.ticket),
    handler: async (request, reply) => {
      const ticket = await readCountedTicket(db, request.body.ticket, request.ip);
      const account = await findSignInById(db, ticket.authentications_id);
      if (!account || ticket.purpose === 'LINK') throw refuse('INVALID_KEY');
      const { firstname, lastname, email } = account;
      const answer = { purpose: ticket.purpose, firstname, lastname, email, needs_confirmation: false };
      if (ticket.purpose !== 'SESSION') return answer;
      if (isSomebodyElse(request, account.id) && !request.body.replace) return { ...answer, needs_confirmation: true };
      await consumeTicket(db, ticket.hash, ['SESSION']);
      checkAccess(account);
      const before = sessionSecret(request);
      if (before) await endSession(db, before);
      return { ...answer, ...handSession(request, reply, config, await createSession(db, account.id)) };
    },
  });

  app.route({
    ...http(auth.link),
    handler: async ({ actor }) => {
      await dropTicketsOf(db, actor.id, ['LINK']);
      const { secret, date_expiration } = await issueTicket(db, actor.id, 'LINK', newLinkCode());
      return { code: secret, date_expiration };
    },
  });
}
