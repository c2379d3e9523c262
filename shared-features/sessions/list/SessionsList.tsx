import type { ListedSession } from '@memocartes/contract/learning/sessions/sessions.routes';
import { useListSessionsQuery } from '@memocartes/shared-api/sessions.api';
import { asDay, tableQuery, useTablePage, useTableQuery } from '@memocartes/shared-shell/table-query';
import { Button } from '@memocartes/shared-ui/button';
import { DataTable } from '@memocartes/shared-ui/data-table';
import { Page } from '@memocartes/shared-ui/page';
import { useTranslation } from 'react-i18next';

import { useSchoolColumn } from '../../schools/every-school/index.ts';
import { useSessionColumns } from './columns.tsx';
import { useDaysText } from './useDaysText.ts';

const spec = tableQuery({ columns: ['date_create'], dir: 'desc', filters: { since: asDay, until: asDay } });

type Props = {
  /** Lists the sessions of every school, with a column for the school. */
  readonly everySchool?: boolean;
  /** Address of a session's page; the page of its class by default. */
  readonly pageOf?: (session: ListedSession) => string;
};

/** Sessions, the latest first, of the days in the address (`?since=…&until=…`); a row links to `pageOf`. */
export function SessionsList({ everySchool, pageOf = (row) => `/classes/${row.classes_id}` }: Props) {
  const { t } = useTranslation('sessionsList');
  const table = useTableQuery(spec);
  const list = useListSessionsQuery(table.args);
  const columns = useSessionColumns();
  const school = useSchoolColumn<ListedSession>();
  const allDays = <Button onClick={table.clear}>{t('allDays')}</Button>;

  return (
    <Page title={t('title')} intro={useDaysText(table.filters)} actions={table.filtered && allDays}>
      <DataTable
        {...table.props}
        {...useTablePage(list, ({ sessions }) => sessions)}
        label={t('list')}
        columns={everySchool ? [...columns, school] : columns}
        rowTo={pageOf}
        empty={table.filtered ? { title: t('noMatch') } : { title: t('empty'), hint: t('emptyHint') }}
      />
    </Page>
  );
}
