import type { School } from '@memocartes/contract/schools/schools.routes';
import { AddStaff, StaffList } from '@memocartes/shared-features/staff/list';

/** Teachers and school admins of the school. */
export function SchoolStaff({ school }: { readonly school: School }) {
  return <StaffList embedded schoolId={school.id} actions={<AddStaff schoolId={school.id} />} />;
}
