import { auth } from '@memocartes/contract/auth/auth.routes';
import type { AccountStatus } from '@memocartes/contract/users/account-status';
import type { FastifyRequest } from 'fastify';

import { recordAudit } from '../../audit/audit.writes.ts';
import type { Services } from '../../config/services.ts';
import type { Trx } from '../../database/database.ts';
import { recordChanges, recordHistory } from '../../history/history.writes.ts';
import { isSignedIn } from '../../http/actor/actor.ts';
import { invalid, refuse } from '../../http/errors.ts';
import { type App, http } from '../../http/http.ts';
import { lockAccount } from '../../http/lock-account.ts';
import { notify } from '../../notifications/notify.ts';
import { checkAccess } from '../access-refusals/access-refusals.ts';
import { findSignInById } from '../credentials/auth.queries.ts';
import { hashPassword } from '../credentials/password-hash.ts';
import { endLockOut } from '../lock-out/lock-out.ts';
import { endSessionsOf, findStaysSignedIn, sessionHash } from '../login-sessions/sessions.ts';
import { passwordMail } from '../notice-mails/notices.mails.ts';
import { queueNotice } from '../notice-mails/queue-notice.ts';
import { provePassword } from '../reauthentication/reauthenticate.ts';
import { invalidateBrowserCookies } from '../sign-in/known-browsers.ts';
import { openSession, startSession, withPassword } from '../sign-in/open-session.ts';
import { readCountedTicket } from '../tickets/counted-tickets.ts';
import { eraseLapsedAccount } from '../tickets/lapsed-accounts.ts';
import { consumeTicket, deleteTicketsOf } from '../tickets/tickets.ts';
import { checkStrength } from './password-strength.ts';

type NewPassword = {
  /** Id of the account. */
  id: number;
  /** The status that the account must have. */
  status: AccountStatus;
  hash: string;
  by: ProvedBy;
};
type ProvedBy = 'CURRENT_PASSWORD' | 'RESET_LINK' | 'INVITATION_LINK';

/** Account status that each kind of ticket requires: a banned account can use neither. */
const expected: Record<'INVITATION' | 'RESET', AccountStatus> = { INVITATION: 'PENDING', RESET: 'ACTIVE' };

/** Records in the history that choosing a password made a pending account active. */
async function recordActivation(trx: Trx, id: number): Promise<void> {
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

/**
 * Sets the password of a locked account, and ends its sessions and tickets. The person is notified if the account was
 * active already [accounts.password-ends-sessions].
 * @throws INVALID_KEY when the account no longer has `status`
 */
async function replacePassword({ db: trx, config }: Services<Trx>, { id, status, hash, by }: NewPassword) {
  const changed = await trx
    .updateTable('authentications')
    .set({ password_hash: hash, status: 'ACTIVE', invitation_failure: null })
    .where('id', '=', id)
    .where('status', '=', status)
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw refuse('INVALID_KEY');
  if (status === 'PENDING') {
    await recordActivation(trx, id);
    await notify(trx, { kind: 'INVITATION_ACCEPTED', accountId: id });
  }
  await recordAudit(trx, { kind: 'PASSWORD_CHANGED', actorId: id, details: { by } });
  await endSessionsOf(trx, id);
  await invalidateBrowserCookies(trx, id);
  await deleteTicketsOf(trx, id, ['INVITATION', 'RESET', 'SESSION', 'LINK', 'EMAIL', 'SLIP']);
  if (status === 'ACTIVE') await queueNotice({ db: trx, config }, id, passwordMail);
}

/**
 * Sets the e-mail address that was entered with the code of a slip and confirmed by the mailed link
 * [invitations.slip-address].
 * @throws EMAIL_TAKEN when another account has taken the address
 */
async function setSlipAddress(trx: Trx, id: number, email: string): Promise<void> {
  await eraseLapsedAccount(trx, email);
  const people = await trx.selectFrom('users').select('id').where('authentications_id', '=', id).execute();
  const ids = people.map((person) => person.id);
  await recordChanges(trx, { id }, { type: 'USER', ids }, () =>
    trx.updateTable('authentications').set({ email }).where('id', '=', id).execute(),
  );
}

/**
 * Sets a password with a mailed link. If access is refused, the ticket stays valid.
 * @returns the account's id, and the hash of its new password
 */
async function setByTicket(
  { db, config }: Services,
  { ip }: FastifyRequest,
  secret: string,
  password: string,
): Promise<{ accountId: number; hash: string }> {
  const { purpose, hash, authentications_id: id, email } = await readCountedTicket(db, secret, ip);
  if (purpose !== 'INVITATION' && purpose !== 'RESET') throw refuse('INVALID_KEY');
  const account = await findSignInById(db, id);
  if (!account || account.status !== expected[purpose]) throw refuse('INVALID_KEY');
  checkAccess({ ...account, status: 'ACTIVE' });
  await checkStrength(password, { ...account, email: email ?? account.email });
  const passwordHash = await hashPassword(password); // Slow, so before the transaction.
  await db.transaction().execute(async (trx) => {
    // Locked in the order of a call that deletes or disables the account: first the account, then its tickets.
    await lockAccount(trx, id);
    await consumeTicket(trx, hash, [purpose]);
    if (email !== null && email !== account.email) await setSlipAddress(trx, id, email);
    const by = purpose === 'RESET' ? 'RESET_LINK' : 'INVITATION_LINK';
    await replacePassword({ db: trx, config }, { id, status: expected[purpose], hash: passwordHash, by });
  });
  const address = email ?? account.email;
  if (address) await endLockOut(db, address, ip);
  return { accountId: id, hash: passwordHash };
}

/**
 * Replaces the signed-in person's password after checking the current one [accounts.current-password]. No code of the
 * second factor is needed, since the sign-in already required one. @returns the hash of the new password
 */
async function setByPassword({ db, config }: Services, request: FastifyRequest, current: string, password: string) {
  const { id } = request.actor;
  const account = await findSignInById(db, id);
  if (!account) throw refuse('UNAUTHENTICATED');
  const lockAndCheckProof = await provePassword(db, request, current);
  await checkStrength(password, account);
  const hash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    await lockAndCheckProof(trx);
    await replacePassword({ db: trx, config }, { id, status: 'ACTIVE', hash, by: 'CURRENT_PASSWORD' });
  });
  return hash;
}

/** Sets a password, by the link of a mail or by the current password. */
export function passwordsRoutes(app: App, services: Services): void {
  app.route({
    ...http(auth.setPassword),
    handler: async (request, reply) => {
      const { password, current_password: current, ticket, stay_signed_in: staySignedIn } = request.body;
      if (ticket) {
        const { accountId, hash } = await setByTicket(services, request, ticket, password);
        return openSession(services, request, reply, { accountId, staySignedIn, confirm: withPassword(hash) });
      }
      if (!isSignedIn(request.actor)) throw refuse('NO_SESSION');
      if (!current) throw invalid({ current_password: 'Champ requis' });
      // The new session replaces the current one, and keeps the choice of its owner.
      const staysSignedIn = await findStaysSignedIn(services.db, sessionHash(request));
      const hash = await setByPassword(services, request, current, password);
      return startSession(services, request, reply, {
        accountId: request.actor.id,
        staySignedIn: staysSignedIn,
        confirm: withPassword(hash),
      });
    },
  });
}
