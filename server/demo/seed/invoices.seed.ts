import { addDays } from '@memocartes/contract/learning/calendar/days';
import { insertRows } from './generators/bulk.ts';
import type { SeedContext, SeededSchool } from './generators/context.ts';
import { at, parisInstant } from './generators/times.ts';

/** Price per student and year, in cents. */
const pricePerStudent = 600;

/** Quarterly invoices since the school subscribed; all are paid except the last, which has just been sent. */
export async function seedInvoices({ db, today }: SeedContext, school: SeededSchool): Promise<void> {
  const { subscribedDaysAgo, classes } = school.data;
  const students = classes.reduce((sum, { students }) => sum + students, 0);
  const begun = addDays(today, -subscribedDaysAgo);
  const quarter = (n: number) => addDays(begun, Math.round((n * 365) / 4));
  const last = Math.floor((subscribedDaysAgo + 10) / (365 / 4)); // An invoice is sent ten days before its quarter.
  await insertRows(
    db,
    'invoices',
    Array.from({ length: last + 1 }, (_, n) => {
      const sent = n === 0 ? begun : addDays(quarter(n), -10);
      return {
        number: `F${sent.slice(0, 4)}-${String(n + 1).padStart(4, '0')}`,
        schools_id: school.id,
        offers_id: school.data.offerId,
        invoice_periodicity: school.data.periodicity,
        nb_students: students,
        nb_teachers: school.teachers.length,
        amount_cents: Math.round((students * pricePerStudent) / 4),
        date_create: parisInstant(sent, at(9, 0)),
        date_start: quarter(n),
        date_end: addDays(quarter(n + 1), -1),
        date_payment: n === last ? null : parisInstant(addDays(sent, 24), at(14, 10)),
      };
    }),
  );
}
