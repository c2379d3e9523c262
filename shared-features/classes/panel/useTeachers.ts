import { maxPageSize } from '@memocartes/contract/lists/page-size';
import { namedRoles } from '@memocartes/contract/permissions/roles';
import { useSelectUsersQuery } from '@memocartes/shared-api/users.api';
import { personName } from '@memocartes/shared-ui/avatar';

/** Teachers of a school as options, limited to one list page, and the state of their query. */
export function useTeachers(schoolId: number | undefined, skip = false) {
  const { data, isFetching, error, refetch } = useSelectUsersQuery(
    { role: namedRoles.teacher, schools_id: schoolId, nb_items: maxPageSize },
    { skip },
  );
  return {
    options: (data?.users ?? []).map((user) => ({ value: user.id, label: personName(user) })),
    loading: isFetching,
    data,
    error,
    refetch,
  };
}
