import { z } from 'zod';

import { bodyId, id, idParams, ifMatchSummary, instant, requiredText, version } from '../../fields/fields.schemas.ts';
import { maxLength } from '../../fields/lengths.ts';
import { routes } from '../../http/route.ts';
import { anyOf, type Filter, listQuery } from '../../lists/lists.schemas.ts';
import { restoreMinutes } from './approval.ts';
import { devicesCalls } from './devices.calls.ts';

const deviceRowStatuses = ['WAITING', 'APPROVED', 'REVOKED'] as const;
/** How a tablet was approved: by the school's QR code, or by staff in the list of tablets [tablets.approval]. */
const approvalMethods = ['QR', 'TOUCH'] as const;

const device = z.object({
  id: z.int(),
  version,
  schools_id: z.int(),
  /** Short code that the tablet shows too; staff compare both before approving the tablet. */
  label: z.string(),
  /** Name given by the school; without one, the label is shown. */
  name: z.string().nullable(),
  status: z.enum(deviceRowStatuses),
  approval: z.enum(approvalMethods).nullable(),
  /** Account id and name of the staff member who approved the tablet in the list. */
  approver: z.object({ id: z.int(), firstname: z.string(), lastname: z.string() }).nullable(),
  /** Time of the latest request, which expires after 15 minutes unless approved. */
  date_request: instant,
  date_approve: instant.nullable(),
  date_revoke: instant.nullable(),
  /** Time of the tablet's last request, accurate to 5 minutes. */
  date_seen: instant,
  /** Whether the caller can undo the revocation, which is possible for `restoreMinutes` [permissions.undo]. */
  is_restorable: z.boolean(),
});
export type DeviceRow = z.infer<typeof device>;

export const devicesQuery = listQuery(['date_seen', 'name', 'date_approve', 'date_request']).extend({
  order_dir: z.enum(['asc', 'desc']).default('desc'),
  status: anyOf(deviceRowStatuses),
  school_id: id.optional(),
});
export type DevicesFilter = Filter<typeof devicesQuery>;
const page = z.object({ devices: z.array(device), count: z.int() });
export type DevicesPage = z.infer<typeof page>;

const ofSchool = z.object({ school_id: bodyId.optional() });
/** Secret of the school's QR code; null when it cannot be decrypted any more and has to be renewed. */
const secret = z.object({ secret: z.string().nullable(), date_create: instant });
export type DeviceSecret = z.infer<typeof secret>;

/** `devices`: ids of the tablets, to undo the revocation. */
const revoked = z.object({ nb_revoked: z.int(), devices: z.array(z.int()) });
export type RevokedDevices = z.infer<typeof revoked>;

export const devices = routes('devices', devicesCalls, {
  list: { summary: 'Tablets of a school, including waiting ones.', query: devicesQuery, response: page },
  approve: { summary: 'Approves a waiting tablet.', params: idParams, response: device },
  refuse: { summary: 'Refuses a waiting tablet.', params: idParams, status: 204 },
  rename: {
    summary: `Names a tablet. ${ifMatchSummary}`,
    params: idParams,
    body: z.object({ name: requiredText(maxLength.tabletName) }),
    response: device,
  },
  revoke: { summary: 'Revokes a tablet immediately.', params: idParams, response: device },
  restore: { summary: `Undoes a revocation, within ${restoreMinutes} minutes.`, params: idParams, response: device },
  revokeAll: {
    summary: 'Revokes all tablets of a school at once.',
    body: ofSchool,
    response: revoked,
  },
  secret: {
    summary: 'The secret of the QR code that approves tablets.',
    query: z.object({ school_id: id.optional() }),
    response: secret,
  },
  renewSecret: {
    summary: 'Replaces the secret: earlier QR codes become invalid; approved tablets stay approved.',
    body: ofSchool,
    response: secret,
  },
});
