import { personStatuses } from '@memocartes/contract/users/account-status';
import { asOneOf, asText, tableQuery, useTableQuery } from '@memocartes/shared-shell/table-query';

const spec = tableQuery({
  columns: ['lastname', 'firstname', 'email', 'status', 'date_subscription', 'date_expiration'],
  filters: { search: asText, status: asOneOf(personStatuses) },
});

/** Query of the list of superadmins, stored in the address. */
export const useSuperadminsTable = () => useTableQuery(spec);
export type SuperadminsTable = ReturnType<typeof useSuperadminsTable>;
