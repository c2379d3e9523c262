import type { Card } from '@memocartes/contract/cards/cards.routes';
import { Tag } from '@memocartes/shared-ui/tag';
import { useTranslation } from 'react-i18next';

/** Marks an archived card of a pack, which students no longer revise; otherwise renders nothing [packs.archived]. */
export function ArchivedTag({ card }: { readonly card: Card }) {
  const { t } = useTranslation('packs');
  return card.status === 'ARCHIVED' ? <Tag tone="warning">{t('archived')}</Tag> : null;
}
