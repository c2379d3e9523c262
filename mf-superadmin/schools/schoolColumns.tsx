import { limitsOf } from '@memocartes/contract/offers/limits';
import type { SchoolRow } from '@memocartes/contract/schools/schools.routes';
import { EndDate, SchoolStatus } from '@memocartes/shared-features/schools/details';
import type { Column } from '@memocartes/shared-ui/data-table';
import { useTranslation } from 'react-i18next';

import { SeatsCell } from './SeatsCell.tsx';

/** Columns of the list of schools; the end of access is always shown [schools.end-warnings]. */
export function useSchoolColumns(): Column<SchoolRow>[] {
  const { t } = useTranslation('school');
  return [
    { key: 'name', title: t('name'), primary: true, sortable: true },
    { key: 'code', title: t('code'), sortable: true, from: 'md' },
    { key: 'address_city', title: t('city'), sortable: true, from: 'sm' },
    { key: 'offers_id', title: t('offer'), sortable: true, render: ({ offer }) => t(`offers.${offer.code}`) },
    {
      key: 'nb_students',
      title: t('students'),
      numeric: true,
      sortable: true,
      render: (school) => <SeatsCell used={school.nb_students} bought={limitsOf(school).students} />,
    },
    {
      key: 'nb_teachers',
      title: t('teachers'),
      numeric: true,
      sortable: true,
      from: 'md',
      render: (school) => <SeatsCell used={school.nb_teachers} bought={limitsOf(school).teachers} />,
    },
    { key: 'nb_classes', title: t('classes'), numeric: true, defaultHidden: true },
    {
      key: 'boxes',
      title: t('boxes'),
      numeric: true,
      defaultHidden: true,
      render: ({ nb_students_phygital: used, nb_physical_boxes: bought }) => <SeatsCell used={used} bought={bought} />,
    },
    {
      key: 'date_expiration',
      title: t('expiration'),
      sortable: true,
      // The warning about an end that is near must also be seen on a phone and beside an open panel.
      keep: true,
      render: ({ date_expiration }) => <EndDate end={date_expiration} />,
    },
    {
      key: 'status',
      title: t('status'),
      sortable: true,
      render: ({ status }) => <SchoolStatus status={status} />,
    },
  ];
}
