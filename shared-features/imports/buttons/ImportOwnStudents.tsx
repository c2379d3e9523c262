import { useGetSchoolQuery } from '@memocartes/shared-api/schools.api';
import { useSchoolId } from '@memocartes/shared-shell/navigation';
import { skipToken } from '@reduxjs/toolkit/query/react';

import { ImportStudents } from './ImportStudents.tsx';

/** Brings a file of students into one's own school: what the national tool extracts, with the class of each. */
export function ImportOwnStudents() {
  const id = useSchoolId();
  const { data: school } = useGetSchoolQuery(id === undefined ? skipToken : { id });
  return school ? <ImportStudents schoolId={school.id} school={school} /> : null;
}
