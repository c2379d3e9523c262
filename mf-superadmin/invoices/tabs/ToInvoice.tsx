import type { InvoiceProposal } from '@memocartes/contract/invoices/invoices.routes';
import { useCountInvoicesQuery, useListBillableSchoolsQuery } from '@memocartes/shared-api/invoices.api';
import { useMoney } from '@memocartes/shared-features/invoices';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useDates } from '@memocartes/shared-shell/i18n';
import { usePanel } from '@memocartes/shared-shell/panel';
import { asText, TableFilters, tableQuery, useTableQuery } from '@memocartes/shared-shell/table-query';
import { Button } from '@memocartes/shared-ui/button';
import type { Column } from '@memocartes/shared-ui/data-table';
import { DataTable, useSelection } from '@memocartes/shared-ui/data-table';
import { Stack } from '@memocartes/shared-ui/stack';
import { Tag } from '@memocartes/shared-ui/tag';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Drafts, useDrafts } from './Drafts.tsx';
import { IssueDialog } from './IssueDialog.tsx';

const spec = tableQuery({ columns: ['name'], filters: { search: asText } });
const keyOf = (row: InvoiceProposal) => row.school.id;
const nameOf = (row: InvoiceProposal) => row.school.name;

/**
 * Tab 0: schools whose current billing period has neither an invoice nor a draft. The selected schools are invoiced
 * together [invoices.once].
 */
export function ToInvoice() {
  const { t } = useTranslation('invoices');
  const failure = useFailure();
  const money = useMoney();
  const dates = useDates();
  const panel = usePanel();
  const table = useTableQuery(spec);
  const { data, currentData, error, isFetching, refetch } = useListBillableSchoolsQuery(table.args);
  // The list waits for the drafts above it, so that its rows do not shift.
  const isPlaced = !useDrafts().isLoading;
  const nbDrafts = useCountInvoicesQuery().data?.drafts.count;
  const selection = useSelection(nameOf);
  const [issuing, setIssuing] = useState<readonly number[]>();
  const columns: Column<InvoiceProposal>[] = [
    { key: 'name', title: t('school'), primary: true, sortable: true, render: nameOf },
    {
      key: 'period',
      title: t('period'),
      from: 'sm',
      render: ({ date_start, date_end }) => `${dates.day(date_start)} – ${dates.day(date_end)}`,
    },
    { key: 'nb_students', title: t('students'), numeric: true, from: 'md' },
    { key: 'amount', title: t('amount'), numeric: true, render: ({ amount_cents }) => money(amount_cents) },
    {
      key: 'status',
      title: t('state'),
      render: ({ obstacles }) =>
        obstacles.length ? (
          <Tag tone="warning">{t(`obstacle.${obstacles[0]!}`)}</Tag>
        ) : (
          <Tag tone="success">{t('ready')}</Tag>
        ),
    },
  ];
  return (
    <Stack gap={4}>
      <Drafts />
      <DataTable
        {...table.props}
        label={t('tab.toInvoice')}
        columns={columns}
        rowKey={keyOf}
        page={isPlaced && data ? { rows: data.schools, count: data.count } : undefined}
        loading={isFetching}
        error={error && !currentData ? { message: failure.text(error), onRetry: () => void refetch() } : null}
        onRow={({ school }) => panel.open('buyer', 'EDIT', { itemId: school.id })}
        selection={{
          ...selection,
          countLabel: (count) => t('selected', { count }),
          actions: (
            <Button
              kind="primary"
              size="small"
              icon="invoice"
              onClick={() => setIssuing([...selection.selected].map(Number))}
            >
              {t('issue')}
            </Button>
          ),
        }}
        toolbar={<TableFilters table={table} label={t('search')} facets={[]} />}
        empty={
          table.filtered
            ? { title: t('noMatch'), action: <Button onClick={table.clear}>{t('clear')}</Button> }
            : nbDrafts
              ? { title: t('onlyDrafts'), hint: t('onlyDraftsHint') }
              : { title: t('nothingToInvoice'), hint: t('nothingToInvoiceHint') }
        }
      />
      {issuing && (
        <IssueDialog
          schoolIds={issuing}
          onClose={() => setIssuing(undefined)}
          onIssued={() => {
            setIssuing(undefined);
            selection.clear();
          }}
        />
      )}
    </Stack>
  );
}
