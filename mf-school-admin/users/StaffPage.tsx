import { AddStaff, StaffList } from '@memocartes/shared-features/staff-list';
import { useSchoolId } from '@memocartes/shared-shell/navigation';

/** `/schools/users`: teachers and managers of the manager's school. */
export default function StaffPage() {
  return <StaffList actions={<AddStaff schoolId={useSchoolId()} />} />;
}
