import { AuditLog } from '@memocartes/shared-features/audit';

/** `/schools/audit`: the audit log of one's own school. */
export default function AuditPage() {
  return <AuditLog scope="school" />;
}
