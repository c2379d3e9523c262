import type { School } from '@memocartes/contract/schools/schools.routes';
import { AddStaff, StaffList } from '@memocartes/shared-features/staff-list';
import { Row } from '@memocartes/shared-ui/stack';

/** Teachers and managers of the school. */
export const SchoolStaff = ({ school }: { readonly school: School }) => (
  <StaffList
    embedded
    schoolId={school.id}
    actions={
      <Row>
        <AddStaff schoolId={school.id} />
      </Row>
    }
  />
);
