import type { Actor } from '@memocartes/contract/permissions/roles';

import type { Services } from '../../config/services.ts';
import { refuse } from '../../http/errors.ts';
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
    throw refuse('CONFLICT', 'Votre propre connexion en deux étapes se change dans «\u00a0Mon profil\u00a0».');
  }
  await db.transaction().execute(async (trx) => {
    const wasEnabled = await recordFactor(trx, actor, { accountId, change: 'RESET' }, () =>
      deleteFactor(trx, accountId),
    );
    if (!wasEnabled) throw refuse('CONFLICT', 'Ce compte n’a pas activé la connexion en deux étapes.');
    await endSessionsOf(trx, accountId);
    await queueNotice({ db: trx, config }, accountId, factorResetMail);
  });
}
