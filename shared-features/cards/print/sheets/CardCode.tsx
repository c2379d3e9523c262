import type { Card } from '@memocartes/contract/cards/cards.routes';
import { cardLink } from '@memocartes/contract/cards/public/card-link';
import { QrCode } from '@memocartes/shared-ui/qr';
import { useTranslation } from 'react-i18next';

/**
 * The QR code on the back of a card; as in the PDF, the code links to the card's public page [printing.qr-code]
 * [printing.qr-target].
 */
export function CardCode({ card: { qr_code, displayed_id } }: { readonly card: Card }) {
  const { t } = useTranslation('printCards');
  return (
    <div className="print-sheet__code">
      <QrCode text={cardLink(location.origin, qr_code)} label={t('codeOf', { mark: displayed_id })} />
    </div>
  );
}
