import type { DeviceRow, devicesQuery } from '@memocartes/contract/devices/approval/devices.routes';
import { type Actor, scopeOf } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { z } from 'zod';

import type { Db } from '../../database/database.ts';
import { among, countOf, paged } from '../../database/queries/pages.ts';
import { schoolScope } from '../../http/actor/authorize.ts';
import { isUsed, isWaiting } from '../../http/actor/device.rules.ts';

const restorable = sql<boolean>`(d.status = 'REVOKED' and d.date_approve is not null
  and d.date_revoke > now() - interval '10 minutes')`;

/** Tablets that a school still lists: expired requests and tablets unused for 90 days are about to be deleted [tablets.request] [tablets.unused]. */
const isListed = sql<boolean>`(case d.status when 'WAITING' then ${isWaiting} else ${isUsed} end)`;

const deviceRows = (db: Db, actor: Actor, schoolId: number | undefined) =>
  db
    .selectFrom('devices as d')
    .select(['d.id', 'd.version', 'd.schools_id', 'd.label', 'd.name', 'd.status', 'd.approval'])
    .select(['d.date_request', 'd.date_approve', 'd.date_revoke', 'd.date_seen', restorable.as('is_restorable')])
    .select(({ selectFrom }) =>
      jsonObjectFrom(
        selectFrom('authentications as a')
          .select(['a.id', 'a.firstname', 'a.lastname'])
          .whereRef('a.id', '=', 'd.approved_by'),
      ).as('approver'),
    )
    .where(isListed)
    .$if(scopeOf(actor.kind) !== 'platform', (rows) => rows.where('d.schools_id', '=', actor.schoolId))
    .$if(schoolId !== undefined, (rows) => rows.where('d.schools_id', '=', schoolId!));

const orders = {
  date_seen: sql`d.date_seen`,
  name: sql`lower(coalesce(d.name, d.label))`,
  date_approve: sql`d.date_approve`,
  date_request: sql`d.date_request`,
};

/**
 * One page of the tablets of the actor's school, of any for a super administrator.
 * @throws 404 for another school
 */
export async function listDevices(db: Db, actor: Actor, asked: z.output<typeof devicesQuery>) {
  const { status } = asked;
  const query = deviceRows(db, actor, schoolScope(actor, asked.school_id)).$if(!!status, (rows) =>
    rows.where(among('d.status', status!)),
  );
  const ordered = query
    .orderBy(orders[asked.order_by], (order) => (asked.order_dir === 'asc' ? order.asc() : order.desc()).nullsLast())
    .orderBy('d.id', asked.order_dir);
  return { devices: await paged(ordered, asked).execute(), count: await countOf(query) };
}

/** A tablet visible to the actor, as a subject of the permission table; or undefined. */
export async function findDevice(db: Db, actor: Actor, id: number) {
  const device: DeviceRow | undefined = await deviceRows(db, actor, undefined)
    .where('d.id', '=', id)
    .executeTakeFirst();
  return device && { device, schoolId: device.schools_id, authorId: device.approver?.id ?? null };
}
