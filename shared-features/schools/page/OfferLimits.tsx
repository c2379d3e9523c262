import type { School } from '@memocartes/contract/schools/schools.routes';
import { useTranslation } from 'react-i18next';

import { type Description, DescriptionList } from '../../panel-form/index.ts';

/** The limits of a school's offer [schools.limit-students] [schools.limit-classes] [schools.limit-cards]. */
export function OfferLimits({ school }: { readonly school: School }) {
  const { t } = useTranslation('schoolOverview');
  const { limits } = school;
  const limitText = (count: number | null) => (count === null ? t('noLimit') : t('atMost', { count }));
  const items: Description[] = [
    [t('maxStudents'), limitText(limits.students)],
    [t('maxTeachers'), limitText(limits.teachers)],
    [t('maxClasses'), limitText(limits.classes)],
    [t('maxCards'), limitText(limits.cards)],
    [t('maxBoxes'), school.is_digital ? t('digital') : school.nb_physical_boxes],
  ];
  return <DescriptionList items={items} />;
}
