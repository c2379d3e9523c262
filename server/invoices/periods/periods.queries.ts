import type { Period, Periodicity } from '@memocartes/contract/invoices/periods';
import { paidOffers } from '@memocartes/contract/offers/offers';
import { sql } from 'kysely';

import type { Db } from '../../database/database.ts';
import { among } from '../../database/queries/pages.ts';
import { schoolSortKey } from '../../database/queries/school-sort-key.ts';
import { matches } from '../../database/queries/search.ts';
import type { Instant } from '../../database/tables/people.ts';

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
  /** Periods with an invoice or a draft that may overlap the current period: those begun in the last 800 days. */
  invoiced: Period[];
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

/** Maximum days of a period: a year and a margin. */
const maxPeriodDays = 400;

/** Filter of schools; all schools by default. */
export type BillableFilter = { ids?: readonly number[]; search?: string };

/** Schools with a paid offer and the status VISIBLE, by name. */
export function listSubscribedSchools(db: Db, { ids, search }: BillableFilter = {}) {
  let query = db
    .selectFrom('schools')
    .select(billableColumns)
    .where('schools.offers_id', 'in', [...paidOffers])
    .where('schools.status', '=', 'VISIBLE')
    .orderBy(schoolSortKey)
    .orderBy('schools.id');
  if (ids) query = query.where(among('schools.id', ids));
  if (search) query = query.where(matches('schools.search', search));
  return query;
}

/** The schools of `listSubscribedSchools`, with the data that their invoices need. */
export const listBillableSchools = (db: Db, filter: BillableFilter = {}): Promise<BillableSchool[]> =>
  listSubscribedSchools(db, filter)
    .select(sql<boolean>`exists (select from buyers where buyers.schools_id = schools.id)`.as('has_buyer'))
    .select(
      sql<Period[]>`
        (
          select coalesce(
            jsonb_agg(jsonb_build_object('start', invoices.date_start, 'end', invoices.date_end)), '[]'
          )
          from invoices
          where invoices.schools_id = schools.id
            and invoices.kind = 'INVOICE'
            and invoices.status <> 'CANCELLED'
            and invoices.date_start > current_date - ${sql.lit(2 * maxPeriodDays)}
        )
      `.as('invoiced'),
    )
    .execute();

/** By school, the periods with an invoice or a draft that overlap the given period [invoices.once]. */
export async function findInvoiced(
  db: Db,
  periods: readonly { id: number; period: Period }[],
): Promise<Map<number, Period[]>> {
  const days = (side: keyof Period) => periods.map(({ period }) => period[side]);
  const { rows } = await sql<Period & { id: number }>`
    select periods.id, invoices.date_start::text as start, invoices.date_end::text as end
    from unnest(
      ${periods.map(({ id }) => id)}::int[], ${days('start')}::date[], ${days('end')}::date[]
    ) periods(id, first, last)
      join invoices on invoices.schools_id = periods.id
        and invoices.date_start <= periods.last
        and invoices.date_end >= periods.first
        and invoices.date_start > periods.first - ${sql.lit(maxPeriodDays)}
        and invoices.kind = 'INVOICE'
        and invoices.status <> 'CANCELLED'
  `.execute(db);
  const bySchool = new Map<number, Period[]>();
  for (const { id, ...period } of rows) bySchool.set(id, [...(bySchool.get(id) ?? []), period]);
  return bySchool;
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
export const findSchoolSubject = (db: Db, id: number) =>
  db.selectFrom('schools').select('id as schoolId').where('id', '=', id).executeTakeFirst();
