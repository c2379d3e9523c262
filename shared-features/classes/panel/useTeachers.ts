import { maxPageSize } from '@memocartes/contract/lists/page-size';
import { useSelectUsersQuery } from '@memocartes/shared-api/users.api';
import { personName } from '@memocartes/shared-ui/avatar';

/** Teachers of a school as options, limited to one list page. */
export function useTeachers(schoolId: number | undefined, skip = false) {
  const { data, isFetching } = useSelectUsersQuery(
    { role: 'TEACHER', schools_id: schoolId, nb_items: maxPageSize },
    { skip },
  );
  return {
    options: (data?.users ?? []).map((user) => ({ value: user.id, label: personName(user) })),
    loading: isFetching,
  };
}
