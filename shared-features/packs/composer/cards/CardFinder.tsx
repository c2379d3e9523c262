import type { Card } from '@memocartes/contract/cards/cards.routes';
import type { ClassLevel } from '@memocartes/contract/levels/levels';
import { useListCardsQuery } from '@memocartes/shared-api/cards.api';
import { Loaded, shownData } from '@memocartes/shared-shell/loaded';
import { tableQuery, useTableQuery } from '@memocartes/shared-shell/table-query';
import { Button } from '@memocartes/shared-ui/button';
import { ListPages } from '@memocartes/shared-ui/data-table';
import { EmptyState, Loading, Skeleton } from '@memocartes/shared-ui/states';
import { useTranslation } from 'react-i18next';

import { CardChips, cardFilters, cardQueryOf } from '../../../cards/filters/index.ts';
import { CardTile } from './CardTile.tsx';

type Props = {
  readonly chosen: ReadonlySet<number>;
  /** Whether the pack has the maximum number of cards. */
  readonly isFull: boolean;
  readonly onToggle: (card: Card) => void;
  /** Levels whose cards come first: those of the pack's class. */
  readonly firstLevels?: readonly ClassLevel[];
};

const spec = tableQuery({ columns: ['nearest'], filters: cardFilters });
const offered = ['level', 'about', 'features', 'card_type', 'mine', 'school'] as const;

const waiting = (
  <Loading>
    <div className="finder__cards">
      {Array.from({ length: 10 }, (_, i) => (
        <Skeleton key={i} shape="card" />
      ))}
    </div>
  </Loading>
);

/**
 * Search and filters for the cards that can be added to the pack. The cards of `firstLevels` come first; each card can
 * be turned, added and removed [packs.cards] [packs.school-cards].
 */
export function CardFinder({ chosen, isFull, onToggle, firstLevels }: Props) {
  const { t } = useTranslation('composer');
  const table = useTableQuery(spec);
  const { nb_page, nb_items, order_by } = table.args;
  const cards = useListCardsQuery({
    nb_page,
    nb_items,
    order_by,
    ...(firstLevels && { near: [...firstLevels] }),
    ...cardQueryOf(table.filters),
    status: 'FINAL',
  });
  const data = shownData(cards);
  return (
    <section className="finder" aria-label={t('finder')}>
      <CardChips offered={offered} filters={table.filters} onFilter={table.setFilter} />
      <p className={data?.count ? 'finder__count' : 'mc-sr-only'} role="status">
        {data && t('found', { count: data.count })}
      </p>
      <Loaded {...cards} data={data} waiting={waiting}>
        {({ cards: listed, count }) =>
          count === 0 ? (
            <EmptyState
              title={t('noMatch')}
              hint={t('noMatchHint')}
              action={table.filtered && <Button onClick={table.clear}>{t('clear')}</Button>}
            />
          ) : (
            <>
              <ul className="finder__cards" aria-busy={cards.isFetching || undefined}>
                {listed.map((card) => (
                  <li key={card.id}>
                    <CardTile
                      card={card}
                      chosen={chosen.has(card.id)}
                      isFull={isFull}
                      onToggle={() => onToggle(card)}
                    />
                  </li>
                ))}
              </ul>
              <ListPages
                pageNumber={table.props.pageNumber}
                pageSize={table.props.pageSize}
                count={count}
                loading={cards.isFetching}
                onPage={table.props.onPage}
              />
            </>
          )
        }
      </Loaded>
    </section>
  );
}
