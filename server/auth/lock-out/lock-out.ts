import type { Db } from '../../database/database.ts';
import { type Attempt, limits } from '../../rate-limits/limits.ts';

/** Who signs in: the account's e-mail address, the network address, and the known browser, see `findKnownBrowser`. */
type Who = { account: string; address: string; device: string | undefined };

/**
 * Counts an attempt to sign in, separately for known and unknown browsers [accounts.known-browser]. `limitTable` has the
 * limits [accounts.lock-out] [accounts.lock-out-account] [accounts.lock-out-address]: `login` and `login-known-device`.
 * @throws LOCKED_OUT, TOO_MANY_REQUESTS
 */
export const startAttempt = (db: Db, { account, address, device }: Who): Promise<Attempt> =>
  device
    ? limits(db).attempt('login-known-device', { account, device })
    : limits(db).attempt('login', { account, address });

/**
 * Ends the lock of an account whose owner set a new password by a mailed link, and of its pair with their network
 * address: the earlier attempts were guesses of the former password [accounts.lock-out-reset].
 * @param account the account's e-mail address
 */
export const endLockOut = (db: Db, account: string, address: string): Promise<void> =>
  limits(db).reset('login', { account, address });
