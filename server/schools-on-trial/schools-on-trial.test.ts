import { auth } from '@memocartes/contract/auth/auth.routes';
import { invoices } from '@memocartes/contract/invoices/invoices.routes';
import { prices } from '@memocartes/contract/invoices/prices.routes';
import { addDays, parisDay, parisTime, today } from '@memocartes/contract/learning/calendar/days';
import { notifications } from '@memocartes/contract/notifications/notifications.routes';
import { offerIds, trialOffers } from '@memocartes/contract/offers/offers';
import { renewalAfter } from '@memocartes/contract/schools/renewal';
import { schools } from '@memocartes/contract/schools/schools.routes';
import { sql } from 'kysely';

import { notifyAccessEnds, notifySchool } from '../access-ends/access-ends.jobs.ts';
import { createClassroom } from '../testing/classroom.ts';
import { ago, fromNow } from '../testing/data/instants.ts';
import { testWithTwoConnections, waitForLock } from '../testing/races.ts';
import type { Person } from '../testing/seed.ts';
import { type TestServer, testServer } from '../testing/server.ts';
import { archiveTrials } from './schools-on-trial.jobs.ts';

let server: TestServer;
let superadmin: Person;

beforeAll(async () => {
  server = await testServer();
  superadmin = await server.seed.superadmin();
});

afterAll(() => server.close());

const change = (id: number, body: object) => server.as(superadmin).call(schools.update, { id, body });
const view = (id: number) => server.as(superadmin).body(schools.view, { id });

test.each(trialOffers)(
  'offer %i: after a change of the end of access, the trial ends at the same time [schools.trial-end]',
  async (offers_id) => {
    const { id } = await server.seed.school({ offers_id, nb_physical_boxes: 0, date_expiration: fromNow({ days: 1 }) });
    await change(id, { date_expiration: addDays(today(), 20) });
    const { date_trial_end, date_expiration } = await view(id);
    expect(date_trial_end).toBe(date_expiration);
    expect(parisDay(date_trial_end!)).toBe(addDays(today(), 20));
  },
);

test('a paid offer has no trial end', async () => {
  const { id } = await server.seed.school({ offers_id: offerIds.SCHOOL_PAYED, date_expiration: fromNow({ days: 1 }) });
  expect((await view(id)).date_trial_end).toBeNull();
});

test('a signed-in account is refused from the exact end of the trial [schools.trial-end]', async () => {
  const school = await server.seed.school({
    offers_id: offerIds.SCHOOL_FREE,
    nb_physical_boxes: 0,
    date_expiration: fromNow({ seconds: 1.5 }),
  });
  const admin = await server.seed.schoolAdmin({ schoolId: school.id });
  expect(await server.as(admin).status(auth.user, {})).toBe(200);
  await sql`update schools set date_expiration = now() where id = ${school.id}`.execute(server.db);
  expect(await server.as(admin).status(auth.user, {})).toBe(401);
});

test('a trial that ended 90 days ago is archived, with a history entry; other schools are not [schools.trial-archived]', async () => {
  const trial = (days: number, status: 'VISIBLE' | 'DRAFT' = 'VISIBLE') =>
    server.seed.school({
      offers_id: offerIds.SCHOOL_FREE,
      nb_physical_boxes: 0,
      status,
      date_expiration: ago({ days }),
    });
  const old = await trial(91);
  const draft = await trial(91, 'DRAFT');
  const recent = await trial(89);
  const paid = await server.seed.school({ offers_id: offerIds.SCHOOL_PAYED, date_expiration: ago({ days: 200 }) });
  await archiveTrials(server.db);
  await archiveTrials(server.db);
  const statuses = [];
  for (const { id } of [old, draft, recent, paid]) statuses.push((await view(id)).status);
  expect(statuses).toEqual(['ARCHIVED', 'ARCHIVED', 'VISIBLE', 'VISIBLE']);
  const history = await server.db
    .selectFrom('history')
    .selectAll()
    .where('schools_id', 'in', [old.id, draft.id, recent.id, paid.id])
    .orderBy('schools_id')
    .execute();
  expect(history.map(({ schools_id, changes }) => [schools_id, changes])).toEqual([
    [old.id, { status: ['VISIBLE', 'ARCHIVED'] }],
    [draft.id, { status: ['DRAFT', 'ARCHIVED'] }],
  ]);
});

