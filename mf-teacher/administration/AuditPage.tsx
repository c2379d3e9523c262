import { AuditLog } from '@memocartes/shared-features/audit';

/** `/schools/audit`: the audit log for an independent teacher. */
export default function AuditPage() {
  return <AuditLog scope="school" />;
}
