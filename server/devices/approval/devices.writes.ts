import type { DeviceRow } from '@memocartes/contract/devices/approval/devices.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import type { Db, Trx } from '../../database/database.ts';
import { inEverySchool } from '../../database/scope/scope.ts';
import type { Value } from '../../history/history.facts.ts';
import { type HistoryEntry, recordHistory } from '../../history/history.writes.ts';
import { refuse } from '../../http/errors.ts';
import { isRestorable, isWaiting } from './approval.rules.ts';
import { lockRowsOfTablet } from './token-hashes.ts';

type Device = Pick<DeviceRow, 'id' | 'schools_id' | 'label' | 'name'>;

type Entry = Pick<HistoryEntry, 'action' | 'changes' | 'deviceId'> & { schoolId: number };

/** Records a change of tablets in the history of their school. */
const record = (trx: Trx, actor: Actor, entry: Entry) =>
  recordHistory(trx, actor, { ...entry, entityType: 'SCHOOL', entityId: entry.schoolId });

const nameOf = ({ name, label }: Device) => name ?? label;

const statusOf = async (trx: Trx, { id }: Device) =>
  (await trx.selectFrom('devices').select('status').where('id', '=', id).executeTakeFirst())?.status;

const waitingDevice = (trx: Trx, { id }: Device) =>
  trx.selectFrom('devices').select('devices.id').where('devices.id', '=', id).where(isWaiting).forNoKeyUpdate();

/**
 * Approves a waiting tablet and removes it from any other school; idempotent [tablets.approval] [tablets.request].
 * @throws DEVICE_REQUEST_OVER when the request of the tablet has ended
 */
export const approveDevice = (db: Db, actor: Actor, device: Device) =>
  db.transaction().execute(async (trx) => {
    await lockRowsOfTablet(trx, device.id);
    const approved = await trx
      .updateTable('devices')
      .set({ status: 'APPROVED', approval: 'TOUCH', approved_by: actor.id })
      .set({ date_approve: sql<string>`now()`, date_seen: sql<string>`now()` })
      .where('id', 'in', waitingDevice(trx, device))
      .returning('token_hash')
      .executeTakeFirst();
    if (!approved) {
      if ((await statusOf(trx, device)) === 'APPROVED') return;
      throw refuse('DEVICE_REQUEST_OVER');
    }
    const otherRegistrations = trx
      .deleteFrom('devices')
      .where('token_hash', '=', approved.token_hash)
      .where('id', '<>', device.id);
    await inEverySchool(() => otherRegistrations.execute());
    const changes: Record<string, [Value, Value]> = { device: [null, nameOf(device)], approval: [null, 'TOUCH'] };
    await record(trx, actor, { schoolId: device.schools_id, action: 'DEVICE_APPROVE', changes, deviceId: device.id });
  });

/**
 * Refuses a waiting tablet: deletes it, or revokes it again if it was approved before.
 * @throws DEVICE_REQUEST_OVER when the request of the tablet has ended
 */
export const refuseDevice = (db: Db, actor: Actor, device: Device) =>
  db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('devices')
      .set({ status: 'REVOKED', date_revoke: sql`now()`, revoked_by: actor.id })
      .where('id', 'in', waitingDevice(trx, device))
      .executeTakeFirst();
    if (!numUpdatedRows) throw refuse('DEVICE_REQUEST_OVER');
    await trx.deleteFrom('devices').where('id', '=', device.id).where('date_approve', 'is', null).execute();
  });

export const renameDevice = (db: Db, { id }: Device, name: string) =>
  db.updateTable('devices').set({ name }).where('id', '=', id).execute();

/** Revokes a tablet from its next request on; idempotent [tablets.revoke]. */
export const revokeDevice = (db: Db, actor: Actor, device: Device) =>
  db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('devices')
      .set({ status: 'REVOKED', date_revoke: sql`now()`, revoked_by: actor.id })
      .where('id', '=', device.id)
      .where('status', '=', 'APPROVED')
      .executeTakeFirst();
    if (numUpdatedRows) {
      const changes: Record<string, [Value, Value]> = { device: [nameOf(device), null] };
      await record(trx, actor, { schoolId: device.schools_id, action: 'DEVICE_REVOKE', changes, deviceId: device.id });
    }
  });

/**
 * Undoes a revocation; the token of the tablet is unchanged. Does nothing when the tablet is approved. `revoked_by` is
 * kept, so that a teacher's request that is sent again is still allowed.
 * @throws DEVICE_RESTORE_TOO_LATE `restoreMinutes` after the revocation
 */
export const restoreDevice = (db: Db, actor: Actor, device: Device) =>
  db.transaction().execute(async (trx) => {
    // Without this lock, a revocation between the update and the check of the status would be refused as too late.
    await trx.selectFrom('devices').select('id').where('id', '=', device.id).forNoKeyUpdate().execute();
    const { numUpdatedRows } = await trx
      .updateTable('devices')
      .set({ status: 'APPROVED', date_revoke: null })
      .where('id', '=', device.id)
      .where(isRestorable)
      .executeTakeFirst();
    if (numUpdatedRows) {
      const changes: Record<string, [Value, Value]> = { device: [null, nameOf(device)] };
      return record(trx, actor, {
        schoolId: device.schools_id,
        action: 'DEVICE_RESTORE',
        changes,
        deviceId: device.id,
      });
    }
    if ((await statusOf(trx, device)) !== 'APPROVED') throw refuse('DEVICE_RESTORE_TOO_LATE');
  });

/** Revokes all approved tablets of a school from their next request on. @returns the ids of the tablets */
export const revokeAllDevices = (db: Db, actor: Actor, schoolId: number) =>
  db.transaction().execute(async (trx) => {
    const revoked = await trx
      .updateTable('devices')
      .set({ status: 'REVOKED', date_revoke: sql`now()`, revoked_by: actor.id })
      .where('schools_id', '=', schoolId)
      .where('status', '=', 'APPROVED')
      .returning('id')
      .execute();
    if (revoked.length) {
      await record(trx, actor, { schoolId, action: 'DEVICE_REVOKE', changes: { devices: [revoked.length, 0] } });
    }
    return revoked.map(({ id }) => id);
  });
