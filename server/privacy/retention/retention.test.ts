import { addDays, parisDay, parisTime } from '@memocartes/contract/learning/calendar/days';
import { schoolYearOf } from '@memocartes/contract/learning/calendar/school-year';
import { type RetentionId, retentions } from '@memocartes/contract/privacy/retention';
import { sql } from 'kysely';

import { insertFile, insertPrint, insertResource } from '../../app/permission-matrix/places/places.rows.ts';
import { createSession } from '../../auth/login-sessions/sessions.ts';
import { issueTicket } from '../../auth/tickets/tickets.ts';
import { takeFirstOrThrow } from '../../database/queries/rows.ts';
import { type Classroom, createClassroom, someCards } from '../../testing/classroom.ts';
import { findColumnsContaining } from '../../testing/files/find-text.ts';
import { runHandler } from '../../testing/jobs.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { applyRetention, retentionDailyJob, retentionOftenJob } from './retention.job.ts';

let server: TestServer;
let classroom: Classroom;
let card: number;

beforeAll(async () => {
  server = await testServer();
  classroom = await createClassroom(server);
  card = (await someCards(server, 1)).cards[0]!;
});

afterAll(() => server.close());

const day = 86_400_000;
const now = Date.now();
const at = (days: number) => new Date(now + days * day).toISOString();
/** The year in which the current school year began. */
const currentSchoolYear = schoolYearOf(parisDay(now));
/** Days until the end of the school year that begins in `year`: 1 August of the following year, in Paris. */
const daysUntilEndOf = (year: number) => (parisTime(`${year + 1}-08-01`, '00:00').getTime() - now) / day;
const daysUntilYearEnd = daysUntilEndOf(currentSchoolYear);
const daysUntilNextYearEnd = daysUntilEndOf(currentSchoolYear + 1);

type Case = {
  /** Inserts a row now. @returns its key */
  make: () => Promise<unknown>;
  /** Whether the row still exists. */
  exists: (key: never) => Promise<boolean>;
  /** Days after which it still exists, and after which it is deleted. */
  kept: number;
  gone: number;
  /** Age of the row in days when it is inserted; 0 by default. */
  age?: number;
};

const keyOf = async (query: ReturnType<typeof sql<{ key: unknown }>>) =>
  (await query.execute(server.db).then(takeFirstOrThrow)).key;

const inTable =
  (table: string, key = 'id') =>
  async (value: never) =>
    (await sql`select from ${sql.table(table)} where ${sql.ref(key)} = ${value}`.execute(server.db)).rows.length > 0;

/** Case of a row that is kept for this number of days. */
const row = (table: string, days: number, make: () => Promise<unknown>, key = 'id'): Case => ({
  make,
  exists: inTable(table, key),
  kept: days - 0.1,
  gone: days + 0.1,
});

const insert = (table: string, days: number, columns: string, values: ReturnType<typeof sql>): Case =>
  row(table, days, () =>
    keyOf(sql`insert into ${sql.table(table)} (${sql.raw(columns)}) values (${values}) returning id as key`),
  );

const session = () =>
  keyOf(sql`
    insert into sessions (classes_id, schools_id, code, status, end_time)
    values (${classroom.class_.id}, ${classroom.school.id}, '123456', 'INACTIVE', now())
    returning id as key
  `);

const event = (epoch: number) =>
  keyOf(sql`
    insert into cards_events (client_id, students_id, cards_id, epoch, kind, is_right, answered_at)
    values (gen_random_uuid(), ${classroom.zoe.id}, ${card}, ${epoch}, 'ANSWER', true, now())
    returning id as key
  `);

const insertAnnouncementUntil = (end: string, deleted: string | null = null) =>
  keyOf(sql`
    insert into announcements (level, content_fr, target, date_start, date_end, date_delete)
    values ('INFO', 'a', 'ALL', '2026-01-01', ${end}, ${deleted})
    returning id as key
  `);

const secretHash = (table: 'tokens' | 'tickets') =>
  keyOf(sql`select hash as key from ${sql.table(table)} order by date_create desc limit 1`);

