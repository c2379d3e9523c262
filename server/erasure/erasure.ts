import type { Db } from '../database/database.ts';
import { inEverySchool } from '../database/scope/scope.ts';
import type { Erased } from './erasure.facts.ts';
import { findErasedAccounts, findErasedStudents } from './erasure.facts.ts';
import { erasure } from './erasure.table.ts';

async function erase(trx: Db, who: 'student' | 'adult', erased: Erased): Promise<void> {
  for (const table of Object.values(erasure)) if (table.how === 'rules') await table[who]?.(trx, erased);
}

/**
 * Removes every trace of these students, except rows deleted by cascade [privacy.erasure]. Call before deleting them,
 * in the same transaction.
 */
export async function eraseStudents(trx: Db, ids: readonly number[]): Promise<void> {
  // Traces of a student may exist in other schools.
  await inEverySchool(async () => {
    if (ids.length) await erase(trx, 'student', await findErasedStudents(trx, ids));
  });
}

/** Removes every trace of these accounts and their people. Call before deleting them, in the same transaction. */
export async function eraseAccounts(trx: Db, accounts: readonly number[]): Promise<void> {
  await inEverySchool(async () => {
    if (accounts.length) await erase(trx, 'adult', await findErasedAccounts(trx, accounts));
  });
}
