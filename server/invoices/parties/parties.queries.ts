import type { Db, Trx } from '../../database/database.ts';
import { refuse, refuseBecause } from '../../http/errors.ts';

export const sellerColumns = [
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

export const buyerColumns = [
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

/** Copies of buyer and seller as they are on the day of issue [invoices.buyer]. @throws 422 NO_SELLER, NO_BUYER */
export async function readParties(trx: Trx, schoolId: number) {
  const seller = await findSeller(trx);
  const buyer = await findBuyer(trx, schoolId);
  if (!seller) throw refuse('NO_SELLER');
  if (!buyer) {
    const school = await trx.selectFrom('schools').select('name').where('id', '=', schoolId).executeTakeFirst();
    throw school ? refuseBecause('SCHOOL_NO_BUYER', { school: school.name }) : refuse('NO_BUYER');
  }
  return { seller: JSON.stringify(seller), buyer: JSON.stringify(buyer) };
}
