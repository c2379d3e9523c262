import { StaffList } from '@memocartes/shared-features/staff/list';

/** `/superadmin/users`: teachers and school admins of every school. */
export default function StaffPage() {
  return <StaffList everySchool />;
}
