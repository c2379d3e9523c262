import { useListSchoolsQuery } from '@memocartes/shared-api/schools.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { Button } from '@memocartes/shared-ui/button';
import { DataTable } from '@memocartes/shared-ui/data-table';
import { Page } from '@memocartes/shared-ui/page';
import { useTranslation } from 'react-i18next';

import { useSchoolColumns } from './schoolColumns.tsx';
import { SchoolFilters } from './SchoolFilters.tsx';
import { useSchoolsTable } from './schoolsTable.ts';

/** Every school of the portal, with what it bought and what it uses (specification §2.4). */
export default function SchoolsPage() {
  const { t } = useTranslation('school');
  const failure = useFailure();
  const table = useSchoolsTable();
  const columns = useSchoolColumns();
  const { data, error, isFetching, refetch } = useListSchoolsQuery(table.args);
  return (
    <Page title={t('title')} intro={t('intro')}>
      <DataTable
        {...table.props}
        label={t('title')}
        columns={columns}
        page={data && { rows: data.schools, count: data.count }}
        loading={isFetching}
        error={error && !data ? { message: failure.text(error), onRetry: () => void refetch() } : null}
        toolbar={<SchoolFilters table={table} />}
        empty={
          table.filtered
            ? { title: t('noMatch'), action: <Button onClick={table.clear}>{t('clear')}</Button> }
            : { title: t('none') }
        }
      />
    </Page>
  );
}
