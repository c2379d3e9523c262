/** Sum of counts, such as the number of cards in all boxes. */
export const totalOf = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
