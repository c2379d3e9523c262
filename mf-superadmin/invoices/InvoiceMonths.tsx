import type { InvoiceMonth } from '@memocartes/contract/invoices/invoices.routes';
import { useListInvoiceMonthsQuery } from '@memocartes/shared-api/invoices.api';
import { InvoiceTable, useMoney } from '@memocartes/shared-features/invoices';
import { useLocaleTag } from '@memocartes/shared-shell/i18n';
import { Button } from '@memocartes/shared-ui/button';
import { Card } from '@memocartes/shared-ui/stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { PairBars } from '../pair-bars/PairBars.tsx';
import { JournalDialog } from './JournalDialog.tsx';

/** Amounts issued and paid by month, as bars and as a table, and the journal [invoices.months] [invoices.journal]. */
export function InvoiceMonths() {
  const { t } = useTranslation('invoices');
  const money = useMoney();
  const locale = useLocaleTag();
  const [isAsking, setIsAsking] = useState(false);
  const { data } = useListInvoiceMonthsQuery();
  if (!data) return null;
  const { months } = data;
  const isEmpty = months.every((item) => item.issued_cents === 0 && item.paid_cents === 0);

  const nameOf = (month: string) =>
    new Intl.DateTimeFormat(locale, { month: 'short', year: '2-digit', timeZone: 'UTC' }).format(
      new Date(`${month}-01`),
    );

  const title = ({ month, issued_cents, paid_cents }: InvoiceMonth) =>
    t('monthTitle', { month: nameOf(month), issued: money(issued_cents), paid: money(paid_cents) });
  const journal = (
    <Button size="small" icon="download" onClick={() => setIsAsking(true)}>
      {t('journal')}
    </Button>
  );
  const chart = (
    <div>
      <PairBars
        label={t('monthsChart')}
        first={t('issuedAmount')}
        second={t('paidAmount')}
        pairs={months.map((item) => ({
          key: item.month,
          name: nameOf(item.month),
          title: title(item),
          first: item.issued_cents,
          second: item.paid_cents,
        }))}
      />
      <details>
        <summary>{t('monthsTable')}</summary>
        <InvoiceTable>
          <thead>
            <tr>
              <th scope="col">{t('month')}</th>
              <th scope="col">{t('issuedAmount')}</th>
              <th scope="col">{t('paidAmount')}</th>
            </tr>
          </thead>
          <tbody>
            {months.toReversed().map((item) => (
              <tr key={item.month}>
                <th scope="row">{nameOf(item.month)}</th>
                <td>{money(item.issued_cents)}</td>
                <td>{money(item.paid_cents)}</td>
              </tr>
            ))}
          </tbody>
        </InvoiceTable>
      </details>
    </div>
  );

  return (
    <Card title={t('months')} actions={journal}>
      {isAsking && <JournalDialog onClose={() => setIsAsking(false)} />}
      {isEmpty ? <p>{t('monthsEmpty')}</p> : chart}
    </Card>
  );
}
