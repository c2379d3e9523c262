import { useGetSchoolQuery } from '@memocartes/shared-api/schools.api';
import { useSchoolId } from '@memocartes/shared-shell/navigation';
import { skipToken } from '@reduxjs/toolkit/query/react';

import { ImportStudents } from './ImportStudents.tsx';

/** Imports a file of students into one's own school: the national extraction, with each student's class. */
export function ImportOwnStudents() {
  const id = useSchoolId();
  const { data: school } = useGetSchoolQuery(id === undefined ? skipToken : { id });
  return school ? <ImportStudents schoolId={school.id} school={school} /> : null;
}
