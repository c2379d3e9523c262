import { requestMinutes } from '@memocartes/contract/devices/approval/approval';
import { sql } from 'kysely';

import { isInUse } from '../../http/actor/actor.queries.ts';
import { at, deleteFrom, olderThan, type RetentionRules, type Rule } from './retention.deletion.ts';

/** Ends the expired requests of tablets: revokes tablets that were approved before, deletes the others. */
const deviceRequests: Rule = async (trx, now, maxRows) => {
  const past = sql`status = 'WAITING' and date_request <= ${at(now)} - make_interval(mins => ${requestMinutes})`;
  const forgotten = await sql`
    delete from devices
    where id in (select id from devices where ${past} and date_approve is null limit ${maxRows})
  `.execute(trx);
  const revoked = await sql`
    update devices
    set status = 'REVOKED', date_revoke = date_request
    where id in (select id from devices where ${past} and date_approve is not null limit ${maxRows})
  `.execute(trx);
  return Number((forgotten.numAffectedRows ?? 0n) + (revoked.numAffectedRows ?? 0n));
};

/** Retention periods of sign-in and of devices [privacy.retention]. */
export const accessRules = {
  'login-sessions': {
    run: deleteFrom(
      'tokens',
      'hash',
      (now) => sql`candidate.date_expiration <= ${at(now)} or not (${isInUse('candidate', at(now))})`,
    ),
    often: true,
  },
  tickets: { run: olderThan('tickets', 'tickets', 'hash', 'date_expiration'), often: true },
  'sign-on': {
    run: deleteFrom('oidc_logins', 'access_hash', (now) => sql`candidate.date_expiration <= ${at(now)}`),
    often: true,
  },
  attempts: {
    run: deleteFrom('rate_limits', 'key', (now) => sql`candidate.expire <= ${new Date(now).getTime()}::bigint`),
    often: true,
  },
  'login-steps': {
    run: deleteFrom('login_steps', 'hash', (now) => sql`candidate.date_expiration <= ${at(now)}`),
    often: true,
  },
  // No single column identifies a row.
  'known-browsers': { run: olderThan('known-browsers', 'known_browsers', 'ctid', 'date_used') },
  devices: { run: olderThan('devices', 'devices', 'id', 'date_seen'), often: true },
  'device-requests': { run: deviceRequests, often: true },
  'home-devices': { run: olderThan('home-devices', 'home_devices', 'id', 'date_seen'), often: true },
  'home-codes': { run: olderThan('home-codes', 'home_codes', 'id', 'date_expiration'), often: true },
} satisfies RetentionRules;
