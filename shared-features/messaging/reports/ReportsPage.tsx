import type { MessageReport } from '@memocartes/contract/messaging/message-reports.routes';
import { useListMessageReportsQuery } from '@memocartes/shared-api/chats.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useDates } from '@memocartes/shared-shell/i18n';
import { tableQuery, useTableQuery } from '@memocartes/shared-shell/table-query';
import { Button } from '@memocartes/shared-ui/button';
import { type Column, DataTable } from '@memocartes/shared-ui/data-table';
import { Page } from '@memocartes/shared-ui/page';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ReportDetails } from './ReportDetails.tsx';

const spec = tableQuery({ columns: ['date_create'], dir: 'desc', filters: {} });

/** Reported messages of the school, for its school admins [messaging.report]. */
export default function ReportsPage() {
  const { t } = useTranslation('messaging');
  const failure = useFailure();
  const table = useTableQuery(spec);
  const [opened, setOpened] = useState<number>();
  const { nb_items, nb_page } = table.args;
  const { data, error, isFetching, refetch } = useListMessageReportsQuery({ nb_items, nb_page });

  return (
    <Page title={t('reports.title')} intro={t('reports.intro')}>
      <DataTable
        {...table.props}
        label={t('reports.list')}
        columns={useColumns(setOpened)}
        columnsKey="message-reports"
        page={data && { rows: data.reports, count: data.count }}
        loading={isFetching}
        error={error && { message: failure.text(error), onRetry: () => void refetch() }}
        empty={{ title: t('reports.empty'), hint: t('reports.emptyHint') }}
      />
      {opened !== undefined && <ReportDetails id={opened} onClose={() => setOpened(undefined)} />}
    </Page>
  );
}

function useColumns(onOpen: (id: number) => void): Column<MessageReport>[] {
  const { t } = useTranslation('messaging');
  const dates = useDates();
  return [
    { key: 'student', title: t('reports.student'), primary: true, render: ({ student }) => student.name },
    { key: 'content', title: t('reports.content'), render: ({ content }) => <span dir="auto">{content}</span> },
    { key: 'author', title: t('reports.author'), from: 'sm', render: (row) => row.author?.name ?? t('reports.nobody') },
    { key: 'date', title: t('reports.date'), from: 'sm', render: (row) => dates.instant(row.date_create) },
    {
      key: 'status',
      title: t('reports.status'),
      render: ({ date_resolve }) =>
        date_resolve ? t('reports.resolved', { date: dates.day(date_resolve) }) : t('reports.open'),
    },
    {
      key: 'see',
      title: t('reports.see'),
      render: ({ id, student }) => (
        <Button size="small" aria-label={`${t('reports.see')} ${student.name}`} onClick={() => onOpen(id)}>
          {t('reports.see')}
        </Button>
      ),
    },
  ];
}
