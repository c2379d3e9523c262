import type { AuditKind, AuditTarget } from '@memocartes/contract/audit/audit';
import type { Role } from '@memocartes/contract/permissions/roles';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';

import type { Db } from '../database/database.ts';
import { sqlFullName } from '../database/queries/full-name.ts';
import { takeFirstOrThrow } from '../database/queries/rows.ts';
import { inEverySchool } from '../database/scope/scope.ts';
import { auditContext, auditOrigin } from '../http/context/audit.context.ts';

type Detail = string | number | boolean | null;
export type AuditDetails = Record<string, Detail | readonly Detail[]>;

/**
 * A security event. `actorId` is an account, by default the actor of the request; `schoolId` is by default the actor's
 * school. `details` never contains a secret or a person's name.
 */
export type AuditEntry = {
  kind: AuditKind;
  actorId?: number | null;
  schoolId?: number | null;
  target?: { type: AuditTarget; id: number | null; label?: string };
  details?: AuditDetails;
};

/** The details that name the action of a request: its row of the permission table, and its route. */
export const calledBy = ({ routeOptions: { config } }: Pick<FastifyRequest, 'routeOptions'>, route: string) => ({
  ...(config.action && { permission: config.action }),
  route,
});

const labelOfActor = (id: number | null) =>
  sql<string>`
    coalesce(
      (select ${sqlFullName('authentications')} from authentications where id = ${id}::int), ''
    )
  `;
const roleOfActor = (id: number | null) => sql<Role | null>`(select role from authentications where id = ${id}::int)`;
const schoolOfActor = (id: number | null) =>
  sql<number | null>`(select schools_id from users where authentications_id = ${id}::int)`;

/**
 * The label of an event's target: the passed label, else its current name, which a tablet or an export does not have.
 */
function labelOfTarget({ type, id, label }: NonNullable<AuditEntry['target']>) {
  if (label !== undefined || id === null) return label ?? '';
  const name = {
    SCHOOL: sql`select name from schools where id = ${id}`,
    CLASS: sql`select name from classes where id = ${id}`,
    STUDENT: sql`select ${sqlFullName('students')} from students where id = ${id}`,
    USER: sql`
      select ${sqlFullName('authentications')}
      from users join authentications on authentications.id = users.authentications_id
      where users.id = ${id}
    `,
    DEVICE: undefined,
    EXPORT: undefined,
  }[type];
  return name ? sql<string>`coalesce((${name}), '')` : '';
}

function rowOf({ kind, actorId, schoolId, target, details = {} }: AuditEntry) {
  const { actor, address, device } = auditOrigin();
  const isDevice = actorId === undefined && actor?.kind === 'DEVICE';
  const id = isDevice ? null : actorId === undefined ? (actor?.id ?? null) : actorId;
  return {
    kind,
    actor_id: id,
    actor_role: isDevice ? ('DEVICE' as const) : roleOfActor(id),
    actor_label: labelOfActor(id),
    schools_id: schoolId === undefined ? (actor?.schoolId ?? schoolOfActor(id)) : schoolId,
    target_type: target?.type ?? null,
    target_id: target?.id ?? null,
    target_label: target ? labelOfTarget(target) : '',
    address,
    device,
    details: JSON.stringify(details),
  };
}

/**
 * Records security events [audit.events] in the append-only log [audit.append-only]. Pass the transaction that makes
 * the change.
 */
export async function recordAudit(db: Db, entries: AuditEntry | readonly AuditEntry[]): Promise<void> {
  const rows = [entries].flat().map((entry) => rowOf(entry));
  if (!rows.length) return;
  // An event may belong to another school than the actor's, or to none.
  await inEverySchool(() => db.insertInto('audit_events').values(rows).execute());
  const context = auditContext();
  if (context) context.recorded = true;
}

/** Maximum events of one kind per hour: per account or network, and in total. A flood must not fill the disk. */
export const auditLimits = { perOrigin: 20, perHour: 2_000 };

/**
 * Records an event that callers can cause at will, such as a refusal, up to an hourly limit. The last event within the
 * limit has `is_limited`.
 */
export async function recordLimitedAudit(db: Db, entry: AuditEntry): Promise<void> {
  const { actor_id, address } = rowOf(entry);
  const { own, all } = await sql<{ own: number; all: number }>`
    select (
      select count(*)::int
      from (
        select from audit_events
        where kind = ${entry.kind}
          and date_create > now() - interval '1 hour'
          and (
            case
              when ${actor_id}::int is null then actor_id is null and address is not distinct from ${address}
              else actor_id = ${actor_id}
            end
          )
        limit ${auditLimits.perOrigin}
      ) own
    ) as own,
      (
        select count(*)::int
        from (
          select from audit_events
          where kind = ${entry.kind} and date_create > now() - interval '1 hour'
          limit ${auditLimits.perHour}
        ) every
      ) as "all"
  `
    .execute(db)
    .then(takeFirstOrThrow);
  if (own >= auditLimits.perOrigin || all >= auditLimits.perHour) return;
  const isLast = own === auditLimits.perOrigin - 1 || all === auditLimits.perHour - 1;
  await recordAudit(db, isLast ? { ...entry, details: { ...entry.details, is_limited: true } } : entry);
}
