import { offerFilter } from '@memocartes/contract/offers/offers';
import { schoolStatuses } from '@memocartes/contract/schools/school';
import { expiries, schoolColumns, seatsUsed } from '@memocartes/contract/schools/schools.filters';
import { asOneOf, asText, tableQuery, useTableQuery } from '@memocartes/shared-shell/table-query';

const spec = tableQuery({
  columns: schoolColumns,
  filters: {
    search: asText,
    offers_id: asOneOf(offerFilter),
    status: asOneOf(schoolStatuses),
    archived: asOneOf(['true', 'false']),
    expiry: asOneOf(expiries),
    seats_used: asOneOf(seatsUsed),
  },
});

/** Query of the list of schools, stored in the address. */
export const useSchoolsTable = () => useTableQuery(spec);
export type SchoolsTable = ReturnType<typeof useSchoolsTable>;
