import type { Periodicity } from '@memocartes/contract/invoices/periods';
import { paidOffers } from '@memocartes/contract/offers/offers';
import { sql } from 'kysely';

import type { Db } from '../../database/database.ts';
import { matches } from '../../database/queries/search.ts';
import type { Day, Instant } from '../../database/tables/people.ts';

/** The fields of a subscribed school on which periods and amounts depend. */
export type SubscribedSchool = {
  id: number;
  name: string;
  offers_id: number;
  invoice_periodicity: Periodicity;
  nb_students: number;
  nb_teachers: number;
  date_subscription: Instant;
  date_expiration: Instant | null;
};

/** A subscribed school with the fields that its invoices need. */
export type BillableSchool = SubscribedSchool & {
  has_buyer: boolean;
  /** First days of the periods of the last year that have an invoice or a draft. */
  invoiced_starts: Day[];
};

const billableColumns = [
  'schools.id',
  'schools.name',
  'schools.offers_id',
  'schools.invoice_periodicity',
  'schools.nb_students',
  'schools.nb_teachers',
  'schools.date_subscription',
  'schools.date_expiration',
] as const;

/** A period is at most a year; the rest is a margin. */
const maxPeriodDays = 400;

/** All schools by default. */
export type BillableFilter = { ids?: readonly number[]; search?: string | undefined };

/** Schools of the paid offers that are not archived, by name. */
export function listSubscribedSchools(db: Db, { ids, search }: BillableFilter = {}) {
  const query = db
    .selectFrom('schools')
    .select(billableColumns)
    .where('schools.offers_id', 'in', [...paidOffers])
    .where('schools.status', '=', 'VISIBLE')
    .orderBy(sql`f_unaccent(lower(schools.name)) collate "C"`)
    .orderBy('schools.id');
  return query
    .$if(!!ids, (all) => all.where('schools.id', 'in', ids?.length ? [...ids] : [0]))
    .$if(!!search, (all) => all.where(matches('schools.search', search!)));
}

/** These schools with the data that their invoices need. */
export const listBillableSchools = (db: Db, filter: BillableFilter = {}): Promise<BillableSchool[]> =>
  listSubscribedSchools(db, filter)
    .select(sql<boolean>`exists (select from buyers payer where payer.schools_id = schools.id)`.as('has_buyer'))
    .select(
      sql<Day[]>`array(select invoice.date_start::text from invoices invoice
        where invoice.schools_id = schools.id and invoice.kind = 'INVOICE' and invoice.status <> 'CANCELLED'
          and invoice.date_start > current_date - ${sql.lit(maxPeriodDays)})`.as('invoiced_starts'),
    )
    .execute();

/** Which of these schools have an invoice or a draft for the period that begins on that day [invoices.once]. */
export async function findInvoiced(db: Db, periods: readonly { id: number; start: Day }[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select begun.id from unnest(${periods.map(({ id }) => id)}::int[], ${periods.map(({ start }) => start)}::date[]) begun(id, start)
    join invoices invoice on invoice.schools_id = begun.id and invoice.date_start = begun.start
      and invoice.kind = 'INVOICE' and invoice.status <> 'CANCELLED'`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** The lines of an invoice, in order. */
export const listLines = (db: Db, id: number) =>
  db
    .selectFrom('invoices_lines')
    .select(['label', 'quantity', 'unit_cents', 'days', 'period_days', 'vat_rate', 'net_cents'])
    .where('invoices_id', '=', id)
    .orderBy('position')
    .execute();

/** A school, as a subject of the permission table; or undefined. */
export const findPayingSchool = (db: Db, id: number) =>
  db.selectFrom('schools').select('id as schoolId').where('id', '=', id).executeTakeFirst();
