import { addDays, type Day, daysBetween } from '../learning/calendar/days.ts';

export const periodicities = ['MONTHLY', 'QUARTERLY', 'ANNUAL'] as const;
export type Periodicity = (typeof periodicities)[number];

/** Days from `start` to `end`, both included. */
export type Period = { start: Day; end: Day };

/** Number of days after its end during which a period can still be invoiced [invoices.past]. */
export const pastPeriodDays = 365;

const monthsOf: Record<Periodicity, number> = { MONTHLY: 1, QUARTERLY: 3, ANNUAL: 12 };

const pad = (value: number) => String(value).padStart(2, '0');
const daysInMonth = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/**
 * The same day `count` months later. If that month is shorter, its last day: 31 January plus 1 month is 28 or 29
 * February.
 */
export function addMonths(day: Day, count: number): Day {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const months = year * 12 + (month - 1) + count;
  const laterYear = Math.floor(months / 12);
  const laterMonth = months % 12;
  return `${laterYear}-${pad(laterMonth + 1)}-${pad(Math.min(date, daysInMonth(laterYear, laterMonth)))}`;
}

/** Number of days of a period. */
export const daysOf = ({ start, end }: Period): number => daysBetween(start, end) + 1;

/**
 * The billing period that contains `day`, for a subscription that began on `subscribed`. Every period is counted from
 * `subscribed`, so a period after a shorter month can start on the 31st again [invoices.period].
 */
export function billingPeriod(subscribed: Day, periodicity: Periodicity, day: Day): Period {
  const step = monthsOf[periodicity];
  let index = Math.max(0, Math.floor(daysBetween(subscribed, day) / (31 * step)));
  while (addMonths(subscribed, (index + 1) * step) <= day) index += 1;
  return {
    start: addMonths(subscribed, index * step),
    end: addDays(addMonths(subscribed, (index + 1) * step), -1),
  };
}
