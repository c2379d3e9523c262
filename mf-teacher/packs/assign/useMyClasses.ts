import type { ClassRow } from '@memocartes/contract/classes/classes.routes';
import { useListClassesQuery } from '@memocartes/shared-api/classes.api';

/** The teacher's classes, by name. */
export function useMyClasses() {
  const { data, ...query } = useListClassesQuery({ nb_items: 100, order_by: 'name' });
  const classes: readonly ClassRow[] | undefined = data?.classes;
  return { ...query, data: classes };
}
