import type { InvoiceRow } from '@memocartes/contract/invoices/invoices.routes';
import { Row } from '@memocartes/shared-ui/stack';
import { Tag } from '@memocartes/shared-ui/tag';
import { useTranslation } from 'react-i18next';

type Props = { readonly invoice: Pick<InvoiceRow, 'status' | 'is_late' | 'kind' | 'amount_cents' | 'mail_failure'> };

/** The state of an invoice, and whether its mail did not arrive [invoices.undelivered]. */
export function InvoiceState({ invoice }: Props) {
  const { t } = useTranslation('invoice');
  return (
    <Row gap={2}>
      <PaymentState invoice={invoice} />
      {invoice.mail_failure && <Tag tone="danger">{t(`undelivered.${invoice.kind}`)}</Tag>}
    </Row>
  );
}

/**
 * The state of payment: « late » takes precedence over « issued » [invoices.due]. A paid invoice of 0 € is shown as
 * settled, since there was nothing to pay [invoices.settled].
 */
function PaymentState({ invoice: { status, is_late, kind, amount_cents } }: Props) {
  const { t } = useTranslation('invoice');
  if (is_late) return <Tag tone="danger">{t('status.LATE')}</Tag>;
  if (kind === 'CREDIT_NOTE') return <Tag>{t('status.CREDIT_NOTE')}</Tag>;
  if (status === 'PAID' && amount_cents === 0) return <Tag tone="success">{t('status.SETTLED')}</Tag>;
  const tones = { DRAFT: undefined, ISSUED: 'info', PAID: 'success', CANCELLED: undefined } as const;
  const tone = tones[status];
  return <Tag {...(tone && { tone })}>{t(`status.${status}`)}</Tag>;
}
