import type { Actor } from '@memocartes/contract/permissions/roles';

import type { Services } from '../../config/services.ts';
import { refuseBecause } from '../../http/errors.ts';
import { lockAccount } from '../../http/lock-account.ts';
import { endSessionsOf } from '../login-sessions/sessions.ts';
import { factorResetMail } from '../notice-mails/notices.mails.ts';
import { queueNotice } from '../notice-mails/queue-notice.ts';
import { recordFactor } from './enrolment.ts';
import { deleteFactor } from './second-factor.writes.ts';

/**
 * Resets the lost second factor of another person, ends their login sessions and informs them
 * [accounts.second-factor-reset].
 * @throws 409 for the caller's own second factor, or when the account has none
 */
export async function resetFactor({ db, config }: Services, actor: Actor, accountId: number): Promise<void> {
  if (accountId === actor.id) {
    throw refuseBecause('OWN_FACTOR');
  }
  await db.transaction().execute(async (trx) => {
    // A sign-in with the lost factor that is running now ends first, so that its session is ended too.
    await lockAccount(trx, accountId);
    const wasEnabled = await recordFactor(trx, actor, { accountId, change: 'RESET' }, () =>
      deleteFactor(trx, accountId),
    );
    if (!wasEnabled) throw refuseBecause('FACTOR_MISSING');
    await endSessionsOf(trx, accountId);
    await queueNotice({ db: trx, config }, accountId, factorResetMail);
  });
}
