import type { Actor } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import type { Db } from '../../database/database.ts';
import { takeFirst } from '../../database/queries/rows.ts';

/**
 * Joins a tablet to the session of its school with this code; undefined if there is none. After its end time a session
 * is refused, although its status stays ACTIVE until it is closed [sessions.code-refused].
 */
export async function joinSession(db: Db, device: Actor, code: string): Promise<number | undefined> {
  const joined = await sql<{ sessions_id: number }>`
    insert into sessions_devices (sessions_id, devices_id)
    select id, ${device.id}::int
    from sessions
    where code = ${code} and status = 'ACTIVE' and end_time > now() and schools_id = ${device.schoolId}
    on conflict (sessions_id, devices_id) do update set date_join = now()
    returning sessions_id
  `
    .execute(db)
    .then(takeFirst);
  return joined?.sessions_id;
}
