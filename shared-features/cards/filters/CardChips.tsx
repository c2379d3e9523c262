import { type ChosenFilters, FilterChips } from '@memocartes/shared-ui/filter-chips';
import { useTranslation } from 'react-i18next';

import type { CardFilterValues } from './cardFilters.ts';
import { type CardFacet, useCardFacets } from './useCardFacets.ts';

type Order = 'newest' | 'number';

type Props = {
  readonly offered: readonly CardFacet[];
  readonly filters: CardFilterValues;
  /** Sets or removes one filter in the address. */
  readonly onFilter: (name: keyof CardFilterValues, value: string | null) => void;
  /** The available orders, and the current one. */
  readonly orders?: readonly Order[];
  readonly order?: Order;
  readonly onOrder?: (order: Order | null) => void;
};

/** One field for search and filters of a list of cards: « CE1 maths images ». */
export function CardChips({ offered, filters, onFilter, orders = [], order, onOrder }: Props) {
  const { t } = useTranslation('cardFilters');
  const facets = useCardFacets(offered, orders);
  const { search = '', ...facetFilters } = filters;
  const values = Object.entries({ ...facetFilters, order }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value).split(',')] as const],
  );

  const change = (changed: ChosenFilters) => {
    for (const [name, chosen] of Object.entries(changed)) {
      const value = chosen.length > 0 ? chosen.join(',') : null;
      if (name === 'order') onOrder?.(value as Order | null);
      else onFilter(name as keyof CardFilterValues, value);
    }
  };

  return (
    <FilterChips
      label={t('search')}
      placeholder={t('placeholder')}
      facets={facets}
      chosen={Object.fromEntries(values)}
      onChange={change}
      search={search}
      onSearch={(text) => onFilter('search', text)}
    />
  );
}
