import { cardStates } from '@memocartes/contract/learning/tracking/card-states';
import { asNumber, asOneOf, asText, tableQuery } from '@memocartes/shared-shell/table-query';

const prefix = 'list-';

/** Query of a student's cards, kept in the address. */
export const studentCardsQuery = tableQuery({
  columns: ['box', 'due_on', 'displayed_id'],
  filters: { search: asText, box: asNumber, subject_id: asNumber, state: asOneOf(cardStates) },
  prefix,
});

type Of = { readonly studentId?: number | undefined; readonly subjectId?: number };

/** Address of a student's cards in a box, optionally of one subject: on the current page, or on the student's. */
export const boxAddress = (box: number, { studentId, subjectId }: Of = {}): string =>
  [
    studentId === undefined ? '' : `/students/${studentId}`,
    `?${prefix}box=${box}`,
    subjectId === undefined ? '' : `&${prefix}subject_id=${subjectId}`,
  ].join('');
