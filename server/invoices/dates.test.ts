import { invoices } from '@memocartes/contract/invoices/invoices.routes';
import { prices } from '@memocartes/contract/invoices/prices.routes';
import { addDays, parisDay, today } from '@memocartes/contract/learning/calendar/days';
import { offerIds } from '@memocartes/contract/offers/offers';
import { sql } from 'kysely';

import { takeFirstOrThrow } from '../database/queries/rows.ts';
import { inEverySchool } from '../database/scope/scope.ts';
import type { Person } from '../testing/seed.ts';
import { type TestServer, testServer } from '../testing/server.ts';
import { notifyLate, remindLate } from './invoices.jobs.ts';
import { listMonths } from './invoices.queries.ts';
import { issueInvoice, savePayment } from './invoices.writes.ts';

let server: TestServer;
let superadmin: Person;
const party = { address: '1 rue', address_postal_code: '45000', address_city: 'Orléans', siret: '21450234500011' };

beforeAll(async () => {
  server = await testServer();
  superadmin = await server.seed.superadmin();
  const seller = { ...party, name: 'Mémocartes', vat_number: null, mail: 'a@test.example', iban: null };
  await server.as(superadmin).call(prices.saveSeller, { body: seller });
  const price = {
    offers_id: offerIds.SCHOOL_PAYED,
    invoice_periodicity: 'ANNUAL',
    vat_rate: 2000,
    date_start: '2020-01-01',
  } as const;
  await server.as(superadmin).call(prices.create, { body: { ...price, school_cents: 30_000, student_cents: 0 } });
});

afterAll(() => server.close());

/** The draft of an invoice for a new school with a buyer and an admin. */
async function draft() {
  const school = await server.seed.school({
    offers_id: offerIds.SCHOOL_PAYED,
    invoice_periodicity: 'ANNUAL',
    date_subscription: `${addDays(today(), -20)}T08:00:00Z`,
  });
  const admin = await server.seed.schoolAdmin({ schoolId: school.id });
  const buyer = { ...party, name: 'Commune', service_code: null, engagement_number: null, mail: 'b@test.example' };
  await server.as(superadmin).call(invoices.saveBuyer, { id: school.id, body: buyer });
  const body = await server.as(superadmin).body(invoices.create, { body: { schools_id: [school.id] } });
  return { id: body.ids[0]!, admin };
}

const sqlDay = (day: string) => sql<string>`(${day}::date)`;

// In chronological order, as the cases expect consecutive numbers.
test.each([
  ['31 December, 23:30 in Paris', '2026-12-31T23:30:00+01:00', 'F2026-', '2027-01-30', '2027-02-06', '2027-03-01'],
  ['1 January, 00:30 in Paris', '2027-01-01T00:30:00+01:00', 'F2027-00001', '2027-01-31', '2027-02-07', '2027-03-02'],
  [
    'a month’s end, 00:30 in Paris',
    '2027-01-31T00:30:00+01:00',
    'F2027-00002',
    '2027-03-02',
    '2027-03-09',
    '2027-04-01',
  ],
  ['the spring change of clocks', '2027-03-28T03:30:00+02:00', 'F2027-00003', '2027-04-27', '2027-05-04', '2027-05-27'],
  ['the autumn change of clocks', '2027-10-31T02:30:00+01:00', 'F2027-00004', '2027-11-30', '2027-12-07', '2027-12-30'],
  ['29 February', '2028-02-29T10:00:00+01:00', 'F2028-00001', '2028-03-30', '2028-04-06', '2028-04-29'],
])(
  'for an invoice issued on %s, number, due date, lists, months, payment, lateness and reminders follow the day in Paris [invoices.numbers] [invoices.due] [invoices.reminders] [invoices.months] [invoices.filters]',
  async (_case, at, number, due, first, second) => {
    const { id, admin } = await draft();
    const instant = sql<string>`${at}::timestamptz`;
    const issued = await server.db.transaction().execute((trx) => issueInvoice(trx, id, instant));
    expect(issued.number.startsWith(number)).toBe(true);
    const body = await server.as(superadmin).body(invoices.view, { id });
    expect([body.date_due, parisDay(body.date_issue!)]).toEqual([due, at.slice(0, 10)]);

    const day = at.slice(0, 10);

    const listIssued = async (from: string, to: string) => {
      const query = { from, to, search: issued.number };
      return (await server.as(superadmin).body(invoices.list, { query })).count;
    };

    expect(await listIssued(day, day)).toBe(1);
    expect([await listIssued(addDays(day, 1), '2099-12-31'), await listIssued('2000-01-01', addDays(day, -1))]).toEqual(
      [0, 0],
    );

    const month = async () => {
      const months = await inEverySchool(() => listMonths(server.scoped, sqlDay(addDays(day, 40))));
      const { issued_cents, paid_cents } = months.find((item) => item.month === day.slice(0, 7))!;
      return { issued_cents, paid_cents };
    };

    const unpaid = await month();
    expect(unpaid.issued_cents).toBeGreaterThanOrEqual(body.amount_cents);
    const pay = (payment: { date: string; means: 'TRANSFER' } | null) =>
      server.db.transaction().execute((trx) => savePayment(trx, id, payment));
    await pay({ date: day, means: 'TRANSFER' });
    const { date_payment } = await server.as(superadmin).body(invoices.view, { id });
    expect(parisDay(date_payment!)).toBe(day);
    expect(await month()).toEqual({ ...unpaid, paid_cents: unpaid.paid_cents + body.amount_cents });
    await pay(null);
    expect(await month()).toEqual(unpaid);

    const remindOn = async (day: string) => {
      await inEverySchool(() => remindLate({ ...server, db: server.scoped }, sqlDay(day)));
      const { nb_reminders } = await server.db
        .selectFrom('invoices')
        .select('nb_reminders')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return nb_reminders;
    };

    expect(await remindOn(addDays(first, -1))).toBe(0);
    expect(await remindOn(first)).toBe(1);
    expect(await remindOn(addDays(second, -1))).toBe(1);
    expect(await remindOn(second)).toBe(2);

    const notifyOn = async (day: string) => {
      await inEverySchool(() => notifyLate({ db: server.scoped }, sqlDay(day)));
      const { nb } = await sql<{ nb: number }>`
        select count(*)::int as nb
        from notifications join notifications_users on notifications_users.notifications_id = notifications.id
        where notifications.kind = 'INVOICE_LATE' and notifications_users.authentications_id = ${admin.id}
      `
        .execute(server.db)
        .then(takeFirstOrThrow);
      return nb;
    };

    expect(await notifyOn(due)).toBe(0);
    expect(await notifyOn(addDays(due, 1))).toBe(1);
    expect(await notifyOn(addDays(due, 9))).toBe(1);
  },
);

