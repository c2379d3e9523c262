import { asOneOf, tableQuery, useTableQuery } from '@memocartes/shared-shell/table-query';

import { cardFilters } from '../filters/index.ts';

const filters = { ...cardFilters, view: asOneOf(['list']) };
const otherColumns = ['date_create', 'level'] as const;
const byNumber = tableQuery({ columns: ['displayed_id', 'nearest', ...otherColumns], filters });
const ownLevelsFirst = tableQuery({ columns: ['nearest', 'displayed_id', ...otherColumns], filters });

/**
 * Query and view of the list of cards, stored in the address. By default the list of a teacher starts with the levels
 * that they teach; the other lists are sorted by number.
 */
export const useCardsTable = (scope: 'own' | 'school' | 'certified') =>
  useTableQuery(scope === 'own' ? ownLevelsFirst : byNumber);
export type CardsTable = ReturnType<typeof useCardsTable>;
