const slashed = /^(\d{1,2})([/-])(\d{1,2})([/-]\d{4}.*)$/;

/** A date cell of a workbook: if it was typed with the month first, the spreadsheet may have read it wrongly. */
const dateCell = /^\d{4}-\d{2}-\d{2}/;

/** Minimum number of dates that show their order: a single one may be a typing error. */
const minShown = 2;

/**
 * Whether dates are written with the month first, as in American files: at least two, and more than a third, have a day
 * above 12 in the second place, and none in the first. So one wrong date in a French list does not convert the others. A
 * list that also has date cells is not converted: its rows are refused one by one [import.month-first].
 */
export function areMonthFirst(dates: readonly string[]): boolean {
  if (dates.some((date) => dateCell.test(date))) return false;
  const parts = dates.flatMap((date) => {
    const [, first, , second] = slashed.exec(date) ?? [];
    return first && second ? [[Number(first), Number(second)] as const] : [];
  });
  const nbMonthFirst = parts.filter(([, second]) => second > 12 && second <= 31).length;
  return nbMonthFirst >= minShown && nbMonthFirst > parts.length / 3 && parts.every(([first]) => first <= 12);
}

/** A date with its day first, as in French. Other texts are unchanged. */
export const withDayFirst = (date: string): string => date.replace(slashed, '$3$2$1$4');
