import { maxBulkCards } from '@memocartes/contract/cards/bulk/cards-bulk';
import type { BulkResult, CardSelectFilter, SelectableCard } from '@memocartes/contract/cards/bulk/cards-bulk.routes';
import { cardSubject } from '@memocartes/contract/cards/cards';
import type { Card, CardPage } from '@memocartes/contract/cards/cards.routes';
import { useLazySelectCardsQuery } from '@memocartes/shared-api/cards-bulk.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useCan } from '@memocartes/shared-shell/session';
import { type Selection, useSelectedItems, useSelection } from '@memocartes/shared-ui/data-table';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

import { frontOf } from '../view/index.ts';

/** Selected cards, in the order of selection, with their data. */
export type CardSelection = Selection<Card> & {
  readonly cards: readonly SelectableCard[];
  readonly clear: () => void;
  /**
   * Deselects all cards except the refused ones that still exist, which can be corrected and tried again
   * [cards.bulk-refused].
   */
  readonly keepRefused: (result: BulkResult) => void;
  /** Selects the cards that match the filters, on every page: at most `maxBulkCards`. */
  readonly chooseAll: () => Promise<void>;
  readonly choosing: boolean;
};

const idOf = ({ id }: SelectableCard) => id;

/** Selection of cards for bulk operations: from the pages shown, or all cards that match the filters. */
export function useCardSelection(page: CardPage | undefined, filters: CardSelectFilter): CardSelection {
  const { t } = useTranslation('cardsBulk');
  const can = useCan();
  const failure = useFailure();
  const { clear, ...selection } = useSelection<Card>(frontOf);
  const [ask, { isFetching }] = useLazySelectCardsQuery();
  const shown = (page?.cards ?? []).map((card) => ({
    id: card.id,
    status: card.status,
    may_edit: can('card:edit', cardSubject(card)),
  }));
  const { items, onChange, choose } = useSelectedItems<SelectableCard>(selection, shown, idOf);

  const chooseAll = async () => {
    const { data, error } = await ask(filters);
    if (!data) {
      failure.toast(error);
      return;
    }
    choose(data.cards);
    if (data.count > data.cards.length) toast.info(t('onlyFirst', { max: maxBulkCards, count: data.count }));
  };

  const keepRefused = ({ rows }: BulkResult) =>
    onChange(
      new Set(rows.filter(({ message, verdict }) => message !== null && verdict !== 'NOT_FOUND').map(({ id }) => id)),
    );

  return {
    ...selection,
    onChange,
    cards: items,
    clear,
    keepRefused,
    chooseAll,
    choosing: isFetching,
  };
}
