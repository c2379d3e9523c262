import { maxBulkCards } from '@memocartes/contract/cards/bulk/cards-bulk';
import type { CardSelectFilter, SelectableCard } from '@memocartes/contract/cards/bulk/cards-bulk.routes';
import { cardSubject } from '@memocartes/contract/cards/cards';
import type { Card, CardPage } from '@memocartes/contract/cards/cards.routes';
import { useLazySelectCardsQuery } from '@memocartes/shared-api/cards-bulk.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useCan } from '@memocartes/shared-shell/session';
import { type Selection, useSelection } from '@memocartes/shared-ui/data-table';
import { toast } from '@memocartes/shared-ui/toast';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { frontOf } from '../view/index.ts';

/** Selected cards, in the order of selection, with their data. */
export type CardSelection = Selection<Card> & {
  readonly cards: readonly SelectableCard[];
  readonly clear: () => void;
  /** Selects the cards that match the filters, on every page: at most `maxBulkCards`. */
  readonly chooseAll: () => Promise<void>;
  readonly choosing: boolean;
};

/** Selection of cards for bulk operations, from the pages shown or all that match. */
export function useCardSelection(page: CardPage | undefined, filters: CardSelectFilter): CardSelection {
  const { t } = useTranslation('cardsBulk');
  const can = useCan();
  const failure = useFailure();
  const { clear, ...selection } = useSelection<Card>(frontOf);
  const [ask, { isFetching }] = useLazySelectCardsQuery();
  const [seenCards, setSeenCards] = useState<ReadonlyMap<number, SelectableCard>>(new Map());

  const cards = useMemo(() => {
    const seen = new Map(seenCards);
    for (const card of page?.cards ?? [])
      seen.set(card.id, { id: card.id, status: card.status, may_edit: can('card:edit', cardSubject(card)) });
    return [...selection.selected].flatMap((id) => seen.get(Number(id)) ?? []);
  }, [seenCards, page, selection.selected, can]);

  const remember = (added: readonly SelectableCard[]) =>
    setSeenCards((before) => new Map([...before, ...added.map((card) => [card.id, card] as const)]));
  const chooseAll = async () => {
    const { data, error } = await ask(filters);
    if (!data) {
      failure.toast(error);
      return;
    }
    remember(data.cards);
    selection.onChange(new Set(data.cards.map(({ id }) => id)));
    if (data.count > data.cards.length) toast.info(t('onlyFirst', { max: maxBulkCards, count: data.count }));
  };
  return {
    ...selection,
    cards,
    clear,
    chooseAll,
    choosing: isFetching,
    onChange: (next) => {
      remember(cards);
      selection.onChange(next);
    },
  };
}
