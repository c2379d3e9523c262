/**
 * Period, in days, in which wrong answers make a card difficult for a class, unless another one is chosen
 * [boxes.difficult].
 */
export const defaultDifficultDays = 14;