test.each([
  ['on 29 February', '2028-02-29', '2028-05-29'],
  ['on 31 December', '2026-12-31', '2027-03-31'],
  ['at the end of January', '2027-01-31', '2027-05-01'],
  ['before the spring change of clocks', '2027-03-27', '2027-06-25'],
  ['before the autumn change of clocks', '2027-10-30', '2028-01-28'],
])(
  'a trial that ended %s is archived 90 days later, at 23:59:59 in Paris [schools.trial-archived]',
  async (_case, end, due) => {
    const lastSecond = (date: string) => new Date(parisTime(addDays(date, 1), '00:00').getTime() - 1000).toISOString();
    const { id } = await server.seed.school({
      offers_id: offerIds.SCHOOL_FREE,
      nb_physical_boxes: 0,
      date_expiration: lastSecond(end),
    });

    const statusAt = async (now: string) => {
      await archiveTrials(server.db, now);
      return (await view(id)).status;
    };

    for (const time of ['00:30', '23:30']) expect(await statusAt(parisTime(due, time).toISOString())).toBe('VISIBLE');
    expect(await statusAt(lastSecond(due))).toBe('ARCHIVED');
  },
);

test('from trial to paid: students, classes and staff stay, the end is cleared, the subscription begins, the first invoice is drafted once [schools.trial-to-paid] [invoices.first-draft]', async () => {
  const price = {
    offers_id: offerIds.SCHOOL_PAYED,
    invoice_periodicity: 'ANNUAL',
    vat_rate: 2000,
    date_start: '2020-01-01',
  } as const;
  await server.as(superadmin).call(prices.create, { body: { ...price, school_cents: 30_000, student_cents: 0 } });
  const classroom = await createClassroom(server, {
    offers_id: offerIds.SCHOOL_FREE,
    nb_physical_boxes: 0,
    date_expiration: fromNow({ days: 5 }),
  });
  const { id } = classroom.school;
  await sql`
    update schools
    set invoice_periodicity = 'ANNUAL', date_subscription = now() - interval '55 days'
    where id = ${id}
  `.execute(server.db);
  const before = await view(id);
  const responses = await Promise.all([
    change(id, { offers_id: offerIds.SCHOOL_PAYED }),
    change(id, { offers_id: offerIds.SCHOOL_PAYED }),
  ]);
  expect(responses.some(({ status }) => status === 200)).toBe(true);
  const after = await view(id);
  expect(after).toMatchObject({ offers_id: offerIds.SCHOOL_PAYED, date_expiration: null, date_trial_end: null });
  expect(after).toMatchObject({
    nb_students: before.nb_students,
    nb_classes: before.nb_classes,
    nb_staff: before.nb_staff,
  });
  expect(parisDay(after.date_subscription)).toBe(today());
  expect(parisDay(after.date_renewal!)).toBe(renewalAfter(today(), today()));
  const body = await server.as(superadmin).body(invoices.list, { query: { school_id: id } });
  expect(body.invoices).toMatchObject([{ status: 'DRAFT', date_start: today(), amount_cents: 36_000 }]);
});

test.each([
  ['ACTIVE', { status: 'ACTIVE', date_expiration: fromNow({ days: 1 }) }, 'ACTIVE'],
  ['expired', { status: 'INACTIVE', date_expiration: ago({ days: 2 }), date_status: ago({ days: 2 }) }, 'ACTIVE'],
  ['disabled', { status: 'INACTIVE', date_expiration: ago({ days: 2 }), date_status: ago({ days: 3 }) }, 'INACTIVE'],
  ['BANNED', { status: 'BANNED', date_expiration: ago({ days: 2 }) }, 'BANNED'],
] as const)(
  'from trial to paid, the account (%s) of an independent teacher no longer has an end; only an expired account is active again [schools.trial-to-paid]',
  async (_case, account, status) => {
    const { id } = await server.seed.school({
      offers_id: offerIds.TEACHER_FREE,
      nb_physical_boxes: 0,
      date_expiration: fromNow({ days: 1 }),
    });
    const teacher = await server.seed.teacher({ schoolId: id, account });
    expect(
      (await change(id, { offers_id: offerIds.TEACHER_PAYED, date_expiration: addDays(today(), 100) })).status,
    ).toBe(200);
    expect(await server.as(superadmin).body(auth.view, { id: teacher.id })).toMatchObject({
      status,
      date_expiration: null,
    });
  },
);

test('from trial to paid without a price: no draft is created, and the renewal is at the end of access [invoices.first-draft]', async () => {
  const { id } = await server.seed.school({
    offers_id: offerIds.TEACHER_FREE,
    invoice_periodicity: 'MONTHLY',
    nb_physical_boxes: 0,
  });
  expect((await change(id, { offers_id: offerIds.TEACHER_PAYED, date_expiration: addDays(today(), 100) })).status).toBe(
    200,
  );
  expect(parisDay((await view(id)).date_renewal!)).toBe(addDays(today(), 100));
  const body = await server.as(superadmin).body(invoices.list, { query: { school_id: id } });
  expect(body.count).toBe(0);
});

