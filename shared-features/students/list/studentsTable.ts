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

/** Departed students are only shown on demand; by default the list shows present ones [students.status]. */
export const statuses = ['ACTIVE', 'INACTIVE', 'ALL'] as const;
export const yesNo = ['true', 'false'] as const;

/** A class id, or students without a class. */
const asClass: Filter<number | 'none'> = (raw) => (raw === 'none' ? 'none' : asNumber(raw));

const spec = tableQuery({
  columns: ['lastname', 'firstname', 'birthdate', 'level', 'status', 'class', 'date_create'],
  filters: {
    search: asText,
    class_id: asClass,
    level: asOneOf(levels),
    status: asOneOf(statuses),
    is_phygital: asOneOf(yesNo),
    offers_id: asOneOf(offerFilter),
    archived: asOneOf(yesNo),
  },
});
// several lists on one page have separate filters in the address
const embeddedSpec = { ...spec, prefix: 'students-' };

/** Query of the list of students, kept in the address. */
export function useStudentsTable(embedded = false) {
  const table = useTableQuery(embedded ? embeddedSpec : spec);
  const { status = 'ACTIVE', ...args } = table.args;
  return { ...table, args: { ...args, ...(status !== 'ALL' && { status }) } };
}
export type StudentsTable = ReturnType<typeof useStudentsTable>;
