import type { InvoiceRow } from '@memocartes/contract/invoices/invoices.routes';
import { Tag } from '@memocartes/shared-ui/tag';
import { useTranslation } from 'react-i18next';

type Props = { readonly invoice: Pick<InvoiceRow, 'status' | 'is_late' | 'kind' | 'amount_cents'> };

/**
 * The state of an invoice: « late » takes precedence over « issued » [invoices.due]. A paid invoice of 0 € is shown as
 * settled, since there was nothing to pay [invoices.settled].
 */
export function InvoiceState({ invoice: { status, is_late, kind, amount_cents } }: Props) {
  const { t } = useTranslation('invoice');
  if (is_late) return <Tag tone="danger">{t('status.LATE')}</Tag>;
  if (kind === 'CREDIT_NOTE') return <Tag>{t('status.CREDIT_NOTE')}</Tag>;
  if (status === 'PAID' && amount_cents === 0) return <Tag tone="success">{t('status.SETTLED')}</Tag>;
  const tones = { DRAFT: undefined, ISSUED: 'info', PAID: 'success', CANCELLED: undefined } as const;
  const tone = tones[status];
  return <Tag {...(tone && { tone })}>{t(`status.${status}`)}</Tag>;
}
