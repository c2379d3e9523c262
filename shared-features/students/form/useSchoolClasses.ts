import { maxPageSize } from '@memocartes/contract/lists/page-size';
import { useSelectClassesQuery } from '@memocartes/shared-api/classes.api';
import { skipToken } from '@reduxjs/toolkit/query/react';

type Named = { readonly id: number; readonly name: string };

/** Classes of a school as options. `currentClass` is included even before the others are loaded. */
export function useSchoolClasses(schoolId: number | undefined, currentClass?: Named | null): readonly Named[] {
  const { data } = useSelectClassesQuery(
    schoolId === undefined ? skipToken : { school_id: schoolId, nb_items: maxPageSize },
  );
  const classes = data?.classes ?? [];
  return currentClass && !classes.some(({ id }) => id === currentClass.id) ? [currentClass, ...classes] : classes;
}
