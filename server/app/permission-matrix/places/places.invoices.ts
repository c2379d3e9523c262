import { offerIds } from '@memocartes/contract/offers/offers';

import type { Db } from '../../../database/database.ts';

type Ids = { invoice: { id: number }; price: { id: number } };

const party = { name: 'Commune', address: '1 rue', address_postal_code: '45000', address_city: 'Orléans' };
let count = 0;

/** An issued invoice of a school with its buyer, and a row of the price list that no invoice uses. */
export async function insertInvoice(db: Db, schoolId: number): Promise<Ids> {
  count += 1;
  await db
    .insertInto('buyers')
    .values({ ...party, schools_id: schoolId, mail: 'mairie@test.example' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const period = { invoice_periodicity: 'ANNUAL', date_start: `${1990 + count}-09-01` } as const;
  const price = await db
    .insertInto('prices')
    .values({ ...period, offers_id: offerIds.SCHOOL_PAYED, school_cents: 100, student_cents: 1, vat_rate: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ofSchool = { schools_id: schoolId, offers_id: offerIds.SCHOOL_PAYED, nb_students: 1, nb_teachers: 1 };
  const invoice = await db
    .insertInto('invoices')
    .values({ ...ofSchool, ...period, amount_cents: 100, net_cents: 100, date_end: `${1991 + count}-08-31` })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('invoices_lines')
    .values({
      invoices_id: invoice.id,
      position: 1,
      label: 'Abonnement',
      quantity: 1,
      unit_cents: 100,
      days: 1,
      period_days: 1,
      vat_rate: null,
      net_cents: 100,
    })
    .execute();
  await db
    .updateTable('invoices')
    .set({
      status: 'ISSUED',
      number: `F2020-${String(count).padStart(5, '0')}`,
      date_issue: new Date().toISOString(),
      date_due: '2099-01-01',
      buyer: JSON.stringify(party),
      seller: JSON.stringify(party),
    })
    .where('id', '=', invoice.id)
    .execute();
  return { invoice, price };
}