const cases: Record<RetentionId, () => Case> = {
  'login-sessions': () =>
    row(
      'tokens',
      2 / 24,
      async () => {
        await createSession(server.db, classroom.teacher.id);
        return secretHash('tokens');
      },
      'hash',
    ),
  tickets: () =>
    row(
      'tickets',
      1 + 1 / 24,
      async () => {
        await issueTicket(server.db, classroom.teacher.id, 'RESET');
        return secretHash('tickets');
      },
      'hash',
    ),
  'sign-on': () =>
    row(
      'oidc_logins',
      1,
      () =>
        keyOf(sql`
          insert into oidc_logins (access_hash, sub, date_expiration)
          values ('\\x01', 'x', now() + interval '1 day')
          returning access_hash as key
        `),
      'access_hash',
    ),
  attempts: () =>
    row(
      'rate_limits',
      30,
      () =>
        keyOf(
          sql`insert into rate_limits (key, points, expire) values ('a', 1, ${now + 30 * day}::bigint) returning key`,
        ),
      'key',
    ),
  'login-steps': () =>
    row(
      'login_steps',
      1,
      () =>
        keyOf(sql`
          insert into login_steps (hash, authentications_id, date_expiration)
          values ('\\x03', ${classroom.teacher.id}, now() + interval '1 day')
          returning hash as key
        `),
      'hash',
    ),
  'known-browsers': () =>
    row(
      'known_browsers',
      180,
      () =>
        keyOf(sql`
          insert into known_browsers (authentications_id, browser, system, network)
          values (${classroom.teacher.id}, 'Firefox', 'Linux', '192.0.2.0')
          returning authentications_id as key
        `),
      'authentications_id',
    ),
  'remote-reports': () =>
    row(
      'remotes_people',
      7,
      () =>
        keyOf(sql`
          insert into remotes_people (remote, version, person, has_failed)
          values ('mf-teacher', gen_random_uuid()::text, '\\x01', false)
          returning version as key
        `),
      'version',
    ),
  'card-operations': () =>
    insert('cards_operations', 1, 'authentications_id, kind, nb_cards', sql`${classroom.teacher.id}, 'IMPORT', 1`),
  'undo-data': () => ({
    make: () =>
      keyOf(
        sql`
          with made as (
            insert into operations (schools_id, kind, data)
            values (${classroom.school.id}, 'IMPORT', '{"students": [1]}')
            returning id
          )
          insert into operations_tracking (operations_id, students_id, cards)
          select made.id, students.id, '[]'
          from made, (select id from students limit 1) students
          returning operations_id as key
        `,
      ),
    // Both the data and the tracking are kept, or both are gone.
    exists: async (id) => {
      const { nb } = await sql<{ nb: number }>`
        select (select count(*) from operations where id = ${id} and data <> '{}')::int + (
          select count(*) from operations_tracking where operations_id = ${id}
        )::int as nb
      `
        .execute(server.db)
        .then(takeFirstOrThrow);
      expect([0, 2]).toContain(nb);
      return nb > 0;
    },
    kept: 0.9,
    gone: 1.1,
  }),
  operations: () => insert('operations', 365, 'schools_id, kind', sql`${classroom.school.id}, 'IMPORT'`),
  mails: () => insert('mails', 30, 'recipient, subject, body_text, body_html', sql`'a', 'b', 'c', 'd'`),
  notifications: () => insert('notifications', 90, 'type, title, content', sql`'INFO', 'a', 'b'`),
  'contact-messages': () => insert('contact_messages', 365, 'subject, details', sql`'a', 'b'`),
  'api-errors': () =>
    row(
      'api_errors',
      30,
      () =>
        keyOf(sql`
          insert into api_errors (date_hour, method, route, status, nb)
          values (now(), 'GET', '/api/students', 500, 1)
          returning nb as key
        `),
      'nb',
    ),
  'csp-reports': () =>
    row(
      'csp_reports',
      30,
      () =>
        keyOf(sql`
          insert into csp_reports (date_hour, directive, blocked, source, nb)
          values (now(), 'img-src', 'inline', '', 1)
          returning nb as key
        `),
      'nb',
    ),
  'remote-errors': () =>
    row(
      'remotes_errors',
      30,
      () =>
        keyOf(sql`
          insert into remotes_errors (
            fingerprint, remote, version, kind, route, reason, stack, is_override, nb
          )
          values ('\\x01', 'mf-teacher', '1', 'RENDER', '', 'a', '', false, 1)
          returning fingerprint as key
        `),
      'fingerprint',
    ),
  announcements: () => ({
    ...row('announcements', 365, () => insertAnnouncementUntil(addDays(parisDay(now), -1))),
    // The announcement ended at midnight in Paris.
    age: (now - parisTime(parisDay(now), '00:00').getTime()) / day,
  }),
  'deleted-announcements': () =>
    row('announcements', 1, () => insertAnnouncementUntil('2099-01-01', new Date(now).toISOString())),
  'chat-messages': () =>
    row('messages', daysUntilNextYearEnd, async () => {
      const student = await server.seed.student({ schools_id: classroom.school.id });
      const chat = await keyOf(
        sql`
          insert into chats (students_id, schools_id)
          values (${student.id}, ${classroom.school.id})
          returning id as key
        `,
      );
      return keyOf(sql`insert into messages (chats_id, content) values (${chat}, 'a') returning id as key`);
    }),
  history: () => insert('history', 3 * 365, 'entity_type, entity_id, action', sql`'CLASS', 1, 'UPDATE'`),
  // By its own clock, the database keeps audit events for six months. So the event is backdated.
  audit: () => ({
    ...row('audit_events', 0, () =>
      keyOf(
        sql`
          insert into audit_events (kind, date_create)
          values ('SIGN_IN', now() - interval '365 days')
          returning id as key
        `,
      ),
    ),
  }),
  answers: () => row('cards_events', daysUntilNextYearEnd, () => event(0)),
  'revision-sessions': () => row('sessions', daysUntilNextYearEnd, session),
  'print-files': () => ({
    make: async () => {
      const { id } = await insertPrint(server.db, {
        authentications_id: classroom.teacher.id,
        schools_id: classroom.school.id,
      });
      await sql`update print_jobs set date_end = now() where id = ${id}`.execute(server.db);
      return id;
    },
    exists: async (id) =>
      (await sql`select from print_jobs where id = ${id} and file is not null`.execute(server.db)).rows.length > 0,
    kept: 6.9,
    gone: 7.1,
  }),
  'print-jobs': () =>
    row('print_jobs', daysUntilYearEnd, async () => {
      const { id } = await insertPrint(server.db, {
        authentications_id: classroom.teacher.id,
        schools_id: classroom.school.id,
      });
      await sql`update print_jobs set school_year = ${currentSchoolYear} where id = ${id}`.execute(server.db);
      return id;
    }),
  exports: () =>
    insert(
      'privacy_exports',
      1,
      'authentications_id, students_id, nb_steps',
      sql`${classroom.teacher.id}, ${classroom.zoe.id}, 1`,
    ),
  'imported-files': () =>
    row('documents', 1, async () => (await insertFile(server.db, { title: 'liste.csv', entity_type: 'IMPORTS' })).id),
  'deleted-resources': () => ({
    make: async () => {
      const words = { title: 'Fiche', authentications_id: classroom.teacher.id, schools_id: classroom.school.id };
      return (await insertResource(server.db, words, { date_delete: new Date(now).toISOString() })).document_id;
    },
    exists: inTable('documents'),
    kept: 0.9,
    gone: 1.1,
  }),
  uploads: () =>
    row('documents', 1, async () => (await insertFile(server.db, { title: 'a.pdf', entity_type: 'RESOURCES' })).id),
  'unused-files': () => ({
    make: () =>
      keyOf(
        sql`insert into blobs (hash, type, size, data) values ('\\x07', 'text/plain', 1, 'x') returning hash as key`,
      ),
    exists: inTable('blobs', 'hash'),
    kept: 0,
    gone: 0,
  }),
  devices: () => insert('devices', 90, 'schools_id, label, token_hash', sql`${classroom.school.id}, 'T1', '\\x0a'`),
  'device-requests': () =>
    row('devices', 15 / 1440, () =>
      keyOf(sql`
        insert into devices (schools_id, label, token_hash, status, date_request)
        values (${classroom.school.id}, 'T2', '\\x0b', 'WAITING', now())
        returning id as key
      `),
    ),
  'home-devices': () =>
    insert(
      'home_devices',
      90,
      'schools_id, users_id, students_id, token_hash, opened_by',
      sql`${classroom.school.id}, ${classroom.follower.userId}, ${classroom.zoe.id}, '\\x0c', 'CODE'`,
    ),
  'home-codes': () =>
    insert(
      'home_codes',
      1,
      'schools_id, users_id, students_id, code_hash, date_expiration',
      sql`${classroom.school.id}, ${classroom.follower.userId}, ${classroom.zoe.id}, '\\x0d', now()`,
    ),
  'home-revisions': () =>
    row('home_revisions', daysUntilNextYearEnd, () =>
      keyOf(sql`
        insert into home_revisions (schools_id, students_id, epoch, mode, cards)
        values (${classroom.school.id}, ${classroom.zoe.id}, 1, 'PRACTICE', '{}')
        returning id as key
      `),
    ),
  'attach-requests': () =>
    row('attach_requests', 30, async () => {
      const { userId } = await server.seed.follower();
      return keyOf(sql`
        insert into attach_requests (schools_id, users_id, students_id, email, relation, status, date_answer)
        values (
          ${classroom.school.id}, ${userId}, ${classroom.zoe.id}, 'a@test.example', 'Mère', 'REFUSED', now()
        )
        returning id as key
      `);
    }),
  'departed-students': () =>
    row('students', 365, async () => {
      const student = await server.seed.student({ schools_id: classroom.school.id, lastname: 'Zzdeparted' });
      await sql`update students set status = 'INACTIVE', classes_id = null where id = ${student.id}`.execute(server.db);
      return student.id;
    }),
  'pending-accounts': () =>
    row(
      'authentications',
      365,
      async () => (await server.seed.teacher({ schoolId: classroom.school.id, account: { status: 'PENDING' } })).id,
    ),
  'accounts-without-person': () =>
    row('authentications', 1, () =>
      keyOf(sql`
        insert into authentications (role, email, firstname, lastname, status, has_person)
        values ('TEACHER', 'seul@test.example', 'Alix', 'Seul', 'PENDING', false)
        returning id as key
      `),
    ),
  'unused-accounts': () =>
    row('authentications', 3 * 365, async () => (await server.seed.follower({ schoolId: classroom.school.id })).id),
  // Issued more than ten years ago: by its own clock, the database keeps more recent invoices.
  invoices: () => ({
    ...insert(
      'invoices',
      3653,
      `number, schools_id, offers_id, invoice_periodicity, nb_students, nb_teachers, amount_cents, net_cents, date_start, date_end,
        status, date_issue, date_due, buyer, seller`,
      sql`
        'F1', ${classroom.school.id}, 4, 'ANNUAL', 1, 1, 1, 1, '2016-01-01', '2016-12-31', 'ISSUED',
          now() - interval '3654 days', '2016-02-01', '{}', '{}'
      `,
    ),
    age: 3654,
  }),
};

