import type { Config } from '../../config/config.ts';
import type { Db, Trx } from '../../database/database.ts';
import { newLinkCode, normalizeLinkCode } from '../tickets/link-codes.ts';
import { decryptSecret, encryptSecret, hashCode } from './secrets.ts';
import { stepOf } from './totp.ts';

const nbRecoveryCodes = 10;

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

/** Consumes a recovery code: of two concurrent requests, one succeeds. */
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
export async function acceptCode(
  db: Db,
  config: Config,
  accountId: number,
  code: string,
): Promise<'TOTP' | 'RECOVERY' | undefined> {
  if (await consumeTotp(db, config, accountId, code)) return 'TOTP';
  return (await consumeRecoveryCode(db, config, accountId, code)) ? 'RECOVERY' : undefined;
}

/**
 * Replaces the recovery codes of an account.
 * @returns the new codes, of which only hashes are stored
 */
export async function replaceRecoveryCodes(trx: Trx, config: Config, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: nbRecoveryCodes }, newLinkCode);
  await trx.deleteFrom('recovery_codes').where('authentications_id', '=', accountId).execute();
  const rows = codes.map((code) => ({ authentications_id: accountId, hash: hashCode(config, accountId, code) }));
  await trx.insertInto('recovery_codes').values(rows).execute();
  return codes;
}

/**
 * Enables a second factor, or replaces it.
 * @param step the time step of the code that confirmed it
 * @returns new recovery codes
 */
export async function saveFactor(
  trx: Trx,
  config: Config,
  { accountId, secret, step }: { accountId: number; secret: string; step: number },
) {
  const values = { secret: encryptSecret(config, accountId, secret), last_step: step };
  await trx
    .insertInto('second_factors')
    .values({ authentications_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('authentications_id').doUpdateSet(values))
    .execute();
  return replaceRecoveryCodes(trx, config, accountId);
}

/** Removes the second factor with its recovery codes. @returns whether there was one */
export async function deleteFactor(trx: Trx, accountId: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('second_factors')
    .where('authentications_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
