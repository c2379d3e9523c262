import { auth } from '@memocartes/contract/auth/auth.routes';

import type { Services } from '../../config/services.ts';
import { refuseBecause } from '../../http/errors.ts';
import { type App, http } from '../../http/http.ts';
import { lockAccountWithAccess } from '../access-refusals/lock-account-with-access.ts';
import { endOtherSessions, sessionHash } from '../login-sessions/sessions.ts';
import { factorDisabledMail, recoveryCodesMail } from '../notice-mails/notices.mails.ts';
import { queueNotice } from '../notice-mails/queue-notice.ts';
import { reauthenticate, verifyIdentity } from '../reauthentication/reauthenticate.ts';
import { checkCode } from '../second-factor/check-code.ts';
import { checkFirstCode, recordFactor, startEnrolment } from '../second-factor/enrolment.ts';
import { needsFactor } from '../second-factor/required-factor.ts';
import { readFactorState } from '../second-factor/second-factor.queries.ts';
import { deleteFactor, replaceRecoveryCodes } from '../second-factor/second-factor.writes.ts';

const notEnabled = () => refuseBecause('OWN_FACTOR_MISSING');

/** Routes of the caller's own second factor. */
export function ownSecondFactorRoutes(app: App, services: Services): void {
  const { db, config } = services;

  app.route({
    ...http(auth.secondFactor),
    handler: async ({ actor }) => {
      const state = await readFactorState(db, actor.id);
      const { date_create, nb_recovery_codes } = state;
      return {
        is_enabled: date_create !== null,
        is_required: needsFactor(state),
        date_create,
        nb_recovery_codes: nb_recovery_codes ?? 0,
      };
    },
  });
  app.route({
    ...http(auth.enrol),
    handler: async (request) => {
      const { id } = request.actor;
      const lockAndCheckProof = await reauthenticate(services, request, request.body ?? {});
      return db.transaction().execute(async (trx) => {
        await lockAndCheckProof(trx);
        return startEnrolment({ db: trx, config }, { table: 'tokens', hash: sessionHash(request), accountId: id });
      });
    },
  });
  app.route({
    ...http(auth.confirmFactor),
    handler: async (request) => {
      const owner = { table: 'tokens' as const, hash: sessionHash(request), accountId: request.actor.id };
      const enable = await checkFirstCode(services, owner, request.body.code);
      const recovery_codes = await db.transaction().execute(async (trx) => {
        await lockAccountWithAccess(trx, owner.accountId);
        return enable(trx);
      });
      return { recovery_codes };
    },
  });
  app.route({
    ...http(auth.recoveryCodes),
    handler: async (request) => {
      const { id } = request.actor;
      const lockAndCheckProof = await verifyIdentity(db, request, request.body.current_password);
      await checkCode(services, id, request.body.code);
      const recovery_codes = await db.transaction().execute(async (trx) => {
        await lockAndCheckProof(trx);
        if (!(await readFactorState(trx, id)).date_create) throw notEnabled();
        await queueNotice({ db: trx, config }, id, recoveryCodesMail);
        return recordFactor(trx, request.actor, { accountId: id, change: 'RECOVERY_CODES' }, () =>
          replaceRecoveryCodes(trx, config, id),
        );
      });
      return { recovery_codes };
    },
  });
  app.route({
    ...http(auth.disableFactor),
    handler: async (request) => {
      const { id } = request.actor;
      const lockAndCheckProof = await verifyIdentity(db, request, request.body.current_password);
      // [accounts.second-factor]
      if (needsFactor(await readFactorState(db, id))) {
        throw refuseBecause('FACTOR_REQUIRED');
      }
      await checkCode(services, id, request.body.code);
      await db.transaction().execute(async (trx) => {
        await lockAndCheckProof(trx);
        const wasEnabled = await recordFactor(trx, request.actor, { accountId: id, change: 'DISABLED' }, () =>
          deleteFactor(trx, id),
        );
        if (!wasEnabled) throw notEnabled();
        await endOtherSessions(trx, id, sessionHash(request));
        await queueNotice({ db: trx, config }, id, factorDisabledMail);
      });
    },
  });
}
