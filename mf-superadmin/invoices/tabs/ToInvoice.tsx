import type { InvoiceProposal, PeriodsToInvoice } from '@memocartes/contract/invoices/invoices.routes';
import { useCountInvoicesQuery, useListBillableSchoolsQuery } from '@memocartes/shared-api/invoices.api';
import { useMoney } from '@memocartes/shared-features/invoices';
import { useDates } from '@memocartes/shared-shell/i18n';
import { usePanel } from '@memocartes/shared-shell/panel';
import {
  asOneOf,
  asText,
  emptyTable,
  type TableFacet,
  TableFilters,
  tableQuery,
  useTablePage,
  useTableQuery,
} from '@memocartes/shared-shell/table-query';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { type Column, DataTable, useSelectedItems, useSelection } from '@memocartes/shared-ui/data-table';
import { Stack } from '@memocartes/shared-ui/stack';
import { Tag } from '@memocartes/shared-ui/tag';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { toPeriodsToInvoice } from '../periods/periodsToInvoice.ts';
import { Drafts, useDrafts } from './Drafts.tsx';
import { IssueDialog } from './IssueDialog.tsx';

const spec = tableQuery({ columns: ['name'], filters: { search: asText, kind: asOneOf(['PAST']) } });
const keyOf = (row: InvoiceProposal) => `${row.school.id}:${row.date_start}`;
const nameOf = (row: InvoiceProposal) => row.school.name;

/** Counts the past periods without an invoice. */
const usePastPeriods = () => useListBillableSchoolsQuery({ kind: 'PAST', nb_items: 1 });

type PastProps = { readonly isShown: boolean; readonly onShow: (isShown: boolean) => void };

/**
 * Says how many past periods have no invoice, and switches between these periods and the current ones. Renders nothing
 * if there is no such period [invoices.past].
 */
function PastPeriods({ isShown, onShow }: PastProps) {
  const { t } = useTranslation('invoices');
  const count = usePastPeriods().data?.count;
  if (!count) return null;
  return (
    <Banner
      tone="info"
      action={
        <Button size="small" onClick={() => onShow(!isShown)}>
          {t(isShown ? 'pastHide' : 'pastShow')}
        </Button>
      }
    >
      {t('pastPeriods', { count })}
    </Banner>
  );
}

/**
 * Schools whose current billing period has neither an invoice nor a draft. With the filter `kind`: past periods, or
 * parts of them, that have neither. The selected rows are invoiced together [invoices.once] [invoices.past].
 */
export function ToInvoice() {
  const { t } = useTranslation('invoices');
  const money = useMoney();
  const dates = useDates();
  const panel = usePanel();
  const table = useTableQuery(spec);
  const list = useListBillableSchoolsQuery(table.args);
  // The list waits for the content above it, so that its rows do not shift.
  const { isLoading: isLoadingPast } = usePastPeriods();
  const isAboveLoaded = !useDrafts().isLoading && !isLoadingPast;
  const tablePage = useTablePage(list, ({ schools }) => schools);
  const nbDrafts = useCountInvoicesQuery().data?.drafts.count;
  const periodOf = ({ date_start, date_end }: InvoiceProposal) => `${dates.day(date_start)} – ${dates.day(date_end)}`;
  // A school may have several past periods.
  const labelOf = (row: InvoiceProposal) => (table.filters.kind ? `${nameOf(row)}, ${periodOf(row)}` : nameOf(row));
  const selection = useSelection(labelOf);
  const { items: selected, onChange } = useSelectedItems(selection, list.data?.schools ?? [], keyOf);
  const [issuing, setIssuing] = useState<PeriodsToInvoice>();
  const past: TableFacet<'kind'> = {
    key: 'kind',
    label: t('period'),
    options: [{ value: 'PAST', label: t('pastOnly') }],
  };
  const columns: Column<InvoiceProposal>[] = [
    { key: 'name', title: t('school'), primary: true, sortable: true, render: nameOf },
    {
      key: 'period',
      title: t('period'),
      ...(!table.filters.kind && { from: 'sm' }),
      render: periodOf,
    },
    { key: 'nb_students', title: t('students'), numeric: true, from: 'md' },
    { key: 'amount', title: t('amount'), numeric: true, render: ({ amount_cents }) => money(amount_cents) },
    {
      key: 'status',
      title: t('state'),
      render: ({ obstacles }) =>
        obstacles.length > 0 ? (
          <Tag tone="warning">{t(`obstacle.${obstacles[0]!}`)}</Tag>
        ) : (
          <Tag tone="success">{t('ready')}</Tag>
        ),
    },
  ];

  return (
    <Stack gap={4}>
      <Drafts />
      <PastPeriods
        isShown={!!table.filters.kind}
        onShow={(isShown) => table.setFilter('kind', isShown ? 'PAST' : null)}
      />
      <DataTable
        {...table.props}
        {...tablePage}
        page={isAboveLoaded ? tablePage.page : undefined}
        label={t('tab.toInvoice')}
        columns={columns}
        rowKey={keyOf}
        onRow={({ school }) => panel.open('buyer', 'EDIT', { itemId: school.id })}
        selection={{
          ...selection,
          onChange,
          countLabel: (count) => t('selected', { count }),
          actions: (
            <Button kind="primary" size="small" icon="invoice" onClick={() => setIssuing(toPeriodsToInvoice(selected))}>
              {t('issue')}
            </Button>
          ),
        }}
        toolbar={<TableFilters table={table} label={t('search')} facets={[past]} />}
        empty={emptyTable(
          t,
          table,
          nbDrafts
            ? { title: t('onlyDrafts'), hint: t('onlyDraftsHint') }
            : { title: t('nothingToInvoice'), hint: t('nothingToInvoiceHint') },
        )}
      />
      {issuing && (
        <IssueDialog
          periods={issuing}
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
