import { QrOf } from '@memocartes/shared-ui/qr';
import { useTranslation } from 'react-i18next';

/** The QR code of a back: it leads to the card among one's own, as the file's does. */
export function CardCode({ mark }: { readonly mark: string }) {
  const { t } = useTranslation('printCards');
  const address = `${location.origin}/schools/cards?search=${encodeURIComponent(mark)}`;
  return (
    <div className="print-sheet__code">
      <QrOf text={address} label={t('codeOf', { mark })} />
    </div>
  );
}
