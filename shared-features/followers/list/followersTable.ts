import { personStatuses } from '@memocartes/contract/users/account-status';
import { asNumber, asOneOf, asText, tableQuery, useTableQuery } from '@memocartes/shared-shell/table-query';

const spec = tableQuery({
  columns: ['lastname', 'firstname', 'email', 'status', 'date_create'],
  filters: {
    search: asText,
    class_id: asNumber,
    status: asOneOf(personStatuses),
    departed: asOneOf(['false', 'true']),
  },
});
// Several lists on one page have separate filters in the address.
const embeddedSpec = { ...spec, prefix: 'followers-' };

/** Query of the list of followers, stored in the address. */
export const useFollowersTable = (embedded = false) => useTableQuery(embedded ? embeddedSpec : spec);
export type FollowersTable = ReturnType<typeof useFollowersTable>;
