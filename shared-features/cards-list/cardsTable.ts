import { cardStatuses, cardTypes } from '@memocartes/contract/cards/cards';
import { levels } from '@memocartes/contract/people/people';
import { asOneOf, asText, asYes, tableQuery, useTableQuery } from '@memocartes/shared-shell/table-query';

const spec = tableQuery({
  columns: ['displayed_id', 'date_create', 'level'],
  filters: {
    search: asText,
    level: asOneOf(levels),
    about: asText,
    card_type: asOneOf(cardTypes),
    status: asOneOf(cardStatuses),
    mine: asYes,
    view: asOneOf(['list']),
  },
});

/** How the list of cards is asked for, and whether it is drawn as cards or as lines: kept in the address. */
export const useCardsTable = () => useTableQuery(spec);
export type CardsTable = ReturnType<typeof useCardsTable>;
