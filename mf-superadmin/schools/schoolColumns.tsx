import type { SchoolRow } from '@memocartes/contract/schools/schools.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import type { Column } from '@memocartes/shared-ui/data-table';
import { Tag } from '@memocartes/shared-ui/tag';
import { useTranslation } from 'react-i18next';

const tones = { VISIBLE: 'success', DRAFT: 'warning', ARCHIVED: 'neutral' } as const;

/** Columns of the list of schools. */
export function useSchoolColumns(): Column<SchoolRow>[] {
  const { t } = useTranslation('school');
  const dates = useDates();
  return [
    { key: 'name', title: t('name'), primary: true, sortable: true },
    { key: 'code', title: t('code'), from: 'md' },
    { key: 'address_city', title: t('city'), sortable: true, from: 'sm' },
    { key: 'offers_id', title: t('offer'), sortable: true, render: ({ offer }) => t(`offers.${offer.code}`) },
    { key: 'nb_students', title: t('pupils'), numeric: true, sortable: true, render: pupils },
    { key: 'nb_teachers', title: t('teachers'), numeric: true, from: 'md', render: teachers },
    {
      key: 'date_expiration',
      title: t('expiration'),
      sortable: true,
      from: 'sm',
      render: ({ date_expiration: ends }) => (ends ? dates.day(ends) : t('noEnd')),
    },
    {
      key: 'status',
      title: t('status'),
      sortable: true,
      render: ({ status }) => <Tag tone={tones[status]}>{t(`statuses.${status}`)}</Tag>,
    },
  ];
}

const against = (used: number, max: number | null) => (max === null ? String(used) : `${used} / ${max}`);
const pupils = (school: SchoolRow) => against(school.nb_students, school.nb_students_max);
const teachers = (school: SchoolRow) => against(school.nb_teachers, school.nb_teachers_max);
