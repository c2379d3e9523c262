import { ImportAdults } from '@memocartes/shared-features/imports/buttons';
import { AddStaff, StaffList } from '@memocartes/shared-features/staff/list';
import { useSchoolId } from '@memocartes/shared-shell/navigation';

/** `/schools/users`: teachers and school admins of the school. */
export default function StaffPage() {
  const schoolId = useSchoolId();
  return (
    <StaffList
      actions={
        <>
          <ImportAdults kind="STAFF" />
          <AddStaff schoolId={schoolId} />
        </>
      }
    />
  );
}
