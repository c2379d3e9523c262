import { randomInt } from 'node:crypto';

import { sql } from 'kysely';

/** An approval request expires after 15 minutes [tablets.request]. */
const isRecent = sql<boolean>`devices.date_request > now() - interval '15 minutes'`;
/** A tablet or a device at home that was not used for 90 days has to be approved or attached again [tablets.unused]. */
export const isUsed = (table: 'devices' | 'home_devices') =>
  sql<boolean>`${sql.ref(`${table}.date_seen`)} > now() - interval '90 days'`;
/** Condition on a school that still has access. */
export const isServed = sql<boolean>`(schools.status <> 'ARCHIVED' and (schools.date_expiration is null or schools.date_expiration > now()))`;
/**
 * Condition on a person (`users`) who follows a student of a school that still has access [accounts.follower-schools].
 */
export const followsServedSchool = sql<boolean>`exists (select from users_students join schools on schools.id = users_students.schools_id
  where users_students.users_id = users.id and ${isServed})`;

export const isWaiting = sql<boolean>`(devices.status = 'WAITING' and ${isRecent})`;
export const isApproved = sql<boolean>`(devices.status = 'APPROVED' and ${isUsed('devices')})`;

/** Maximum pending tablets per school, so that the list stays readable under a flood of requests. */
export const maxWaiting = 30;

/** Characters of labels: no A, E, I, O, U, which could form words, and no 0, 1, 5, L, N, S, Z, which can be misread. */
const labelSigns = '2346789BCDFGHJKMPQRTVWXY';

/** A short code that identifies a tablet in its school: « 4F7K ». */
export const drawLabel = () => Array.from({ length: 4 }, () => labelSigns[randomInt(labelSigns.length)]).join('');
