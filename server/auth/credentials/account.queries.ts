import type { Db } from '../../database/database.ts';
import { inEverySchool } from '../../database/scope/scope.ts';
import { lapsed } from '../tickets/lapsed-accounts.ts';

/** Accounts with the fields that their administrators see. */
export const accounts = (db: Db) =>
  db
    .selectFrom('authentications as a')
    .leftJoin('users as u', 'u.authentications_id', 'a.id')
    .select(['a.id', 'u.id as id_user', 'a.role', 'a.email', 'a.firstname', 'a.lastname', 'u.phone', 'a.status'])
    .select([
      'a.version',
      'u.schools_id as school_id',
      'a.date_subscription',
      'a.date_expiration',
      'a.date_invited',
      'a.date_status',
    ])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('second_factors as f').select('f.authentications_id').whereRef('f.authentications_id', '=', 'a.id'),
      )
        .$castTo<boolean>()
        .as('has_second_factor'),
    );

export const findAccount = (db: Db, id: number) => accounts(db).where('a.id', '=', id).executeTakeFirst();

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** Who has an address, with their person in the portal; a lapsed account without a person no longer counts. */
export const findByEmail = (db: Db, email: string) =>
  inEverySchool(() =>
    accounts(db)
      .select('a.asking_schools_id')
      .where('a.email', '=', email)
      .where(({ not }) => not(lapsed))
      .executeTakeFirst(),
  );
