import type { InvoiceRow } from '@memocartes/contract/invoices/invoices.routes';
import { useListInvoicesQuery } from '@memocartes/shared-api/invoices.api';
import { useInvoiceColumns } from '@memocartes/shared-features/invoices';
import { useFailure } from '@memocartes/shared-shell/errors';
import { usePanel } from '@memocartes/shared-shell/panel';
import { useCsvExport, useTableQuery } from '@memocartes/shared-shell/table-query';
import { Button } from '@memocartes/shared-ui/button';
import { type Column, DataTable } from '@memocartes/shared-ui/data-table';
import { useTranslation } from 'react-i18next';

import { invoiceFilterOf, InvoiceFilters, invoicesTable } from './InvoiceFilters.tsx';

/** Tab 1: unpaid invoices. Tab 2: paid invoices or, by filter, cancelled invoices or credit notes. */
export function InvoiceList({ tab }: { readonly tab: 'toPay' | 'paid' }) {
  const { t } = useTranslation('invoices');
  const failure = useFailure();
  const panel = usePanel();
  const table = useTableQuery(invoicesTable);
  const query = invoiceFilterOf(tab, table.args);
  const { data, currentData, error, isFetching, refetch } = useListInvoicesQuery(query);
  const { number, issued, due, amount, state } = useInvoiceColumns();
  const school: Column<InvoiceRow> = {
    key: 'school',
    title: t('school'),
    sortable: true,
    render: ({ school: { name } }) => name,
  };
  const columns = [number, school, issued, { ...due, from: 'sm' as const }, amount, state];

  return (
    <DataTable
      {...table.props}
      label={t(`tab.${tab}`)}
      columns={columns}
      columnsKey="invoices"
      onExport={useCsvExport('/invoices', query)}
      page={data && { rows: data.invoices, count: data.count }}
      loading={isFetching}
      error={error && !currentData ? { message: failure.text(error), onRetry: () => void refetch() } : null}
      onRow={({ id }) => panel.open('invoice', 'VIEW', { itemId: id })}
      currentKey={panel.component === 'invoice' ? (panel.itemId ?? undefined) : undefined}
      toolbar={<InvoiceFilters tab={tab} table={table} />}
      empty={
        table.filtered
          ? { title: t('noMatch'), action: <Button onClick={table.clear}>{t('clear')}</Button> }
          : { title: t(`empty.${tab}`) }
      }
    />
  );
}
