import type { Buyer, Seller } from '@memocartes/contract/invoices/parties.schemas';
import { sql } from 'kysely';

import type { Db } from '../../database/database.ts';
import { refuse } from '../../http/errors.ts';
import { checkVersion } from '../../http/version.ts';
import { buyerColumns, findSavedBuyer, findSavedSeller, sellerColumns } from './parties.queries.ts';

/**
 * Refuses to overwrite a party whose version is not the expected one.
 * @throws 409 VERSION_CHANGED; 409 CONFLICT if the party was changed once more or deleted since
 */
async function refuseOutdated(expected: number | undefined, current: { version: number } | undefined): Promise<never> {
  if (current) await checkVersion(expected, current.version, async () => current);
  throw refuse('CONFLICT');
}

/**
 * Saves the seller [invoices.parties-versions].
 * @param expected the version that the client edited, 0 without a seller; unchecked when undefined
 * @throws 409 VERSION_CHANGED
 */
export async function saveSeller(db: Db, seller: Seller, expected: number | undefined) {
  const saved = await db
    .insertInto('sellers')
    .values(seller)
    .onConflict((conflict) => {
      const update = conflict.column('id').doUpdateSet({ ...seller, date_update: sql<string>`now()` });
      return expected === undefined ? update : update.where('sellers.version', '=', expected);
    })
    .returning([...sellerColumns, 'version'])
    .executeTakeFirst();
  return saved ?? refuseOutdated(expected, await findSavedSeller(db));
}

/**
 * Saves the buyer who pays for a school [invoices.buyer] [invoices.parties-versions].
 * @param expected the version that the client edited, 0 without a buyer; unchecked when undefined
 * @throws 409 VERSION_CHANGED
 */
export async function saveBuyer(db: Db, schoolId: number, buyer: Buyer, expected: number | undefined) {
  const saved = await db
    .insertInto('buyers')
    .values({ schools_id: schoolId, ...buyer })
    .onConflict((conflict) => {
      const update = conflict.column('schools_id').doUpdateSet({ ...buyer, date_update: sql<string>`now()` });
      return expected === undefined ? update : update.where('buyers.version', '=', expected);
    })
    .returning([...buyerColumns, 'version'])
    .executeTakeFirst();
  return saved ?? refuseOutdated(expected, await findSavedBuyer(db, schoolId));
}
