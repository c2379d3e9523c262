import { FilterChips, type FilterFacet } from '@memocartes/shared-ui/filter-chips';

/** A filter of a list, with one value at a time. `key`: name of the filter in the table query. */
export type TableFacet<Name extends string> = Omit<FilterFacet, 'key' | 'multiple'> & { readonly key: Name };

type Table = { readonly filters: object; readonly setFilter: (name: never, value: never) => void };

type Props<T extends Table> = {
  /** A table query with a filter `search` for the text. */
  readonly table: T;
  /** Accessible name of the field. */
  readonly label: string;
  readonly facets?: readonly TableFacet<keyof T['filters'] & string>[];
  /** Minimum number of characters of a search; 1 by default. */
  readonly from?: number;
};

/**
 * Search and filters of a list, in one field: `toolbar={<TableFilters table={table} label={t('search')} facets={facets}
 * />}`.
 */
export function TableFilters<T extends Table>({ table, label, facets = [], from }: Props<T>) {
  const filters = table.filters as Record<string, string | number | boolean | undefined>;
  // Values are text in the address; the table query parses them.
  const setFilter = table.setFilter as (name: string, value: string | null) => void;
  const chosen = Object.fromEntries(
    facets.map(({ key }) => [key, filters[key] === undefined ? [] : [String(filters[key])]]),
  );
  return (
    <FilterChips
      label={label}
      facets={facets}
      chosen={chosen}
      onChange={(changed) => {
        for (const [key, values] of Object.entries(changed)) setFilter(key, values.at(-1) ?? null);
      }}
      search={String(filters['search'] ?? '')}
      onSearch={(text) => setFilter('search', text)}
      from={from}
    />
  );
}
