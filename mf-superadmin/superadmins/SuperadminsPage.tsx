import { namedRoles } from '@memocartes/contract/permissions/roles';
import { useListAccountsQuery } from '@memocartes/shared-api/auth.api';
import { openItemKey, usePanel } from '@memocartes/shared-shell/panel';
import { Can } from '@memocartes/shared-shell/session';
import { emptyTable, useCsvExport, useTablePage } from '@memocartes/shared-shell/table-query';
import { personName } from '@memocartes/shared-ui/avatar';
import { Button, IconButton } from '@memocartes/shared-ui/button';
import { DataTable } from '@memocartes/shared-ui/data-table';
import { Page } from '@memocartes/shared-ui/page';
import { useTranslation } from 'react-i18next';

import { useSuperadminColumns } from './superadminColumns.tsx';
import { SuperadminFilters } from './SuperadminFilters.tsx';
import { useSuperadminsTable } from './superadminsTable.ts';

/** `/superadmin`: the portal's superadmins. A row opens the panel. */
export default function SuperadminsPage() {
  const { t } = useTranslation('superadmins');
  const panel = usePanel();
  const table = useSuperadminsTable();
  const query = { ...table.args, role: namedRoles.superadmin } as const;
  const list = useListAccountsQuery(query);

  return (
    <Page
      title={t('title')}
      intro={t('intro')}
      actions={
        <Can do="account:create-superadmin">
          <Button kind="primary" icon="plus" onClick={() => panel.open('superadmin', 'ADD')}>
            {t('add')}
          </Button>
        </Can>
      }
    >
      <DataTable
        {...table.props}
        {...useTablePage(list, ({ authentications }) => authentications)}
        label={t('title')}
        columns={useSuperadminColumns()}
        columnsKey="superadmins"
        onExport={useCsvExport('/auth', query)}
        onRow={({ id }) => panel.open('superadmin', 'VIEW', { itemId: id })}
        rowActions={(account) => (
          <IconButton
            size="small"
            icon="edit"
            label={t('edit', { name: personName(account) })}
            onClick={() => panel.open('superadmin', 'EDIT', { itemId: account.id })}
          />
        )}
        currentKey={openItemKey(panel, 'superadmin')}
        toolbar={<SuperadminFilters table={table} />}
        empty={emptyTable(t, table, { title: t('empty') })}
      />
    </Page>
  );
}
