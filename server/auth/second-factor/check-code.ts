import { recordAudit } from '../../audit/audit.writes.ts';
import type { Services } from '../../config/services.ts';
import type { Db } from '../../database/database.ts';
import { ApiError } from '../../http/errors.ts';
import { limits } from '../../rate-limits/limits.ts';
import { lockedFactorMail } from '../notice-mails/notices.mails.ts';
import { queueNotice } from '../notice-mails/queue-notice.ts';
import { acceptCode } from './second-factor.writes.ts';

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
  await db.transaction().execute((trx) => queueNotice({ db: trx, config }, accountId, lockedFactorMail));
  throw refusal;
}

/** Counts a wrong code of an enrolment together with wrong codes of sign-ins. @throws WRONG_CODE; LOCKED_OUT */
export async function refuseEnrolmentCode(db: Db, accountId: number): Promise<never> {
  const { refusal } = await limits(db).consume('second-factor', { account: accountId });
  throw refusal ?? wrongCode();
}
