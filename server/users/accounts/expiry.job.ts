import { sql } from 'kysely';

import type { Db } from '../../database/database.ts';
import { sqlFullName } from '../../database/queries/full-name.ts';
import type { Handler } from '../../job-queue/handler.ts';

/**
 * Sets active accounts to INACTIVE after their expiration date, and deletes their login sessions, waiting sign-ins
 * and open links. The history records the portal as author [accounts.expired] [accounts.ban-ends-sessions].
 */
const disableExpired = (db: Db) =>
  sql`
    with expired as (
      update authentications
      set status = 'INACTIVE'
      where status = 'ACTIVE' and date_expiration <= now()
      returning id, firstname, lastname
    ), ended_sessions as (
      delete from tokens where authentications_id in (select id from expired)
    ), ended_steps as (
      delete from login_steps where authentications_id in (select id from expired)
    ), ended_links as (
      delete from tickets where authentications_id in (select id from expired)
    )
    insert into history (schools_id, entity_type, entity_id, entity_name, action, changes)
    select users.schools_id, 'USER', users.id, ${sqlFullName('expired')},
      'STATUS', '{"status": ["ACTIVE", "INACTIVE"]}'
    from expired join users on users.authentications_id = expired.id
  `.execute(db);

export const expiryJob: Handler = {
  run: async ({ db }) => {
    await disableExpired(db);
  },
};
