import { devices } from '@memocartes/contract/devices/approval/devices.routes';
import type { Action } from '@memocartes/contract/permissions/permissions';
import type { Actor } from '@memocartes/contract/permissions/roles';

import type { Services } from '../../config/services.ts';
import type { Db } from '../../database/database.ts';
import { authorize } from '../../http/actor/authorize.ts';
import { type App, http } from '../../http/http.ts';
import { expectedVersion, lockVersion } from '../../http/version.ts';
import { targetSchool } from '../../schools/target-school.ts';
import { findDevice, listDevices } from './devices.queries.ts';
import {
  approveDevice,
  refuseDevice,
  renameDevice,
  restoreDevice,
  revokeAllDevices,
  revokeDevice,
} from './devices.writes.ts';
import { readSecret, renewSecret } from './secrets.ts';

/** A tablet on which the actor may do the action [tablets.teacher]. @throws 404 if not visible, 403 if refused */
async function requireDevice(db: Db, actor: Actor, action: Action, id: number) {
  const tablet = await findDevice(db, actor, id);
  authorize(actor, action, tablet);
  return tablet.device;
}

/** The id of a school, by default the actor's, for whose tablets they may do the action. @throws 404, 403 */
async function requireSchool(db: Db, actor: Actor, action: Action, schoolId: number | undefined) {
  const school = await targetSchool(db, actor, schoolId);
  authorize(actor, action, school);
  return school.schoolId;
}

/** Routes by which the staff of a school approve, name and revoke its tablets. */
export function devicesRoutes(app: App, { db, config }: Services): void {
  const reread = (actor: Actor, id: number) => requireDevice(db, actor, 'school-device:list', id);
  app.route({ ...http(devices.list), handler: ({ actor, query }) => listDevices(db, actor, query) });
  app.route({
    ...http(devices.approve),
    handler: async ({ actor, params }) => {
      await approveDevice(db, actor, await requireDevice(db, actor, 'school-device:approve', params.id));
      return reread(actor, params.id);
    },
  });
  app.route({
    ...http(devices.refuse),
    handler: async ({ actor, params }) => {
      await refuseDevice(db, actor, await requireDevice(db, actor, 'school-device:approve', params.id));
    },
  });
  app.route({
    ...http(devices.rename),
    handler: async (request) => {
      const { actor, params, body } = request;
      await db.transaction().execute(async (trx) => {
        const device = await requireDevice(trx, actor, 'school-device:edit', params.id);
        const readCurrent = () => requireDevice(trx, actor, 'school-device:list', params.id);
        await lockVersion(trx, { table: 'devices', id: params.id, expected: expectedVersion(request) }, readCurrent);
        await renameDevice(trx, device, body.name);
      });
      return reread(actor, params.id);
    },
  });
  app.route({
    ...http(devices.revoke),
    handler: async ({ actor, params }) => {
      await revokeDevice(db, actor, await requireDevice(db, actor, 'school-device:edit', params.id));
      return reread(actor, params.id);
    },
  });
  app.route({
    ...http(devices.restore),
    handler: async ({ actor, params }) => {
      await restoreDevice(db, actor, await requireDevice(db, actor, 'school-device:restore', params.id));
      return reread(actor, params.id);
    },
  });
  app.route({
    ...http(devices.revokeAll),
    handler: async ({ actor, body }) => {
      const schoolId = await requireSchool(db, actor, 'school-device:manage', body.school_id);
      const ids = await revokeAllDevices(db, actor, schoolId);
      return { nb_revoked: ids.length, devices: ids };
    },
  });
  app.route({
    ...http(devices.secret),
    handler: async ({ actor, query }) => {
      const schoolId = await requireSchool(db, actor, 'school-device:show-secret', query.school_id);
      return readSecret(db, config, schoolId);
    },
  });
  app.route({
    ...http(devices.renewSecret),
    handler: async ({ actor, body }) => {
      const schoolId = await requireSchool(db, actor, 'school-device:manage', body.school_id);
      return renewSecret(db, config, actor, schoolId);
    },
  });
}
