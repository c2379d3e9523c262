import { sql } from 'kysely';

import type { Db } from '../../database/database.ts';
import type { Handler } from '../../job-queue/handler.ts';

/**
 * ACTIVE → INACTIVE at the account's date; requests are refused from that moment on. Its sessions are deleted, and the history records the
 * portal as author [accounts.expired] [accounts.ban-ends-sessions].
 */
const disableExpired = (db: Db) =>
  sql`with gone as (
      update authentications set status = 'INACTIVE' where status = 'ACTIVE' and date_expiration <= now()
      returning id, firstname, lastname
    ), closed as (delete from tokens where authentications_id in (select id from gone))
    insert into history (schools_id, entity_type, entity_id, entity_name, action, changes)
    select users.schools_id, 'USER', users.id, trim(gone.firstname || ' ' || upper(gone.lastname)), 'STATUS', '{"status": ["ACTIVE", "INACTIVE"]}'
    from gone join users on users.authentications_id = gone.id`.execute(db);

export const expiryJob: Handler = {
  run: async ({ db }) => {
    await disableExpired(db);
  },
};
