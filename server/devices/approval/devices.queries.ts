import type { DeviceRow, devicesQuery } from '@memocartes/contract/devices/approval/devices.routes';
import { can } from '@memocartes/contract/permissions/permissions';
import { type Actor, scopeOf } from '@memocartes/contract/permissions/roles';
import { type InferResult, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { z } from 'zod';

import type { Db } from '../../database/database.ts';
import { among, countOf, paged } from '../../database/queries/pages.ts';
import { resolveSchool } from '../../http/actor/authorize.ts';
import { isRecentlyUsed, isRestorable, isWaiting } from './approval.rules.ts';

/**
 * Condition on listed tablets. Expired requests and tablets unused for 90 days are hidden, as a job is about to end or
 * delete them [tablets.request] [tablets.unused].
 */
const isListed = sql<boolean>`(case devices.status when 'WAITING' then ${isWaiting} else ${isRecentlyUsed('devices')} end)`;

const deviceRows = (db: Db, actor: Actor) =>
  db
    .selectFrom('devices')
    .select([
      'devices.id',
      'devices.version',
      'devices.schools_id',
      'devices.label',
      'devices.name',
      'devices.status',
      'devices.approval',
      'devices.date_request',
      'devices.date_approve',
      'devices.date_revoke',
      'devices.revoked_by',
      'devices.date_seen',
      isRestorable.as('is_restorable'),
    ])
    .select(({ selectFrom }) =>
      jsonObjectFrom(
        selectFrom('authentications')
          .select(['authentications.id', 'authentications.firstname', 'authentications.lastname'])
          .whereRef('authentications.id', '=', 'devices.approved_by'),
      ).as('approver'),
    )
    .where(isListed)
    .$if(scopeOf(actor.kind) !== 'platform', (rows) => rows.where('devices.schools_id', '=', actor.schoolId));

type Row = InferResult<ReturnType<typeof deviceRows>>[number];

/** A tablet as the actor sees it, with the facts that decide who may change or restore it [permissions.undo]. */
function presentFor(actor: Actor, { revoked_by: deleterId, ...row }: Row) {
  const subject = { schoolId: row.schools_id, authorId: row.approver?.id ?? null, deleterId };
  const is_restorable = row.is_restorable && can(actor, 'school-device:restore', subject);
  const device: DeviceRow = { ...row, is_restorable };
  return { device, ...subject };
}

const orders = {
  date_seen: sql`devices.date_seen`,
  name: sql`lower(coalesce(devices.name, devices.label))`,
  date_approve: sql`devices.date_approve`,
  date_request: sql`devices.date_request`,
};

/**
 * One page of the tablets of the actor's school, or of all schools for a superadmin.
 * @throws 404 when an actor other than a superadmin requests another school
 */
export async function listDevices(db: Db, actor: Actor, params: z.output<typeof devicesQuery>) {
  const { status } = params;
  const schoolId = resolveSchool(actor, params.school_id);
  let query = deviceRows(db, actor);
  if (schoolId !== undefined) query = query.where('devices.schools_id', '=', schoolId);
  if (status) query = query.where(among('devices.status', status));
  const ordered = query
    .orderBy(orders[params.order_by], (order) => (params.order_dir === 'asc' ? order.asc() : order.desc()).nullsLast())
    .orderBy('devices.id', params.order_dir);
  const rows = await paged(ordered, params).execute();
  return { devices: rows.map((row) => presentFor(actor, row).device), count: await countOf(query) };
}

/** A tablet that the actor may see, as a subject of the permission table; undefined if there is none. */
export async function findDevice(db: Db, actor: Actor, id: number) {
  const row = await deviceRows(db, actor).where('devices.id', '=', id).executeTakeFirst();
  return row && presentFor(actor, row);
}
