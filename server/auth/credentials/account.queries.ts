import type { Db } from '../../database/database.ts';
import { inEverySchool } from '../../database/scope/scope.ts';
import { lapsed } from '../tickets/lapsed-accounts.ts';

/** Accounts with the fields that their administrators see. */
export const accounts = (db: Db) =>
  db
    .selectFrom('authentications')
    .leftJoin('users', 'users.authentications_id', 'authentications.id')
    .select([
      'authentications.id',
      'users.id as id_user',
      'authentications.role',
      'authentications.email',
      'authentications.firstname',
      'authentications.lastname',
      'users.phone',
      'authentications.status',
      'authentications.version',
      'authentications.lang',
      'users.schools_id as school_id',
      'authentications.date_subscription',
      'authentications.date_expiration',
      'authentications.date_invited',
      'authentications.invitation_failure',
      'authentications.date_status',
    ])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('second_factors')
          .select('second_factors.authentications_id')
          .whereRef('second_factors.authentications_id', '=', 'authentications.id'),
      )
        .$castTo<boolean>()
        .as('has_second_factor'),
    );

export const findAccount = (db: Db, id: number) => accounts(db).where('authentications.id', '=', id).executeTakeFirst();

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** The account that uses an address, with its person. Ignores an account that still has no person after a day. */
export const findByEmail = (db: Db, email: string) =>
  inEverySchool(() =>
    accounts(db)
      .select('authentications.asking_schools_id')
      .where('authentications.email', '=', email)
      .where(({ not }) => not(lapsed))
      .executeTakeFirst(),
  );
