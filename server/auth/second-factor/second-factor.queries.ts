import type { Db } from '../../database/database.ts';

/** The role of an account, the date of its second factor (null without one), and its number of recovery codes. */
export const readFactorState = (db: Db, accountId: number) =>
  db
    .selectFrom('authentications')
    .leftJoin('second_factors', 'second_factors.authentications_id', 'authentications.id')
    .select(['authentications.role', 'authentications.is_demo', 'second_factors.date_create'])
    .select(({ selectFrom, fn }) =>
      selectFrom('recovery_codes')
        .select(fn.countAll<number>().as('nb'))
        .whereRef('recovery_codes.authentications_id', '=', 'authentications.id')
        .as('nb_recovery_codes'),
    )
    .where('authentications.id', '=', accountId)
    .executeTakeFirstOrThrow();
