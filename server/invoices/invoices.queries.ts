import type { invoicesQuery } from '@memocartes/contract/invoices/invoices.routes';
import { type Actor, scopeOf } from '@memocartes/contract/permissions/roles';
import { type RawBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import type { z } from 'zod';

import { midnightAfter, parisMidnight, parisToday } from '../calendar/weeks.ts';
import type { Db } from '../database/database.ts';
import { among, countOf, paged } from '../database/queries/pages.ts';
import { schoolSortKey } from '../database/queries/school-sort-key.ts';
import { matches } from '../database/queries/search.ts';
import { isLateOn } from './due-date.ts';

const sortColumns = {
  date_issue: sql`invoices.date_issue`,
  number: sql`invoices.number`,
  school: schoolSortKey,
  amount_cents: sql`invoices.amount_cents`,
  date_due: sql`invoices.date_due`,
  date_create: sql`invoices.date_create`,
} as const;

const isLate = isLateOn(parisToday);

/** Whether an invoice was not sent yet, or its mail did not arrive [invoices.undelivered]. */
export const isUnsent = sql<boolean>`(invoices.date_sent is null or invoices.mail_failure is not null)`;

const hasBuyer = sql<boolean>`exists (select from buyers where buyers.schools_id = invoices.schools_id)`;

type InvoiceListFilters = z.output<typeof invoicesQuery>;

/** Invoices that an actor may see: all for a superadmin, else issued invoices of their school [invoices.own-school]. */
const visibleInvoices = (db: Db, actor: Actor) =>
  db
    .selectFrom('invoices')
    .$if(scopeOf(actor.kind) !== 'platform', (query) =>
      query.where('invoices.schools_id', '=', actor.schoolId).where('invoices.status', '<>', 'DRAFT'),
    );

const rowColumns = [
  'invoices.id',
  'invoices.kind',
  'invoices.status',
  'invoices.number',
  'invoices.schools_id',
  'schools.name as school_name',
  'invoices.offers_id',
  'invoices.invoice_periodicity',
  'invoices.nb_students',
  'invoices.nb_teachers',
  'invoices.net_cents',
  'invoices.vat_cents',
  'invoices.amount_cents',
  'invoices.date_create',
  'invoices.date_start',
  'invoices.date_end',
  'invoices.date_issue',
  'invoices.date_due',
  'invoices.date_payment',
  'invoices.payment_means',
  'invoices.date_sent',
  'invoices.mail_failure',
] as const;

/** Applies the filters of a list, except the search [invoices.filters]. */
function applyFilters<DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>, filters: InvoiceListFilters) {
  const { status, kind, school_id: schoolId, late, sent, has_buyer: buyer, from, to } = filters;
  const conditions = [
    // A single status is compared by equality, so that the index provides the order.
    status && (status.length === 1 ? sql<boolean>`invoices.status = ${status[0]}` : among('invoices.status', status)),
    kind && sql<boolean>`invoices.kind = ${kind}`,
    schoolId && sql<boolean>`invoices.schools_id = ${schoolId}`,
    late && (late === 'true' ? isLate : sql<boolean>`not ${isLate}`),
    sent && (sent === 'false' ? isUnsent : sql<boolean>`not ${isUnsent}`),
    buyer && (buyer === 'true' ? hasBuyer : sql<boolean>`not ${hasBuyer}`),
    // The column is compared as it is, so that its index is used.
    from && sql<boolean>`invoices.date_issue >= ${parisMidnight(from)}`,
    to && sql<boolean>`invoices.date_issue < ${midnightAfter(to)}`,
  ];
  return conditions.reduce((all, condition) => (condition ? all.where(condition) : all), query);
}

/**
 * Condition that the school's name or the invoice's number contains a text. The schools are looked up first, so that
 * the planner knows their number and the invoices need no join.
 */
