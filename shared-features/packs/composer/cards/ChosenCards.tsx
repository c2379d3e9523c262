import type { Card } from '@memocartes/contract/cards/cards.routes';
import { IconButton } from '@memocartes/shared-ui/button';
import { classes } from '@memocartes/shared-ui/theme';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { frontOf } from '../../../cards/view/index.ts';
import { ArchivedTag } from '../../detail/ArchivedTag.tsx';
import { moveItem } from './moveItem.ts';
import { useCardDrag } from './useCardDrag.ts';

type Props = { readonly cards: readonly Card[]; readonly onChange: (cards: readonly Card[]) => void };

/** The target position for each key. */
const places: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_at, last) => last,
};

/** The pack's cards in order: each can be dragged, moved by keys or buttons, and removed. Archived cards are marked. */
export function ChosenCards({ cards, onChange }: Props) {
  const { t } = useTranslation('composer');
  const [announcement, setAnnouncement] = useState('');
  const { begin, dragged } = useCardDrag(cards, onChange);
  if (cards.length === 0) return <p className="composer__empty">{t('noCard')}</p>;

  const move = (from: number, to: number, { currentTarget }: SyntheticEvent<HTMLElement>) => {
    const next = moveItem(cards, from, to);
    if (next === cards) return;
    onChange(next);
    setAnnouncement(t('place', { name: frontOf(cards[from]!), n: to + 1, all: cards.length }));
    // An element that is moved in the document loses focus.
    requestAnimationFrame(() => currentTarget.focus());
  };

  return (
    <>
      <ol className="composer__chosen" aria-label={t('chosen')}>
        {cards.map((card, i) => {
          const name = frontOf(card);
          return (
            <li
              key={card.id}
              data-card={card.id}
              className={classes(card.id === dragged && 'composer__dragged')}
              onPointerDown={begin(card.id)}
            >
              <button
                type="button"
                className="composer__handle"
                aria-label={t('move', { name })}
                title={t('moveHint')}
                onKeyDown={(event) => {
                  const place = places[event.key];
                  if (!place) return;
                  event.preventDefault();
                  move(i, place(i, cards.length - 1), event);
                }}
              />
              <span className="composer__name">
                {name}
                <small>{card.displayed_id}</small>
                <ArchivedTag card={card} />
              </span>
              <IconButton
                icon="chevron-up"
                size="small"
                label={t('up', { name })}
                disabled={i === 0}
                onClick={(event) => move(i, i - 1, event)}
              />
              <IconButton
                icon="chevron-down"
                size="small"
                label={t('down', { name })}
                disabled={i === cards.length - 1}
                onClick={(event) => move(i, i + 1, event)}
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
      <p role="status" className="mc-sr-only">
        {announcement}
      </p>
    </>
  );
}
