import type { Card } from '@memocartes/contract/cards/cards.routes';
import { frontOf } from '@memocartes/shared-features/cards';
import { IconButton } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';

type Props = { readonly cards: readonly Card[]; readonly onChange: (cards: readonly Card[]) => void };

/** Cards of the pack in the order in which the class meets them; each can be moved and taken out. */
export function ChosenCards({ cards, onChange }: Props) {
  const { t } = useTranslation('composer');
  if (cards.length === 0) return <p className="composer__none">{t('noCard')}</p>;
  const swap = (at: number, with_: number) => {
    const next = [...cards];
    [next[at], next[with_]] = [next[with_]!, next[at]!];
    onChange(next);
  };
  return (
    <ol className="composer__chosen" aria-label={t('chosen')}>
      {cards.map((card, i) => {
        const name = frontOf(card);
        return (
          <li key={card.id}>
            <span className="composer__name">
              {name}
              <small>{card.displayed_id}</small>
            </span>
            <IconButton
              icon="chevron-up"
              size="small"
              label={t('up', { name })}
              disabled={i === 0}
              onClick={() => swap(i, i - 1)}
            />
            <IconButton
              icon="chevron-down"
              size="small"
              label={t('down', { name })}
              disabled={i === cards.length - 1}
              onClick={() => swap(i, i + 1)}
            />
            <IconButton
              icon="close"
              size="small"
              label={t('remove', { name })}
              onClick={() => onChange(cards.filter(({ id }) => id !== card.id))}
            />
          </li>
        );
      })}
    </ol>
  );
}
