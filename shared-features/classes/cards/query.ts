import { asNumber, asText, tableQuery } from '@memocartes/shared-shell/table-query';

const prefix = 'cards-';

/** Query of a class's cards, kept in the address. */
export const classCardsQuery = tableQuery({
  columns: ['nb_wrong', 'nb_students', 'displayed_id'],
  dir: 'desc',
  filters: { search: asText, box: asNumber },
  prefix,
});

/** Address of the cards in a box, on the current class page: keeps the order of the students in `address`. */
export function classBoxAddress(box: number, address = new URLSearchParams()): string {
  const order = [...address].filter(([name]) => name === 'students-sort');
  return `?${new URLSearchParams([...order, [`${prefix}box`, String(box)]]).toString()}`;
}
