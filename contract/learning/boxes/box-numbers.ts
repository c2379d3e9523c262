/** The numbers of the five boxes, in ascending order. */
export const boxNumbers = [1, 2, 3, 4, 5] as const;
