import { TextLink } from '@memocartes/shared-ui/button';
import type { Column } from '@memocartes/shared-ui/data-table';
import { useTranslation } from 'react-i18next';

type OfSchool = { readonly school?: { readonly id: number; readonly name: string } | null };

/** The school of each row, for lists of the superadmin that show every school. */
export function useSchoolColumn<Row extends OfSchool>(): Column<Row> {
  const { t } = useTranslation('everySchool');
  return {
    key: 'school',
    title: t('school'),
    render: ({ school }) => (school ? <TextLink to={`/superadmin/schools/${school.id}`}>{school.name}</TextLink> : '–'),
  };
}
