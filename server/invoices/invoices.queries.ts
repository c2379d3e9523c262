import type { billableQuery, invoicesQuery } from '@memocartes/contract/invoices/invoices.routes';
import type { TrialOfferId } from '@memocartes/contract/offers/offers';
import { type Actor, scopeOf } from '@memocartes/contract/permissions/roles';
import type { RawBuilder, SelectQueryBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { z } from 'zod';

import { midnightAfter, parisMidnight, parisToday } from '../calendar/weeks.ts';
import type { Db } from '../database/database.ts';
import { among, countOf, paged } from '../database/queries/pages.ts';
import { matches } from '../database/queries/search.ts';
import { roleLists } from '../database/role-lists.ts';

const schoolName = sql<string>`f_unaccent(lower(school.name)) collate "C"`;
const sortColumns = {
  date_issue: sql`invoice.date_issue`,
  number: sql`invoice.number`,
  school: schoolName,
  amount_cents: sql`invoice.amount_cents`,
  date_due: sql`invoice.date_due`,
  date_create: sql`invoice.date_create`,
} as const;

/** Condition that an invoice (`invoice`) is late on a day; an invoice of 0 € is never late [invoices.due]. */
export const isLateOn = (day: RawBuilder<string>) =>
  sql<boolean>`(invoice.status = 'ISSUED' and invoice.kind = 'INVOICE' and invoice.amount_cents > 0 and invoice.date_due < ${day})`;
const isLate = isLateOn(parisToday);

const hasBuyer = sql<boolean>`exists (select from buyers where buyers.schools_id = invoice.schools_id)`;

type InvoiceListFilters = z.output<typeof invoicesQuery>;

/** Invoices that an actor may see: all for a superadmin, else issued invoices of their school [invoices.own-school]. */
const visibleInvoices = (db: Db, actor: Actor) =>
  db
    .selectFrom('invoices as invoice')
    .$if(scopeOf(actor.kind) !== 'platform', (query) =>
      query.where('invoice.schools_id', '=', actor.schoolId).where('invoice.status', '<>', 'DRAFT'),
    );

const rowColumns = [
  'invoice.id',
  'invoice.kind',
  'invoice.status',
  'invoice.number',
  'invoice.schools_id',
  'school.name as school_name',
  'invoice.offers_id',
  'invoice.invoice_periodicity',
  'invoice.nb_students',
  'invoice.nb_teachers',
  'invoice.net_cents',
  'invoice.vat_cents',
  'invoice.amount_cents',
  'invoice.date_create',
  'invoice.date_start',
  'invoice.date_end',
  'invoice.date_issue',
  'invoice.date_due',
  'invoice.date_payment',
  'invoice.payment_means',
  'invoice.date_sent',
] as const;

/** Applies the filters of a list, except the search [invoices.filters]. */
function applyFilters<DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>, filters: InvoiceListFilters) {
  const { status, kind, school_id: schoolId, late, has_buyer: buyer, from, to } = filters;
  const conditions = [
    // A single status is compared by equality, so that the index provides the order.
    status && (status.length === 1 ? sql<boolean>`invoice.status = ${status[0]}` : among('invoice.status', status)),
    kind && sql<boolean>`invoice.kind = ${kind}`,
    schoolId && sql<boolean>`invoice.schools_id = ${schoolId}`,
    late && (late === 'true' ? isLate : sql<boolean>`not ${isLate}`),
    buyer && (buyer === 'true' ? hasBuyer : sql<boolean>`not ${hasBuyer}`),
    // The column is compared as it is, so that its index is used.
    from && sql<boolean>`invoice.date_issue >= ${parisMidnight(from)}`,
    to && sql<boolean>`invoice.date_issue < ${midnightAfter(to)}`,
  ];
  return conditions.reduce((all, condition) => (condition ? all.where(condition) : all), query);
}

/**
 * Condition that the school's name or the invoice's number contains a text. The schools are looked up first, so that
 * the planner knows their number and the invoices need no join.
 */