describe('each row of the table of periods', () => {
  test.each(retentions.map(({ id }) => id))(
    '%s: keeps a row until its period ends, then deletes it [privacy.retention] [asvs:7.3.2] [asvs:14.2.4]',
    async (id) => {
      const { make, exists, kept, gone, age = 0 } = cases[id]();
      const key = (await make()) as never;
      if (kept !== gone) {
        await applyRetention(server.db, id, at(kept - age));
        expect(await exists(key)).toBe(true);
      }
      await applyRetention(server.db, id, at(gone - age));
      expect(await exists(key)).toBe(false);
    },
  );

  test('the periods shown in the register are those tested here', () => {
    for (const { id, ...period } of retentions) {
      if ('days' in period && id !== 'audit') expect([id, Math.round(cases[id]().gone)]).toEqual([id, period.days]);
    }
  });
});

describe('retention does not delete', () => {
  test('answers of current tracking, from which boxes are computed', async () => {
    const key = (await event(classroom.zoe.epoch)) as never;
    await applyRetention(server.db, 'answers', at(daysUntilNextYearEnd + 400));
    expect(await inTable('cards_events')(key)).toBe(true);
  });

  test('answers of a tracking that the undo of a year change may still restore [year.undo]', async () => {
    const key = (await event(0)) as never;
    const { school } = classroom;
    await sql`
      insert into operations (schools_id, kind, data, date_undoable_until)
      values (${school.id}, 'YEAR_CHANGE', '{}', ${at(daysUntilNextYearEnd + 401)})
    `.execute(server.db);
    await applyRetention(server.db, 'answers', at(daysUntilNextYearEnd + 400));
    expect(await inTable('cards_events')(key)).toBe(true);
    await applyRetention(server.db, 'answers', at(daysUntilNextYearEnd + 402));
    expect(await inTable('cards_events')(key)).toBe(false);
  });

  test('answers only because of an operation that was undone: it can’t be undone again [year.undo]', async () => {
    const key = (await event(0)) as never;
    await sql`
      insert into operations (schools_id, kind, data, date_undoable_until, date_undone)
      values (${classroom.school.id}, 'YEAR_CHANGE', '{}', ${at(daysUntilNextYearEnd + 500)}, ${at(1)})
    `.execute(server.db);
    await applyRetention(server.db, 'answers', at(daysUntilNextYearEnd + 403));
    expect(await inTable('cards_events')(key)).toBe(false);
  });

  test('open sessions, which teachers or a year change close first [sessions.status]', async () => {
    const id = await session();
    const setStatus = (status: string) =>
      sql`update sessions set status = ${status} where id = ${id}`.execute(server.db);
    const isKept = async () => {
      await applyRetention(server.db, 'revision-sessions', at(daysUntilNextYearEnd + 1));
      return inTable('sessions')(id as never);
    };
    await setStatus('ACTIVE');
    expect(await isKept()).toBe(true);
    await setStatus('INACTIVE');
    expect(await isKept()).toBe(false);
  });

  test('superadmins and the last active school admin of a school [privacy.unused-accounts]', async () => {
    const superadmin = await server.seed.superadmin();
    const { schoolId, id } = await server.seed.schoolAdmin();
    const second = await server.seed.schoolAdmin({ schoolId });
    await sql`update authentications set date_seen = ${at(1)}::timestamptz where id = ${second.id}`.execute(server.db);
    await applyRetention(server.db, 'unused-accounts', at(3 * 365 + 0.5));
    const isKept = async (account: number) => inTable('authentications')(account as never);
    expect([await isKept(superadmin.id), await isKept(id), await isKept(second.id)]).toEqual([true, false, true]);
    await applyRetention(server.db, 'unused-accounts', at(9 * 365));
    expect([await isKept(superadmin.id), await isKept(second.id)]).toEqual([true, true]);
  });

  test('the school admin who signed in last, if all admins of a school are unused [privacy.unused-accounts]', async () => {
    const { schoolId, id: earlier } = await server.seed.schoolAdmin();
    const latest = await server.seed.schoolAdmin({ schoolId });
    const equal = await server.seed.schoolAdmin({ schoolId });
    const inactive = await server.seed.schoolAdmin({ schoolId, account: { status: 'INACTIVE' } });
    const admins = [earlier, latest.id, equal.id, inactive.id];
    await sql`update authentications set date_seen = ${at(-1)}::timestamptz where id = ${earlier}`.execute(server.db);
    await sql`
      update authentications
      set date_seen = ${at(0)}::timestamptz
      where id in (${latest.id}, ${equal.id})
    `.execute(server.db);
    await applyRetention(server.db, 'unused-accounts', at(3 * 365 + 1));
    const remaining = server.db.selectFrom('authentications').select('id').where('id', 'in', admins);
    expect(await remaining.execute()).toEqual([{ id: equal.id }]);
  });

  test('a student who returned, and an account with a recent sign-in', async () => {
    const student = await server.seed.student({ schools_id: classroom.school.id, status: 'INACTIVE' });
    await sql`update students set status = 'ACTIVE' where id = ${student.id}`.execute(server.db);
    await applyRetention(server.db, 'departed-students', at(800));
    expect(await inTable('students')(student.id as never)).toBe(true);
    const person = await server.seed.teacher();
    await sql`update authentications set date_seen = now() - interval '2 years' where id = ${person.id}`.execute(
      server.db,
    );
    await createSession(server.db, person.id);
    await applyRetention(server.db, 'unused-accounts', at(3 * 365 - 1));
    expect(await inTable('authentications')(person.id as never)).toBe(true);
  });

  test('an account that was invited again less than a year ago, though it was created earlier [privacy.pending]', async () => {
    const { id } = await server.seed.follower({ schoolId: classroom.school.id, account: { status: 'PENDING' } });
    await sql`update authentications set date_invited = ${at(360)}::timestamptz where id = ${id}`.execute(server.db);
    const isKept = () => inTable('authentications')(id as never);
    await applyRetention(server.db, 'pending-accounts', at(370));
    expect(await isKept()).toBe(true);
    await sql`update authentications set date_invited = ${at(3 * 365 - 5)}::timestamptz where id = ${id}`.execute(
      server.db,
    );
    await applyRetention(server.db, 'unused-accounts', at(3 * 365 + 5));
    expect(await isKept()).toBe(true);
    await applyRetention(server.db, 'pending-accounts', at(4 * 365));
    expect(await isKept()).toBe(false);
  });
});

