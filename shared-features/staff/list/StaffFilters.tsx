import { staffRoles } from '@memocartes/contract/permissions/roles';
import { useRoleLabel } from '@memocartes/shared-shell/session';
import { TableFilters } from '@memocartes/shared-shell/table-query';
import { useTranslation } from 'react-i18next';

import { usePersonStatusFacet } from '../../account/status/index.ts';
import { useArchivedFacet } from '../../schools/every-school/index.ts';
import type { StaffTable } from './staffTable.ts';

type Props = {
  readonly table: StaffTable;
  /** Whether the list shows every school; it then also has a filter for archived schools. */
  readonly everySchool?: boolean;
};

/** Filters of the list of staff: text, role, status. */
export function StaffFilters({ table, everySchool }: Props) {
  const { t } = useTranslation('staffList');
  const label = useRoleLabel();
  const status = usePersonStatusFacet();
  const archived = useArchivedFacet();
  const roles = staffRoles.map((value) => ({ value, label: label(value) }));

  return (
    <TableFilters
      table={table}
      label={t('search')}
      facets={[{ key: 'role', label: t('role'), options: roles }, status, ...(everySchool ? [archived] : [])]}
    />
  );
}
