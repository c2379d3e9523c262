import type { AuditKind } from '@memocartes/contract/audit/audit';
import type { HistoryAction, HistoryEntity, HistoryRow } from '@memocartes/contract/history/history.routes';

import type { AuditDetails, AuditEntry } from './audit.writes.ts';

/** A change as the history records it. */
type Change = {
  schoolId: number | null;
  entityType: HistoryEntity;
  entityId: number;
  entityName?: string;
  action: HistoryAction;
  changes?: HistoryRow['changes'];
  linkedId?: number;
  deviceId?: number;
};

/** Fields that decide a person's rights. */
const accessFields = ['role', 'email', 'status', 'school', 'date_subscription', 'date_expiration'];

const deviceKinds: Partial<Record<HistoryAction, AuditKind>> = {
  DEVICE_APPROVE: 'DEVICE_APPROVED',
  DEVICE_REVOKE: 'DEVICE_REVOKED',
  DEVICE_RESTORE: 'DEVICE_RESTORED',
  DEVICE_SECRET: 'DEVICE_SECRET_CHANGED',
};

function kindOf({ entityType, action, changes = {} }: Change): AuditKind | undefined {
  const fields = Object.keys(changes);
  if (deviceKinds[action]) return deviceKinds[action];
  if (action === 'DELETE') return entityType === 'CLASS' ? 'DELETED' : 'ERASED';
  if (entityType === 'SCHOOL') return action === 'CREATE' ? 'SCHOOL_CREATED' : 'SETTINGS_CHANGED';
  if (entityType === 'STUDENT') return action === 'ATTACH' ? 'ATTACHED' : action === 'DETACH' ? 'DETACHED' : undefined;
  if (entityType === 'CLASS') return fields.includes('teachers') ? 'CLASS_TEACHERS_CHANGED' : undefined;
  if (action === 'CREATE') return 'ACCOUNT_CREATED';
  const access = fields.filter((field) => accessFields.includes(field));
  if (!access.length) return undefined;
  return access.every((field) => field === 'email') ? 'EMAIL_CHANGED' : 'ACCESS_CHANGED';
}

/** Bulk operations on a school, which are recorded with their counts. */
const operations: readonly HistoryAction[] = ['IMPORT', 'YEAR_CHANGE', 'UNDO'];

function operationDetails({ action, changes = {} }: Change): AuditDetails {
  const { operation: undone, ...counts } = changes;
  const nonZero = Object.entries(counts).flatMap(([name, [, count]]) => (count ? [[name, count] as const] : []));
  return { operation: undone ? `${action}_${String(undone[1])}` : action, ...Object.fromEntries(nonZero) };
}

/** Roles, statuses and offers are recorded with their values, other fields by name: the history has their values. */
function detailsOf(change: Change): AuditDetails {
  const { entityType, action, changes = {}, linkedId } = change;
  if (linkedId !== undefined) return { follower_id: linkedId };
  if (deviceKinds[action]) {
    const { approval, devices } = changes;
    return { ...(approval && { approval: String(approval[1]) }), ...(devices && { nb: Number(devices[0]) }) };
  }
  if (action === 'DELETE') return {};
  if (entityType === 'SCHOOL' && operations.includes(action)) return operationDetails(change);
  const valueFields =
    entityType === 'USER' ? ['role', 'status'] : entityType === 'SCHOOL' ? ['status', 'offers_id'] : [];
  const values = valueFields.flatMap((field) => {
    const change = changes[field];
    return change ? [[field, change.map((value) => (value === null ? '' : String(value)))] as const] : [];
  });
  return { fields: Object.keys(changes), ...Object.fromEntries(values) };
}

function targetOf({ entityType: type, entityId: id, entityName, deviceId, changes }: Change): AuditEntry['target'] {
  if (deviceId !== undefined) {
    return { type: 'DEVICE', id: deviceId, label: String(changes?.device?.find(Boolean) ?? '') };
  }
  return { type, id, ...(entityName !== undefined && { label: entityName }) };
}

/**
 * Audit log entries for the changes that concern security: accounts, access, followers, teachers of a class, tablets,
 * settings and deletions.
 */
export const auditOfHistory = (author: { id: number } | null, changes: readonly Change[]): AuditEntry[] =>
  changes.flatMap((change) => {
    const kind = kindOf(change);
    if (!kind) return [];
    const { schoolId } = change;
    const target = targetOf(change);
    return [{ kind, actorId: author?.id || null, schoolId, target, details: detailsOf(change) }];
  });
