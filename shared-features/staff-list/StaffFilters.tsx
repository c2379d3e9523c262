import { SelectField } from '@memocartes/shared-ui/fields';
import { FilterField } from '@memocartes/shared-ui/search-box';
import { useTranslation } from 'react-i18next';

import { AccountStatusFilter } from '../account-status/index.ts';
import { staffRoles, type StaffTable } from './staffTable.ts';

/** Narrows the list of staff: words, role, status. */
export function StaffFilters({ table }: { readonly table: StaffTable }) {
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
      <AccountStatusFilter value={filters.status} onChange={(value) => setFilter('status', value)} />
    </>
  );
}
