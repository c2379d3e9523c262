import { maxPageSize } from '@memocartes/contract/lists/page-size';
import { useSelectClassesQuery } from '@memocartes/shared-api/classes.api';
import { skipToken } from '@reduxjs/toolkit/query/react';

type Named = { readonly id: number; readonly name: string };

export type SchoolClasses = {
  readonly classes: readonly Named[];
  /** Why the classes could not be loaded. */
  readonly error: unknown;
  readonly refetch: () => unknown;
};

/** Classes of a school as options. `currentClass` is included even before the others are loaded. */
export function useSchoolClasses(schoolId: number | undefined, currentClass?: Named | null): SchoolClasses {
  const { data, error, refetch } = useSelectClassesQuery(
    schoolId === undefined ? skipToken : { school_id: schoolId, nb_items: maxPageSize },
  );
  const loaded = data?.classes ?? [];
  const isMissing = currentClass && !loaded.some(({ id }) => id === currentClass.id);
  return { classes: isMissing ? [currentClass, ...loaded] : loaded, error: data ? undefined : error, refetch };
}
