import type { AuditTarget } from '@memocartes/contract/audit/audit';
import type { auditQuery, AuditRow } from '@memocartes/contract/audit/audit.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';
import type { z } from 'zod';

import { midnightAfter, parisMidnight } from '../calendar/weeks.ts';
import type { Db } from '../database/database.ts';
import { among, countOf, paged } from '../database/queries/pages.ts';
import { patternsOf } from '../database/queries/search.ts';
import { resolveSchool } from '../http/actor/authorize.ts';

/** Whether the names of the actor and the target together contain every word of the text. */
const namesContain = (text: string) =>
  sql<boolean>`(${sql.join(
    patternsOf(text).map(
      (pattern) =>
        sql`
          f_unaccent(
            lower(' ' || audit_events.actor_label || ' ' || audit_events.target_label)
          ) like f_unaccent(lower(${pattern}))
        `,
    ),
    sql` and `,
  )})`;

/**
 * One page of the audit log and the total: of the actor's own school, or of all schools for a superadmin
 * [audit.visible].
 * @throws 404 when an actor who is not a superadmin requests another school
 */
export async function listAudit(db: Db, actor: Actor, filters: z.output<typeof auditQuery>) {
  const schoolId = resolveSchool(actor, filters.school_id);
  let query = db
    .selectFrom('audit_events')
    .leftJoin('schools', 'schools.id', 'audit_events.schools_id')
    .select([
      'audit_events.id',
      'audit_events.date_create',
      'audit_events.kind',
      'audit_events.actor_id',
      'audit_events.actor_role',
      'audit_events.actor_label',
      'audit_events.schools_id',
      'schools.name as school_name',
      'audit_events.target_type',
      'audit_events.target_id',
      'audit_events.target_label',
      'audit_events.address',
      'audit_events.device',
      'audit_events.details',
    ]);
  if (schoolId !== undefined) query = query.where('audit_events.schools_id', '=', schoolId);
  if (filters.kind?.length) query = query.where(among('audit_events.kind', filters.kind));
  if (filters.search && patternsOf(filters.search).length) query = query.where(namesContain(filters.search));
  if (filters.from) query = query.where('audit_events.date_create', '>=', parisMidnight(filters.from));
  if (filters.to) query = query.where('audit_events.date_create', '<', midnightAfter(filters.to));
  const rows = await paged(query.orderBy('audit_events.id', filters.order_dir), filters).execute();
  return { rows, count: await countOf(query) };
}

type Row = Awaited<ReturnType<typeof listAudit>>['rows'][number];

/** The author of an event; null for the portal and for a person who is not signed in. */
function actorOf({ actor_id: id, actor_role: role, actor_label: name }: Row): AuditRow['actor'] {
  if (id !== null) return { type: 'ACCOUNT', id, role, name };
  return role === 'DEVICE' ? { type: 'DEVICE' } : null;
}

export const presentAudit = (row: Row): AuditRow => ({
  id: row.id,
  date_create: row.date_create,
  kind: row.kind,
  actor: actorOf(row),
  school: row.schools_id === null ? null : { id: row.schools_id, name: row.school_name },
  target:
    row.target_type === null
      ? null
      : { type: row.target_type as AuditTarget, id: row.target_id, name: row.target_label },
  address: row.address,
  device: row.device,
  details: row.details as AuditRow['details'],
});