async function matchesSearch(db: Db, text: string): Promise<RawBuilder<SqlBool>> {
  const schools = await db.selectFrom('schools').select('schools.id').where(matches('schools.search', text)).execute();
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(invoices.schools_id = any(${schools.map(({ id }) => id)}::int[]) or invoices.number ilike ${pattern})`;
}

/**
 * Schools by name, in the order of the list. `offset 0` prevents the planner from computing a name for each invoice.
 */
const orderedSchools = (db: Db, dir: 'asc' | 'desc') =>
  db
    .selectFrom('schools')
    .select(['schools.id', schoolSortKey.as('name')])
    .orderBy(schoolSortKey, dir)
    .orderBy('schools.id', dir)
    .offset(0)
    .as('named');

/**
 * One page of invoices, and the total number. Invoices without the date or number to sort by come last in descending
 * order, and first in ascending order. One index thus serves both orders.
 */
export async function listInvoices(db: Db, actor: Actor, filters: InvoiceListFilters) {
  const { search, order_by: orderBy, order_dir: orderDir } = filters;
  const filtered = applyFilters(visibleInvoices(db, actor), filters);
  const query = search ? filtered.where(await matchesSearch(db, search)) : filtered;
  const canBeNull = orderBy === 'date_issue' || orderBy === 'number' || orderBy === 'date_due';

  const inOrder = <DB, TB extends keyof DB, O>(all: SelectQueryBuilder<DB, TB, O>, by = sortColumns[orderBy]) =>
    all
      .orderBy(by, (order) => {
        if (!canBeNull) return orderDir === 'desc' ? order.desc() : order.asc();
        return orderDir === 'desc' ? order.desc().nullsLast() : order.asc().nullsFirst();
      })
      .orderBy(sql`invoices.id`, orderDir);

  const bySchool = orderBy === 'school';
  const ids = query
    .$if(
      bySchool,
      (all) => all.innerJoin(orderedSchools(db, orderDir), 'named.id', 'invoices.schools_id') as unknown as typeof all,
    )
    .select('invoices.id');
  // Skips earlier pages in the index and reads only the rows of this page.
  const rows = await inOrder(
    db
      .selectFrom(paged(inOrder(ids, bySchool ? sql`named.name` : undefined), filters).as('page'))
      .innerJoin('invoices', 'invoices.id', 'page.id')
      .innerJoin('schools', 'schools.id', 'invoices.schools_id')
      .select(rowColumns)
      .select(isLate.as('is_late'))
      .select([
        sql<string | null>`invoices.buyer->>'name'`.as('buyer_name'),
        sql<string | null>`
          (select cancelled.number from invoices cancelled where cancelled.id = invoices.cancels_id)
        `.as('cancels_number'),
      ]),
  ).execute();
  return { rows, count: await countOf(query) };
}

export type InvoiceListRow = Awaited<ReturnType<typeof listInvoices>>['rows'][number];

/** An invoice that the actor may see, with its parties; or undefined. */
export const findInvoice = (db: Db, actor: Actor, id: number) =>
  visibleInvoices(db, actor)
    .innerJoin('schools', 'schools.id', 'invoices.schools_id')
    .select(rowColumns)
    .select(isLate.as('is_late'))
    .select(['invoices.schools_id as schoolId', 'invoices.buyer', 'invoices.seller', 'invoices.cancels_id'])
    .where('invoices.id', '=', id)
    .executeTakeFirst();

export type FoundInvoice = NonNullable<Awaited<ReturnType<typeof findInvoice>>>;

/** The invoice that this credit note cancels, and the credit note that cancels this invoice. */
export async function findLinked(db: Db, { id, cancels_id }: { id: number; cancels_id: number | null }) {
  const linked = await db
    .selectFrom('invoices')
    .select(['id', 'number', 'cancels_id'])
    .where((eb) => eb.or([eb('cancels_id', '=', id), eb('id', '=', cancels_id ?? 0)]))
    .execute();
  const reference = (invoice: (typeof linked)[number] | undefined) =>
    invoice?.number ? { id: invoice.id, number: invoice.number } : null;
  return {
    cancels: reference(linked.find((item) => item.id === cancels_id)),
    cancelled_by: reference(linked.find((item) => item.cancels_id === id)),
  };
}

/** Ids of the schools that have drafts among these invoices. */
export async function listSchoolsOfDrafts(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('invoices')
    .select('schools_id')
    .distinct()
    .where(among('id', ids))
    .where('status', '=', 'DRAFT')
    .execute();
  return rows.map(({ schools_id }) => schools_id);
}

type Amounts = { count: number; amount_cents: number };

/**
 * Number and total of invoices by tab; a late invoice is also in the tab « to be paid » [invoices.drafts]. Cancelled
 * invoices and their credit notes are in no tab. Each figure is read from one index range.
 */
export async function countInvoices(db: Db): Promise<Record<'drafts' | 'to_pay' | 'late' | 'paid', Amounts>> {
  const part = (tab: string, condition: RawBuilder<boolean>) => sql`
    select ${sql.lit(tab)} as tab, count(*)::int as count,
      coalesce(sum(invoices.amount_cents), 0)::text as cents
    from invoices
    where ${condition}
  `;
  const toPay = sql<boolean>`invoices.status = 'ISSUED' and invoices.kind = 'INVOICE'`;
  const { rows } = await sql<{ tab: string; count: number; cents: string }>`
    ${part('drafts', sql`invoices.status = 'DRAFT'`)}
    union all
    ${part('to_pay', toPay)}
    union all
    ${part('late', isLate)}
    union all
    ${part('paid', sql`invoices.status = 'PAID'`)}
  `.execute(db);

  const of = (tab: string): Amounts => {
    const { count, cents } = rows.find((row) => row.tab === tab)!;
    return { count, amount_cents: Number(cents) };
  };

  return { drafts: of('drafts'), to_pay: of('to_pay'), late: of('late'), paid: of('paid') };
}

/**
 * Issued and paid amounts of the last twelve months, the oldest first; credit notes lower the issued amount
 * [invoices.months].
 * @param today a day of the last month, in Paris
 */
export async function listMonths(db: Db, today = parisToday) {
  const sums = (column: 'date_issue' | 'date_payment', condition: RawBuilder<boolean>) => sql`
    select date_trunc('month', invoices.${sql.ref(column)} at time zone 'Europe/Paris') as start,
      sum(invoices.amount_cents) as cents
    from invoices, first
    where invoices.${sql.ref(column)} >= first.start at time zone 'Europe/Paris' and ${condition}
    group by 1
  `;

  const { rows } = await sql<{ month: string; issued_cents: string; paid_cents: string }>`
    with first as (
      select date_trunc('month', ${today}::timestamp) - interval '11 months' as start
    ), months as (
      select generate_series(start, start + interval '11 months', '1 month') as start
      from first
    ), issued as (
      ${sums('date_issue', sql`true`)}
    ), paid as (
      ${sums('date_payment', sql`invoices.status = 'PAID'`)}
    )
    select to_char(months.start, 'YYYY-MM') as month, coalesce(issued.cents, 0)::text as issued_cents,
      coalesce(paid.cents, 0)::text as paid_cents
    from months
      left join issued using (start)
      left join paid using (start)
    order by months.start
  `.execute(db);
  return rows.map((row) => ({
    month: row.month,
    issued_cents: Number(row.issued_cents),
    paid_cents: Number(row.paid_cents),
  }));
}
