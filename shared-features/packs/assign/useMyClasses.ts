import type { ClassRow } from '@memocartes/contract/classes/classes.routes';
import { maxPageSize } from '@memocartes/contract/lists/page-size';
import { useListClassesQuery } from '@memocartes/shared-api/classes.api';

/**
 * The classes that the user may assign packs to, by name: a teacher's own, or all classes of a school admin's school.
 */
export function useMyClasses() {
  const { data, ...query } = useListClassesQuery({ nb_items: maxPageSize, order_by: 'name' });
  const classes: readonly ClassRow[] | undefined = data?.classes;
  return { ...query, data: classes };
}
