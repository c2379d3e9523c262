import { personStatuses } from '@memocartes/contract/users/account-status';
import { asNumber, asOneOf, asText, tableQuery, useTableQuery } from '@memocartes/shared-shell/table-query';

const spec = tableQuery({
  columns: ['lastname', 'firstname', 'email', 'status'],
  filters: { search: asText, school_id: asNumber, status: asOneOf(personStatuses) },
});

/** Query of the list of followers, stored in the address. */
export const useFollowersAppTable = () => useTableQuery(spec);
export type FollowersAppTable = ReturnType<typeof useFollowersAppTable>;
