import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { auth } from '@memocartes/contract/auth/auth.routes';
import type { AccountStatus } from '@memocartes/contract/people/people';
import type { Services } from '../app/services.ts';
import type { Db } from '../database/database.ts';
import { recordHistory } from '../history/history.writes.ts';
import { isSignedIn } from '../http/actor.ts';
import { ApiError, invalid, refuse } from '../http/errors.ts';
import { http } from '../http/http.ts';
import type { App } from '../http/http.ts';
import { limits } from '../limits/limits.ts';
import { queueMail } from '../mails/mails.ts';
import { checkAccess } from './access.ts';
import { findSignInByEmail, findSignInById } from './auth.queries.ts';
import { resetLetter } from './letters.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { createSession, endSessionsOf, handSession } from './sessions.ts';
import { consumeTicket, dropTicketsOf, issueTicket, readTicket } from './tickets.ts';

/** No answer to a request for a reset comes sooner, in milliseconds: it takes as long when the address is unknown. */
const resetTime = 300;

/** What status an account must have for the ticket of each kind of mail: one that was banned since gets nothing by it. */
const expected: Record<'INVITATION' | 'RESET', AccountStatus> = { INVITATION: 'PENDING', RESET: 'ACTIVE' };

async function sendReset({ db, config }: Services, address: string): Promise<void> {
  const account = await findSignInByEmail(db, address);
  if (!account?.email || account.status !== 'ACTIVE') return;
  const { id, firstname, lastname, email } = account;
  await db.transaction().execute(async (trx) => {
    await dropTicketsOf(trx, id, ['RESET']);
    const { secret } = await issueTicket(trx, id, 'RESET');
    await queueMail(trx, email, resetLetter(config, { firstname, lastname, email }, secret));
  });
}

/** Whoever chose a password validated the account themselves. */
async function recordActivation(trx: Db, id: number): Promise<void> {
  const person = await trx
    .selectFrom('users')
    .select(['id', 'schools_id'])
    .where('authentications_id', '=', id)
    .executeTakeFirst();
  if (!person) return;
  const changes: { status: [string, string] } = { status: ['PENDING', 'ACTIVE'] };
  await recordHistory(
    trx,
    { id },
    { schoolId: person.schools_id, entityType: 'USER', entityId: person.id, action: 'STATUS', changes },
  );
}

/** Writes a password into an account of that status; every session and ticket of before ends. @returns a new session */
async function replacePassword(trx: Db, id: number, status: AccountStatus, hash: string): Promise<string> {
  const changed = await trx
    .updateTable('authentications')
    .set({ password_hash: hash, status: 'ACTIVE' })
    .where('id', '=', id)
    .where('status', '=', status)
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw refuse('INVALID_KEY');
  if (status === 'PENDING') await recordActivation(trx, id);
  await endSessionsOf(trx, id);
  await dropTicketsOf(trx, id, ['INVITATION', 'RESET', 'SESSION', 'LINK']);
  return createSession(trx, id);
}

/** By the link of a mail. Refused access leaves the ticket as it is: it works once the access is open again. */
async function setByTicket(db: Db, secret: string, password: string): Promise<string> {
  const { purpose, hash, authentications_id: id } = await readTicket(db, secret);
  if (purpose !== 'INVITATION' && purpose !== 'RESET') throw refuse('INVALID_KEY');
  const account = await findSignInById(db, id);
  if (!account || account.status !== expected[purpose]) throw refuse('INVALID_KEY');
  checkAccess({ ...account, status: 'ACTIVE' });
  const passwordHash = await hashPassword(password); // before the transaction: it holds no connection meanwhile
  return db.transaction().execute(async (trx) => {
    await consumeTicket(trx, hash, [purpose]);
    return replacePassword(trx, id, expected[purpose], passwordHash);
  });
}

const wrongPassword = () =>
  new ApiError('WRONG_PASSWORD', { fields: { current_password: 'Votre mot de passe actuel est incorrect' } });

/** By the current password of who is signed in; failures lock as those of sign-in do. */
async function setByPassword(db: Db, { actor, ip }: FastifyRequest, current: string, password: string) {
  const pair = { account: actor.id, address: ip };
  const { refusal } = await limits(db).consume('password', pair);
  const account = await findSignInById(db, actor.id);
  if (!(await isPassword(account?.password_hash, current))) throw refusal ?? wrongPassword();
  await limits(db).reset('password', pair);
  const passwordHash = await hashPassword(password);
  return db.transaction().execute((trx) => replacePassword(trx, actor.id, 'ACTIVE', passwordHash));
}

/** Passwords: asking for a reset, setting one (specification §5, decisions §2). */
export function passwordsRoutes(app: App, services: Services): void {
  const { db, config } = services;

  app.route({
    ...http(auth.reset),
    handler: async ({ body, ip }, reply) => {
      await limits(db).consume('reset-mail', { account: body.email, address: ip });
      await Promise.all([sendReset(services, body.email), pause(resetTime)]);
      return reply.send();
    },
  });

  app.route({
    ...http(auth.setPassword),
    handler: async (request, reply) => {
      const { password, current_password: current, ticket } = request.body;
      if (ticket) return handSession(request, reply, config, await setByTicket(db, ticket, password));
      if (!isSignedIn(request.actor)) throw refuse('NO_SESSION');
      if (!current) throw invalid({ current_password: 'Champ requis' });
      return handSession(request, reply, config, await setByPassword(db, request, current, password));
    },
  });
}
