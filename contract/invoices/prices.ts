import type { Day } from '../learning/calendar/days.ts';
import type { Periodicity } from './periods.ts';

type Priced = { offers_id: number; invoice_periodicity: Periodicity };

/**
 * The row of the price list that applies to a school on a day: the latest row that starts on or before that day
 * [invoices.price-list].
 */
export const priceOn = <P extends Priced & { date_start: Day }>(
  prices: readonly P[],
  school: Priced,
  day: Day,
): P | undefined =>
  prices
    .filter(
      (price) =>
        price.offers_id === school.offers_id &&
        price.invoice_periodicity === school.invoice_periodicity &&
        price.date_start <= day,
    )
    .sort((a, b) => (a.date_start < b.date_start ? 1 : -1))[0];
