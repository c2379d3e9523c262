import { createHash } from 'node:crypto';

import { audit } from '@memocartes/contract/audit/audit.routes';
import { invoices } from '@memocartes/contract/invoices/invoices.routes';
import type { Buyer, Seller } from '@memocartes/contract/invoices/parties.schemas';
import { addMonths } from '@memocartes/contract/invoices/periods';
import { prices } from '@memocartes/contract/invoices/prices.routes';
import { addDays, parisDay, today } from '@memocartes/contract/learning/calendar/days';
import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';
import { notifications } from '@memocartes/contract/notifications/notifications.routes';
import { offerIds } from '@memocartes/contract/offers/offers';
import { schools } from '@memocartes/contract/schools/schools.routes';
import { sql } from 'kysely';

import { buildApp } from '../app/app.ts';
import { inEverySchool } from '../database/scope/scope.ts';
import { attemptMail } from '../mails/testing.ts';
import { applyRetention } from '../privacy/retention/retention.job.ts';
import { createClassroom } from '../testing/classroom.ts';
import { ago, fromNow } from '../testing/data/instants.ts';
import { testWithTwoConnections, waitForLock } from '../testing/races.ts';
import type { Person } from '../testing/seed.ts';
import { callerOf, type TestServer, testServer } from '../testing/server.ts';
import { waitFor } from '../testing/wait-for.ts';
import { invoiceFilesJob, remindLate } from './invoices.jobs.ts';
import { issueInvoice } from './invoices.writes.ts';

const seller: Seller = {
  name: 'Mémocartes SAS',
  address: '12 rue des Écoles',
  address_postal_code: '69001',
  address_city: 'Lyon',
  siret: '73282932000074',
  vat_number: 'FR44732829320',
  mail: 'factures@memocartes.example',
  iban: 'FR7630006000011234567890189',
};
const buyer: Buyer = {
  name: 'Commune d’Orléans',
  address: 'Place de l’Étape',
  address_postal_code: '45000',
  address_city: 'Orléans',
  siret: '21450234500011',
  service_code: null,
  engagement_number: null,
  mail: 'comptabilite@orleans.example',
};

let server: TestServer;
let superadmin: Person;

beforeAll(async () => {
  server = await testServer();
  superadmin = await server.seed.superadmin();
  const caller = server.as(superadmin);
  await caller.call(prices.saveSeller, { body: seller });
  const price = {
    offers_id: offerIds.SCHOOL_PAYED,
    invoice_periodicity: 'ANNUAL',
    vat_rate: 2000,
    date_start: '2020-01-01',
  } as const;
  await caller.call(prices.create, { body: { ...price, school_cents: 30_000, student_cents: 500 } });
});

afterAll(() => server.close());

const call = () => server.as(superadmin);
let count = 0;

/** A paying school whose period began twenty days ago. */
async function payingSchool(fields: Record<string, unknown> = {}) {
  const school = await server.seed.school({
    name: `École ${(count += 1)}`,
    offers_id: offerIds.SCHOOL_PAYED,
    invoice_periodicity: 'ANNUAL',
    nb_students_max: null,
    date_subscription: `${addDays(today(), -20)}T08:00:00Z`,
    ...fields,
  });
  await call().call(invoices.saveBuyer, { id: school.id, body: buyer });
  return school;
}

async function draft(schoolId: number) {
  const body = await call().body(invoices.create, { body: { schools_id: [schoolId] } });
  return body.ids[0]!;
}

async function issue(...ids: number[]) {
  return (await call().body(invoices.issue, { body: { invoices_id: ids } })).invoices;
}

const download = (person: Person, id: number) => server.as(person).fetch(`/api/invoices/${id}/file`);
const view = (id: number) => call().body(invoices.view, { id });

test('a school to invoice gets a draft, which is issued and paid [invoices.tabs] [invoices.numbers] [invoices.due]', async () => {
  const readCounts = () => call().body(invoices.counts, {});
  const before = await readCounts();
  const school = await payingSchool();
  expect(await readCounts()).toMatchObject({
    to_invoice: before.to_invoice + 1,
    to_invoice_cents: before.to_invoice_cents + 36_000,
  });
  const listed = await call().call(invoices.schools, { query: { search: school.name, order_by: 'name' } });
  expect(listed.body.schools).toMatchObject([{ school: { id: school.id }, net_cents: 30_000, obstacles: [] }]);
  const preview = await call().call(invoices.preview, { body: { schools_id: [school.id] } });
  expect(preview.body).toMatchObject({ count: 1, amount_cents: 36_000 });

  const id = await draft(school.id);
  expect(await view(id)).toMatchObject({ status: 'DRAFT', number: null, date_issue: null });
  const [issued] = await issue(id);
  expect(issued!.number).toMatch(new RegExp(`^F${today().slice(0, 4)}-\\d{5}$`));
  expect(await view(id)).toMatchObject({
    status: 'ISSUED',
    buyer: { name: 'Commune d’Orléans' },
    seller: { siret: seller.siret },
    date_due: addDays(today(), 30),
    amount_cents: 36_000,
  });
  const after = await call().call(invoices.schools, { query: { search: school.name, order_by: 'name' } });
  expect(after.body.count).toBe(0);
  const { count, amount_cents } = before.to_pay;
  expect(await readCounts()).toMatchObject({
    to_invoice: before.to_invoice,
    to_invoice_cents: before.to_invoice_cents,
    files_waiting: before.files_waiting + 1,
    to_pay: { count: count + 1, amount_cents: amount_cents + 36_000 },
  });

  const paid = await call().call(invoices.update, { id, body: { payment: { date: today(), means: 'TRANSFER' } } });
  expect(paid.body).toMatchObject({ status: 'PAID', payment_means: 'TRANSFER' });
  const back = await call().call(invoices.update, { id, body: { payment: null } });
  expect(back.body).toMatchObject({ status: 'ISSUED', date_payment: null });
});

