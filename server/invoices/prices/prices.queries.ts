import type { Buyer, CreatePrice, Seller } from '@memocartes/contract/invoices/prices.routes';
import { sql } from 'kysely';

import type { Db } from '../../database/database.ts';

/** The price list, latest rows first, and whether each row is used by an invoice. */
export const listPriceRows = (db: Db) =>
  db
    .selectFrom('prices as price')
    .selectAll('price')
    .select(sql<boolean>`exists (select from invoices invoice where invoice.prices_id = price.id)`.as('is_used'))
    .orderBy('price.date_start', 'desc')
    .orderBy('price.id', 'desc')
    .execute();
export type PriceRow = Awaited<ReturnType<typeof listPriceRows>>[number];

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

const sellerColumns = [
  'name',
  'address',
  'address_postal_code',
  'address_city',
  'siret',
  'vat_number',
  'mail',
  'iban',
] as const;
export const findSeller = (db: Db) => db.selectFrom('sellers').select(sellerColumns).executeTakeFirst();

export const saveSeller = (db: Db, seller: Seller) =>
  db
    .insertInto('sellers')
    .values(seller)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...seller, date_update: sql<string>`now()` }))
    .execute();

const buyerColumns = [
  'name',
  'address',
  'address_postal_code',
  'address_city',
  'siret',
  'service_code',
  'engagement_number',
  'mail',
] as const;
export const findBuyer = (db: Db, schoolId: number) =>
  db.selectFrom('buyers').select(buyerColumns).where('schools_id', '=', schoolId).executeTakeFirst();

/** Saves the buyer who pays for a school [invoices.buyer]. */
export const saveBuyer = (db: Db, schoolId: number, buyer: Buyer) =>
  db
    .insertInto('buyers')
    .values({ schools_id: schoolId, ...buyer })
    .onConflict((conflict) => conflict.column('schools_id').doUpdateSet({ ...buyer, date_update: sql<string>`now()` }))
    .execute();
