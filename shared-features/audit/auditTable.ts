import { auditKinds } from '@memocartes/contract/audit/audit';
import { asNumber, asOneOf, asText, tableQuery, useTableQuery } from '@memocartes/shared-shell/table-query';

const asDay = (raw: string) => (/^\d{4}-\d{2}-\d{2}$/.test(raw) ? raw : undefined);

const spec = tableQuery({
  columns: ['date_create'],
  dir: 'desc',
  filters: { search: asText, kind: asOneOf(auditKinds), school_id: asNumber, from: asDay, to: asDay },
});

/** Query of the audit log, kept in the address. */
export const useAuditTable = () => useTableQuery(spec);
export type AuditTable = ReturnType<typeof useAuditTable>;
