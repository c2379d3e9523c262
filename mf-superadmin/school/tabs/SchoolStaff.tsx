import type { School } from '@memocartes/contract/schools/schools.routes';
import { AddStaff, StaffList } from '@memocartes/shared-features/staff/list';

/** Teachers and school admins of the school. */
export const SchoolStaff = ({ school }: { readonly school: School }) => (
  <StaffList embedded schoolId={school.id} actions={<AddStaff schoolId={school.id} />} />
);
