import { fieldOf, type FormLike, SwitchField } from '@memocartes/shared-ui/fields';
import { useTranslation } from 'react-i18next';

import { usePhysicalBoxes } from '../physical-cards/index.ts';
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
export function PhysicalCardsField({ form, schoolId, hasPhysicalCards = false }: Props) {
  const { t } = useTranslation('studentPanel');
  const boxes = usePhysicalBoxes(schoolId);
  const isFull = boxes !== undefined && boxes.used >= boxes.total;
  const isRefused = isFull && !hasPhysicalCards && !form.values.is_phygital;
  const seats = boxes && { used: boxes.used, boxes: boxes.total, count: boxes.total };

  return (
    <SwitchField
      {...fieldOf(form, 'is_phygital')}
      label={t('phygital')}
      disabled={!boxes || isRefused}
      hint={seats && t(isRefused ? 'phygitalFull' : 'phygitalSeats', seats)}
    />
  );
}
