import { AuditLog } from '@memocartes/shared-features/audit';

/** `/schools/audit`: the audit log of a teacher who administers their school alone. */
export default function AuditPage() {
  return <AuditLog scope="school" />;
}
