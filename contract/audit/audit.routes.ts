import { z } from 'zod';

import { day, id, instant } from '../fields/fields.schemas.ts';
import { routes } from '../http/route.ts';
import { anyOf, exportableQuery, type Filter, searchText } from '../lists/lists.schemas.ts';
import { auditCalls } from './audit.calls.ts';
import { auditKinds, auditTargets } from './audit.ts';

export const auditQuery = exportableQuery(['date_create']).extend({
  order_dir: z.enum(['asc', 'desc']).default('desc'),
  kind: anyOf(auditKinds),
  /** Words that must each occur in the name of the actor or of the target. */
  search: searchText,
  school_id: id.optional(),
  /** First and last day, both included, in Europe/Paris. */
  from: day.optional(),
  to: day.optional(),
});
export type AuditFilter = Filter<typeof auditQuery>;

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** Author of an event. A tablet or a device at home (DEVICE) has neither account nor role. */
const actor = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('ACCOUNT'),
    id: z.int(),
    role: z.string().nullable(),
    /** The name of a deleted follower is replaced. */
    name: z.string(),
  }),
  z.object({ type: z.literal('DEVICE') }),
]);

const auditRow = z.object({
  id: z.int(),
  date_create: instant,
  kind: z.enum(auditKinds),
  /** Null for the portal itself and for anonymous requests. */
  actor: actor.nullable(),
  school: z.object({ id: z.int(), name: z.string().nullable() }).nullable(),
  target: z.object({ type: z.enum(auditTargets), id: z.int().nullable(), name: z.string() }).nullable(),
  /** IP address, truncated to its network. */
  address: z.string().nullable(),
  device: z.string().nullable(),
  details: z.record(z.string(), z.union([value, z.array(value)])),
});
export type AuditRow = z.infer<typeof auditRow>;

const auditPage = z.object({ events: z.array(auditRow), count: z.int() });
export type AuditPage = z.infer<typeof auditPage>;

export const audit = routes('audit', auditCalls, {
  list: {
    summary:
      'Security events, by default the latest first: for a superadmin of all schools, for others of their own school.',
    query: auditQuery,
    response: auditPage,
  },
});
