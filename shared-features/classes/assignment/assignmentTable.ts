import { levels } from '@memocartes/contract/levels/levels';
import { asNumber, asOneOf, asText, tableQuery, useTableQuery } from '@memocartes/shared-shell/table-query';

const spec = tableQuery({
  columns: ['lastname', 'level', 'birthdate'],
  // `from`: id of a class; undefined for students without a class
  filters: { from: asNumber, search: asText, level: asOneOf(levels) },
});

/** Query of the students to assign, stored in the address. */
export const useAssignmentTable = () => useTableQuery(spec);
export type AssignmentTable = ReturnType<typeof useAssignmentTable>;
