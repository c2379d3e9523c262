import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { isUsed, isWaiting } from '../device/device.rules.ts';
import type { Job } from './runner.ts';

/** Tablets that ask no more or were not used for 90 days; one that was approved once and asked again in vain is revoked as before. */
async function forgetDevices(db: Db): Promise<void> {
  await sql`delete from devices d where not ${isUsed} or (d.status = 'WAITING' and d.date_approve is null and not ${isWaiting})`.execute(
    db,
  );
  await sql`update devices d set status = 'REVOKED', date_revoke = d.date_request
    where d.status = 'WAITING' and not ${isWaiting}`.execute(db);
}

/**
 * ACTIVE → INACTIVE at the account's date (decisions §2); the guard refuses it from that very moment. Sessions end for good, and the history says that the
 * portal did it.
 */
const disableExpired = (db: Db) =>
  sql`with gone as (
      update authentications set status = 'INACTIVE' where status = 'ACTIVE' and date_expiration <= now()
      returning id, firstname, lastname
    ), closed as (delete from tokens where authentications_id in (select id from gone))
    insert into history (schools_id, entity_type, entity_id, entity_name, action, changes)
    select u.schools_id, 'USER', u.id, trim(gone.firstname || ' ' || upper(gone.lastname)), 'STATUS', '{"status": ["ACTIVE", "INACTIVE"]}'
    from gone join users u on u.authentications_id = gone.id`.execute(db);

export const expiryJob: Job = {
  name: 'expiry',
  every: 300,
  run: async ({ db }) => {
    await forgetDevices(db);
    await disableExpired(db);
  },
};
