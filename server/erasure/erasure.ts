import type { Trx } from '../database/database.ts';
import { among } from '../database/queries/pages.ts';
import { inEverySchool } from '../database/scope/scope.ts';
import { findAccountsToErase, findStudentsToErase, type PeopleToErase } from './erasure.facts.ts';
import { erasure } from './erasure.table.ts';
import { publishDeletion } from './publish-deletion.ts';

async function erase(trx: Trx, who: 'student' | 'adult', erased: PeopleToErase): Promise<void> {
  for (const table of Object.values(erasure)) if (table.how === 'rules') await table[who]?.(trx, erased);
}

/**
 * Removes every trace of these students, except rows deleted by cascade. Open pages that show the students reload
 * [privacy.erasure]. Locks the students first: the trace of a concurrent change would be written after the erasure.
 * Call before deleting the students, in the same transaction.
 */
export async function eraseStudents(trx: Trx, ids: readonly number[]): Promise<void> {
  if (!ids.length) return;
  // Traces of a student may exist in other schools.
  await inEverySchool(async () => {
    await trx.selectFrom('students').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
    await erase(trx, 'student', await findStudentsToErase(trx, ids));
    await publishDeletion(trx, ids);
  });
}

/** Locks the people of accounts, then the accounts, until the transaction ends: they may then be deleted. */
export async function lockAdults(trx: Trx, accounts: readonly number[]): Promise<void> {
  const people = trx.selectFrom('users').select('id').where(among('authentications_id', accounts));
  await people.orderBy('id').forUpdate().execute();
  await trx.selectFrom('authentications').select('id').where(among('id', accounts)).orderBy('id').forUpdate().execute();
}

/**
 * Removes every trace of these accounts and their people. Locks them first, as `eraseStudents` does. Call before
 * deleting them, in the same transaction.
 */
export async function eraseAccounts(trx: Trx, accounts: readonly number[]): Promise<void> {
  if (!accounts.length) return;
  await inEverySchool(async () => {
    await lockAdults(trx, accounts);
    await erase(trx, 'adult', await findAccountsToErase(trx, accounts));
  });
}

/**
 * Like `eraseAccounts`, for an account whose person continues with another account. Texts that name the person stay,
 * since they may be about the other account.
 */
export async function eraseReplacedAccount(trx: Trx, account: number): Promise<void> {
  await inEverySchool(async () => {
    const erased = await findAccountsToErase(trx, [account]);
    await erase(trx, 'adult', { ...erased, schools: [], names: [], emails: [] });
  });
}
