import { recordAudit } from '../../audit/audit.writes.ts';
import type { Config } from '../../config/config.ts';
import type { Services } from '../../config/services.ts';
import type { Db } from '../../database/database.ts';
import { ApiError } from '../../http/errors.ts';
import { limits } from '../../rate-limits/limits.ts';
import { lockedFactorMail } from '../notice-mails/notices.mails.ts';
import { queueNotice } from '../notice-mails/queue-notice.ts';
import { normalizeLinkCode } from '../tickets/link-codes.ts';
import { decryptSecret, hashCode } from './secrets.ts';
import { stepOf } from './totp.ts';

const wrongCode = () =>
  new ApiError('WRONG_CODE', {
    fields: { code: 'Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant.' },
  });

/**
 * Consumes a code of the authenticator app. The code's time step and all earlier ones become invalid, so that no code
 * is accepted twice, even concurrently [accounts.second-factor-once].
 */
async function consumeTotp(db: Db, config: Config, accountId: number, code: string): Promise<boolean> {
  const factor = await db
    .selectFrom('second_factors')
    .select('secret')
    .where('authentications_id', '=', accountId)
    .executeTakeFirst();
  const step = factor && stepOf(decryptSecret(config, accountId, factor.secret), code);
  if (step === undefined) return false;
  const accepted = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('authentications_id', '=', accountId)
    .where('last_step', '<', step)
    .returning('last_step')
    .executeTakeFirst();
  return !!accepted;
}

/** Consumes a recovery code: of two concurrent requests, one succeeds [accounts.second-factor-once]. */
async function consumeRecoveryCode(db: Db, config: Config, accountId: number, code: string): Promise<boolean> {
  const consumed = await db
    .deleteFrom('recovery_codes')
    .where('authentications_id', '=', accountId)
    .where('hash', '=', hashCode(config, accountId, normalizeLinkCode(code)))
    .returning('hash')
    .executeTakeFirst();
  return !!consumed;
}

/** Consumes a code of the authenticator app or a recovery code. @returns its kind, or undefined for a wrong code */
async function acceptCode(
  db: Db,
  config: Config,
  accountId: number,
  code: string,
): Promise<'TOTP' | 'RECOVERY' | undefined> {
  if (await consumeTotp(db, config, accountId, code)) return 'TOTP';
  return (await consumeRecoveryCode(db, config, accountId, code)) ? 'RECOVERY' : undefined;
}

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
