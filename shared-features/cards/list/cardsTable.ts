import { asOneOf, tableQuery, useTableQuery } from '@memocartes/shared-shell/table-query';

import { cardFilters } from '../filters/index.ts';

const filters = { ...cardFilters, view: asOneOf(['list']) };
const others = ['date_create', 'level'] as const;
const byNumber = tableQuery({ columns: ['displayed_id', 'nearest', ...others], filters });
const ownLevelsFirst = tableQuery({ columns: ['nearest', 'displayed_id', ...others], filters });

/**
 * How the list of cards is asked for, and whether it is drawn as cards or as lines: kept in the address. A list that has no order chosen begins with
 * the levels that one teaches, or is by number.
 */
export const useCardsTable = (scope: 'own' | 'school' | 'certified') =>
  useTableQuery(scope === 'own' ? ownLevelsFirst : byNumber);
export type CardsTable = ReturnType<typeof useCardsTable>;
