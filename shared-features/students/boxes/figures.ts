type Answers = { readonly nb_right: number; readonly nb_wrong: number };

/** Percentage of right answers; undefined before the first answer. */
export function successRate({ nb_right, nb_wrong }: Answers): number | undefined {
  const all = nb_right + nb_wrong;
  return all === 0 ? undefined : Math.round((100 * nb_right) / all);
}

/** Sum of all boxes. */
export const total = (counts: readonly number[]): number => counts.reduce((sum, n) => sum + n, 0);
