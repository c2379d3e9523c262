import type { Card } from '@memocartes/contract/cards/cards.routes';
import { Tag, type Tone } from '@memocartes/shared-ui/tag';
import { useTranslation } from 'react-i18next';

const tones: Record<Card['status'], Tone> = { DRAFT: 'warning', FINAL: 'success', ARCHIVED: 'neutral' };

/** The status of a card: draft, published, archived [cards.status]. */
export function StatusTag({ card: { status } }: { readonly card: Card }) {
  const { t } = useTranslation('cards');
  return <Tag tone={tones[status]}>{t(`statuses.${status}`)}</Tag>;
}

/**
 * The type of a card: certified, custom or community. For a card shared by another person: the name of their school.
 */
export function TypeTag({ card }: { readonly card: Card }) {
  const { t } = useTranslation('cards');
  const { card_type: type, school_name } = card;
  if (type === 'CERTIFIED') return <Tag icon="shield">{t('type.CERTIFIED')}</Tag>;
  if (type === 'CUSTOM') return <Tag icon="user">{t('type.CUSTOM')}</Tag>;
  return <Tag icon="users">{card.is_mine || !school_name ? t('type.COMMUNITY') : school_name}</Tag>;
}
