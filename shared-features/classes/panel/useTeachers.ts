import { useSelectUsersQuery } from '@memocartes/shared-api/users.api';
import { personName } from '@memocartes/shared-ui/avatar';

/** The teachers of a school as a choice: as many as a list gives, more than a primary school has. */
export function useTeachers(schoolId: number | undefined, skip = false) {
  const { data, isFetching } = useSelectUsersQuery({ role: 'TEACHER', schools_id: schoolId, nb_items: 100 }, { skip });
  return {
    options: (data?.users ?? []).map((user) => ({ value: user.id, label: personName(user) })),
    loading: isFetching,
  };
}
