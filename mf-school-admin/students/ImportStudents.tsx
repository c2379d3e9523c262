import { useGetSchoolQuery } from '@memocartes/shared-api/schools.api';
import { ImportStudents as ImportInto } from '@memocartes/shared-features/import-students';
import { useSchoolId } from '@memocartes/shared-shell/navigation';
import { skipToken } from '@reduxjs/toolkit/query/react';

/** Brings a file of pupils into the manager's school: what the national tool extracts, with the class of each. */
export function ImportStudents() {
  const id = useSchoolId();
  const { data: school } = useGetSchoolQuery(id === undefined ? skipToken : { id });
  return school ? <ImportInto schoolId={school.id} school={school} /> : null;
}
