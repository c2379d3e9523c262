import type { DataTableProps } from '@memocartes/shared-ui/data-table';

import { useFailure } from '../errors/useFailure.ts';

/** Result of the query of a list: `useListStudentsQuery(table.args)`. */
type ListQuery<Data> = {
  readonly data?: Data;
  readonly currentData?: Data;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

/**
 * `page`, `loading` and `error` of a `DataTable`, from the query of its list. While another page is loaded, the
 * previous rows stay. After a failure they are replaced by the error, unless they are still those of the same page,
 * order and filters [interface.list-failure].
 *
 *     <DataTable {...table.props} {...useTablePage(list, ({ students }) => students)} columns={columns} … />
 */
export function useTablePage<Data extends { readonly count: number }, Row>(
  { data, currentData, error, isFetching, refetch }: ListQuery<Data>,
  rowsOf: (data: Data) => readonly Row[],
): Pick<DataTableProps<Row>, 'page' | 'loading' | 'error'> {
  const failure = useFailure();
  return {
    page: data && { rows: rowsOf(data), count: data.count },
    loading: isFetching,
    error: error && !currentData ? { message: failure.text(error), onRetry: () => void refetch() } : null,
  };
}
