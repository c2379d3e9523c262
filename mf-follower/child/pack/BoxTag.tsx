import { Tag } from '@memocartes/shared-ui/tag';
import { useTranslation } from 'react-i18next';

/** The box that contains a card of the child; « new » for null. */
export function BoxTag({ box }: { readonly box: number | null }) {
  const { t } = useTranslation('childWeek');
  if (box === null) return <Tag>{t('card.new')}</Tag>;
  return box === 5 ? (
    <Tag tone="success">{t('card.acquired')}</Tag>
  ) : (
    <Tag tone="info">{t('card.box', { n: box })}</Tag>
  );
}
