import { levels } from '@memocartes/contract/levels/levels';
import { offerFilter } from '@memocartes/contract/offers/offers';
import {
  asNumber,
  asOneOf,
  asText,
  type Filter,
  tableQuery,
  useTableQuery,
} from '@memocartes/shared-shell/table-query';

/** Values of the status filter. Without it, the list shows only present students [students.status]. */
export const statuses = ['ACTIVE', 'INACTIVE', 'ALL'] as const;
export const yesNo = ['true', 'false'] as const;

/** Value of the class filter: an id, or `none` for students without a class. */
const asClass: Filter<number | 'none'> = (raw) => (raw === 'none' ? 'none' : asNumber(raw));

const spec = tableQuery({
  columns: ['lastname', 'firstname', 'birthdate', 'level', 'status', 'class', 'date_create'],
  filters: {
    search: asText,
    class_id: asClass,
    level: asOneOf(levels),
    status: asOneOf(statuses),
    is_phygital: asOneOf(yesNo),
    has_follower: asOneOf(yesNo),
    offers_id: asOneOf(offerFilter),
    archived: asOneOf(yesNo),
  },
});
// Several lists on one page have separate filters in the address.
const embeddedSpec = { ...spec, prefix: 'students-' };

/** Query of the list of students, stored in the address. */
export function useStudentsTable(embedded = false) {
  const table = useTableQuery(embedded ? embeddedSpec : spec);
  const { status = 'ACTIVE', ...args } = table.args;
  return { ...table, args: { ...args, ...(status !== 'ALL' && { status }) } };
}

export type StudentsTable = ReturnType<typeof useStudentsTable>;
