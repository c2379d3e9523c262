import { auth } from '@memocartes/contract/auth/auth.routes';
import type { FastifyRequest } from 'fastify';

import type { Services } from '../../config/services.ts';
import type { Db, Trx } from '../../database/database.ts';
import { setAuditAccount } from '../../http/context/audit.context.ts';
import { refuseBecause } from '../../http/errors.ts';
import { type App, http } from '../../http/http.ts';
import { checkCode } from '../second-factor/check-code.ts';
import { checkFirstCode, type EnrolmentOwner, startEnrolment } from '../second-factor/enrolment.ts';
import { missingStep } from '../second-factor/required-factor.ts';
import { startSession } from './open-session.ts';
import { clearWaitingSignInCookie, consumeWaitingSignIn, readWaitingSignIn } from './waiting-sign-ins.ts';

/** @throws CONFLICT if the account already has a second factor: a password alone must not replace it */
async function checkNeedsEnrolment(db: Db, accountId: number): Promise<void> {
  if ((await missingStep(db, accountId)) !== 'ENROLMENT') {
    throw refuseBecause('FACTOR_EXISTS');
  }
}

/** The waiting sign-in. Its session gets the time of the first factor [accounts.fresh-sign-on]. */
async function readEnrolmentOwner(
  db: Db,
  request: FastifyRequest,
  loginStep: string | undefined,
): Promise<EnrolmentOwner & { authenticatedAt: Date }> {
  const { hash, authentications_id: accountId, date_auth } = await readWaitingSignIn(db, request, loginStep);
  setAuditAccount(accountId);
  return { table: 'login_steps', hash, accountId, authenticatedAt: new Date(date_auth) };
}

/**
 * The second step of a sign-in: a code, or a first enrolment [accounts.second-factor-every-way]. A sign-in that waits
 * for this step can do nothing else.
 */
export function loginFactorRoutes(app: App, services: Services): void {
  const { db, config } = services;

  app.route({
    ...http(auth.loginCode),
    handler: async (request, reply) => {
      const { hash, accountId, authenticatedAt } = await readEnrolmentOwner(db, request, request.body.login_step);
      await checkCode(services, accountId, request.body.code);
      const confirm = (trx: Trx) => consumeWaitingSignIn(trx, hash);
      const opened = await startSession(services, request, reply, { accountId, authenticatedAt, confirm });
      clearWaitingSignInCookie(reply, config);
      return opened;
    },
  });
  app.route({
    ...http(auth.loginEnrol),
    handler: async (request) => {
      const owner = await readEnrolmentOwner(db, request, request.body?.login_step);
      await checkNeedsEnrolment(db, owner.accountId);
      return startEnrolment(services, owner);
    },
  });
  app.route({
    ...http(auth.loginConfirm),
    handler: async (request, reply) => {
      const { code, login_step: loginStep } = request.body;
      const owner = await readEnrolmentOwner(db, request, loginStep);
      await checkNeedsEnrolment(db, owner.accountId);
      const enable = await checkFirstCode(services, owner, code);
      const { accountId, authenticatedAt } = owner;
      let recoveryCodes: string[] = [];
      // In the transaction that opens the session: a refusal must not leave a second factor whose codes nobody saw.
      const confirm = async (trx: Trx) => {
        await checkNeedsEnrolment(trx, accountId);
        recoveryCodes = await enable(trx);
      };
      const opened = await startSession(services, request, reply, { accountId, authenticatedAt, confirm });
      clearWaitingSignInCookie(reply, config);
      return { ...opened, recovery_codes: recoveryCodes };
    },
  });
}
