import { asNumber, asText, tableQuery } from '@memocartes/shared-shell/table-query';

const prefix = 'cards-';

/** Query of a class's cards, stored in the address. */
export const classCardsSpec = tableQuery({
  columns: ['nb_wrong', 'nb_students', 'displayed_id'],
  dir: 'desc',
  filters: { search: asText, box: asNumber },
  prefix,
});

/** Relative address of the cards in a box of the current class. It keeps the order of the students from `address`. */
export function classBoxAddress(box: number, address = new URLSearchParams()): string {
  const order = [...address].filter(([name]) => name === 'students-sort');
  return `?${new URLSearchParams([...order, [`${prefix}box`, String(box)]]).toString()}`;
}
