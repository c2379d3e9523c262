import { asNumber, asText, tableQuery } from '@memocartes/shared-shell/table-query';

const prefix = 'cards-';

/** How the list of a class's cards is asked for in the address. */
export const classCardsQuery = tableQuery({
  columns: ['nb_wrong', 'nb_students', 'displayed_id'],
  dir: 'desc',
  filters: { search: asText, box: asNumber },
  prefix,
});

/** The address of the cards in a box of the class whose page one is on. */
export const classBoxAddress = (box: number): string => `?${prefix}box=${box}`;
