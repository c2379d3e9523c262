import { auditKinds } from '@memocartes/contract/audit/audit';
import { asDay, asNumber, asOneOf, asText, tableQuery, useTableQuery } from '@memocartes/shared-shell/table-query';

const spec = tableQuery({
  columns: ['date_create'],
  dir: 'desc',
  filters: { search: asText, kind: asOneOf(auditKinds), school_id: asNumber, from: asDay, to: asDay },
});

/** Query of the audit log, stored in the address. */
export const useAuditTable = () => useTableQuery(spec);
export type AuditTable = ReturnType<typeof useAuditTable>;
