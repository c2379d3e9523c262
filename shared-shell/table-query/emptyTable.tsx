import { Button } from '@memocartes/shared-ui/button';
import type { DataTableProps } from '@memocartes/shared-ui/data-table';

type Empty = DataTableProps<unknown>['empty'];

/**
 * `empty` of a `DataTable`. A filtered list says that nothing matches, and has a button that removes the filters: texts
 * `noMatch` and `clear`. Any other list shows `unfiltered`.
 */
export const emptyTable = (
  t: (key: 'noMatch' | 'clear') => string,
  { filtered, clear }: { readonly filtered: boolean; readonly clear: () => void },
  unfiltered: Empty,
): Empty => (filtered ? { title: t('noMatch'), action: <Button onClick={clear}>{t('clear')}</Button> } : unfiltered);
