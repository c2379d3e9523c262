import { useGetSchoolQuery } from '@memocartes/shared-api/schools.api';
import { fieldOf, type FormLike, SwitchField } from '@memocartes/shared-ui/fields';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';

import type { StudentValues } from './student.values.ts';

type Props = {
  readonly form: FormLike<StudentValues>;
  readonly schoolId: number | undefined;
  /** Whether the saved student already has a physical box. */
  readonly hasPhysicalCards?: boolean;
};

/**
 * Switch for a student's physical cards. Disabled with a message if the school has no physical box left, unless the
 * student already has one [students.physical-cards] [schools.limit-boxes].
 */
export function PhygitalField({ form, schoolId, hasPhysicalCards = false }: Props) {
  const { t } = useTranslation('studentPanel');
  const { data: school } = useGetSchoolQuery(schoolId === undefined ? skipToken : { id: schoolId });
  const full = school !== undefined && school.nb_students_phygital >= school.nb_physical_boxes;
  const isRefused = full && !hasPhysicalCards && !form.values.is_phygital;
  const seats = school && { used: school.nb_students_phygital, boxes: school.nb_physical_boxes };

  return (
    <SwitchField
      {...fieldOf(form, 'is_phygital')}
      label={t('phygital')}
      disabled={!school || isRefused}
      hint={seats && t(isRefused ? 'phygitalFull' : 'phygitalSeats', { ...seats, count: seats.boxes })}
    />
  );
}
