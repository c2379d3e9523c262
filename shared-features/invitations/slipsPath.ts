type Who = { readonly ids: readonly number[] } | { readonly classId: number };

/** Path of the page that creates and prints the invitation slips of chosen people, or of a class. */
export const slipsPath = (who: Who): string =>
  'ids' in who ? `/schools/slips?ids=${who.ids.join(',')}` : `/schools/slips?class=${who.classId}`;
