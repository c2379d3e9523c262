import type { InvoiceProposal, PeriodsToInvoice } from '@memocartes/contract/invoices/invoices.routes';
import { pastPeriodDays } from '@memocartes/contract/invoices/periods';
import { addDays, today } from '@memocartes/contract/learning/calendar/days';

type Period = Pick<InvoiceProposal, 'school' | 'date_start' | 'date_end'>;

/** Whether a period with this end is current, or past but recent enough to be invoiced [invoices.past]. */
export const canBeInvoiced = ({ date_end }: Pick<Period, 'date_end'>) => date_end >= addDays(today(), -pastPeriodDays);

/** The request to invoice these periods; a period that has ended is given by its first day [invoices.past]. */
export function toPeriodsToInvoice(periods: readonly Period[]): PeriodsToInvoice {
  const isPast = ({ date_end }: Period) => date_end < today();
  const past = periods.filter(isPast).map(({ school, date_start }) => ({ schools_id: school.id, date_start }));
  const current = periods.filter((period) => !isPast(period)).map(({ school }) => school.id);
  return { ...(current.length > 0 && { schools_id: current }), ...(past.length > 0 && { past }) };
}
