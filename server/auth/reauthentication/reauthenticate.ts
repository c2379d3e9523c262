import { freshSignOnSeconds } from '@memocartes/contract/oidc/oidc.calls';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';

import type { Services } from '../../config/services.ts';
import type { Db } from '../../database/database.ts';
import { invalid, refuse } from '../../http/errors.ts';
import { findSignInById } from '../credentials/auth.queries.ts';
import { sessionHash } from '../login-sessions/sessions.ts';
import { checkPassword } from '../password/current-password.ts';
import { checkCode } from '../second-factor/check-code.ts';
import { readFactorState } from '../second-factor/second-factor.queries.ts';

const isFreshSession = async (db: Db, hash: Buffer) =>
  !!(await db
    .selectFrom('tokens')
    .select('id')
    .where('hash', '=', hash)
    .where('date_auth', '>', sql<string>`now() - make_interval(secs => ${freshSignOnSeconds})`)
    .executeTakeFirst());

/**
 * Re-authenticates the signed-in person by password. An account without a password needs a sign-on in the last 5
 * minutes [accounts.fresh-sign-on] [accounts.delete-own].
 * @throws 422 without the password; WRONG_PASSWORD; LOCKED_OUT; SIGN_IN_AGAIN
 */
export async function verifyIdentity(db: Db, request: FastifyRequest, current: string | undefined): Promise<void> {
  const account = await findSignInById(db, request.actor.id);
  if (!account?.password_hash) {
    if (!(await isFreshSession(db, sessionHash(request)))) throw refuse('SIGN_IN_AGAIN');
    return;
  }
  if (!current) throw invalid({ current_password: 'Champ requis' });
  await checkPassword(db, request, current);
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
): Promise<void> {
  const { id } = request.actor;
  await verifyIdentity(services.db, request, current);
  if (!(await readFactorState(services.db, id)).date_create) return;
  if (!code) throw invalid({ code: 'Champ requis' });
  await checkCode(services, id, code);
}
