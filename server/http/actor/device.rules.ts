import { randomInt } from 'node:crypto';
import { sql } from 'kysely';

/** A request that nobody approves is forgotten after 15 minutes. */
const isRecent = sql<boolean>`d.date_request > now() - interval '15 minutes'`;
/** A tablet that was not used for 90 days has to be approved again. */
export const isUsed = sql<boolean>`d.date_seen > now() - interval '90 days'`;
/** A school that still has access. */
export const isServed = sql<boolean>`(s.status <> 'ARCHIVED' and (s.date_expiration is null or s.date_expiration > now()))`;

export const isWaiting = sql<boolean>`(d.status = 'WAITING' and ${isRecent})`;
export const isApproved = sql<boolean>`(d.status = 'APPROVED' and ${isUsed})`;

/** Tablets of a school that wait at once, at most: a flood of requests stays a list that somebody can look through. */
export const maxWaiting = 30;

/** No vowels, so that no word comes out; no sign that another could be taken for. */
const labelSigns = '2346789BCDFGHJKMPQRTVWXY';

/** A short code to tell a tablet from the others of its school: « 4F7K ». */
export const drawLabel = () => Array.from({ length: 4 }, () => labelSigns[randomInt(labelSigns.length)]).join('');
