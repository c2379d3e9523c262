/** Share of right answers in percent, as an integer; undefined without answers. */
export const successRate = (nbRight: number, nbAnswers: number): number | undefined =>
  nbAnswers === 0 ? undefined : Math.round((100 * nbRight) / nbAnswers);
