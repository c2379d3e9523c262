import { usePersonStatusFacet } from '@memocartes/shared-features/account/status';
import { TableFilters } from '@memocartes/shared-shell/table-query';
import { useTranslation } from 'react-i18next';

import type { SuperadminsTable } from './superadminsTable.ts';

/** Filters of the list of superadmins: search, status. */
export function SuperadminFilters({ table }: { readonly table: SuperadminsTable }) {
  const { t } = useTranslation('superadmins');
  return <TableFilters table={table} label={t('search')} facets={[usePersonStatusFacet()]} />;
}