test('issuing notifies the school admins of the school once, and nobody in another school [invoices.notified]', async () => {
  const school = await payingSchool();
  const otherSchool = await payingSchool();
  const admin = await server.seed.schoolAdmin({ schoolId: school.id });
  const stranger = await server.seed.schoolAdmin({ schoolId: otherSchool.id });
  const id = await draft(school.id);
  await issue(id);
  await issue(id);

  const titles = async (person: Person) =>
    (await server.as(person).body(notifications.list, {})).notifications.map(({ notification }) => notification.title);

  expect(await titles(admin)).toEqual([expect.stringMatching(/^Facture F\d{4}-\d{5} émise$/)]);
  expect(await titles(stranger)).toEqual([]);
});

test('lists schools on trial with the latest sign-in, and the cards and sessions of the last 14 days [invoices.trials]', async () => {
  const classroom = await createClassroom(server, { offers_id: offerIds.SCHOOL_FREE, nb_physical_boxes: 0 });
  const { id: schoolId, name } = classroom.school;
  const { id: matter_id } = await server.seed.subject();

  const card = (days: number) =>
    server.seed.card({
      matter_id,
      schools_id: schoolId,
      authentications_id: classroom.teacher.id,
      card_type: 'CUSTOM',
      date_create: ago({ days }),
    } as never);

  const session = (days: number) => {
    const date_create = ago({ days });
    const closed = { code: String(100_000 + days), status: 'INACTIVE' as const, date_create, end_time: date_create };
    const ofClass = { classes_id: classroom.class_.id, schools_id: schoolId };
    return server.db
      .insertInto('sessions')
      .values({ ...ofClass, ...closed })
      .execute();
  };

  await card(13);
  await card(15);
  await session(13);
  await session(15);
  await sql`
    update authentications
    set date_seen = now() - interval '3 days'
    where id = ${classroom.schoolAdmin.id}
  `.execute(server.db);
  await sql`
    update authentications
    set date_seen = now() - interval '5 days'
    where id in (${classroom.teacher.id}, ${classroom.colleague.id})
  `.execute(server.db);
  await server.seed.teacher({ schoolId, account: { status: 'PENDING' } });
  const body = await call().body(invoices.schools, {
    query: { kind: 'TRIAL', search: name, order_by: 'date_last_sign_in' },
  });
  expect(body.schools).toMatchObject([{ id: schoolId, nb_cards: 1, nb_sessions: 1 }]);
  const [row] = body.schools as { date_last_sign_in: string }[];
  expect(parisDay(row!.date_last_sign_in)).toBe(parisDay(ago({ days: 3 })));
});

test('lists schools on trial with the date of the last session in which a student took part, or of the open one [sessions.last]', async () => {
  const { school, teacher, class_, zoe } = await createClassroom(server, {
    offers_id: offerIds.SCHOOL_FREE,
    nb_physical_boxes: 0,
  });
  const api = server.as(teacher);
  const open = async () => api.body(sessions.view, await api.body(sessions.open, { body: { classes_id: class_.id } }));

  const listed = async () => {
    const query = { kind: 'TRIAL', search: school.name } as const;
    const { schools: rows } = await call().body(invoices.schools, { query });
    return (rows as { date_last_session: string | null }[])[0]!.date_last_session;
  };

  const unattended = await open();
  expect(await listed()).toBe(unattended.date_create);
  await api.call(sessions.close, unattended);
  expect(await listed()).toBeNull();

  const attended = await open();
  await api.call(sessions.markPresence, { id: attended.id, student_id: zoe.id, body: { present: true } });
  await api.call(sessions.close, attended);
  await api.call(sessions.close, await open());
  expect(await listed()).toBe(attended.date_create);
});

test('numbers have no gaps, even when issuing an invoice fails [invoices.numbers]', async () => {
  const first = await payingSchool();
  const second = await payingSchool();
  const third = await payingSchool();
  const ids = [await draft(first.id), await draft(second.id), await draft(third.id)] as const;
  const numberOf = (number: string) => Number(number.slice(6));
  const [one] = await issue(ids[0]);
  const failed = await call().call(invoices.issue, { body: { invoices_id: [ids[1], 2_000_000_000] } });
  expect(failed.status).toBe(404);
  const [two] = await issue(ids[1]);
  const repeated = await issue(ids[1], ids[2]);
  expect(numberOf(two!.number)).toBe(numberOf(one!.number) + 1);
  expect(repeated.map(({ number }) => numberOf(number))).toEqual([numberOf(two!.number), numberOf(two!.number) + 1]);
});

testWithTwoConnections(
  'of two superadmins who issue the same draft, alone and with another one, both succeed [invoices.numbers]',
  async () => {
    const ids = [await draft((await payingSchool()).id), await draft((await payingSchool()).id)] as const;
    const { both } = await server.db.transaction().execute(async (trx) => {
      await trx.selectFrom('invoices').select('id').where('id', '=', ids[1]).forNoKeyUpdate().execute();
      const both = call().call(invoices.issue, { body: { invoices_id: [...ids] } });
      await waitForLock(server.db);
      await issueInvoice(trx, ids[1]);
      return { both };
    });
    expect((await both).status).toBe(200);
  },
);

test('ten invoices issued concurrently get numbers without gaps or duplicates, in the order of dates [invoices.numbers]', async () => {
  const ids: number[] = [];
  for (let n = 0; n < 10; n += 1) ids.push(await draft((await payingSchool()).id));
  const responses = await Promise.all(ids.map((id) => issue(id)));
  const numbers = responses.map(([one]) => Number(one!.number.slice(6))).sort((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_number, i) => numbers[0]! + i));
  const { rows } = await sql<{ number: string }>`
    select number from invoices where id = any(${ids}) order by date_issue
  `.execute(server.db);
  const inOrder = rows.map(({ number }) => number);
  expect(inOrder).toEqual([...inOrder].sort());
});

