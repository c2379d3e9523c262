import { CardChips, type CardFacet } from '../filters/index.ts';
import type { CardsPageProps } from './cardsPage.props.ts';
import type { CardsTable } from './cardsTable.ts';

type Props = {
  readonly table: CardsTable;
  readonly scope: CardsPageProps['scope'];
};

const offered: Record<CardsPageProps['scope'], readonly CardFacet[]> = {
  own: ['level', 'about', 'features', 'card_type', 'status', 'mine', 'order'],
  school: ['level', 'about', 'features', 'card_type', 'status', 'author', 'order'],
  certified: ['level', 'about', 'features', 'status', 'edition', 'order'],
};
const orders = { newest: { by: 'date_create', dir: 'desc' }, number: { by: 'displayed_id', dir: 'asc' } } as const;

/** Filters the list of cards by text and chips, and sorts it. */
export function CardFilters({ table, scope }: Props) {
  const { filters, props } = table;
  // Values are text in the address; the table query parses them.
  const setFilter = table.setFilter as (name: string, value: string | null) => void;
  const { view: _view, ...shown } = filters;
  const defaultOrder = scope === 'own' ? { by: 'nearest', dir: 'asc' as const } : orders.number;
  const order = props.sort.by === 'date_create' ? 'newest' : props.sort.by === defaultOrder.by ? undefined : 'number';
  return (
    <CardChips
      offered={offered[scope]}
      filters={shown}
      onFilter={setFilter}
      orders={scope === 'own' ? ['newest', 'number'] : ['newest']}
      order={props.sort.by === 'level' ? undefined : order}
      onOrder={(chosen) => props.onSort(chosen ? orders[chosen] : defaultOrder)}
    />
  );
}
