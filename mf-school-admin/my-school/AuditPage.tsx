import { AuditLog } from '@memocartes/shared-features/audit';

/** `/schools/audit`: the audit log of the user's school [audit.visible]. */
export default function AuditPage() {
  return <AuditLog scope="school" />;
}
