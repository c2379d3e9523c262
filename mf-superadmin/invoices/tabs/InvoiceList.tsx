import type { InvoiceRow } from '@memocartes/contract/invoices/invoices.routes';
import { useListInvoicesQuery } from '@memocartes/shared-api/invoices.api';
import { useInvoiceColumns } from '@memocartes/shared-features/invoices';
import { usePanel } from '@memocartes/shared-shell/panel';
import { useCsvExport, useTablePage, useTableQuery } from '@memocartes/shared-shell/table-query';
import { Button } from '@memocartes/shared-ui/button';
import { type Column, DataTable } from '@memocartes/shared-ui/data-table';
import { useTranslation } from 'react-i18next';

import { invoiceFilterOf, InvoiceFilters, invoicesSpec } from './InvoiceFilters.tsx';

/** Tab 1: unpaid invoices. Tab 2: paid invoices or, by filter, cancelled invoices or credit notes. */
export function InvoiceList({ tab }: { readonly tab: 'toPay' | 'paid' }) {
  const { t } = useTranslation('invoices');
  const panel = usePanel();
  const table = useTableQuery(invoicesSpec);
  const query = invoiceFilterOf(tab, table.args);
  const list = useListInvoicesQuery(query);
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
      {...useTablePage(list, ({ invoices }) => invoices)}
      label={t(`tab.${tab}`)}
      columns={columns}
      columnsKey="invoices"
      onExport={useCsvExport('/invoices', query)}
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
