import { schoolStatuses } from '@memocartes/contract/people/people';
import { asOneOf, asText, tableQuery, useTableQuery } from '@memocartes/shared-shell/table-query';

export const offerIds = ['1', '2', '3', '4'] as const;

const spec = tableQuery({
  columns: ['name', 'address_city', 'offers_id', 'status', 'nb_students', 'date_expiration', 'date_create'],
  filters: { search: asText, offers_id: asOneOf(offerIds), status: asOneOf(schoolStatuses) },
});

/** How the list of schools is asked for: kept in the address. */
export const useSchoolsTable = () => useTableQuery(spec);
export type SchoolsTable = ReturnType<typeof useSchoolsTable>;
