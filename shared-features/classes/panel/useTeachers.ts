import { useSelectUsersQuery } from '@memocartes/shared-api/users.api';
import { personName } from '@memocartes/shared-ui/avatar';

/** Teachers of a school as options, limited to one list page. */
export function useTeachers(schoolId: number | undefined, skip = false) {
  const { data, isFetching } = useSelectUsersQuery({ role: 'TEACHER', schools_id: schoolId, nb_items: 100 }, { skip });
  return {
    options: (data?.users ?? []).map((user) => ({ value: user.id, label: personName(user) })),
    loading: isFetching,
  };
}
