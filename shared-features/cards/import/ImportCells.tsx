import type { CardImportRow, ImportedCard } from '@memocartes/contract/cards/import/cards-import.routes';
import { useLocale } from '@memocartes/shared-shell/i18n';
import { Tag } from '@memocartes/shared-ui/tag';
import { useTranslation } from 'react-i18next';

import './cards-import.css';

type Image = ImportedCard['front_image'];
type SideProps = {
  readonly text: string;
  readonly image: Image;
  readonly pictures: Record<string, string> | undefined;
};

/** A side as it would be imported: its text and a small version of its picture. */
export function SideCell({ text, image, pictures }: SideProps) {
  if (!image) return text || '–';
  return (
    <span className="import-side">
      <img src={pictures?.[image.name]} alt={image.alt} />
      {text}
    </span>
  );
}

/** Whether a card is accepted, or why not, and which of its media are not imported [cards.import]. */
export function VerdictCell({ row: { status, message, left_out: leftOut = [] } }: { readonly row: CardImportRow }) {
  const { t } = useTranslation('cardsImport');
  const locale = useLocale();
  // Only the server's message, in French, contains the side, the value and the accepted values.
  const refusal = status !== 'OK' && (locale === 'fr' && message ? message : t(`refusals.${status}`));
  return (
    <div className="import-verdict">
      {refusal ? <span>{refusal}</span> : <Tag tone="success">{t('accepted')}</Tag>}
      {leftOut.length > 0 && (
        <ul className="import-left-out">
          {leftOut.map(({ name, reason }) => (
            <li key={name}>{t(`leftOut.${reason}`, { name })}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