test('the database and parisDay compute the same day in Paris, around midnight and in the nights of both clock changes [invoices.due]', async () => {
  const instants = [
    '2026-12-31T22:59:59Z',
    '2026-12-31T23:30:00Z',
    '2028-02-28T23:30:00Z',
    '2028-02-29T22:30:00Z',
    '2026-03-28T23:30:00Z',
    '2026-03-29T00:59:59Z',
    '2026-03-29T01:00:00Z',
    '2026-03-29T22:30:00Z',
    '2026-10-24T22:30:00Z',
    '2026-10-25T00:30:00Z',
    '2026-10-25T01:00:00Z',
    '2026-10-25T23:30:00Z',
  ];
  const { rows } = await sql<{ day: string }>`
    select (instant at time zone 'Europe/Paris')::date::text as day
    from unnest(${instants}::timestamptz[]) with ordinality given(instant, position)
    order by position
  `.execute(server.db);
  expect(rows.map(({ day }) => day)).toEqual(instants.map((instant) => parisDay(instant)));
});

test('no one is notified that a paid invoice or a draft is late', async () => {
  const paid = await draft();
  const unissued = await draft();
  await server.db.transaction().execute((trx) => issueInvoice(trx, paid.id, sql`'2028-03-01T10:00:00Z'::timestamptz`));
  await sql`
    update invoices
    set status = 'PAID', payment_means = 'CHEQUE', date_payment = now()
    where id = ${paid.id}
  `.execute(server.db);
  await notifyLate({ db: server.db }, sqlDay('2090-01-01'));
  const { rows } = await sql`
    select from notifications
      join notifications_users on notifications_users.notifications_id = notifications.id
    where notifications.kind = 'INVOICE_LATE'
      and notifications_users.authentications_id in (${paid.admin.id}, ${unissued.admin.id})
  `.execute(server.db);
  expect(rows).toHaveLength(0);
});

test('an invoice of 0 € is never late: no one is notified or reminded [invoices.due] [invoices.reminders]', async () => {
  const free = await draft();
  const usual = await draft();
  await sql`update invoices set net_cents = 0, vat_cents = 0, amount_cents = 0 where id = ${free.id}`.execute(
    server.db,
  );
  const caller = server.as(superadmin);
  const countLate = async () => (await caller.body(invoices.counts)).late.count;
  const nbLate = await countLate();
  for (const { id } of [free, usual]) {
    await server.db.transaction().execute((trx) => issueInvoice(trx, id, sql`'2025-03-01T10:00:00Z'::timestamptz`));
  }
  await notifyLate({ db: server.db });
  await inEverySchool(() => remindLate({ ...server, db: server.scoped }));
  const { rows } = await sql<{ id: number; nb_reminders: number; nb: number }>`
    select id, nb_reminders,
      (
        select count(*)::int
        from notifications
        where kind = 'INVOICE_LATE' and schools_id = invoices.schools_id
      ) as nb
    from invoices
    where id in (${free.id}, ${usual.id})
    order by id
  `.execute(server.db);
  expect(rows).toEqual([
    { id: free.id, nb_reminders: 0, nb: 0 },
    { id: usual.id, nb_reminders: 2, nb: expect.any(Number) as number },
  ]);
  expect(rows[1]!.nb).toBeGreaterThan(0);
  const { invoices: late } = await caller.body(invoices.list, { query: { late: 'true' } });
  const lateIds = late.map(({ id }) => id);
  expect([lateIds.includes(free.id), lateIds.includes(usual.id)]).toEqual([false, true]);
  expect(await countLate()).toBe(nbLate + 1);
  expect((await caller.body(invoices.view, { id: free.id })).is_late).toBe(false);
});

test('after an invoice was issued by a clock in a later year, the numbers of each year continue [invoices.numbers]', async () => {
  const issueAt = async (at: string) => {
    const { id } = await draft();
    const issued = await server.db
      .transaction()
      .execute((trx) => issueInvoice(trx, id, sql<string>`${at}::timestamptz`));
    return issued.number;
  };

  expect(await issueAt('2039-05-05T10:00:00Z')).toBe('F2039-00001');
  expect(await issueAt('2040-01-02T10:00:00Z')).toBe('F2040-00001');
  expect(await issueAt('2039-05-05T10:01:00Z')).toBe('F2039-00002');
  expect(await issueAt('2040-01-02T10:01:00Z')).toBe('F2040-00002');
});
