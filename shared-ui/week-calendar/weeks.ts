import { withOrdinal } from '../french/french.ts';

export type CalendarWeek = {
  /** `YYYY-MM-DD`, a Monday. */
  readonly monday: string;
  /** ISO week number. */
  readonly number: number;
  /** `whole`: no school day, so no pack; `part`: some school days. */
  readonly holiday?: 'whole' | 'part';
  /** Name of the holiday: « Toussaint ». */
  readonly holidayName?: string;
  readonly pack?: { readonly title: string; readonly detail?: string };
  /** Whether the week's pack may be moved to another week. */
  readonly movable?: boolean;
  readonly current?: boolean;
  readonly past?: boolean;
  /** Whether the page disables the week. */
  readonly closed?: boolean;
};

export type Month = { readonly key: string; readonly title: string; readonly weeks: CalendarWeek[] };

const utc = (day: string) => new Date(`${day}T00:00:00Z`);
const format = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });

/** Weeks by the month of their Monday, in order. */
export function byMonth(weeks: readonly CalendarWeek[], locale: string): Month[] {
  const title = format(locale, { month: 'long', year: 'numeric' });
  const months: Month[] = [];
  for (const week of weeks) {
    const key = week.monday.slice(0, 7);
    if (months.at(-1)?.key !== key) months.push({ key, title: title.format(utc(`${key}-01`)), weeks: [] });
    months.at(-1)!.weeks.push(week);
  }
  return months;
}

/** Day and month: « 14 septembre ». */
export const longDay = (day: string, locale: string): string =>
  withOrdinal(format(locale, { day: 'numeric', month: 'long' }).format(utc(day)), locale);

/** Days of the month of Monday and Friday: « 14–18 »; « 28–2 » across two months. */
export function schoolDays(monday: string): string {
  const friday = utc(monday);
  friday.setUTCDate(friday.getUTCDate() + 4);
  return `${utc(monday).getUTCDate()}–${friday.getUTCDate()}`;
}

/** Index of the week at the same position in the next (`step` 1) or previous (-1) month, for an arrow key. */
export function besideInMonth(months: readonly Month[], index: number, step: 1 | -1): number {
  let seen = 0;
  for (const [m, month] of months.entries()) {
    if (index < seen + month.weeks.length) {
      const next = months[m + step];
      if (!next) return index;
      const row = Math.min(index - seen, next.weeks.length - 1);
      return step === 1 ? seen + month.weeks.length + row : seen - next.weeks.length + row;
    }
    seen += month.weeks.length;
  }
  return index;
}
