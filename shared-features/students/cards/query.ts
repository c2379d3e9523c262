import { cardStates } from '@memocartes/contract/learning/boxes/card-states';
import { asNumber, asOneOf, asText, tableQuery } from '@memocartes/shared-shell/table-query';

import { studentCardsPrefix } from './box-address.ts';

/** Query of a student's cards, stored in the address. */
export const studentCardsSpec = tableQuery({
  columns: ['box', 'due_on', 'displayed_id'],
  filters: { search: asText, box: asNumber, subject_id: asNumber, state: asOneOf(cardStates) },
  prefix: studentCardsPrefix,
});
