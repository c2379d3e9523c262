import { useGetSchoolQuery } from '@memocartes/shared-api/schools.api';
import { skipToken } from '@reduxjs/toolkit/query/react';

/**
 * The physical boxes of a school: how many it has, and how many students have one [students.physical-cards]. Undefined
 * while they load.
 */
export function usePhysicalBoxes(schoolId: number | undefined) {
  const { data: school } = useGetSchoolQuery(schoolId === undefined ? skipToken : { id: schoolId });
  return school && { total: school.nb_physical_boxes, used: school.nb_students_phygital };
}
