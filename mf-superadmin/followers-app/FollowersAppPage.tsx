import { useListAppFollowersQuery } from '@memocartes/shared-api/auth.api';
import { openItemKey, usePanel } from '@memocartes/shared-shell/panel';
import { emptyTable, useCsvExport, useTablePage } from '@memocartes/shared-shell/table-query';
import { DataTable } from '@memocartes/shared-ui/data-table';
import { Page } from '@memocartes/shared-ui/page';
import { useTranslation } from 'react-i18next';

import { useFollowersAppColumns } from './followersAppColumns.tsx';
import { FollowersAppFilters } from './FollowersAppFilters.tsx';
import { useFollowersAppTable } from './followersAppTable.ts';

/** `/superadmin/followers-app`: the followers of every school. A row opens the panel. */
export default function FollowersAppPage() {
  const { t } = useTranslation('followersApp');
  const panel = usePanel();
  const table = useFollowersAppTable();
  const list = useListAppFollowersQuery(table.args);

  return (
    <Page title={t('title')} intro={t('intro')}>
      <DataTable
        {...table.props}
        {...useTablePage(list, ({ followers }) => followers)}
        label={t('list')}
        columns={useFollowersAppColumns()}
        columnsKey="followers-app"
        onExport={useCsvExport('/auth/followers', table.args)}
        onRow={({ id }) => panel.open('followers-in-app', 'VIEW', { itemId: id })}
        currentKey={openItemKey(panel, 'followers-in-app')}
        toolbar={<FollowersAppFilters table={table} />}
        empty={emptyTable(t, table, { title: t('empty'), hint: t('emptyHint') })}
      />
    </Page>
  );
}
