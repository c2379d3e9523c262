import { randomInt } from 'node:crypto';

import { requestMinutes, restoreMinutes, unusedDays } from '@memocartes/contract/devices/approval/approval';
import { sql } from 'kysely';

/** Condition on a tablet whose request for approval has not expired [tablets.request]. */
const isRecent = sql<boolean>`devices.date_request > now() - make_interval(mins => ${sql.lit(requestMinutes)})`;

/** Condition on a tablet or a device at home that was used recently enough [tablets.unused]. */
export const isRecentlyUsed = (table: 'devices' | 'home_devices') =>
  sql<boolean>`${sql.ref(`${table}.date_seen`)} > now() - make_interval(days => ${sql.lit(unusedDays)})`;

/** Condition on a tablet that waits for the school's approval [tablets.request]. */
export const isWaiting = sql<boolean>`(devices.status = 'WAITING' and ${isRecent})`;

/** Condition on a tablet that the school approved and that was used recently enough [tablets.approval]. */
export const isApproved = sql<boolean>`(devices.status = 'APPROVED' and ${isRecentlyUsed('devices')})`;

/** Condition on a device that was revoked at most `restoreMinutes` ago [tablets.revoke] [home-revision.revoke]. */
export const isRevokedRecently = (table: 'devices' | 'home_devices') =>
  sql<boolean>`${sql.ref(`${table}.date_revoke`)} > now() - make_interval(mins => ${sql.lit(restoreMinutes)})`;

/** Condition on a revoked tablet that can be restored, which a tablet never approved can't [tablets.revoke]. */
export const isRestorable = sql<boolean>`
  (devices.status = 'REVOKED' and devices.date_approve is not null and ${isRevokedRecently('devices')})
`;

/** Maximum waiting tablets per school, so that the list stays readable under a flood of requests. */
export const maxWaiting = 30;

/** Characters of labels. Other characters could form words (A, E, I, O, U) or be misread (0, 1, 5, L, N, S, Z). */
const labelSigns = '2346789BCDFGHJKMPQRTVWXY';

/** A short code that identifies a tablet in its school: « 4F7K ». */
export const drawLabel = () => Array.from({ length: 4 }, () => labelSigns[randomInt(labelSigns.length)]).join('');
