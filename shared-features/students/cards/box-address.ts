/** Prefix of the parameters of a student's list of cards in the address. */
export const studentCardsPrefix = 'list-';

type Options = { readonly studentId?: number; readonly subjectId?: number };

/** Address of a student's cards in a box, optionally of one subject: on the current page, or on the student's page. */
export const boxAddress = (box: number, { studentId, subjectId }: Options = {}): string =>
  [
    studentId === undefined ? '' : `/students/${studentId}`,
    `?${studentCardsPrefix}box=${box}`,
    subjectId === undefined ? '' : `&${studentCardsPrefix}subject_id=${subjectId}`,
  ].join('');
