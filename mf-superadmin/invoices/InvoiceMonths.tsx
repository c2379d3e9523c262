import type { InvoiceMonth } from '@memocartes/contract/invoices/invoices.routes';
import { useListInvoiceMonthsQuery } from '@memocartes/shared-api/invoices.api';
import { useMoney } from '@memocartes/shared-features/invoices';
import { useLocale } from '@memocartes/shared-shell/i18n';
import { Card } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import './invoices.css';

const height = 90;
const step = 24;

/** Amounts issued and paid by month, as bars and as a table. */
export function InvoiceMonths() {
  const { t } = useTranslation('invoices');
  const money = useMoney();
  const locale = useLocale() === 'fr' ? 'fr-FR' : 'en-GB';
  const { data } = useListInvoiceMonthsQuery();
  const months = data?.months ?? [];
  const most = Math.max(1, ...months.flatMap((one) => [one.issued_cents, one.paid_cents]));
  if (!months.some((one) => one.issued_cents !== 0 || one.paid_cents !== 0)) return null;
  const nameOf = (month: string) =>
    new Intl.DateTimeFormat(locale, { month: 'short', year: '2-digit', timeZone: 'UTC' }).format(
      new Date(`${month}-01`),
    );
  const title = ({ month, issued_cents, paid_cents }: InvoiceMonth) =>
    t('monthTitle', { month: nameOf(month), issued: money(issued_cents), paid: money(paid_cents) });
  const bar = (cents: number, x: number, kind: string) => (
    <rect
      className={`invoice-months__${kind}`}
      x={x}
      width={8}
      y={height - (Math.max(0, cents) / most) * height}
      height={(Math.max(0, cents) / most) * height}
    />
  );
  return (
    <Card title={t('months')}>
      <div className="invoice-months">
        <svg
          viewBox={`0 0 ${months.length * step} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t('monthsChart')}
        >
          {months.map((one, i) => (
            <g key={one.month}>
              <title>{title(one)}</title>
              {bar(one.issued_cents, i * step + 3, 'issued')}
              {bar(one.paid_cents, i * step + 13, 'paid')}
            </g>
          ))}
        </svg>
        <p className="invoice-months__ends" aria-hidden>
          <span>{nameOf(months[0]!.month)}</span>
          <span className="invoice-months__legend">
            <i className="invoice-months__issued" /> {t('issuedAmount')} <i className="invoice-months__paid" />{' '}
            {t('paidAmount')}
          </span>
          <span>{nameOf(months.at(-1)!.month)}</span>
        </p>
        <details>
          <summary>{t('monthsTable')}</summary>
          <table className="invoice-table">
            <thead>
              <tr>
                <th scope="col">{t('month')}</th>
                <th scope="col">{t('issuedAmount')}</th>
                <th scope="col">{t('paidAmount')}</th>
              </tr>
            </thead>
            <tbody>
              {months.toReversed().map((one) => (
                <tr key={one.month}>
                  <th scope="row">{nameOf(one.month)}</th>
                  <td>{money(one.issued_cents)}</td>
                  <td>{money(one.paid_cents)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </div>
    </Card>
  );
}
