import type { Buyer, CreatePrice, Seller } from '@memocartes/contract/invoices/prices.routes';
import { sql } from 'kysely';

import type { Db } from '../../database/database.ts';
import { refuse } from '../../http/errors.ts';
import { checkVersion } from '../../http/version.ts';

/** The price list, latest rows first, and whether each row is used by an invoice. */
export const listPriceRows = (db: Db) =>
  db
    .selectFrom('prices')
    .selectAll('prices')
    .select(sql<boolean>`exists (select from invoices where invoices.prices_id = prices.id)`.as('is_used'))
    .orderBy('prices.date_start', 'desc')
    .orderBy('prices.id', 'desc')
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

/**
 * Refuses to overwrite a party whose version is not the expected one.
 * @throws 409 VERSION_CHANGED; 409 CONFLICT if the party was changed once more or deleted since
 */
async function refuseOutdated(expected: number | undefined, current: { version: number } | undefined): Promise<never> {
  if (current) await checkVersion(expected, current.version, async () => current);
  throw refuse('CONFLICT');
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
/** The seller with its version. */
export const findSavedSeller = (db: Db) =>
  db.selectFrom('sellers').select(sellerColumns).select('version').executeTakeFirst();

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

/** The buyer of a school with its version. */
export const findSavedBuyer = (db: Db, schoolId: number) =>
  db.selectFrom('buyers').select(buyerColumns).select('version').where('schools_id', '=', schoolId).executeTakeFirst();

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
