import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import type { Db } from '../database/database.ts';
import { avatarOf } from '../database/queries/avatars.ts';

/** People with account and school, as shown in lists of staff and followers. */
export const selectPeople = (db: Db) =>
  db
    .selectFrom('users')
    .innerJoin('authentications', 'authentications.id', 'users.authentications_id')
    .leftJoin('schools', 'schools.id', 'users.schools_id')
    .select([
      'users.id',
      'users.authentications_id',
      'users.schools_id',
      'users.phone',
      'users.nb_cards',
      'authentications.role',
      'authentications.status',
      'authentications.email',
      'authentications.firstname',
      'authentications.lastname',
      'authentications.date_subscription',
      'authentications.date_expiration',
      'authentications.version',
      'authentications.date_invited',
      'authentications.invitation_failure',
      'authentications.date_status',
      'schools.name as school_name',
      'schools.offers_id',
      avatarOf('USERS', 'users.id').as('avatar_id'),
    ]);

/** The classes that a member of staff (`users`) teaches. */
export const classesTaught = (db: Db) =>
  jsonArrayFrom(
    db
      .selectFrom('classes_users_pro')
      .innerJoin('classes', 'classes.id', 'classes_users_pro.classes_id')
      .select(['classes.id', 'classes.name', 'classes_users_pro.id as link_id'])
      .where('classes_users_pro.users_pro_id', '=', sql.ref<number>('users.id'))
      .orderBy('classes.name'),
  );
