import { freshSignOnSeconds } from '@memocartes/contract/oidc/oidc.calls';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';

import { recordAudit } from '../../audit/audit.writes.ts';
import type { Services } from '../../config/services.ts';
import type { Db } from '../../database/database.ts';
import { ApiError, invalid, refuse } from '../../http/errors.ts';
import { limits } from '../../rate-limits/limits.ts';
import { findSignInById } from '../credentials/auth.queries.ts';
import { sessionHash } from '../login-sessions/sessions.ts';
import { lockedFactorMail } from '../notice-mails/notices.mails.ts';
import { queueNotice } from '../notice-mails/notices.ts';
import { checkPassword } from '../password/current-password.ts';
import { acceptCode, readFactorState } from './second-factor.queries.ts';

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

const wrongCode = () =>
  new ApiError('WRONG_CODE', {
    fields: { code: 'Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant.' },
  });

/**
 * Checks a code of the second factor and consumes it. The fifth failure of an account locks its second factor and
 * notifies the owner, since another person may know the password [accounts.second-factor-lock].
 * @throws WRONG_CODE; LOCKED_OUT at the fifth failure, then for 15 minutes, or 60 after a second lock-out within a day
 */
export async function checkCode({ db, config }: Services, accountId: number, code: string): Promise<void> {
  const who = { account: accountId };
  const { refusal } = await limits(db).consume('second-factor', who);
  const accepted = await acceptCode(db, config, accountId, code);
  if (accepted === 'RECOVERY') await recordAudit(db, { kind: 'RECOVERY_CODE_USED', actorId: accountId });
  if (accepted) return limits(db).reset('second-factor', who);
  if (!refusal) throw wrongCode();
  await queueNotice({ db, config }, accountId, lockedFactorMail);
  throw refusal;
}

/**
 * Re-authenticates the signed-in person for a sensitive action: like `verifyIdentity`, and with a code if the person
 * has a second factor [accounts.sensitive].
 * @throws the errors of `verifyIdentity` and `checkCode`; 422 without the code
 */
export async function reauthenticate(
  services: Services,
  request: FastifyRequest,
  { current_password: current, code }: { current_password?: string | undefined; code?: string | undefined },
): Promise<void> {
  const { id } = request.actor;
  await verifyIdentity(services.db, request, current);
  if (!(await readFactorState(services.db, id)).date_create) return;
  if (!code) throw invalid({ code: 'Champ requis' });
  await checkCode(services, id, code);
}

/** Counts a wrong code of an enrolment together with wrong codes of sign-ins. @throws WRONG_CODE; LOCKED_OUT */
export async function refuseEnrolmentCode(db: Db, accountId: number): Promise<never> {
  const { refusal } = await limits(db).consume('second-factor', { account: accountId });
  throw refusal ?? wrongCode();
}
