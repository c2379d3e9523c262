import { staffRoles } from '@memocartes/contract/permissions/roles';
import { personStatuses } from '@memocartes/contract/users/account-status';
import { asOneOf, asText, tableQuery, useTableQuery } from '@memocartes/shared-shell/table-query';

const spec = tableQuery({
  columns: ['lastname', 'firstname', 'email', 'role', 'status', 'date_expiration', 'date_create'],
  filters: {
    search: asText,
    role: asOneOf(staffRoles),
    status: asOneOf(personStatuses),
    archived: asOneOf(['true', 'false']),
  },
});
// Several lists on one page have separate filters in the address.
const embeddedSpec = { ...spec, prefix: 'staff-' };

/** Query of the list of staff, stored in the address. */
export const useStaffTable = (embedded = false) => useTableQuery(embedded ? embeddedSpec : spec);
export type StaffTable = ReturnType<typeof useStaffTable>;
