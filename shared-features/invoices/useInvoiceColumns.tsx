import type { InvoiceRow } from '@memocartes/contract/invoices/invoices.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import type { Column } from '@memocartes/shared-ui/data-table';
import { useTranslation } from 'react-i18next';

import { InvoiceState } from './InvoiceState.tsx';
import { useMoney } from './useMoney.ts';

type InvoiceColumn = 'number' | 'issued' | 'due' | 'amount' | 'state';

/** The columns of a list of invoices. A credit note and an invoice of 0 € show no due date [invoices.settled]. */
export function useInvoiceColumns(): Record<InvoiceColumn, Column<InvoiceRow>> {
  const { t } = useTranslation('invoice');
  const money = useMoney();
  const dates = useDates();
  return {
    number: { key: 'number', title: t('number'), primary: true, sortable: true },
    issued: {
      key: 'date_issue',
      title: t('issueDate'),
      sortable: true,
      from: 'sm',
      render: ({ date_issue }) => date_issue && dates.day(date_issue),
    },
    due: {
      key: 'date_due',
      title: t('dueDate'),
      sortable: true,
      render: ({ date_due, kind, amount_cents }) =>
        date_due && kind === 'INVOICE' && amount_cents > 0 && dates.day(date_due),
    },
    amount: {
      key: 'amount_cents',
      title: t('amount'),
      numeric: true,
      sortable: true,
      render: ({ amount_cents }) => money(amount_cents),
    },
    state: { key: 'status', title: t('state'), render: (invoice) => <InvoiceState invoice={invoice} /> },
  };
}