test('deletes closed conversations once they have no messages, keeps open conversations [messaging.retention]', async () => {
  const { id: studentId } = await server.seed.student({ schools_id: classroom.school.id });

  const insertChat = async (closed: boolean) =>
    (await keyOf(sql`
      insert into chats (students_id, schools_id, date_close)
      values (${studentId}, ${classroom.school.id}, ${closed ? sql`now()` : null})
      returning id as key
    `)) as never;

  const closed = await insertChat(true);
  const current = await insertChat(false);
  await sql`insert into messages (chats_id, content) values (${closed}, 'a')`.execute(server.db);
  const exists = inTable('chats');
  await applyRetention(server.db, 'chat-messages', at(1));
  expect(await exists(closed)).toBe(true);
  await applyRetention(server.db, 'chat-messages', at(daysUntilNextYearEnd + 1));
  expect([await exists(closed), await exists(current)]).toEqual([false, true]);
});

test('a school year ends at midnight in Paris: rows created just after belong to the next one [privacy.retention]', async () => {
  const newYear = parisTime('2001-08-01', '00:00').getTime();
  const dates = [newYear - 1000, newYear].map((time) => new Date(time).toISOString());
  const inserted: [RetentionId, string, unknown[]][] = [];
  for (const [id, table, column] of [
    ['chat-messages', 'messages', 'date_create'],
    ['revision-sessions', 'sessions', 'end_time'],
    ['home-revisions', 'home_revisions', 'date_start'],
  ] as const) {
    const keys = [];
    for (const date of dates) {
      const key = await cases[id]().make();
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${date} where id = ${key}`.execute(server.db);
      keys.push(key);
    }
    inserted.push([id, table, keys]);
  }
  for (const [id, table, keys] of inserted) {
    await applyRetention(server.db, id, parisTime('2002-08-01', '00:00').toISOString());
    const remaining = await Promise.all(keys.map((key) => inTable(table)(key as never)));
    expect([id, remaining]).toEqual([id, [false, true]]);
  }
});

test('a formerly approved tablet whose new request expires is revoked', async () => {
  const key = (await keyOf(sql`
    insert into devices (schools_id, label, token_hash, status, approval, date_request, date_approve)
    values (${classroom.school.id}, 'T3', '\\x0c', 'WAITING', 'QR', now(), now() - interval '1 day')
    returning id as key
  `)) as never;
  await applyRetention(server.db, 'device-requests', at(0.1));
  const { rows } =
    await sql`select status, date_revoke = date_request as is_dated from devices where id = ${key}`.execute(server.db);
  expect(rows).toEqual([{ status: 'REVOKED', is_dated: true }]);
});

test('an account without a person is erased, including its invitation mail', async () => {
  const { db } = server;
  await sql`
    insert into authentications (role, email, firstname, lastname, status, has_person)
    values ('TEACHER', 'zqxlapsed@test.example', 'Alix', 'Seul', 'PENDING', false)
  `.execute(db);
  await sql`
    insert into mails (recipient, subject, body_text, body_html)
    values ('zqxlapsed@test.example', 'a', 'b', 'c')
  `.execute(db);
  await applyRetention(db, 'accounts-without-person', at(1.1));
  expect(await findColumnsContaining(db, 'zqxlapsed')).toEqual([]);
});

test('departed students are erased from every table; one run handles more than one batch', async () => {
  await sql`
    insert into students (schools_id, firstname, lastname, status)
    select ${classroom.school.id}, 'Zoé', 'Zqxbatch' || number, 'INACTIVE'
    from generate_series(1, 45) number
  `.execute(server.db);
  await sql`
    insert into history (schools_id, entity_type, entity_id, entity_name, action)
    select schools_id, 'STUDENT', id, lastname, 'UPDATE'
    from students
    where lastname like 'Zqxbatch%'
  `.execute(server.db);
  expect(await applyRetention(server.db, 'departed-students', at(366))).toBeGreaterThanOrEqual(45);
  expect(await findColumnsContaining(server.db, 'Zqxbatch')).toEqual([]);
});

test('the jobs run without an error, and keep current students', async () => {
  const before = await server.db.selectFrom('students').select('id').execute();
  for (const handler of [retentionOftenJob, retentionDailyJob]) await runHandler(server, handler);
  expect(await server.db.selectFrom('students').select('id').execute()).toEqual(before);
});

test('photos of people who no longer exist are deleted, other photos stay [privacy.retention]', async () => {
  const student = await server.seed.student({ schools_id: classroom.school.id });
  const photoOf = async (entity_type: 'STUDENTS' | 'USERS', entity_id: number) =>
    (await insertFile(server.db, { title: 'Photo', entity_type, entity_id })).id;
  const kept = [await photoOf('STUDENTS', student.id), await photoOf('USERS', (await server.seed.teacher()).userId)];
  const lost = [await photoOf('STUDENTS', 2_000_000_000), await photoOf('USERS', 2_000_000_000)];
  expect(await applyRetention(server.db, 'unused-files', at(0))).toBeGreaterThanOrEqual(2);
  const stored = server.db
    .selectFrom('documents')
    .select('id')
    .where('id', 'in', [...kept, ...lost])
    .orderBy('id');
  expect((await stored.execute()).map(({ id }) => id)).toEqual(kept);
});

test('a student who cannot be erased does not keep the others from being erased', async () => {
  const { id: schools_id } = await server.seed.school({ nb_students_max: 50 });
  const leavers = [];
  for (let n = 0; n < 25; n += 1) leavers.push(await server.seed.student({ schools_id, status: 'INACTIVE' }));
  const ids = leavers.map(({ id }) => id);
  const poison = ids[3]!;
  await sql`create table poisoned_students (students_id int references students on delete restrict)`.execute(server.db);
  await sql`insert into poisoned_students values (${poison})`.execute(server.db);
  await expect(applyRetention(server.db, 'departed-students', at(366))).rejects.toThrow(String(poison));
  const kept = await server.db.selectFrom('students').select('id').where('id', 'in', ids).execute();
  expect(kept).toEqual([{ id: poison }]);
  await sql`drop table poisoned_students`.execute(server.db);
  await applyRetention(server.db, 'departed-students', at(366));
  expect(await server.db.selectFrom('students').select('id').where('id', 'in', ids).execute()).toEqual([]);
});

test('an account that cannot be erased does not keep the others from being erased', async () => {
  const account = { status: 'PENDING' as const };
  const people = [];
  for (let n = 0; n < 25; n += 1) people.push(await server.seed.teacher({ account }));
  const ids = people.map(({ id }) => id);
  const poison = ids[3]!;
  await sql`create table poisoned_accounts (account int references authentications on delete restrict)`.execute(
    server.db,
  );
  await sql`insert into poisoned_accounts values (${poison})`.execute(server.db);
  await expect(applyRetention(server.db, 'pending-accounts', at(370))).rejects.toThrow(String(poison));
  const kept = await server.db.selectFrom('authentications').select('id').where('id', 'in', ids).execute();
  expect(kept).toEqual([{ id: poison }]);
  await sql`drop table poisoned_accounts`.execute(server.db);
  await applyRetention(server.db, 'pending-accounts', at(370));
});
