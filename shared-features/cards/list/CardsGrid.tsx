import type { Card } from '@memocartes/contract/cards/cards.routes';
import { SelectionBar } from '@memocartes/shared-ui/data-table';
import { Flashcard } from '@memocartes/shared-ui/flashcard';
import { Menu } from '@memocartes/shared-ui/menu';
import { EmptyState, ErrorState, Loading, Skeleton } from '@memocartes/shared-ui/states';
import { Tag } from '@memocartes/shared-ui/tag';
import { classes } from '@memocartes/shared-ui/theme';
import { useTranslation } from 'react-i18next';

import { StatusTag } from '../details/CardTags.tsx';
import { flashcardOf, frontOf } from '../view/index.ts';
import type { CardsListing } from './cardsPage.props.ts';

/** Draws the fronts of cards side by side. */
export function CardsGrid({ page, actions, selection, onOpen, newCardIds, ...list }: CardsListing) {
  if (list.error) return <ErrorState {...list.error} />;
  if (!page) return <CardsGridSkeleton />;
  if (page.count === 0) return <EmptyState {...list.empty} />;
  return (
    <div className="mc-pickable">
      <ul className="cards-grid" aria-busy={list.loading || undefined}>
        {page.rows.map((card) => (
          <Tile
            key={card.id}
            card={card}
            actions={actions}
            selection={selection}
            isNew={newCardIds.includes(card.id)}
            onOpen={() => onOpen(card)}
          />
        ))}
      </ul>
      <SelectionBar selection={selection} keys={page.rows.map(({ id }) => id)} />
    </div>
  );
}

type TileProps = Pick<CardsListing, 'actions' | 'selection'> & {
  readonly card: Card;
  readonly isNew: boolean;
  readonly onOpen: () => void;
};

function Tile({ card, actions, selection, isNew, onOpen }: TileProps) {
  const { t } = useTranslation('cards');
  const { selected, onChange } = selection;
  const isChosen = selected.has(card.id);
  const pick = () =>
    onChange(new Set(isChosen ? [...selected].filter((id) => id !== card.id) : [...selected, card.id]));
  const items = actions(card);
  const { front, hand, colour } = flashcardOf(card);
  const about = [card.level, card.subject?.name ?? card.parent_subject.name].filter(Boolean).join(' · ');

  return (
    <li className={classes('cards-grid__tile', isNew && 'cards-grid__tile--new')}>
      <div className="cards-grid__card">
        <Flashcard compact front={front} hand={hand} colour={colour} />
        <button
          type="button"
          className="cards-grid__open"
          aria-label={t('see', { name: frontOf(card) })}
          onClick={onOpen}
        />
        <label className="cards-grid__pick mc-table__pick">
          <input type="checkbox" aria-label={t('choose', { name: frontOf(card) })} checked={isChosen} onChange={pick} />
        </label>
      </div>
      <div className="cards-grid__text">
        <span>
          <strong>{card.displayed_id}</strong>
          <small>{about}</small>
        </span>
        {items.length > 0 && <Menu label={t('acts', { name: card.displayed_id })} items={items} />}
      </div>
      {isNew && <Tag tone="accent">{t('newCard')}</Tag>}
      {card.status !== 'FINAL' && <StatusTag card={card} />}
    </li>
  );
}

function CardsGridSkeleton() {
  return (
    <Loading>
      <div className="cards-grid">
        {Array.from({ length: 12 }, (_, i) => (
          <Skeleton key={i} shape="card" />
        ))}
      </div>
    </Loading>
  );
}
