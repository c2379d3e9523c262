import { type Db, openDatabase } from '@memocartes/server/database/database';
import { migrate } from '@memocartes/server/database/migrate/migrate';
import { createSeed } from '@memocartes/server/testing/seed';
import { sql } from 'kysely';

/** Size for which the figures are published: invoices of 2,000 schools over 50 months. */
const size = { schools: 2_000, periods: 50 };

/** Schools with a period to invoice, and their buyers. */
const fillSchools = (db: Db, schools: number) =>
  sql`
    with made as (
      insert into schools (
        name, code, mail, address_city, offers_id, invoice_periodicity, nb_physical_boxes, status,
        date_subscription
      )
      select 'École ' || number, 'INV' || number, 'ecole' || number || '@bench.example',
        'Ville ' || number % 97, 4, 'ANNUAL', 500, 'VISIBLE', now() - interval '20 days'
      from generate_series(1, ${schools}::int) number
      returning id, name, mail
    )
    insert into buyers (schools_id, name, address, address_postal_code, address_city, siret, mail)
    select id, 'Commune de ' || name, '1 place de la Mairie', '45000', 'Orléans', '21450234500011', mail
    from made
  `.execute(db);

/**
 * Of every 20 invoices, 15 are paid, two are due, one is late, one is a draft and one is cancelled by a credit note.
 */
async function fillInvoices(db: Db, { schools, periods }: typeof size) {
  await sql`
    insert into invoices (
      schools_id, offers_id, invoice_periodicity, nb_students, nb_teachers, number, status, kind, net_cents,
      vat_cents, amount_cents, buyer, seller, date_create, date_start, date_end, date_issue, date_due,
      date_payment, payment_means
    )
    select school.id, 4, 'MONTHLY', 100 + number % 300, 10,
      case when state.name <> 'DRAFT' then 'F2022-' || lpad(number::text, 6, '0') end, state.name, 'INVOICE',
      10000 + number % 90000, 0, 10000 + number % 90000,
      case when state.name <> 'DRAFT' then jsonb_build_object('name', 'Commune de ' || school.name) end,
      case when state.name <> 'DRAFT' then '{}'::jsonb end, issue.day, issue.day::date, issue.day::date + 27,
      case when state.name <> 'DRAFT' then issue.day + (number % 2000) * interval '1 minute' end,
      case
        when state.name = 'DRAFT' then null
        when number % 20 < 2 then current_date + number % 30
        when number % 20 = 2 then current_date - 1 - number % 90
        else issue.day::date + 30
      end,
      case when state.name = 'PAID' then issue.day + interval '20 days' end,
      case when state.name = 'PAID' then 'TRANSFER' end
    from generate_series(0, ${schools * periods - 1}::int) number
      join (
        select id, name, row_number() over (order by id) - 1 as place
        from schools
        where code like 'INV%'
      ) school on school.place = number % ${schools}::int
      cross join lateral (
        select (array['ISSUED', 'ISSUED', 'ISSUED', 'DRAFT', 'CANCELLED'])[1 + number % 20] as name
      ) unpaid
      cross join lateral (select coalesce(unpaid.name, 'PAID') as name) state
      cross join lateral (
        select date_trunc('month', now()) - (
          ${periods}::int - number / ${schools}::int
        ) * interval '1 month' as day
      ) issue
  `.execute(db);
  await sql`
    insert into invoices (
      schools_id, offers_id, invoice_periodicity, nb_students, nb_teachers, number, status, kind, cancels_id,
      net_cents, vat_cents, amount_cents, buyer, seller, date_create, date_start, date_end, date_issue,
      date_due
    )
    select schools_id, offers_id, invoice_periodicity, nb_students, nb_teachers, 'AV' || substr(number, 2),
      'ISSUED', 'CREDIT_NOTE', id, -net_cents, 0, -amount_cents, buyer, seller, date_create, date_start,
      date_end, date_issue + interval '3 days', date_due
    from invoices
    where status = 'CANCELLED'
  `.execute(db);
}

/**
 * Fills a new database. The current period of its schools is not invoiced.
 * @returns the token of a superadmin's login session, the ids of the schools, and the highest id of an invoice (0 if
 * there is none)
 */
export async function fillDatabase(url: string, { withInvoices }: { withInvoices: boolean }) {
  const db = openDatabase({ url, max: 1 });
  await migrate(db);
  const superadmin = await createSeed(db).superadmin();
  await sql`
    insert into sellers (name, address, address_postal_code, address_city, siret, mail, iban)
    values (
      'Mémocartes SAS', '12 rue des Écoles', '69001', 'Lyon', '73282932000074', 'factures@memocartes.example',
      'FR7630006000011234567890189'
    )
  `.execute(db);
  await sql`
    insert into prices (offers_id, invoice_periodicity, school_cents, student_cents, vat_rate, date_start)
    values (4, 'ANNUAL', 30000, 500, 2000, '2020-01-01')
  `.execute(db);
  await fillSchools(db, size.schools);
  if (withInvoices) await fillInvoices(db, size);
  // Twice: commits are asynchronous here, so the first run can't mark new pages as visible to all transactions.
  await sql`vacuum analyze`.execute(db);
  await sql`vacuum`.execute(db);
  const { rows } = await sql<{ id: number }>`select id from schools where code like 'INV%' order by id`.execute(db);
  const { rows: last } = await sql<{ id: number }>`select max(id) as id from invoices`.execute(db);
  await db.destroy();
  return { token: superadmin.token, schoolIds: rows.map(({ id }) => id), lastId: last[0]?.id ?? 0 };
}
