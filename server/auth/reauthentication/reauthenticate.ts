import { freshSignOnSeconds } from '@memocartes/contract/oidc/oidc.calls';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';

import type { Services } from '../../config/services.ts';
import type { Db, Trx } from '../../database/database.ts';
import { invalid, refuse } from '../../http/errors.ts';
import { lockAccountWithAccess } from '../access-refusals/lock-account-with-access.ts';
import { findSignInById, type SignInAccount } from '../credentials/auth.queries.ts';
import { findSignOnTime, sessionHash } from '../login-sessions/sessions.ts';
import { checkCode } from '../second-factor/check-code.ts';
import { readFactorState } from '../second-factor/second-factor.queries.ts';
import { checkPassword, wrongPassword } from './current-password.ts';

const isFreshSession = async (db: Db, hash: Buffer) =>
  !!(await db
    .selectFrom('tokens')
    .select('id')
    .where('hash', '=', hash)
    .where('date_auth', '>', sql<string>`now() - make_interval(secs => ${freshSignOnSeconds})`)
    .executeTakeFirst());

/**
 * Locks the account of a person who proved their identity, and checks the proof again: meanwhile the password may have
 * been replaced, or the login session ended. Call it before the first write that the proof authorizes.
 * @throws WRONG_PASSWORD, SIGN_IN_AGAIN, UNAUTHENTICATED; the errors of `lockAccountWithAccess`
 */
export type LockAndCheckProof = (trx: Trx) => Promise<SignInAccount>;

const lockProvedBy =
  ({ actor }: FastifyRequest, session: Buffer, passwordHash: string | null): LockAndCheckProof =>
  async (trx) => {
    const account = await lockAccountWithAccess(trx, actor.id);
    if (account.password_hash !== passwordHash) throw passwordHash ? wrongPassword() : refuse('SIGN_IN_AGAIN');
    if (!(await findSignOnTime(trx, session))) throw refuse('UNAUTHENTICATED');
    return account;
  };

/**
 * Re-authenticates the signed-in person by the current password.
 * @throws WRONG_PASSWORD; LOCKED_OUT
 */
export async function provePassword(db: Db, request: FastifyRequest, current: string): Promise<LockAndCheckProof> {
  return lockProvedBy(request, sessionHash(request), await checkPassword(db, request, current));
}

/**
 * Re-authenticates the signed-in person by password. An account without a password needs a sign-on in the last 5
 * minutes [accounts.fresh-sign-on] [accounts.delete-own].
 * @throws 422 without the password; WRONG_PASSWORD; LOCKED_OUT; SIGN_IN_AGAIN
 */
export async function verifyIdentity(
  db: Db,
  request: FastifyRequest,
  current: string | undefined,
): Promise<LockAndCheckProof> {
  const account = await findSignInById(db, request.actor.id);
  if (account?.password_hash) {
    if (!current) throw invalid({ current_password: 'Champ requis' });
    return provePassword(db, request, current);
  }
  const session = sessionHash(request);
  if (!(await isFreshSession(db, session))) throw refuse('SIGN_IN_AGAIN');
  return lockProvedBy(request, session, null);
}

/**
 * Re-authenticates the signed-in person for a sensitive action: like `verifyIdentity`, and with a code if the person
 * has a second factor [accounts.sensitive].
 * @throws the errors of `verifyIdentity` and `checkCode`; 422 without the code
 */
export async function reauthenticate(
  services: Services,
  request: FastifyRequest,
  { current_password: current, code }: { current_password?: string; code?: string },
): Promise<LockAndCheckProof> {
  const { id } = request.actor;
  const lockAndCheckProof = await verifyIdentity(services.db, request, current);
  if (!(await readFactorState(services.db, id)).date_create) return lockAndCheckProof;
  if (!code) throw invalid({ code: 'Champ requis' });
  await checkCode(services, id, code);
  return lockAndCheckProof;
}
