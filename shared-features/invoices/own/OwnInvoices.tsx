import type { InvoiceRow } from '@memocartes/contract/invoices/invoices.routes';
import { maxPageSize } from '@memocartes/contract/lists/page-size';
import { useListInvoicesQuery } from '@memocartes/shared-api/invoices.api';
import { openItemKey, usePanel } from '@memocartes/shared-shell/panel';
import { tableQuery, useTablePage, useTableQuery } from '@memocartes/shared-shell/table-query';
import { DataTable } from '@memocartes/shared-ui/data-table';
import { Card, Stack } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import { InvoiceFile, useInvoiceColumns, useMoney } from '../index.ts';

const spec = tableQuery({
  columns: ['date_issue', 'number', 'date_due', 'amount_cents'],
  dir: 'desc',
  prefix: 'invoices-',
});

/**
 * The amount to be paid, and how much of it is late. Renders nothing if no amount is due, or while loading. After an
 * error, it renders nothing either: the list shows the error.
 */
function ToPay({ schoolId }: { readonly schoolId: number }) {
  const { t } = useTranslation('invoice');
  const money = useMoney();
  const { data } = useListInvoicesQuery({
    school_id: schoolId,
    status: 'ISSUED',
    kind: 'INVOICE',
    nb_items: maxPageSize,
  });
  if (!data?.count) return null;
  const sum = (rows: readonly InvoiceRow[]) => rows.reduce((total, { amount_cents }) => total + amount_cents, 0);
  const lateCents = sum(data.invoices.filter(({ is_late }) => is_late));
  const total = t('toPayTotal', { count: data.count, amount: money(sum(data.invoices)) });
  return <p>{lateCents > 0 ? `${total}, ${t('lateTotal', { amount: money(lateCents) })}` : total}</p>;
}

/** A school's own invoices and credit notes, the latest first [invoices.own-school]. */
export function OwnInvoices({ schoolId }: { readonly schoolId: number }) {
  const { t } = useTranslation('invoice');
  const panel = usePanel();
  const table = useTableQuery(spec);
  const list = useListInvoicesQuery({
    ...table.args,
    school_id: schoolId,
  });
  const columns = Object.values(useInvoiceColumns());

  return (
    <Card title={t('title')}>
      <Stack gap={3}>
        <ToPay schoolId={schoolId} />
        <DataTable
          {...table.props}
          {...useTablePage(list, ({ invoices }) => invoices)}
          label={t('title')}
          columns={columns}
          onRow={({ id }) => panel.open('invoice', 'VIEW', { itemId: id })}
          currentKey={openItemKey(panel, 'invoice')}
          rowActions={(invoice) => <InvoiceFile invoice={invoice} isSmall />}
          empty={{ title: t('empty'), hint: t('emptyHint') }}
        />
      </Stack>
    </Card>
  );
}
