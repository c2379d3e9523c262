import { type RawBuilder, sql } from 'kysely';

import type { Trx } from '../../database/database.ts';
import { inEverySchool } from '../../database/scope/scope.ts';
import { eraseAccounts } from '../../erasure/erasure.ts';

/** Condition on an account (`authentications`) that was created before an instant and never got its person. */
export const lapsedBefore = (instant: RawBuilder<string>) =>
  sql<boolean>`
    (
      not authentications.has_person
      and authentications.date_create < ${instant}
      and not exists (select from users where users.authentications_id = authentications.id)
    )
  `;

/** Condition on an account older than a day that never got its person: its address may be reused. */
export const lapsed = lapsedBefore(sql<string>`now() - interval '24 hours'`);

/** Erases a lapsed account to free its address. Pass the transaction that assigns the address to another account. */
export const eraseLapsedAccount = (trx: Trx, email: string) =>
  inEverySchool(async () => {
    const accounts = await trx
      .selectFrom('authentications')
      .select('authentications.id')
      .where('authentications.email', '=', email)
      .where(lapsed)
      .forUpdate()
      .execute();
    const ids = accounts.map(({ id }) => id);
    await eraseAccounts(trx, ids);
    if (ids.length) await trx.deleteFrom('authentications').where('id', 'in', ids).execute();
  });
