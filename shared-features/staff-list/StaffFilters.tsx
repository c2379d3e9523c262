import { SelectField } from '@memocartes/shared-ui/fields';
import { FilterField } from '@memocartes/shared-ui/search-box';
import { useTranslation } from 'react-i18next';

import { PersonStatusFilter } from '../account-status/index.ts';
import { ArchivedFilter } from '../every-school/index.ts';
import { staffRoles, type StaffTable } from './staffTable.ts';

type Props = { readonly table: StaffTable; /** Of every school. */ readonly everySchool?: boolean };

/** Narrows the list of staff: words, role, status. */
export function StaffFilters({ table, everySchool }: Props) {
  const { t } = useTranslation('staffList');
  const { filters, setFilter } = table;
  return (
    <>
      <FilterField label={t('search')} value={filters.search ?? ''} onSearch={(text) => setFilter('search', text)} />
      <SelectField
        name="role"
        label={t('role')}
        placeholder={t('allRoles')}
        value={filters.role ?? null}
        options={staffRoles.map((value) => ({ value, label: t(`roles.${value}`) }))}
        onChange={(value) => setFilter('role', value)}
      />
      <PersonStatusFilter value={filters.status} onChange={(value) => setFilter('status', value)} />
      {everySchool && <ArchivedFilter value={filters.archived} onChange={(value) => setFilter('archived', value)} />}
    </>
  );
}