async function matchesSearch(db: Db, text: string): Promise<RawBuilder<SqlBool>> {
  const schools = await db
    .selectFrom('schools as school')
    .select('school.id')
    .where(matches('school.search', text))
    .execute();
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(invoice.schools_id = any(${schools.map(({ id }) => id)}::int[]) or invoice.number ilike ${pattern})`;
}

/**
 * Schools by name, in the order of the list. `offset 0` prevents the planner from computing a name for each invoice.
 */
const orderedSchools = (db: Db, dir: 'asc' | 'desc') =>
  db
    .selectFrom('schools as school')
    .select(['school.id', schoolName.as('name')])
    .orderBy(schoolName, dir)
    .orderBy('school.id', dir)
    .offset(0)
    .as('named');

/**
 * One page of invoices, and the total number. Invoices without the date or number to sort by come last in descending
 * and first in ascending order, so that one index serves both orders.
 */
export async function listInvoices(db: Db, actor: Actor, filters: InvoiceListFilters) {
  const { search, order_by: orderBy, order_dir: orderDir } = filters;
  const condition = search ? await matchesSearch(db, search) : undefined;
  const query = applyFilters(visibleInvoices(db, actor), filters).$if(!!condition, (all) => all.where(condition!));
  const canBeNull = orderBy === 'date_issue' || orderBy === 'number' || orderBy === 'date_due';
  const inOrder = <DB, TB extends keyof DB, O>(all: SelectQueryBuilder<DB, TB, O>, by = sortColumns[orderBy]) =>
    all
      .orderBy(by, (order) => {
        if (!canBeNull) return orderDir === 'desc' ? order.desc() : order.asc();
        return orderDir === 'desc' ? order.desc().nullsLast() : order.asc().nullsFirst();
      })
      .orderBy(sql`invoice.id`, orderDir);
  const bySchool = orderBy === 'school';
  const ids = query
    .$if(
      bySchool,
      (all) => all.innerJoin(orderedSchools(db, orderDir), 'named.id', 'invoice.schools_id') as unknown as typeof all,
    )
    .select('invoice.id');
  // Skips earlier pages in the index and reads only the rows of this page.
  const rows = await inOrder(
    db
      .selectFrom(paged(inOrder(ids, bySchool ? sql`named.name` : undefined), filters).as('page'))
      .innerJoin('invoices as invoice', 'invoice.id', 'page.id')
      .innerJoin('schools as school', 'school.id', 'invoice.schools_id')
      .select(rowColumns)
      .select(isLate.as('is_late')),
  ).execute();
  return { rows, count: await countOf(query) };
}
export type InvoiceListRow = Awaited<ReturnType<typeof listInvoices>>['rows'][number];

/** An invoice that the actor may see, with its parties; or undefined. */
export const findInvoice = (db: Db, actor: Actor, id: number) =>
  visibleInvoices(db, actor)
    .innerJoin('schools as school', 'school.id', 'invoice.schools_id')
    .select(rowColumns)
    .select(isLate.as('is_late'))
    .select(['invoice.schools_id as schoolId', 'invoice.buyer', 'invoice.seller', 'invoice.cancels_id'])
    .where('invoice.id', '=', id)
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
    select ${sql.lit(tab)} as tab, count(*)::int as count, coalesce(sum(invoice.amount_cents), 0)::text as cents from invoices invoice where ${condition}`;
  const toPay = sql<boolean>`invoice.status = 'ISSUED' and invoice.kind = 'INVOICE'`;
  const { rows } = await sql<{ tab: string; count: number; cents: string }>`
    ${part('drafts', sql`invoice.status = 'DRAFT'`)} union all ${part('to_pay', toPay)}
    union all ${part('late', isLate)} union all ${part('paid', sql`invoice.status = 'PAID'`)}`.execute(db);
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
    select date_trunc('month', invoice.${sql.ref(column)} at time zone 'Europe/Paris') as start, sum(invoice.amount_cents) as cents
    from invoices invoice, first where invoice.${sql.ref(column)} >= first.start at time zone 'Europe/Paris' and ${condition} group by 1`;
  const { rows } = await sql<{ month: string; issued_cents: string; paid_cents: string }>`
    with first as (select date_trunc('month', ${today}::timestamp) - interval '11 months' as start),
    months as (select generate_series(start, start + interval '11 months', '1 month') as start from first),
    issued as (${sums('date_issue', sql`true`)}), paid as (${sums('date_payment', sql`invoice.status = 'PAID'`)})
    select to_char(months.start, 'YYYY-MM') as month, coalesce(issued.cents, 0)::text as issued_cents, coalesce(paid.cents, 0)::text as paid_cents
    from months left join issued using (start) left join paid using (start) order by months.start`.execute(db);
  return rows.map((row) => ({
    month: row.month,
    issued_cents: Number(row.issued_cents),
    paid_cents: Number(row.paid_cents),
  }));
}

type TrialsPage = Pick<z.output<typeof billableQuery>, 'nb_items' | 'nb_page' | 'search' | 'order_dir'> & {
  order_by: string;
};

/** Schools or independent teachers on trial. */
const trials = (db: Db, offerId: TrialOfferId) =>
  db.selectFrom('schools as school').where('school.offers_id', '=', offerId).where('school.status', '=', 'VISIBLE');

export const countTrials = (db: Db, offerId: TrialOfferId) => countOf(trials(db, offerId).select('school.id'));

/** Whether a session or card was created in the last 14 days [invoices.trials]. */
const isRecent = (table: 'session' | 'card') =>
  sql<boolean>`${sql.ref(`${table}.date_create`)} > now() - interval '14 days'`;

/** One page of the schools or teachers on trial, with their recent activity. */
export async function listTrials(db: Db, offerId: TrialOfferId, page: TrialsPage) {
  let query = trials(db, offerId)
    .select([
      'school.id',
      'school.name',
      'school.mail',
      'school.phone',
      'school.address_city as city',
      'school.date_trial_end',
      'school.nb_students',
      'school.nb_classes',
    ])
    .select([
      sql<number>`(select count(*) from sessions session where session.schools_id = school.id and ${isRecent('session')})::int`.as(
        'nb_sessions',
      ),
      sql<number>`(select count(*) from cards card where card.schools_id = school.id and card.card_type <> 'CERTIFIED' and ${isRecent('card')})::int`.as(
        'nb_cards',
      ),
      // Accounts that were never activated have never signed in.
      sql<
        string | null
      >`(select max(account.date_seen) from users staff join authentications account on account.id = staff.authentications_id
        where staff.schools_id = school.id and staff.role in ${roleLists.staff} and account.status <> 'PENDING')`.as(
        'date_last_sign_in',
      ),
      sql<
        string | null
      >`(select max(session.date_create) from sessions session where session.schools_id = school.id)`.as(
        'date_last_session',
      ),
    ]);
  if (page.search) query = query.where(matches('school.search', page.search));
  const order = {
    name: schoolName,
    date_trial_end: sql`school.date_trial_end`,
    date_last_sign_in: sql`date_last_sign_in`,
    date_last_session: sql`date_last_session`,
  };
  const ordered = query
    .orderBy(order[page.order_by as keyof typeof order], (by) =>
      page.order_dir === 'desc' ? by.desc().nullsLast() : by.asc(),
    )
    .orderBy('school.id');
  return { rows: await paged(ordered, page).execute(), count: await countOf(query) };
}