testWithTwoConnections('two concurrent runs notify of an end of access once [schools.end-mails]', async () => {
  const { id } = await server.seed.school({ offers_id: offerIds.SCHOOL_PAYED, date_expiration: fromNow({ days: 3 }) });
  const admin = await server.seed.schoolAdmin({ schoolId: id });
  const { other } = await server.db.transaction().execute(async (trx) => {
    await notifySchool(trx, id, new Date().toISOString());
    const other = notifyAccessEnds(server.db);
    await waitForLock(server.db);
    return { other };
  });
  await other;
  expect((await server.as(admin).body(notifications.list, {})).count).toBe(1);
});

testWithTwoConnections(
  'an end of access that is moved while the job runs is not announced [schools.end-mails]',
  async () => {
    const { id } = await server.seed.school({
      offers_id: offerIds.SCHOOL_PAYED,
      date_expiration: fromNow({ days: 3 }),
    });
    const admin = await server.seed.schoolAdmin({ schoolId: id });
    const { running } = await server.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('schools')
        .set({ date_expiration: fromNow({ days: 365 }) })
        .where('id', '=', id)
        .execute();
      const running = notifyAccessEnds(server.db);
      await waitForLock(server.db);
      return { running };
    });
    await running;
    expect((await server.as(admin).body(notifications.list, {})).count).toBe(0);
  },
);

test('moving the end of access deletes the notifications of the earlier end; other changes do not [schools.end-mails]', async () => {
  const noQuiet = { quiet_start: '00:00', quiet_end: '00:00', quiet_weekends: false, quiet_holidays: false };
  const { id } = await server.seed.school({
    ...noQuiet,
    offers_id: offerIds.SCHOOL_PAYED,
    date_expiration: fromNow({ days: 3 }),
  });
  const admin = await server.seed.schoolAdmin({ schoolId: id });
  await notifyAccessEnds(server.db);

  const titles = async (person: Person) =>
    (await server.as(person).body(notifications.list, {})).notifications.map(({ notification }) => notification.title);

  const [title] = await titles(admin);
  expect(title).toMatch(/^L’accès de «\u00a0/);
  await change(id, { phone: '0639980001' });
  expect(await titles(admin)).toEqual([title]);
  await change(id, { date_renewal: addDays(today(), 365) });
  expect(await titles(admin)).toEqual([]);
  expect(await titles(superadmin)).not.toContain(title);
});

test('a new subscription is renewed in a year; a later renewal date extends an access that would end earlier [schools.renewal]', async () => {
  const body = {
    name: 'École',
    code: 'RENEW 1',
    mail: 'a@test.example',
    address_city: 'Lyon',
    offers_id: 4 as const,
    invoice_periodicity: 'ANNUAL' as const,
    nb_teachers_max: 5,
    date_expiration: addDays(today(), 1_000),
  };
  const { id } = await server.as(superadmin).body(schools.create, { body });
  const first = renewalAfter(today(), today());
  expect(parisDay((await view(id)).date_renewal!)).toBe(first);
  await change(id, { date_expiration: first });
  const second = renewalAfter(today(), first);
  const renewed = (await change(id, { date_renewal: second })).body;
  expect([parisDay(renewed.date_renewal!), parisDay(renewed.date_expiration!)]).toEqual([second, second]);
  const repeated = (await change(id, { date_renewal: second })).body;
  expect(repeated.date_renewal).toBe(renewed.date_renewal);
  await change(id, { date_expiration: null });
  expect((await change(id, { date_renewal: second })).body.date_expiration).toBeNull();
});

test('a renewal date is tomorrow at the earliest; it is refused for a trial, and from a school admin [schools.renewal]', async () => {
  const paid = await server.seed.school({ offers_id: offerIds.SCHOOL_PAYED });
  const trial = await server.seed.school({ offers_id: offerIds.SCHOOL_FREE, nb_physical_boxes: 0 });
  for (const [id, date_renewal] of [
    [paid.id, today()],
    [trial.id, addDays(today(), 30)],
  ] as const) {
    const { status, error } = await change(id, { date_renewal });
    expect([status, Object.keys(error.fields!)]).toEqual([422, ['date_renewal']]);
  }
  expect((await change(paid.id, { date_renewal: addDays(today(), 1) })).status).toBe(200);
  const admin = await server.seed.schoolAdmin({ schoolId: paid.id });
  const own = await server
    .as(admin)
    .call(schools.update, { id: paid.id, body: { date_renewal: addDays(today(), 30) } });
  expect(own.status).toBe(403);
});
