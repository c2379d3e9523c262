import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { inEverySchool } from '../database/scope.ts';

/** An account (`authentications as a`) that was made a day ago or more and never got its person: its address is anybody's again. */
export const lapsed = sql<boolean>`(not a.has_person and a.date_create < now() - interval '24 hours'
  and not exists (select from users w where w.authentications_id = a.id))`;

/** Lets go of the account that keeps an address without ever having got a person. Give it the transaction that takes the address. */
export const releaseAddress = (trx: Db, email: string) =>
  inEverySchool(() => trx.deleteFrom('authentications as a').where('a.email', '=', email).where(lapsed).execute());

/** Lets go of all of them. @returns how many */
export async function releaseAddresses(db: Db): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('authentications as a').where(lapsed).executeTakeFirst();
  return Number(numDeletedRows);
}
