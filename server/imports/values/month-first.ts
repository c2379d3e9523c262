const slashed = /^(\d{1,2})([/-])(\d{1,2})([/-]\d{4}.*)$/;

/**
 * Whether dates are written with the month first, as in American files: at least one has a day above 12 in the second
 * place, and none in the first [import.month-first].
 */
export function areMonthFirst(dates: readonly string[]): boolean {
  const parts = dates.flatMap((date) => {
    const [, first, , second] = slashed.exec(date) ?? [];
    return first && second ? [[Number(first), Number(second)] as const] : [];
  });
  return parts.some(([, second]) => second > 12 && second <= 31) && parts.every(([first]) => first <= 12);
}

/** A date with its day first, as in French. Other texts are unchanged. */
export const withDayFirst = (date: string): string => date.replace(slashed, '$3$2$1$4');
