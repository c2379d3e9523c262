import { useListAuditQuery } from '@memocartes/shared-api/audit.api';
import { emptyTable, useCsvExport, useTablePage } from '@memocartes/shared-shell/table-query';
import { DataTable } from '@memocartes/shared-ui/data-table';
import { Page } from '@memocartes/shared-ui/page';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { AuditFilters } from './AuditFilters.tsx';
import { type AuditTable, useAuditTable } from './auditTable.ts';
import { useAuditColumns } from './columns.tsx';
import './audit.css';

export type AuditLogProps = {
  /** Events of every school, or of the person's own school. */
  readonly scope: 'all' | 'school';
  /** The field that selects a school, if there are several. */
  readonly schoolField?: (table: AuditTable) => ReactNode;
};

/**
 * The audit log: sign-ins, refusals, exports, changes of rights and deletions; the latest first [audit.events]
 * [audit.visible].
 */
export function AuditLog({ scope, schoolField }: AuditLogProps) {
  const { t } = useTranslation('audit');
  const table = useAuditTable();
  const list = useListAuditQuery(table.args);
  return (
    <Page title={t('title')} intro={t(`intro.${scope}`)}>
      <DataTable
        {...table.props}
        {...useTablePage(list, ({ events }) => events)}
        label={t('list')}
        columns={useAuditColumns(scope)}
        columnsKey="audit"
        onExport={useCsvExport('/audit', table.args)}
        toolbar={<AuditFilters table={table} school={schoolField?.(table)} />}
        empty={emptyTable(t, table, { title: t('empty'), hint: t('emptyHint') })}
      />
    </Page>
  );
}
