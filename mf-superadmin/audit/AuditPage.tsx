import { AuditLog } from '@memocartes/shared-features/audit';

import { SchoolChoice } from '../followers-app/SchoolChoice.tsx';

/** `/superadmin/audit`: the audit log of every school. */
export default function AuditPage() {
  return (
    <AuditLog
      scope="all"
      schoolField={({ filters, setFilter }) => (
        <SchoolChoice value={filters.school_id} onChange={(id) => setFilter('school_id', id)} />
      )}
    />
  );
}
