import type { Trx } from '../../database/database.ts';
import { refuse } from '../../http/errors.ts';
import { lockAccount } from '../../http/lock-account.ts';
import { findSignInById, type SignInAccount } from '../credentials/auth.queries.ts';
import { checkAccess } from './access-refusals.ts';

/**
 * Locks the account until the transaction ends, so that changes of its sign-in run one after the other. Then checks its
 * access, since the account may have been banned before the lock [accounts.ban-ends-sessions].
 * @throws 401 if the account was deleted meanwhile; 403 with the reason if it has no access
 */
export async function lockAccountWithAccess(trx: Trx, id: number): Promise<SignInAccount> {
  await lockAccount(trx, id);
  const account = await findSignInById(trx, id);
  if (!account) throw refuse('NO_SESSION');
  checkAccess(account);
  return account;
}
