import { lineCents, totalsOf } from '@memocartes/contract/invoices/amounts';
import { billingPeriod, daysOf } from '@memocartes/contract/invoices/periods';
import { addDays } from '@memocartes/contract/learning/calendar/days';
import { offerIds } from '@memocartes/contract/offers/offers';

import { insertForIds, insertRows } from './generators/bulk.ts';
import type { SeedContext, SeededSchool } from './generators/context.ts';
import { parisInstant, secondsAt } from './generators/times.ts';

const seller = {
  name: 'Mémocartes SAS',
  address: '12 rue des Écoles',
  address_postal_code: '69001',
  address_city: 'Lyon',
  siret: '73282932000074',
  vat_number: 'FR44732829320',
  mail: 'facturation@demo.memocartes.fr',
  iban: 'FR7630006000011234567890189',
};
const vatRate = 2000;
/** Prices in cents for one billing period, per school and per student. */
const priceList = {
  MONTHLY: { school_cents: 3_000, student_cents: 50 },
  QUARTERLY: { school_cents: 9_000, student_cents: 150 },
  ANNUAL: { school_cents: 34_000, student_cents: 560 },
} as const;
const priceStart = '2020-01-01';

/** Inserts the price list of both paid offers. @returns the price ids of the school offer, by periodicity */
async function seedPrices({ db }: SeedContext) {
  const periodicities = Object.keys(priceList) as (keyof typeof priceList)[];
  const rows = periodicities.map((invoice_periodicity) => ({
    offers_id: offerIds.SCHOOL_PAYED,
    invoice_periodicity,
    ...priceList[invoice_periodicity],
    vat_rate: vatRate,
    date_start: priceStart,
  }));
  const ids = await insertForIds(db, 'prices', rows);
  await insertRows(
    db,
    'prices',
    rows.map((row) => ({
      ...row,
      offers_id: offerIds.TEACHER_PAYED,
      school_cents: Math.round(row.school_cents / 5),
      student_cents: 0,
    })),
  );
  return new Map(periodicities.map((periodicity, i) => [periodicity, ids[i]!]));
}

const buyerOf = ({ data }: SeededSchool) => ({
  name: `Commune de ${data.city}`,
  address: 'Place de la Mairie',
  address_postal_code: data.postalCode,
  address_city: data.city,
  siret: '21690264900018',
  service_code: 'EDUCATION',
  engagement_number: null,
  mail: 'comptabilite@demo.memocartes.fr',
});

/**
 * Inserts the prices, seller and buyer, and one invoice for each completed billing period since the subscription. All
 * invoices but the last are paid.
 */
export async function seedInvoices(context: SeedContext, school: SeededSchool): Promise<void> {
  const { db, today } = context;
  const { subscribedDaysAgo, classes, periodicity, offerId } = school.data;
  const priceIds = await seedPrices(context);
  await insertRows(db, 'sellers', [seller]);
  const buyer = buyerOf(school);
  await insertRows(db, 'buyers', [{ ...buyer, schools_id: school.id }]);

  const students = classes.reduce((sum, { students }) => sum + students, 0);
  const subscribed = addDays(today, -subscribedDaysAgo);
  const numbers = new Map<string, number>();
  let period = billingPeriod(subscribed, periodicity, subscribed);
  while (period.end < today) {
    const next = billingPeriod(subscribed, periodicity, addDays(period.end, 1));
    const isLast = next.end >= today;
    const share = { days: daysOf(period), period_days: daysOf(period), vat_rate: vatRate };
    const price = priceList[periodicity];
    const lines = [
      { label: 'Abonnement «\u00a0École, abonnée\u00a0»', quantity: 1, unit_cents: price.school_cents, ...share },
      { label: 'Élèves inscrits', quantity: students, unit_cents: price.student_cents, ...share },
    ];
    const { net_cents, vat_cents, total_cents } = totalsOf(lines);
    const year = period.start.slice(0, 4);
    const nth = (numbers.get(year) ?? 0) + 1;
    numbers.set(year, nth);
    const [id] = (await insertForIds(db, 'invoices', [
      {
        schools_id: school.id,
        offers_id: offerId,
        invoice_periodicity: periodicity,
        nb_students: students,
        nb_teachers: school.teachers.length,
        prices_id: priceIds.get(periodicity)!,
        net_cents,
        vat_cents,
        amount_cents: total_cents,
        date_start: period.start,
        date_end: period.end,
        date_create: parisInstant(period.start, secondsAt(9, 0)),
      },
    ])) as [number];
    await insertRows(
      db,
      'invoices_lines',
      lines.map((line, i) => ({ ...line, invoices_id: id, position: i + 1, net_cents: lineCents(line) })),
    );
    const paid = {
      date_payment: parisInstant(addDays(period.start, 24), secondsAt(14, 10)),
      payment_means: 'TRANSFER' as const,
    };
    await db
      .updateTable('invoices')
      .set({
        number: `F${year}-${String(nth).padStart(5, '0')}`,
        buyer: JSON.stringify(buyer),
        seller: JSON.stringify(seller),
        date_issue: parisInstant(period.start, secondsAt(9, 0)),
        date_due: addDays(period.start, 30),
        date_sent: parisInstant(period.start, secondsAt(9, 5)),
        status: isLast ? 'ISSUED' : 'PAID',
        ...(!isLast && paid),
      })
      .where('id', '=', id)
      .execute();
    period = next;
  }
  const counters = [...numbers].map(([year, last]) => ({ kind: 'INVOICE' as const, year: Number(year), last }));
  if (counters.length) await db.insertInto('invoices_numbers').values(counters).execute();
}
