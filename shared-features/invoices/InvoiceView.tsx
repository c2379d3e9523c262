import type { Invoice } from '@memocartes/contract/invoices/invoices.routes';
import { deliveryFailureWords } from '@memocartes/contract/mails/delivery-words';
import { wordsOf } from '@memocartes/contract/text/words';
import { useDates, useLocale } from '@memocartes/shared-shell/i18n';
import { Stack } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import { DescriptionList } from '../panel-form/index.ts';
import { InvoiceState } from './InvoiceState.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';
import { useMoney } from './useMoney.ts';

function Lines({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation('invoice');
  const money = useMoney();
  return (
    <InvoiceTable caption={t('lines')}>
      <thead>
        <tr>
          <th scope="col">{t('label')}</th>
          <th scope="col">{t('quantity')}</th>
          <th scope="col">{t('netAmount')}</th>
        </tr>
      </thead>
      <tbody>
        {invoice.lines.map((line, i) => (
          <tr key={i}>
            <th scope="row">{line.label}</th>
            <td>{line.quantity}</td>
            <td>{money(line.net_cents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {t('netTotal')}
          </th>
          <td>{money(invoice.net_cents)}</td>
        </tr>
        <tr>
          <th scope="row" colSpan={2}>
            {t('vat')}
          </th>
          <td>{money(invoice.vat_cents)}</td>
        </tr>
        <tr>
          <th scope="row" colSpan={2}>
            {t('totalTtc')}
          </th>
          <td>{money(invoice.amount_cents)}</td>
        </tr>
      </tfoot>
    </InvoiceTable>
  );
}

function Facts({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation('invoice');
  const dates = useDates();
  const locale = useLocale();
  const failure = invoice.mail_failure && wordsOf(deliveryFailureWords, invoice.mail_failure)[locale];
  const dayOf = (day: string | null) => day && dates.day(day);
  const { date_payment: paidOn, payment_means: means } = invoice;
  // Nobody pays a credit note.
  const isPayable = invoice.kind === 'INVOICE';
  // A draft is neither issued, sent nor paid.
  const isIssued = invoice.status !== 'DRAFT';
  return (
    <DescriptionList
      items={[
        [t('state'), <InvoiceState key="state" invoice={invoice} />],
        [t('school'), invoice.school.name],
        [t('buyer'), invoice.buyer?.name],
        [t('period'), `${dates.day(invoice.date_start)} – ${dates.day(invoice.date_end)}`],
        ...(isIssued ? [[t('issueDate'), dayOf(invoice.date_issue)] as const] : []),
        ...(isIssued && isPayable
          ? [[t('dueDate'), invoice.amount_cents === 0 ? null : dayOf(invoice.date_due)] as const]
          : []),
        ...(isIssued
          ? [[t('sentOn'), failure ? `${dayOf(invoice.date_sent)} · ${failure}` : dayOf(invoice.date_sent)] as const]
          : []),
        ...(isIssued && isPayable
          ? [[t('paidOn'), paidOn && means && `${dates.day(paidOn)} · ${t(`paymentMeans.${means}`)}`] as const]
          : []),
        ...(invoice.cancels ? [[t('cancels'), invoice.cancels.number] as const] : []),
        ...(invoice.cancelled_by ? [[t('cancelledBy'), invoice.cancelled_by.number] as const] : []),
      ]}
    />
  );
}

/** An invoice: its data, lines and totals. */
export function InvoiceView({ invoice }: { readonly invoice: Invoice }) {
  return (
    <Stack gap={4}>
      <Facts invoice={invoice} />
      <Lines invoice={invoice} />
    </Stack>
  );
}
