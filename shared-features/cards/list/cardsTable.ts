import { asOneOf, tableQuery, useTableQuery } from '@memocartes/shared-shell/table-query';

import { cardFilters } from '../filters/index.ts';

const filters = { ...cardFilters, view: asOneOf(['list']) };
const others = ['date_create', 'level'] as const;
const byNumber = tableQuery({ columns: ['displayed_id', 'nearest', ...others], filters });
const ownLevelsFirst = tableQuery({ columns: ['nearest', 'displayed_id', ...others], filters });

/**
 * Query and view of the list of cards, kept in the address. By default it starts with the levels that the person teaches, else it is by
 * number.
 */
export const useCardsTable = (scope: 'own' | 'school' | 'certified') =>
  useTableQuery(scope === 'own' ? ownLevelsFirst : byNumber);
export type CardsTable = ReturnType<typeof useCardsTable>;
