import type { Card } from '@memocartes/contract/cards/cards.routes';
import { useTranslation } from 'react-i18next';

import { frontOf } from '../../view/index.ts';
import type { Choice } from '../sheets/index.ts';

type Props = {
  /** The chosen cards, each once. */
  readonly cards: readonly Card[];
  readonly choice: Choice;
};

/** Maximum number of named cards. */
const maxNamed = 10;

/**
 * Names the cards that were chosen individually, with the number of copies of each: the list may show another page
 * [printing.named]. Renders nothing without such cards.
 */
export function SingleCards({ cards, choice }: Props) {
  const { t } = useTranslation('printCards');
  const single = cards.filter(({ id }) => choice.cards.includes(id));
  if (single.length === 0) return null;
  return (
    <ul className="print-cards__single" aria-label={t('single')}>
      {single.slice(0, maxNamed).map((card) => (
        <li key={card.id}>
          {frontOf(card)} <small>{t('nbCopies', { count: choice.copies?.get(card.id) ?? 1 })}</small>
        </li>
      ))}
      {single.length > maxNamed && <li>{t('singleMore', { count: single.length - maxNamed })}</li>}
    </ul>
  );
}
