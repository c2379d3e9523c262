import type { InvoiceRow } from '@memocartes/contract/invoices/invoices.routes';
import { useListInvoicesQuery } from '@memocartes/shared-api/invoices.api';
import { useInvoiceColumns } from '@memocartes/shared-features/invoices';
import { useDates } from '@memocartes/shared-shell/i18n';
import { openItemKey, usePanel } from '@memocartes/shared-shell/panel';
import { emptyTable, useCsvExport, useTablePage, useTableQuery } from '@memocartes/shared-shell/table-query';
import { Button } from '@memocartes/shared-ui/button';
import { type Column, DataTable, useSelection } from '@memocartes/shared-ui/data-table';
import { Row } from '@memocartes/shared-ui/stack';
import { Tag } from '@memocartes/shared-ui/tag';
import { useTranslation } from 'react-i18next';

import { invoiceFilterOf, InvoiceFilters, invoicesSpec } from './InvoiceFilters.tsx';
import { useSendInvoices } from './useSendInvoices.ts';

const numberOf = ({ number }: InvoiceRow) => number ?? '';

/**
 * `toPay`: unpaid invoices; those selected are sent together [invoices.send-many]. `paid`: paid invoices or, by filter,
 * cancelled invoices or credit notes.
 */
export function InvoiceList({ tab }: { readonly tab: 'toPay' | 'paid' }) {
  const { t } = useTranslation('invoices');
  const dates = useDates();
  const panel = usePanel();
  const selection = useSelection(numberOf);
  const sending = useSendInvoices();
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
  const sentOn: Column<InvoiceRow> = {
    key: 'date_sent',
    title: t('sentOn'),
    from: 'md',
    render: ({ date_sent }) => date_sent && dates.day(date_sent),
  };
  const withSending: Column<InvoiceRow> = {
    ...state,
    render: (invoice) => (
      <Row gap={2}>
        {state.render?.(invoice)}
        {invoice.date_sent === null && <Tag tone="warning">{t('notSent')}</Tag>}
      </Row>
    ),
  };
  const columns = [
    number,
    school,
    issued,
    { ...due, from: 'sm' as const },
    sentOn,
    amount,
    tab === 'toPay' ? withSending : state,
  ];

  const sendSelected = async () => {
    const ids = [...selection.selected].map(Number);
    if (await sending.send(ids)) selection.clear();
  };

  const sendable = {
    ...selection,
    countLabel: (count: number) => t('selectedInvoices', { count }),
    actions: (
      <Button kind="primary" size="small" icon="mail" busy={sending.isSending} onClick={() => void sendSelected()}>
        {t('sendSelected')}
      </Button>
    ),
  };

  return (
    <DataTable
      {...table.props}
      {...useTablePage(list, ({ invoices }) => invoices)}
      label={t(`tab.${tab}`)}
      columns={columns}
      columnsKey="invoices"
      onExport={useCsvExport('/invoices', query)}
      onRow={({ id }) => panel.open('invoice', 'VIEW', { itemId: id })}
      currentKey={openItemKey(panel, 'invoice')}
      {...(tab === 'toPay' && { selection: sendable })}
      toolbar={<InvoiceFilters tab={tab} table={table} />}
      empty={emptyTable(t, table, { title: t(`empty.${tab}`) })}
    />
  );
}
