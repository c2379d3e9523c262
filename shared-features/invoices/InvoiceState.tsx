import type { InvoiceRow } from '@memocartes/contract/invoices/invoices.routes';
import { Tag } from '@memocartes/shared-ui/tag';
import { useTranslation } from 'react-i18next';

type Props = { readonly invoice: Pick<InvoiceRow, 'status' | 'is_late' | 'kind'> };

/** The state of an invoice: « late » takes precedence over « issued » [invoices.due]. */
export function InvoiceState({ invoice: { status, is_late, kind } }: Props) {
  const { t } = useTranslation('invoice');
  if (is_late) return <Tag tone="danger">{t('status.LATE')}</Tag>;
  if (kind === 'CREDIT_NOTE') return <Tag>{t('status.CREDIT_NOTE')}</Tag>;
  const tones = { DRAFT: undefined, ISSUED: 'info', PAID: 'success', CANCELLED: undefined } as const;
  const tone = tones[status];
  return <Tag {...(tone && { tone })}>{t(`status.${status}`)}</Tag>;
}
