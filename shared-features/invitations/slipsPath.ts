type Recipients = { readonly ids: readonly number[] } | { readonly classId: number };

/** Path of the page that creates and prints the invitation slips of chosen people, or of a class. */
export const slipsPath = (recipients: Recipients): string =>
  'ids' in recipients ? `/schools/slips?ids=${recipients.ids.join(',')}` : `/schools/slips?class=${recipients.classId}`;
