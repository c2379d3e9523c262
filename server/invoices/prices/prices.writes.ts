import type { CreatePrice } from '@memocartes/contract/invoices/prices.routes';

import type { Db } from '../../database/database.ts';

/**
 * Inserts a row of the price list [invoices.price-list].
 * @throws 409 PRICE_TAKEN when another row of the same offer and periodicity begins that day
 */
export const insertPrice = (db: Db, price: CreatePrice) =>
  db.insertInto('prices').values(price).returning('id').executeTakeFirstOrThrow();

/** Deletes a row that no invoice uses. @returns whether the row existed @throws 409 STILL_USED */
export async function deletePrice(db: Db, id: number): Promise<boolean> {
  const deleted = await db.deleteFrom('prices').where('id', '=', id).returning('id').executeTakeFirst();
  return !!deleted;
}
