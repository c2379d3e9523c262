import { type ExpressionBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';

import type { Db } from '../../database/database.ts';
import type { Tables } from '../../database/tables/tables.ts';
import { childrenOffers } from '../../http/actor/actor.queries.ts';
import { followsSchoolWithAccess } from '../../school-access/school-access.ts';

/** Accounts with their person and school. An account without its person can't sign in. */
const withPerson = (db: Db) =>
  db
    .selectFrom('authentications')
    .innerJoin('users', 'users.authentications_id', 'authentications.id')
    .leftJoin('schools', 'schools.id', 'users.schools_id');

type School = ExpressionBuilder<Tables, 'schools'>;

/**
 * Status and expiration date of the account's school, which may block the account. Null without a school, and for a
 * follower with a child in a school that has access [accounts.follower-schools].
 */
const schoolAccess = (eb: School) =>
  eb
    .case()
    .when(eb.and([eb('schools.id', 'is not', null), eb.not(followsSchoolWithAccess)]))
    .then(jsonBuildObject({ status: eb.ref('schools.status'), date_expiration: eb.ref('schools.date_expiration') }))
    .end()
    .as('school');

const accessColumns = [
  'authentications.id',
  'authentications.role',
  'authentications.email',
  'authentications.firstname',
  'authentications.lastname',
  'authentications.status',
  'authentications.date_expiration',
  'authentications.password_hash',
  'authentications.is_demo',
] as const;

/** Data of an account needed to sign in: its password hash, and the dates and statuses that may block its access. */
const forSignIn = (db: Db) =>
  withPerson(db)
    .select(accessColumns)
    .select('authentications.lang')
    .select((eb) => schoolAccess(eb as unknown as School));

export const findSignInByEmail = (db: Db, email: string) =>
  forSignIn(db).where('authentications.email', '=', email).executeTakeFirst();

export const findSignInById = (db: Db, id: number) =>
  forSignIn(db).where('authentications.id', '=', id).executeTakeFirst();

export type SignInAccount = NonNullable<Awaited<ReturnType<typeof findSignInById>>>;

/** The signed-in account, with its person and the offers that decide its rights. @throws Error if there is none */
export const readLoggedUser = (db: Db, id: number) =>
  withPerson(db)
    .leftJoin('documents', (join) =>
      join.onRef('documents.entity_id', '=', 'users.id').on('documents.entity_type', '=', 'USERS'),
    )
    .select([
      'authentications.id',
      'users.id as id_user',
      'authentications.firstname',
      'authentications.lastname',
      'authentications.email',
      'authentications.role',
      'users.phone',
      'users.nb_cards',
      'authentications.version',
      'authentications.lang',
      'users.schools_id as school_id',
      'schools.offers_id as offer_id',
      'documents.id as avatar',
    ])
    .select(childrenOffers)
    .select((eb) => [
      eb
        .exists(
          eb
            .selectFrom('remotes_developers')
            .select('remotes_developers.added_by')
            .whereRef('remotes_developers.authentications_id', '=', 'authentications.id'),
        )
        .$castTo<boolean>()
        .as('is_developer'),
      eb.fn.coalesce('schools.nb_physical_boxes', sql<number>`0`).as('nb_physical_boxes'),
      eb('authentications.password_hash', 'is not', null).as('has_password'),
      eb
        .exists(
          eb
            .selectFrom('identities')
            .select('identities.ido')
            .whereRef('identities.authentications_id', '=', 'authentications.id'),
        )
        .as('is_linked'),
    ])
    .where('authentications.id', '=', id)
    .executeTakeFirstOrThrow();
