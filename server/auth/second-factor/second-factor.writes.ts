import type { Config } from '../../config/config.ts';
import type { Trx } from '../../database/database.ts';
import { newLinkCode } from '../tickets/link-codes.ts';
import { encryptSecret, hashCode } from './secrets.ts';

const nbRecoveryCodes = 10;

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
