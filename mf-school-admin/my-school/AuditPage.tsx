import { AuditLog } from '@memocartes/shared-features/audit';

/** `/schools/audit`: the audit log of the user's school. */
export default function AuditPage() {
  return <AuditLog scope="school" />;
}
