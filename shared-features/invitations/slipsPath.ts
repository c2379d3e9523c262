type Who = { readonly ids: readonly number[] } | { readonly classId: number };

/** Where the paper slips of chosen people, or of a class, are made and printed. */
export const slipsPath = (who: Who): string =>
  'ids' in who ? `/schools/slips?ids=${who.ids.join(',')}` : `/schools/slips?class=${who.classId}`;
