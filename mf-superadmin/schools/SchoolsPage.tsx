import type { SchoolRow } from '@memocartes/contract/schools/schools.routes';
import { useListSchoolsQuery } from '@memocartes/shared-api/schools.api';
import { openItemKey, usePanel } from '@memocartes/shared-shell/panel';
import { Can } from '@memocartes/shared-shell/session';
import { emptyTable, useCsvExport, useTablePage } from '@memocartes/shared-shell/table-query';
import { Button } from '@memocartes/shared-ui/button';
import { DataTable, useSelection } from '@memocartes/shared-ui/data-table';
import { Page } from '@memocartes/shared-ui/page';
import { useTranslation } from 'react-i18next';

import { ArchiveSelected } from './ArchiveSelected.tsx';
import { useSchoolColumns } from './schoolColumns.tsx';
import { SchoolFilters } from './SchoolFilters.tsx';
import { SchoolRowActions } from './SchoolRowActions.tsx';
import { useSchoolsTable } from './schoolsTable.ts';

const nameOf = (school: SchoolRow) => school.name;

/** All schools of the portal, with their offer and seats. */
export default function SchoolsPage() {
  const { t } = useTranslation(['school', 'schoolActions']);
  const panel = usePanel();
  const table = useSchoolsTable();
  const list = useListSchoolsQuery(table.args);
  const selection = useSelection(nameOf);
  const add = (
    <Can do="school:create">
      <Button kind="primary" icon="plus" onClick={() => panel.open('school', 'ADD')}>
        {t('add')}
      </Button>
    </Can>
  );

  return (
    <Page title={t('title')} intro={t('intro')} actions={add}>
      <DataTable
        {...table.props}
        {...useTablePage(list, ({ schools }) => schools)}
        label={t('title')}
        columns={useSchoolColumns()}
        columnsKey="schools"
        onExport={useCsvExport('/schools', table.args)}
        rowTo={({ id }) => `/superadmin/schools/${id}`}
        rowActions={(school) => <SchoolRowActions school={school} />}
        currentKey={openItemKey(panel, 'school')}
        selection={{
          ...selection,
          countLabel: (count) => t('schoolActions:selected', { count }),
          actions: <ArchiveSelected selection={selection} />,
        }}
        toolbar={<SchoolFilters table={table} />}
        empty={emptyTable(t, table, { title: t('none'), hint: t('noneHint'), action: add })}
      />
    </Page>
  );
}
