import type { Card } from '@memocartes/contract/cards/cards.routes';
import { cardTypes } from '@memocartes/contract/cards/cards';
import { type Level, levels } from '@memocartes/contract/people/people';
import { useListCardsQuery } from '@memocartes/shared-api/cards.api';
import { subjectOf } from '@memocartes/shared-features/cards';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { asOneOf, asText, tableQuery, useTableQuery } from '@memocartes/shared-shell/table-query';
import { Button } from '@memocartes/shared-ui/button';
import { Pagination } from '@memocartes/shared-ui/data-table';
import { EmptyState, Loading, Skeleton } from '@memocartes/shared-ui/states';
import { useTranslation } from 'react-i18next';

import { CardTile } from './CardTile.tsx';
import { FinderFilters } from './FinderFilters.tsx';

type Props = {
  readonly chosen: ReadonlySet<number>;
  /** The pack holds no more cards. */
  readonly full: boolean;
  readonly onToggle: (card: Card) => void;
  /** Level of the cards shown first. */
  readonly usual?: Level;
};

export const cardQuery = tableQuery({
  columns: ['displayed_id'],
  filters: {
    search: asText,
    level: asOneOf(['all', ...levels]),
    about: asText,
    card_type: asOneOf(cardTypes),
  },
});

const waiting = (
  <Loading>
    <div className="finder__cards">
      {Array.from({ length: 10 }, (_, i) => (
        <Skeleton key={i} shape="card" />
      ))}
    </div>
  </Loading>
);

/** Cards that may be used, narrowed by words, level and subject; each can be turned, and put in the pack. */
export function CardFinder({ chosen, full, onToggle, usual }: Props) {
  const { t } = useTranslation('composer');
  const table = useTableQuery(cardQuery);
  const { about, level = usual ?? 'all', card_type: type, ...asked } = table.args;
  const cards = useListCardsQuery({
    ...asked,
    ...subjectOf(about),
    // a card of one's own stays so when it is shared
    ...(type === 'CUSTOM' ? { mine: 'true' } : { card_type: type }),
    level: level === 'all' ? undefined : level,
    status: 'FINAL',
  });
  return (
    <section className="finder" aria-label={t('finder')}>
      <FinderFilters table={table} level={level} />
      <Loaded {...cards} waiting={waiting}>
        {({ cards: found, count }) =>
          count === 0 ? (
            <EmptyState
              title={t('noMatch')}
              hint={t('noMatchHint')}
              action={table.filtered && <Button onClick={table.clear}>{t('clear')}</Button>}
            />
          ) : (
            <>
              <p className="finder__count" role="status">
                {t('found', { count })}
              </p>
              <ul className="finder__cards" aria-busy={cards.isFetching || undefined}>
                {found.map((card) => (
                  <li key={card.id}>
                    <CardTile card={card} chosen={chosen.has(card.id)} full={full} onToggle={() => onToggle(card)} />
                  </li>
                ))}
              </ul>
              <Pagination
                page={table.props.pageNumber}
                pages={Math.ceil(count / table.props.pageSize)}
                onPage={table.props.onPage}
              />
            </>
          )
        }
      </Loaded>
    </section>
  );
}
