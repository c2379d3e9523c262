import { useCallback, useMemo, useReducer } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useAddressChange } from '../navigation/useAddressChange.ts';
import { useSettings } from '../settings/settings.tsx';
import type { Filter } from './filters.ts';

type Filters = Record<string, Filter<string | number | boolean>>;

type Values<F extends Filters> = { [K in keyof F]?: NonNullable<ReturnType<F[K]>> };

/** The query of a list: its sortable columns (the first by default) and its filters. */
export type TableSpec<C extends string, F extends Filters> = {
  readonly columns: readonly [C, ...C[]];
  readonly dir?: 'asc' | 'desc';
  readonly filters?: F;
  /** Prefix of the address parameters of a second table on one page. */
  readonly prefix?: string;
};

// eslint-disable-next-line @typescript-eslint/no-generated-empty-object-type -- a list without filters has no key
type NoFilters = Record<never, never>;

/** Declares the query of a list: `tableQuery({ columns: ['lastname', 'birthdate'], filters: { name: asText } })`. */
export const tableQuery = <const C extends string, F extends Filters = NoFilters>(
  spec: TableSpec<C, F>,
): TableSpec<C, F> => spec;

/** A list's page, order and filters. */
export type TableQuery<C extends string, F extends Filters> = {
  /** Arguments of the list's call: `useListStudentsQuery(table.args)`. */
  readonly args: {
    readonly nb_page: number;
    readonly nb_items: number;
    readonly order_by: C;
    readonly order_dir: 'asc' | 'desc';
  } & Values<F>;
  /** Properties of `DataTable`. */
  readonly props: {
    readonly pageNumber: number;
    readonly pageSize: number;
    /** `replaces`: the current page doesn't exist, so the browser's back must not return to it. */
    readonly onPage: (page: number, replaces?: boolean) => void;
    readonly onPageSize: (size: number) => void;
    readonly sort: { readonly by: string; readonly dir: 'asc' | 'desc' };
    readonly onSort: (sort: { readonly by: string; readonly dir: 'asc' | 'desc' }) => void;
  };
  readonly filters: Values<F>;
  /** Whether any filter is set, which changes the text of an empty list. */
  readonly filtered: boolean;
  /** Sets or removes one filter, and returns to the first page. */
  readonly setFilter: <K extends keyof F & string>(name: K, value: Values<F>[K] | null | '') => void;
  /** Removes all filters. */
  readonly clear: () => void;
  /** Key for a date field among the filters. `clear` changes the key, so that an unreadable date is removed too. */
  readonly clearKey: number;
};

/** Page sizes that the address may request [interface.list-pages]. */
const sizes = [20, 50, 100];

/**
 * A list's page, order and filters [interface.list-address]. They are stored in the address, so that the list can be
 * bookmarked and shared. Invalid values are ignored. Pages have NB_ITEM_PER_PAGE rows unless 20, 50 or 100 was chosen.
 */
export function useTableQuery<C extends string, F extends Filters>(spec: TableSpec<C, F>): TableQuery<C, F> {
  const [address] = useSearchParams();
  const changeAddress = useAddressChange();
  const defaultSize = useSettings().NB_ITEM_PER_PAGE;
  const prefix = spec.prefix ?? '';
  const queryText = address.toString();
  const [clearKey, renewClearKey] = useReducer((key: number) => key + 1, 0);

  const change = useCallback(
    (values: Record<string, string | number | boolean | null | undefined>, { keepHistory = false } = {}) =>
      changeAddress(
        (next) => {
          for (const [name, value] of Object.entries(values)) {
            if (value === undefined || value === null || value === '') next.delete(prefix + name);
            else next.set(prefix + name, String(value));
          }
        },
        { keepHistory },
      ),
    [changeAddress, prefix],
  );

  return useMemo(() => {
    const params = new URLSearchParams(queryText);
    const read = (name: string) => params.get(prefix + name) ?? '';
    const pageSize = sizes.find((size) => size === Number(read('size'))) ?? defaultSize;
    const order = orderOf(spec, read('sort'));
    const pageNumber = Math.max(1, Number(/^\d{1,6}$/.exec(read('page'))?.[0] ?? 1));
    const parsed = Object.entries(spec.filters ?? {}).map(([name, filter]) => [name, filter(read(name))]);
    const set = parsed.filter(([, value]) => value !== undefined);
    const filters = Object.fromEntries(set) as Values<F>;
    const cleared: Record<string, null> = {};
    for (const name of Object.keys(spec.filters ?? {})) cleared[name] = null;

    return {
      args: { nb_page: pageNumber, nb_items: pageSize, order_by: order.by, order_dir: order.dir, ...filters },
      props: {
        pageNumber,
        pageSize,
        onPage: (page, replaces = false) => change({ page: page === 1 ? null : page }, { keepHistory: !replaces }),
        // Returns to the first page, since another page size moves rows to other pages.
        onPageSize: (size) => change({ size: size === defaultSize ? null : size, page: null }),
        sort: order,
        onSort: ({ by, dir }) => change({ sort: dir === 'desc' ? `-${by}` : by, page: null }),
      },
      filters,
      filtered: set.length > 0,
      setFilter: (name, value) => change({ [name]: value, page: null }),
      clear: () => {
        change({ ...cleared, page: null });
        renewClearKey();
      },
      clearKey,
    };
  }, [spec, queryText, prefix, defaultSize, change, clearKey]);
}

/** Parses `sort`: `-lastname` is descending; an unknown column results in the default order. */
function orderOf<C extends string>(
  spec: TableSpec<C, Filters>,
  sortText: string,
): { readonly by: C; readonly dir: 'asc' | 'desc' } {
  const by = spec.columns.find((column) => column === sortText.replace(/^-/, ''));
  if (!by) return { by: spec.columns[0], dir: spec.dir ?? 'asc' };
  return { by, dir: sortText.startsWith('-') ? 'desc' : 'asc' };
}