test('a period is invoiced once, even by two people concurrently [invoices.once]', async () => {
  const school = await payingSchool();
  const body = { schools_id: [school.id] };
  const responses = await Promise.all([call().call(invoices.create, { body }), call().call(invoices.create, { body })]);
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test('after a change of periodicity or a later end of access, each day is invoiced exactly once [invoices.once]', async () => {
  const monthly = {
    offers_id: offerIds.SCHOOL_PAYED,
    invoice_periodicity: 'MONTHLY',
    vat_rate: 2000,
    date_start: '2020-01-01',
  } as const;
  const { id: priceId } = await call().body(prices.create, {
    body: { ...monthly, school_cents: 3_000, student_cents: 0 },
  });
  const last = addDays(today(), 29);
  const school = await payingSchool({
    date_subscription: `${addDays(today(), -50)}T08:00:00Z`,
    date_expiration: `${last}T20:00:00Z`,
  });
  const change = (fields: Record<string, unknown>) =>
    server.db.updateTable('schools').set(fields).where('id', '=', school.id).execute();
  const countListed = async () =>
    (await call().body(invoices.schools, { query: { search: school.name, order_by: 'name' } })).schools.length;
  const first = await view(await draft(school.id));
  expect(first.date_end).toBe(last);

  await change({ invoice_periodicity: 'MONTHLY' });
  expect(await countListed()).toBe(0);
  expect(await call().errorCode(invoices.create, { body: { schools_id: [school.id] } })).toBe('INVOICE_TAKEN');

  await change({ invoice_periodicity: 'ANNUAL', date_expiration: null });
  expect(await countListed()).toBe(1);
  const rest = await view(await draft(school.id));
  expect(rest).toMatchObject({ date_start: addDays(last, 1), lines: [{ unit_cents: 30_000 }] });
  expect(first.lines[0]!.days + rest.lines[0]!.days).toBe(rest.lines[0]!.period_days);
  expect(await countListed()).toBe(0);
  await call().call(prices.remove, { id: priceId });
});

test('create: writes all drafts or none, and names the school without a price [invoices.price-list]', async () => {
  const good = await payingSchool();
  const bad = await payingSchool({ invoice_periodicity: 'MONTHLY' });
  const { status, error } = await call().call(invoices.create, { body: { schools_id: [good.id, bad.id] } });
  expect(status).toBe(422);
  expect(error.fields!['schools_id']).toContain(bad.name);
  const body = await call().body(invoices.list, { query: { school_id: good.id } });
  expect(body.count).toBe(0);
});

test('issue: without a buyer, the refusal names the school; drafts can be filtered by whether a buyer exists [invoices.buyer] [invoices.drafts]', async () => {
  const school = await server.seed.school({
    name: 'École sans acheteur',
    offers_id: offerIds.SCHOOL_PAYED,
    invoice_periodicity: 'ANNUAL',
  });
  const id = await draft(school.id);
  const ready = await draft((await payingSchool()).id);
  const { status, error } = await call().call(invoices.issue, { body: { invoices_id: [ready, id] } });
  expect([status, error]).toEqual([
    422,
    {
      statusCode: 422,
      code: 'NO_BUYER',
      message: 'École sans acheteur\u00a0: saisissez d’abord l’acheteur.',
      params: { school: 'École sans acheteur' },
      reason: 'SCHOOL_NO_BUYER',
    },
  ]);
  const list = async (has_buyer: 'true' | 'false') =>
    (await call().body(invoices.list, { query: { status: ['DRAFT'], has_buyer } })).invoices.map((row) => row.id);
  expect(await list('false')).toEqual([id]);
  expect(await list('true')).toContain(ready);
  expect(await list('true')).not.toContain(id);
});

test('a draft shows the school’s buyer as soon as it is entered; an issued invoice keeps its copy [invoices.buyer]', async () => {
  const school = await server.seed.school({ offers_id: offerIds.SCHOOL_PAYED, invoice_periodicity: 'ANNUAL' });
  const id = await draft(school.id);
  expect(await view(id)).toMatchObject({ status: 'DRAFT', buyer: null, seller: { name: seller.name } });
  await call().call(invoices.saveBuyer, { id: school.id, body: buyer });
  expect(await view(id)).toMatchObject({ status: 'DRAFT', buyer });
  await issue(id);
  await call().call(invoices.saveBuyer, { id: school.id, body: { ...buyer, name: 'Autre commune' } });
  expect((await view(id)).buyer).toMatchObject({ name: buyer.name });
});

test('a second superadmin does not overwrite the buyer or the seller that another has saved meanwhile [invoices.parties-versions]', async () => {
  const school = await server.seed.school({ offers_id: offerIds.SCHOOL_PAYED, invoice_periodicity: 'ANNUAL' });
  const saving = (version: number) =>
    callerOf(server.origin, { authorization: `Bearer ${superadmin.token}`, 'if-match': `"${version}"` });
  const saveBuyer = (version: number, name: string) =>
    saving(version).call(invoices.saveBuyer, { id: school.id, body: { ...buyer, name } });
  const [first, second] = await Promise.all([saveBuyer(0, 'Commune'), saveBuyer(0, 'Métropole')]);
  expect([first.status, second.status].toSorted()).toEqual([200, 409]);
  const [saved, refused] = first.status === 200 ? [first, second] : [second, first];
  expect(refused.error).toMatchObject({ code: 'VERSION_CHANGED', current: saved.body });
  expect((await saveBuyer(1, 'Département')).body).toMatchObject({ name: 'Département', version: 2 });
  expect((await saveBuyer(1, 'Région')).error.code).toBe('VERSION_CHANGED');
  expect(await call().body(invoices.buyer, { id: school.id })).toMatchObject({
    name: 'Département',
    version: 2,
  });

  const { version } = (await call().body(prices.seller, {}))!;
  const saveSeller = (expected: number) =>
    saving(expected).call(prices.saveSeller, { body: { ...seller, iban: null } });
  expect((await saveSeller(version)).body).toMatchObject({ iban: null, version: version + 1 });
  const outdated = await saveSeller(version);
  expect([outdated.status, outdated.error]).toMatchObject([409, { code: 'VERSION_CHANGED', current: { iban: null } }]);
  expect(await call().body(prices.saveSeller, { body: seller })).toEqual({ ...seller, version: version + 2 });
});

test('an invoice of 0 € is settled when it is issued: nothing is to be paid, and nobody is asked to pay [invoices.settled]', async () => {
  const price = {
    offers_id: offerIds.SCHOOL_PAYED,
    invoice_periodicity: 'MONTHLY',
    vat_rate: null,
    date_start: '2020-01-01',
  } as const;
  await call().call(prices.create, { body: { ...price, school_cents: 0, student_cents: 500 } });
  const school = await payingSchool({ invoice_periodicity: 'MONTHLY' });
  const admin = await server.seed.schoolAdmin({ schoolId: school.id });
  const before = await call().body(invoices.counts, {});
  const id = await draft(school.id);
  const [issued] = await issue(id);
  expect(await view(id)).toMatchObject({ status: 'PAID', amount_cents: 0, payment_means: null });
  expect(await call().body(invoices.counts, {})).toMatchObject({ to_pay: before.to_pay, late: before.late });
  expect((await server.as(admin).body(notifications.list, {})).count).toBe(0);
  await call().call(invoices.send, { id });
  const mails = server.db
    .selectFrom('mails')
    .select('body_text')
    .where('attachment_name', '=', `${issued!.number}.pdf`);
  const { body_text } = await mails.executeTakeFirstOrThrow();
  expect(body_text).toMatch(/, qui ne demande aucun règlement\./);
  const journal = await server.as(superadmin).fetch(`/api/invoices?format=csv&school_id=${school.id}`);
  expect((await journal.text()).trim()).toMatch(/;Rien à payer;;;Commune d’Orléans;$/);
  for (const payment of [null, { date: today(), means: 'CHEQUE' as const }]) {
    const { code, reason } = (await call().call(invoices.update, { id, body: { payment } })).error;
    expect([code, reason]).toEqual(['INVOICE_STATE', 'INVOICE_SETTLED']);
  }
  expect(await call().status(invoices.credit, { id })).toBe(201);
  expect((await view(id)).status).toBe('CANCELLED');
});

test('past periods without an invoice are listed and invoiced, each once, and again after a credit note [invoices.past] [invoices.once]', async () => {
  const price = {
    offers_id: offerIds.SCHOOL_PAYED,
    invoice_periodicity: 'MONTHLY',
    vat_rate: null,
    school_cents: 3_000,
  } as const;
  await call().call(prices.create, { body: { ...price, student_cents: 0, date_start: '2021-01-01' } });
  const begin = addMonths(today(), -2);
  const school = await payingSchool({
    invoice_periodicity: 'MONTHLY',
    date_subscription: `${addDays(begin, -1)}T12:00:00Z`,
  });

  const listPast = async (query: object = {}) =>
    (await call().body(invoices.schools, {
      query: { search: school.name, order_by: 'name', kind: 'PAST', ...query },
    })) as { schools: { school: { id: number }; date_start: string }[]; count: number };

  const { schools: rows, count: nbPast } = await listPast();
  expect(rows.every((row) => row.school.id === school.id)).toBe(true);
  expect([rows.length, nbPast]).toEqual([2, 2]);
  expect((await listPast({ nb_items: 1, nb_page: 2 })).schools).toEqual([rows[1]]);
  const past = rows.map(({ date_start }) => ({ schools_id: school.id, date_start }));
  const body = { schools_id: [school.id], past };
  expect(await call().body(invoices.preview, { body })).toMatchObject({ count: 3, amount_cents: 9_000 });
  const created = await call().call(invoices.create, { body });
  expect(created.body.ids).toHaveLength(3);
  expect((await listPast()).count).toBe(0);
  expect(await call().errorCode(invoices.create, { body: { past } })).toBe('INVOICE_TAKEN');

  const [, pastId] = created.body.ids;
  await issue(pastId!);
  await call().call(invoices.credit, { id: pastId! });
  expect((await listPast()).schools).toEqual([rows[0]]);
  const again = await call().call(invoices.create, { body: { past: past.slice(0, 1) } });
  expect(await view(again.body.ids[0]!)).toMatchObject({ status: 'DRAFT', date_start: rows[0]!.date_start });
  expect(await call().status(invoices.create, { body: {} })).toBe(422);
});

test('days of the current period before those already invoiced can be invoiced as a past period, identified by its first day [invoices.past] [invoices.once]', async () => {
  const school = await payingSchool({ date_subscription: `${addDays(today(), -10)}T08:00:00Z` });
  await draft(school.id);
  const date_start = addDays(today(), -40);
  const earlier = { date_subscription: `${date_start}T08:00:00Z` };
  await server.db.updateTable('schools').set(earlier).where('id', '=', school.id).execute();
  const body = { past: [{ schools_id: school.id, date_start }] };
  expect((await call().body(invoices.preview, { body })).count).toBe(1);
  const { ids } = await call().body(invoices.create, { body });
  expect(await view(ids[0]!)).toMatchObject({ date_start, date_end: addDays(today(), -11) });
});

test('a payment that another superadmin has recorded meanwhile is not replaced; the same payment sent again is accepted [invoices.payment-once]', async () => {
  const id = await draft((await payingSchool()).id);
  await server.db.transaction().execute((trx) => issueInvoice(trx, id, sql`now() - interval '3 days'`));
  const pay = (means: 'CHEQUE' | 'TRANSFER', date = today()) =>
    call().call(invoices.update, { id, body: { payment: { date, means } } });
  expect([(await pay('CHEQUE')).status, (await pay('CHEQUE')).status]).toEqual([200, 200]);
  expect((await pay('TRANSFER')).error.reason).toBe('INVOICE_PAID');
  expect((await pay('CHEQUE', addDays(today(), -1))).error.reason).toBe('INVOICE_PAID');
  expect((await view(id)).payment_means).toBe('CHEQUE');
  await call().call(invoices.update, { id, body: { payment: null } });
  expect((await pay('TRANSFER')).body.payment_means).toBe('TRANSFER');
});

test('a credit note cancels an invoice; the period can be invoiced again [invoices.credit-note]', async () => {
  const school = await payingSchool();
  const id = await draft(school.id);
  const [issued] = await issue(id);
  const { status, body } = await call().call(invoices.credit, { id });
  expect(status).toBe(201);
  const note = await view(body.id);
  expect(note).toMatchObject({ kind: 'CREDIT_NOTE', amount_cents: -36_000, cancels: { id, number: issued!.number } });
  expect(note.number).toMatch(/^AV\d{4}-\d{5}$/);
  expect(await view(id)).toMatchObject({ status: 'CANCELLED', cancelled_by: { id: body.id } });
  const again = await draft(school.id);
  expect(again).toBeGreaterThan(body.id);
  const refusals = await Promise.all([id, body.id, again].map((other) => call().call(invoices.credit, { id: other })));
  expect(refusals.map(({ error }) => error.reason)).toEqual([
    'INVOICE_CANCELLED',
    'INVOICE_CREDIT_NOTE',
    'INVOICE_DRAFT',
  ]);
});

test('a credit note cancels an invoice of 0 €: the price is per student only, and the school has no students [invoices.credit-note]', async () => {
  const price = {
    offers_id: offerIds.SCHOOL_PAYED,
    invoice_periodicity: 'QUARTERLY',
    vat_rate: null,
    date_start: '2020-01-01',
  } as const;
  await call().call(prices.create, { body: { ...price, school_cents: 0, student_cents: 500 } });
  const id = await draft((await payingSchool({ invoice_periodicity: 'QUARTERLY' })).id);
  await issue(id);
  const { status, body } = await call().call(invoices.credit, { id });
  expect(status).toBe(201);
  expect(await view(body.id)).toMatchObject({
    kind: 'CREDIT_NOTE',
    lines: [{ quantity: 1, net_cents: 0 }],
    amount_cents: 0,
  });
});

test('what a superadmin does with the invoices of a school is in the audit log of that school, and of no other [audit.events]', async () => {
  const school = await payingSchool();
  const other = await payingSchool();
  const deleted = await draft(school.id);
  await call().call(invoices.remove, { id: deleted });
  const drafts = await call().body(invoices.create, { body: { schools_id: [school.id, other.id] } });
  await issue(...drafts.ids);
  await issue(...drafts.ids);
  const { invoices: own } = await call().body(invoices.list, { query: { school_id: school.id } });
  const { id } = own[0]!;
  await call().call(invoices.update, { id, body: { payment: { date: today(), means: 'CHEQUE' } } });
  await call().call(invoices.send, { id });
  expect((await download(superadmin, id)).status).toBe(200);
  await call().call(invoices.credit, { id });

  const eventsOf = async (school_id: number) =>
    (await call().body(audit.list, { query: { school_id, order_dir: 'asc' } })).events.filter(({ details }) =>
      String(details.route).includes('/api/invoices'),
    );

  const listed = async (school_id: number) =>
    (await eventsOf(school_id)).map(({ kind, details }) => `${kind} ${String(details.route)}`);
  const issuing = ['SCHOOL_CHANGED POST /api/invoices', 'SCHOOL_CHANGED POST /api/invoices/issue'];
  expect(await listed(school.id)).toEqual([
    issuing[0],
    'SCHOOL_CHANGED DELETE /api/invoices/:id',
    ...issuing,
    'SCHOOL_CHANGED PATCH /api/invoices/:id',
    'SCHOOL_CHANGED POST /api/invoices/:id/send',
    'EXPORTED GET /api/invoices/:id/file',
    'SCHOOL_CHANGED POST /api/invoices/:id/credit-note',
  ]);
  expect(await listed(other.id)).toEqual(issuing);
  const permissions = (await eventsOf(other.id)).map(({ details }) => details.permission);
  expect(permissions).toEqual(['invoice:manage', 'invoice:manage']);
});

test('a deletion is in the audit log even if the superadmin’s connection closes before the empty response [audit.events]', async () => {
  const school = await payingSchool();
  const id = await draft(school.id);
  const leaving = await buildApp({ db: server.scoped, config: server.config, listen: server.listen });
  leaving.addHook('preHandler', async ({ socket }) => void socket.destroy());
  const origin = await leaving.listen({ host: '127.0.0.1', port: 0 });
  const caller = callerOf(origin, { authorization: `Bearer ${superadmin.token}` });
  await expect(caller.call(invoices.remove, { id })).rejects.toThrow('fetch failed');
  await waitFor(
    async () => {
      const { events } = await call().body(audit.list, { query: { school_id: school.id } });
      return events.some(({ details }) => details.route === 'DELETE /api/invoices/:id');
    },
    { timeoutMs: 4_000, describe: () => 'the deletion is not in the audit log' },
  );
  await leaving.close();
});

test('an issued invoice can’t be deleted by a call, and can’t be changed or deleted by SQL of the application [invoices.kept]', async () => {
  const id = await draft((await payingSchool()).id);
  await issue(id);
  expect((await call().call(invoices.remove, { id })).error.reason).toBe('INVOICE_ISSUED');
  const attempts = [
    sql`update invoices set amount_cents = 1, net_cents = 1, vat_cents = 0 where id = ${id}`,
    sql`update invoices set number = 'F2020-00001' where id = ${id}`,
    sql`update invoices set status = 'DRAFT', number = null, date_issue = null where id = ${id}`,
    sql`update invoices set buyer = '{}' where id = ${id}`,
    sql`delete from invoices where id = ${id}`,
    sql`update invoices_lines set net_cents = 1 where invoices_id = ${id}`,
    sql`delete from invoices_lines where invoices_id = ${id}`,
    sql`insert into invoices_lines select ${id}, 9, 'x', 1, 1, 1, 1, null, 1`,
  ];
  for (const attempt of attempts) {
    await expect(inEverySchool(() => attempt.execute(server.scoped))).rejects.toThrow(/never (changes|deleted)/);
  }
});

test('the file is created once, stored with its hash, and can’t be overwritten [invoices.file]', async () => {
  const id = await draft((await payingSchool()).id);
  const [issued] = await issue(id);
  const first = await download(superadmin, id);
  const second = await download(superadmin, id);
  expect(first.headers.get('content-type')).toBe('application/pdf');
  expect(first.headers.get('content-disposition')).toContain(`${issued!.number}.pdf`);

  const digestOf = async (response: Response) =>
    createHash('sha256')
      .update(await response.bytes())
      .digest('hex');

  const digest = await digestOf(first);
  expect(await digestOf(second)).toBe(digest);
  const stored = await server.db
    .selectFrom('invoices_files')
    .select('sha256')
    .where('invoices_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(stored.sha256.toString('hex')).toBe(digest);
  const overwrite = sql`update invoices_files set bytes = 'x', sha256 = sha256('x') where invoices_id = ${id}`;
  await expect(inEverySchool(() => overwrite.execute(server.scoped))).rejects.toThrow(/never changes/);
});

test('send: mails the file as an attachment, and records the date [invoices.send]', async () => {
  const id = await draft((await payingSchool()).id);
  expect((await call().call(invoices.send, { id })).error.reason).toBe('INVOICE_DRAFT');
  const [issued] = await issue(id);
  expect(await call().status(invoices.send, { id })).toBe(204);
  const mail = await server.db
    .selectFrom('mails')
    .selectAll()
    .where('attachment_name', '=', `${issued!.number}.pdf`)
    .executeTakeFirstOrThrow();
  expect(mail.recipient).toBe(buyer.mail);
  expect(mail.attachment!.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await view(id)).date_sent).not.toBeNull();
  // The buyer has no account.
  expect(mail.body_html).toContain(`Écrivez à ${server.config.CONTACT_MAIL}.`);
  for (const body of [mail.body_html, mail.body_text]) expect(body).not.toMatch(/https?:/);
});

test('send many: mails those not sent yet or not delivered, once, and names schools whose buyer has no address [invoices.send-many]', async () => {
  const schoolIds = [(await payingSchool()).id, (await payingSchool()).id, (await payingSchool()).id];
  const withoutAddress = await payingSchool({ name: 'École sans adresse' });
  await call().call(invoices.saveBuyer, { id: withoutAddress.id, body: { ...buyer, mail: null } });
  const ids: number[] = [];
  for (const id of [...schoolIds, withoutAddress.id]) ids.push(await draft(id));
  const [sent, first, second] = ids as [number, number, number];
  expect(await call().errorCode(invoices.sendMany, { body: { invoices_id: ids } })).toBe('INVOICE_STATE');
  await issue(...ids);
  await call().body(invoices.send, { id: sent });
  const before = (await view(sent)).date_sent;

  const listUnsent = async () => {
    const query = { sent: 'false', status: 'ISSUED', nb_items: 100 } as const;
    const listed = (await call().body(invoices.list, { query })).invoices.map(({ id }) => id);
    return ids.filter((id) => listed.includes(id));
  };

  expect(await listUnsent()).toEqual(ids.slice(1));

  const sendMany = () => call().body(invoices.sendMany, { body: { invoices_id: ids } });
  const results = await Promise.all([sendMany(), sendMany()]);
  expect(results.map(({ nb_sent }) => nb_sent).reduce((sum, nb) => sum + nb)).toBe(2);
  expect(results[0].without_address).toEqual(['École sans adresse']);
  expect((await view(sent)).date_sent).toBe(before);
  const numbers = [(await view(first)).number, (await view(second)).number];
  const { nb } = await server.db
    .selectFrom('mails')
    .select(sql<number>`count(*)::int`.as('nb'))
    .where(
      'attachment_name',
      'in',
      numbers.map((number) => `${number}.pdf`),
    )
    .executeTakeFirstOrThrow();
  expect(nb).toBe(2);
  expect(await listUnsent()).toEqual([ids[3]]);

  await server.db.updateTable('invoices').set({ mail_failure: 'UNKNOWN' }).where('id', '=', first).execute();
  expect(await sendMany()).toMatchObject({ nb_sent: 1 });
  expect(await call().status(invoices.sendMany, { body: { invoices_id: [999_999] } })).toBe(404);
});

test('send: superadmins and the school learn that the mail did not arrive, until it is sent again [invoices.undelivered]', async () => {
  const school = await payingSchool();
  const id = await draft(school.id);
  await issue(id);
  await call().body(invoices.send, { id });
  await attemptMail(server, buyer.mail!, { toRecipient: '450 later' });
  expect((await view(id)).mail_failure).toBeNull();
  await attemptMail(server, buyer.mail!, { toRecipient: '552 5.2.2 mailbox full', isLastAttempt: true });
  const schoolAdmin = server.as(await server.seed.schoolAdmin({ schoolId: school.id }));
  const list = async (caller: typeof schoolAdmin) =>
    (await caller.body(invoices.list, { query: { school_id: school.id } })).invoices;
  const [listed] = await list(schoolAdmin);
  expect(listed).toMatchObject({ id, mail_failure: 'FULL_MAILBOX' });
  expect(JSON.stringify(listed)).not.toContain(buyer.mail);
  expect(await list(call())).toMatchObject([{ id, mail_failure: 'FULL_MAILBOX' }]);
  const stranger = server.as(await server.seed.schoolAdmin());
  expect(await stranger.status(invoices.view, { id })).toBe(404);
  await call().body(invoices.send, { id });
  expect((await view(id)).mail_failure).toBeNull();
  expect(await attemptMail(server, buyer.mail!, { isLastAttempt: true })).toBe(true);
  expect((await view(id)).mail_failure).toBeNull();
});

test('a reminder that does not arrive does not mark the invoice as undelivered [invoices.undelivered]', async () => {
  const id = await draft((await payingSchool()).id);
  await issue(id);
  await call().body(invoices.send, { id });
  await attemptMail(server, buyer.mail!);
  await server.db
    .insertInto('mails')
    .values({
      recipient: buyer.mail!,
      subject: 'Rappel',
      body_text: 'Rappel',
      body_html: 'Rappel',
      attachment_name: `${(await view(id)).number}.pdf`,
      attachment: Buffer.from('%PDF-'),
    })
    .execute();
  await attemptMail(server, buyer.mail!, { toRecipient: '550 no such user' });
  expect((await view(id)).mail_failure).toBeNull();
});

test('send: the mail of a paid or cancelled invoice requests no payment; the mail of a credit note announces the credit note [invoices.send]', async () => {
  const id = await draft((await payingSchool()).id);
  const [issued] = await issue(id);

  const sendAndRead = async (sentId: number, number: string) => {
    await call().call(invoices.send, { id: sentId });
    const query = server.db.selectFrom('mails').select('body_text').where('attachment_name', '=', `${number}.pdf`);
    return (await query.orderBy('id', 'desc').executeTakeFirstOrThrow()).body_text;
  };

  expect(await sendAndRead(id, issued!.number)).toMatch(/à régler au plus tard le/);
  await call().call(invoices.update, { id, body: { payment: { date: today(), means: 'CHEQUE' } } });
  expect(await sendAndRead(id, issued!.number)).toMatch(/, déjà réglée\./);
  const note = await call().body(invoices.credit, { id });
  expect(await sendAndRead(id, issued!.number)).toMatch(/, annulée par un avoir\./);
  const { number } = await view(note.id);
  expect(await sendAndRead(note.id, number!)).toMatch(/L’avoir est joint à ce message/);
});

test('reminders are sent 7 and 30 days after the due date, never for a paid invoice [invoices.reminders]', async () => {
  const unpaidId = await draft((await payingSchool()).id);
  const paidId = await draft((await payingSchool()).id);
  await issue(unpaidId, paidId);
  await call().call(invoices.update, { id: paidId, body: { payment: { date: today(), means: 'CHEQUE' } } });

  const reminders = async () => {
    await inEverySchool(() => remindLate({ ...server, db: server.scoped }));
    const { rows } = await sql<{ id: number; nb_reminders: number }>`
      select id, nb_reminders from invoices where id = any(${[unpaidId, paidId]}) order by id
    `.execute(server.db);
    return rows.map(({ nb_reminders }) => nb_reminders);
  };

  /** Moves the due date, which no call can do. */
  const dueDaysAgo = (days: number) =>
    sql`
      do $$
      begin
        alter table invoices disable trigger invoices_issued_kept;
        update invoices
        set date_due = (now() at time zone 'Europe/Paris')::date - ${sql.lit(days)}
        where id in (${sql.lit(unpaidId)}, ${sql.lit(paidId)});
        alter table invoices enable trigger invoices_issued_kept;
      end $$
    `.execute(server.db);

  expect(await reminders()).toEqual([0, 0]);
  await dueDaysAgo(6);
  expect(await reminders()).toEqual([0, 0]);
  await dueDaysAgo(7);
  // Two concurrent runs send one reminder.
  await Promise.all([reminders(), reminders()]);
  expect(await reminders()).toEqual([1, 0]);
  expect(await reminders()).toEqual([1, 0]);
  await dueDaysAgo(30);
  expect(await reminders()).toEqual([2, 0]);
  expect(await reminders()).toEqual([2, 0]);
});

test('an invoice that is 40 days late and has had no reminder gets one reminder [invoices.reminders]', async () => {
  const school = await payingSchool({ name: 'École www.exemple.fr' });
  await call().call(invoices.saveBuyer, { id: school.id, body: { ...buyer, mail: 'tard@orleans.example' } });
  const id = await draft(school.id);
  await issue(id);
  await sql`
    do $$
    begin
      alter table invoices disable trigger invoices_issued_kept;
      update invoices
      set date_due = (now() at time zone 'Europe/Paris')::date - 40
      where id = ${sql.lit(id)};
      alter table invoices enable trigger invoices_issued_kept;
    end $$
  `.execute(server.db);
  for (let n = 0; n < 2; n += 1) await inEverySchool(() => remindLate({ ...server, db: server.scoped }));
  const mails = server.db.selectFrom('mails').select('body_text').where('recipient', '=', 'tard@orleans.example');
  const sent = await mails.execute();
  expect(sent).toHaveLength(1);
  // Mail programs must not turn the school's name into a link.
  expect(sent[0]!.body_text).not.toContain('www.exemple.fr');
});

test('a reminder that fails does not stop the reminders of other invoices [invoices.reminders]', async () => {
  const schools = [await payingSchool(), await payingSchool()];
  const addresses = ['panne@orleans.example', 'suite@orleans.example'];
  const ids: number[] = [];
  for (const [i, school] of schools.entries()) {
    await call().call(invoices.saveBuyer, { id: school.id, body: { ...buyer, mail: addresses[i]! } });
    ids.push(await draft(school.id));
  }
  await issue(...ids);
  await sql`
    do $$
    begin
      alter table invoices disable trigger invoices_issued_kept;
      update invoices
      set date_due = (now() at time zone 'Europe/Paris')::date - 8
      where id in (${sql.lit(ids[0])}, ${sql.lit(ids[1])});
      alter table invoices enable trigger invoices_issued_kept;
    end $$
  `.execute(server.db);
  await sql`
    create function refuse_mail() returns trigger language plpgsql as $$
    begin
      if new.recipient = 'panne@orleans.example' then raise 'no mail'; end if;
      return new;
    end $$;
    create trigger refuse_mail before insert on mails for each row execute function refuse_mail()
  `.execute(server.db);
  await expect(inEverySchool(() => remindLate({ ...server, db: server.scoped }))).rejects.toThrow('reminders failed');
  await sql`drop trigger refuse_mail on mails; drop function refuse_mail`.execute(server.db);
  const { rows } = await sql<{
    nb_reminders: number;
  }>`select nb_reminders from invoices where id = any(${ids}) order by id`.execute(server.db);
  expect(rows.map(({ nb_reminders }) => nb_reminders)).toEqual([0, 1]);
});

test('a file that can’t be created does not stop the files of other invoices; the job’s error names the invoice [invoices.file]', async () => {
  const task = { id: 0, signal: new AbortController().signal };
  const run = () => inEverySchool(() => invoiceFilesJob.run({ ...server, db: server.scoped }, task));

  const filesOf = (ids: readonly number[]) =>
    server.db
      .selectFrom('invoices_files')
      .select('invoices_id as id')
      .where('invoices_id', 'in', ids)
      .orderBy('invoices_id')
      .execute();

  // Creates the files of the other tests’ invoices.
  await run();
  const ids = [await draft((await payingSchool()).id), await draft((await payingSchool()).id)];
  await issue(...ids);
  await sql`
    create function refuse_file() returns trigger language plpgsql as $$
    begin
      if new.invoices_id = ${sql.lit(ids[0])} then raise 'no file'; end if;
      return new;
    end $$;
    create trigger refuse_file before insert on invoices_files for each row execute function refuse_file()
  `.execute(server.db);
  await expect(run()).rejects.toThrow(`files of invoices ${ids[0]} failed`);
  expect(await filesOf(ids)).toEqual([{ id: ids[1] }]);
  await sql`drop trigger refuse_file on invoices_files; drop function refuse_file`.execute(server.db);
  await run();
  expect(await filesOf(ids)).toEqual(ids.map((id) => ({ id })));
});

test('a school admin reads the issued invoices of their own school only [invoices.own-school]', async () => {
  const school = await payingSchool();
  const admin = await server.seed.schoolAdmin({ schoolId: school.id });
  const other = await draft((await payingSchool()).id);
  const id = await draft(school.id);
  expect((await server.as(admin).body(invoices.list, {})).count).toBe(0);
  expect(await server.as(admin).status(invoices.view, { id })).toBe(404);
  await issue(id, other);
  const body = await server.as(admin).body(invoices.list, {});
  expect(body.invoices.map((one) => one.id)).toEqual([id]);
  expect((await server.as(admin).body(invoices.view, { id })).lines).toHaveLength(1);
  expect((await download(admin, id)).status).toBe(200);
  expect((await download(admin, other)).status).toBe(404);
  expect(await server.as(admin).status(invoices.view, { id: other })).toBe(404);
  expect(await server.as(admin).status(invoices.update, { id, body: { payment: null } })).toBe(403);
});

test('prices: refuses a second row for the same start day; deletes an unused row, but not a used row [invoices.price-list]', async () => {
  const price = {
    offers_id: offerIds.TEACHER_PAYED,
    invoice_periodicity: 'MONTHLY',
    vat_rate: null,
    date_start: '2031-01-01',
    school_cents: 500,
    student_cents: 0,
  } as const;
  const body = await call().body(prices.create, { body: price });
  expect(await call().errorCode(prices.create, { body: price })).toBe('PRICE_TAKEN');
  expect(await call().status(prices.remove, { id: body.id })).toBe(204);
  const list = await call().body(prices.list, {});
  const used = list.prices.find(({ is_used }) => is_used)!;
  expect((await call().call(prices.remove, { id: used.id })).error).toMatchObject({
    code: 'STILL_USED',
    reason: 'PRICE_INVOICED',
  });
});

test('the journal is a CSV file with amounts in French format [invoices.journal]', async () => {
  const response = await server.as(superadmin).fetch('/api/invoices?format=csv');
  const [heading, ...rows] = (await response.text()).replace('\ufeff', '').trim().split(/\r?\n/);
  expect(heading).toContain('Montant TTC');
  expect(rows.some((row) => row.includes('360,00'))).toBe(true);
});

test('the journal shows negative amounts of a credit note as numbers, with the buyer and the cancelled invoice [invoices.journal]', async () => {
  const school = await payingSchool();
  const id = await draft(school.id);
  const [issued] = await issue(id);
  await call().call(invoices.credit, { id });
  const response = await server
    .as(superadmin)
    .fetch(`/api/invoices?format=csv&school_id=${school.id}&kind=CREDIT_NOTE`);
  const [, row] = (await response.text()).trim().split(/\r?\n/);
  expect(row!.split(';').slice(6, 9)).toEqual(['-300,00', '-60,00', '-360,00']);
  expect(row!.split(';').slice(-2)).toEqual(['Commune d’Orléans', issued!.number]);
});

test('a school with an issued invoice can’t be deleted (SCHOOL_INVOICED); a school with only a draft can [invoices.kept]', async () => {
  const invoiced = await payingSchool();
  const drafted = await payingSchool();
  await issue(await draft(invoiced.id));
  await draft(drafted.id);
  const { status, error } = await call().call(schools.remove, { id: invoiced.id });
  expect([status, error.code]).toEqual([409, 'SCHOOL_INVOICED']);
  expect(await call().status(schools.remove, { id: drafted.id })).toBe(204);
});

test('an issued invoice can’t be deleted before ten years, even by the retention job with a wrong clock [invoices.kept]', async () => {
  const id = await draft((await payingSchool()).id);
  await issue(id);
  await expect(applyRetention(server.db, 'invoices', fromNow({ days: 3_660 }))).rejects.toThrow(/never deleted/);
  expect((await view(id)).status).toBe('ISSUED');
});
