import type { MessageReport } from '@memocartes/contract/messaging/message-reports.routes';
import { useListMessageReportsQuery } from '@memocartes/shared-api/chats.api';
import { useDates } from '@memocartes/shared-shell/i18n';
import { tableQuery, useTablePage, useTableQuery } from '@memocartes/shared-shell/table-query';
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
  const table = useTableQuery(spec);
  const [opened, setOpened] = useState<number>();
  const { nb_items, nb_page } = table.args;
  const list = useListMessageReportsQuery({ nb_items, nb_page });

  return (
    <Page title={t('reports.title')} intro={t('reports.intro')}>
      <DataTable
        {...table.props}
        {...useTablePage(list, ({ reports }) => reports)}
        label={t('reports.list')}
        columns={useColumns(setOpened)}
        columnsKey="message-reports"
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
