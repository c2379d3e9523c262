import type { ExpressionBuilder } from 'kysely';
import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';

import type { Db } from '../../database/database.ts';
import { roleLists } from '../../database/role-lists.ts';
import type { Tables } from '../../database/tables/tables.ts';

/** Accounts with their person and school. An account without its person can't sign in. */
const withPerson = (db: Db) =>
  db
    .selectFrom('authentications as a')
    .innerJoin('users as u', 'u.authentications_id', 'a.id')
    .leftJoin('schools as s', 's.id', 'u.schools_id');

type School = ExpressionBuilder<Tables & { s: Tables['schools'] }, 's'>;
const schoolAccess = (eb: School) =>
  eb
    .case()
    .when('s.id', 'is not', null)
    .then(jsonBuildObject({ status: eb.ref('s.status'), date_expiration: eb.ref('s.date_expiration') }))
    .end()
    .as('school');

const accessColumns = [
  'a.id',
  'a.role',
  'a.email',
  'a.firstname',
  'a.lastname',
  'a.status',
  'a.date_expiration',
  'a.password_hash',
  'a.is_demo',
] as const;

/** What sign-in asks of an account: its hash, and what may close the portal to it. */
const forSignIn = (db: Db) =>
  withPerson(db)
    .select(accessColumns)
    .select((eb) => schoolAccess(eb as unknown as School));

export const findSignInByEmail = (db: Db, email: string) =>
  forSignIn(db).where('a.email', '=', email).executeTakeFirst();

export const findSignInById = (db: Db, id: number) => forSignIn(db).where('a.id', '=', id).executeTakeFirst();

export type SignIn = NonNullable<Awaited<ReturnType<typeof findSignInById>>>;

const childrenOffers = sql<
  number[] | null
>`case when a.role in ${roleLists.followers} then array(select distinct w.offers_id
  from users_students f join schools w on w.id = f.schools_id where f.users_id = u.id) end`.as('children_offers');

/** The logged user */
export const findLoggedUser = (db: Db, id: number) =>
  withPerson(db)
    .leftJoin('documents as d', (join) => join.onRef('d.entity_id', '=', 'u.id').on('d.entity_type', '=', 'USERS'))
    .select(['a.id', 'u.id as id_user', 'a.firstname', 'a.lastname', 'a.email', 'a.role', 'u.phone', 'u.nb_cards'])
    .select(['a.version', 'a.lang', 'u.schools_id as school_id', 's.offers_id as offer_id', 'd.id as avatar'])
    .select(childrenOffers)
    .select((eb) => [
      eb
        .exists(
          eb.selectFrom('remotes_developers as r').select('r.added_by').whereRef('r.authentications_id', '=', 'a.id'),
        )
        .$castTo<boolean>()
        .as('is_developer'),
      eb.fn.coalesce('s.nb_physical_boxes', sql<number>`0`).as('nb_physical_boxes'),
      eb('a.password_hash', 'is not', null).as('has_password'),
      eb
        .exists(eb.selectFrom('identities as i').select('i.ido').whereRef('i.authentications_id', '=', 'a.id'))
        .as('is_linked'),
    ])
    .where('a.id', '=', id)
    .executeTakeFirstOrThrow();
