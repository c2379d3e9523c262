import type { AuditKind } from '@memocartes/contract/audit/audit';
import type { HistoryAction, HistoryEntity } from '@memocartes/contract/history/history.routes';
import type { AuditDetails, AuditEntry } from './audit.writes.ts';

/** What the history is about to keep of a change. */
type Change = {
  schoolId: number | null;
  entityType: HistoryEntity;
  entityId: number;
  entityName?: string;
  action: HistoryAction;
  changes?: Record<string, [unknown, unknown]>;
  linkedId?: number;
};

/** Fields that decide what somebody may do. */
const accessFields = ['role', 'email', 'status', 'school', 'date_subscription', 'date_expiration'];

function kindOf({ entityType, action, changes = {} }: Change): AuditKind | undefined {
  const fields = Object.keys(changes);
  if (action === 'DELETE') return entityType === 'CLASS' ? 'DELETED' : 'ERASED';
  if (entityType === 'SCHOOL') return 'SETTINGS_CHANGED';
  if (entityType === 'STUDENT') return action === 'ATTACH' ? 'ATTACHED' : action === 'DETACH' ? 'DETACHED' : undefined;
  if (entityType === 'CLASS') return fields.includes('teachers') ? 'CLASS_TEACHERS_CHANGED' : undefined;
  if (action === 'CREATE') return 'ACCOUNT_CREATED';
  return fields.some((field) => accessFields.includes(field)) ? 'ACCESS_CHANGED' : undefined;
}

/** A role or a status is told by its values; of anything else only that it changed: values are the history's. */
function detailsOf({ entityType, action, changes = {}, linkedId }: Change): AuditDetails {
  if (linkedId !== undefined) return { follower_id: linkedId };
  if (action === 'DELETE') return {};
  const told = entityType === 'USER' ? ['role', 'status'] : entityType === 'SCHOOL' ? ['status', 'offers_id'] : [];
  const values = told.flatMap((field) => {
    const change = changes[field];
    return change ? [[field, change.map((value) => (value === null ? '' : String(value)))] as const] : [];
  });
  return { fields: Object.keys(changes), ...Object.fromEntries(values) };
}

/** The security events of what the history records: accounts, access, who follows and teaches whom, settings, deletions. */
export const auditOfHistory = (author: { id: number } | null, changes: readonly Change[]): AuditEntry[] =>
  changes.flatMap((change) => {
    const kind = kindOf(change);
    if (!kind) return [];
    const { entityType: type, entityId: id, entityName, schoolId } = change;
    const target = { type, id, ...(entityName !== undefined && { label: entityName }) };
    return [{ kind, actorId: author?.id || null, schoolId, target, details: detailsOf(change) }];
  });
