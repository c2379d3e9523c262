import { addMonths } from '../invoices/periods.ts';
import { addDays, type Day, parisDay, today } from '../learning/calendar/days.ts';
import type { SchoolDates } from './ending.ts';

/**
 * The first yearly anniversary of a subscription after a day. The anniversary of a 29 February is 28 February in years
 * without that day [schools.renewal].
 */
export function renewalAfter(subscribed: Day, day: Day): Day {
  let years = Math.max(1, Number(day.slice(0, 4)) - Number(subscribed.slice(0, 4)));
  while (addMonths(subscribed, 12 * years) <= day) years += 1;
  return addMonths(subscribed, 12 * years);
}

type Contract = Pick<SchoolDates, 'date_renewal' | 'date_expiration'> & { date_subscription: string };

/**
 * The new renewal date of a renewed contract [schools.renewal]. It is counted in whole years from the renewal date or
 * the end of access, whichever is earlier. One year is added, or as many as needed to reach the future. If neither date
 * is set, the new date is the next anniversary of the subscription.
 */
export function nextRenewal({ date_subscription, date_renewal, date_expiration }: Contract): Day {
  const subscribed = parisDay(date_subscription);
  const [due] = [date_renewal, date_expiration].flatMap((end) => (end ? parisDay(end) : [])).sort();
  if (!due) return renewalAfter(subscribed, today());
  const isAnniversary = renewalAfter(subscribed, addDays(due, -1)) === due;
  return renewalAfter(isAnniversary ? subscribed : due, due > today() ? due : today());
}
