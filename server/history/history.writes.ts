import type { HistoryAction, HistoryEntity } from '@memocartes/contract/history/history.routes';
import { sql } from 'kysely';

import { auditOfHistory } from '../audit/audit.history.ts';
import { recordAudit } from '../audit/audit.writes.ts';
import type { Trx } from '../database/database.ts';
import { sqlFullName } from '../database/queries/full-name.ts';
import { inEverySchool } from '../database/scope/scope.ts';
import { changesBetween, type Facts, readFacts, type Value } from './history.facts.ts';

/** The account that made the change, and its school; null for a change by the portal itself. */
type Author = { id: number; schoolId?: number | null } | null;
type Changes = Record<string, [Value, Value]>;

export type HistoryEntry = {
  schoolId: number | null;
  entityType: HistoryEntity;
  entityId: number;
  /** Name of the object; looked up by default. */
  entityName?: string;
  action: HistoryAction;
  changes?: Changes;
  /** The follower who was attached or detached, for the audit log. */
  linkedId?: number;
  /** The tablet that was approved, revoked or restored, for the audit log. */
  deviceId?: number;
};

const nameNow = sql`
  case entry.entity_type
    when 'SCHOOL' then (select name from schools where id = entry.entity_id)
    when 'CLASS' then (select name from classes where id = entry.entity_id)
    when 'STUDENT' then (
      select ${sqlFullName('students')} from students where id = entry.entity_id
    )
    else (
      select ${sqlFullName('authentications')}
      from users join authentications on authentications.id = users.authentications_id
      where users.id = entry.entity_id
    )
  end
`;

/**
 * Writes one history row per entry, and audit events for some actions. Pass the transaction of the change; call this
 * before an object is deleted [history.changes].
 */
export async function recordHistory(
  trx: Trx,
  author: Author,
  newEntries: HistoryEntry | HistoryEntry[],
): Promise<void> {
  const entries = [newEntries].flat().map(({ schoolId, entityType, entityId, entityName, action, changes = {} }) => ({
    school_id: schoolId,
    entity_type: entityType,
    entity_id: entityId,
    entity_name: entityName ?? null,
    action,
    changes,
  }));
  if (!entries.length) return;
  const insertion = sql`
    insert into history (authentications_id, schools_id, entity_type, entity_id, entity_name, action, changes)
    select ${author?.id || null}::int, entry.school_id, entry.entity_type, entry.entity_id,
      coalesce(entry.entity_name, ${nameNow}, ''), entry.action, entry.changes
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry(
      school_id int, entity_type text, entity_id int, entity_name text, action text, changes jsonb
    )
  `;
  // A change of a follower is recorded in each of the follower's schools, even outside the actor's scope.
  await inEverySchool(() => insertion.execute(trx));
  await recordAudit(trx, auditOfHistory(author, [newEntries].flat()));
}

/** One entry for each of the schools, or a single entry without a school. */
const perSchool = ({ schoolIds }: Pick<Facts, 'schoolIds'>, entry: Omit<HistoryEntry, 'schoolId'>): HistoryEntry[] =>
  (schoolIds.length ? schoolIds : [null]).map((schoolId) => ({ ...entry, schoolId }));

const isRecorded = (value: Value) => value !== null && value !== '' && value !== false;

/** Objects of one type, by their ids. */
type Objects = { type: HistoryEntity; ids: readonly number[] };

/** Records objects that were just created, with their initial fields. */
export async function recordCreated(trx: Trx, author: Author, { type, ids }: Objects) {
  const created = await readFacts(trx, type, ids);
  const entries = created.flatMap((facts) => {
    const { id, name, fields } = facts;
    const recorded = Object.entries(fields).filter(([, value]) => isRecorded(value));
    const changes = Object.fromEntries(recorded.map(([field, value]) => [field, [null, value]])) as Changes;
    return perSchool(facts, { entityType: type, entityId: id, entityName: name, action: 'CREATE', changes });
  });
  await recordHistory(trx, author, entries);
}

/** Records objects about to be deleted, by name only: the history must not store their data. */
export async function recordDeleted(trx: Trx, author: Author, { type, ids }: Objects) {
  const objects = await readFacts(trx, type, ids);
  const entries = objects.flatMap(({ id, name, ...facts }) => {
    // A school's history is deleted with it; only superadmins see the deletion.
    const schoolIds = type === 'SCHOOL' ? [null] : facts.schoolIds;
    return perSchool({ schoolIds }, { entityType: type, entityId: id, entityName: name, action: 'DELETE' });
  });
  await recordHistory(trx, author, entries);
}

/** The action for a change: `STATUS` or `PLACE` if only the status or only the class changes, else `UPDATE`. */
function actionOf(changes: Changes): HistoryAction {
  const fields = Object.keys(changes);
  if (fields.length === 1 && fields[0] === 'status') return 'STATUS';
  // A student who leaves the school also leaves the class.
  if (fields.length === 2 && changes['status']?.[1] === 'INACTIVE' && changes['class_']?.[1] === null) return 'STATUS';
  // A student who leaves the class also leaves the demonstration mode.
  if (fields.includes('class_') && fields.every((field) => field === 'class_' || field === 'demo_mode')) return 'PLACE';
  return 'UPDATE';
}

/**
 * Runs `write`, and records which fields of each object have really changed.
 * @param operation action of an operation on many objects, recorded in place of the action derived from the changes
 * @returns what `write` returns
 */
export async function recordChanges<R>(
  trx: Trx,
  author: Author,
  { type, ids, operation }: Objects & { operation?: HistoryAction },
  write: () => Promise<R>,
): Promise<R> {
  const before = new Map((await readFacts(trx, type, ids)).map((facts) => [facts.id, facts.fields]));
  const result = await write();
  const entries: HistoryEntry[] = [];
  for (const facts of await readFacts(trx, type, ids)) {
    const { id, name, fields } = facts;
    const changes = changesBetween(before.get(id) ?? {}, fields);
    if (!Object.keys(changes).length) continue;
    const action = operation ?? actionOf(changes);
    entries.push(...perSchool(facts, { entityType: type, entityId: id, entityName: name, action, changes }));
  }
  await recordHistory(trx, author, entries);
  return result;
}
