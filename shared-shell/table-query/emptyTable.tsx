import { Button } from '@memocartes/shared-ui/button';
import type { DataTableProps } from '@memocartes/shared-ui/data-table';

type Empty = DataTableProps<unknown>['empty'];

/**
 * `empty` of a `DataTable`: with filters, that nothing matches, and a button that removes them (the texts `noMatch` and
 * `clear` of the list); without filters, the given state.
 */
export const emptyTable = (
  t: (key: 'noMatch' | 'clear') => string,
  { filtered, clear }: { readonly filtered: boolean; readonly clear: () => void },
  unfiltered: Empty,
): Empty => (filtered ? { title: t('noMatch'), action: <Button onClick={clear}>{t('clear')}</Button> } : unfiltered);
