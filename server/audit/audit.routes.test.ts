import { audit, type AuditFilter, type AuditRow } from '@memocartes/contract/audit/audit.routes';
import { auth } from '@memocartes/contract/auth/auth.routes';
import { operations } from '@memocartes/contract/bulk-operations/bulk-operations.routes';
import { classes } from '@memocartes/contract/classes/classes.routes';
import { imports } from '@memocartes/contract/imports/imports.routes';
import { addDays, today } from '@memocartes/contract/learning/calendar/days';
import { type Actor, anonymous } from '@memocartes/contract/permissions/roles';
import { schools } from '@memocartes/contract/schools/schools.routes';
import { students } from '@memocartes/contract/students/students.routes';
import { users } from '@memocartes/contract/users/users.routes';
import { yearChange } from '@memocartes/contract/year-change/year-change.routes';
import { sql } from 'kysely';

import { runInAuditContext } from '../http/context/audit.context.ts';
import { cheapHash } from '../testing/data/password.ts';
import type { Person } from '../testing/seed.ts';
import { type TestServer, testServer } from '../testing/server.ts';
import { auditLimits, recordAudit } from './audit.writes.ts';

let server: TestServer;
let superadmin: Person;

beforeAll(async () => {
  server = await testServer();
  superadmin = await server.seed.superadmin({ account: { firstname: 'Dominique', lastname: 'Aubry' } });
});

afterAll(() => server.close());

async function seedSchool() {
  const school = await server.seed.school();
  const class_ = await server.seed.class({ schools_id: school.id });
  const student = await server.seed.student({ schools_id: school.id, classes_id: class_.id });
  const admin = await server.seed.schoolAdmin({
    schoolId: school.id,
    account: { firstname: 'Nour', lastname: 'Haddad' },
  });
  return { school, class_, student, admin, teacher: await server.seed.teacher({ schoolId: school.id }) };
}

const events = async (person: Person, query: AuditFilter = {}) =>
  (await server.as(person).body(audit.list, { query })).events;
const studentsFile = {
  title: 'f.csv',
  type: 'text/csv',
  data: Buffer.from('Nom;Prénom;Niveau;Classe\r\nMartin;Léa;CP;CP Z').toString('base64'),
};
const nameOf = (actor: AuditRow['actor']) => (actor?.type === 'ACCOUNT' ? actor.name : undefined);

test('an import and its undo are named as such, with their counts, also in the exported file [audit.visible]', async () => {
  const { school, admin } = await seedSchool();
  const caller = server.as(admin);
  const preview = await caller.call(imports.schoolStudents, { id: school.id, body: studentsFile });
  const body = { rows: preview.body.rows, create_classes: true };
  const { operation_id } = await caller.body(imports.validSchoolStudents, { id: school.id, body });
  await caller.call(operations.undo, { id: operation_id! });
  const changed = await events(admin, { kind: ['SETTINGS_CHANGED'] });
  expect(changed.map(({ details }) => details)).toEqual([
    { operation: 'UNDO_IMPORT', students: 1, classes: 1 },
    { operation: 'IMPORT', students: 1, classes: 1 },
  ]);
  const file = await server.as(admin).fetch('/api/audit?format=csv');
  const text = await file.text();
  expect(text).toMatch(/;Import annulé;[^]*;Import d’un fichier;/);
  expect(text).toContain(';Classes\u00a0: 1 · Élèves\u00a0: 1');
});

test('records sign-ins, failures and lock-outs, without the password or address typed [audit.events] [asvs:16.2.1] [asvs:16.3.1]', async () => {
  const { school } = await seedSchool();
  const account = { password_hash: cheapHash('Chemin-2026!'), firstname: 'Lou', lastname: 'Petit' };
  const teacher = await server.seed.teacher({ schoolId: school.id, account });
  const signIn = (password: string) => server.anonymous.call(auth.login, { body: { email: teacher.email, password } });
  await signIn('Chemin-2026!');
  for (let n = 0; n < 5; n += 1) await signIn('secret-typed-2026');
  const listed = await events(superadmin, { search: 'lou petit' });
  expect(listed.map(({ kind }) => kind)).toEqual([
    'SIGN_IN_LOCKED',
    ...Array<string>(4).fill('SIGN_IN_FAILED'),
    'SIGN_IN',
  ]);
  expect(listed[0]).toMatchObject({
    actor: { type: 'ACCOUNT', id: teacher.id, role: 'TEACHER', name: 'Lou PETIT' },
    school: { id: school.id },
    address: '127.0.0.0',
    details: { code: 'LOCKED_OUT' },
  });
  expect(Date.now() - Date.parse(listed[0]!.date_create)).toBeLessThan(60_000);
  const { rows } = await sql<{ text: string }>`select audit_events::text as text from audit_events`.execute(server.db);
  const all = rows.map(({ text }) => text).join('\n');
  expect(all).not.toContain('secret-typed-2026');
  expect(all).not.toContain(teacher.email);
});

test('a failed sign-in with an unknown address is recorded without an account', async () => {
  await server.anonymous.call(auth.login, { body: { email: 'inconnu@nulle.example', password: 'x' } });
  expect((await events(superadmin, { kind: 'SIGN_IN_FAILED' }))[0]).toMatchObject({ actor: null, school: null });
});

test('records refusals, up to the hourly limit; the last one says that the limit is reached [asvs:16.3.2]', async () => {
  const { teacher, school } = await seedSchool();
  for (let n = 0; n < auditLimits.perOrigin + 5; n += 1) await server.as(teacher).call(audit.list);
  const refusals = await events(superadmin, { kind: 'REFUSED', school_id: school.id, nb_items: 100 });
  expect(refusals).toHaveLength(auditLimits.perOrigin);
  expect(refusals[0]!.details).toEqual({
    code: 'FORBIDDEN',
    permission: 'audit:view',
    route: 'GET /api/audit',
    is_limited: true,
  });
  expect(refusals[1]!.details).toEqual({ code: 'FORBIDDEN', permission: 'audit:view', route: 'GET /api/audit' });
});

test('records changes of access, followers and teachers, and deletions, each with its actor', async () => {
  const { admin, school, class_, student, teacher } = await seedSchool();
  const follower = await server.seed.follower({ schoolId: school.id });
  const caller = server.as(admin);
  const link = { user_id: follower.userId, student_id: student.id };
  await caller.call(users.attach, { ...link, body: { relation: 'Mère' } });
  await caller.call(users.detach, link);
  await caller.call(classes.update, { id: class_.id, body: { teachersList: [teacher.userId] } });
  await server.as(superadmin).call(auth.update, { id: teacher.id, body: { status: 'BANNED' } });
  await caller.call(students.remove, { id: student.id });
  const listed = await events(admin);
  expect(listed.map(({ kind, actor, target }) => [kind, nameOf(actor), target?.type, target?.id])).toEqual([
    ['ERASED', 'Nour HADDAD', 'STUDENT', student.id],
    ['ACCESS_CHANGED', 'Dominique AUBRY', 'USER', teacher.userId],
    ['CLASS_TEACHERS_CHANGED', 'Nour HADDAD', 'CLASS', class_.id],
    ['DETACHED', 'Nour HADDAD', 'STUDENT', student.id],
    ['ATTACHED', 'Nour HADDAD', 'STUDENT', student.id],
  ]);
  expect(listed[4]!.details).toEqual({ follower_id: follower.userId });
  expect(listed[1]!.details).toEqual({ fields: ['status'], status: ['ACTIVE', 'BANNED'] });
});

test('records what a superadmin does in a school: opening it (once an hour) and every write, but no preview [audit.events] [asvs:16.3.3]', async () => {
  const { admin, school, student } = await seedSchool();
  await server.as(superadmin).call(schools.view, { id: school.id });
  await server.as(superadmin).call(schools.view, { id: school.id });
  const previews = [
    await server.as(superadmin).call(yearChange.preview, { id: school.id, body: {} }),
    await server.as(superadmin).call(imports.schoolStudents, { id: school.id, body: studentsFile }),
  ];
  expect(previews.map(({ status }) => status)).toEqual([200, 200]);
  await server.as(superadmin).call(students.update, { id: student.id, body: { level: 'CP' } });
  const listed = await events(admin);
  expect(listed.map(({ kind, details }) => [kind, details])).toEqual([
    ['SCHOOL_CHANGED', { permission: 'student:edit', route: 'PATCH /api/students/:id' }],
    ['SCHOOL_OPENED', {}],
  ]);
});

test('downloading a list or the audit log is recorded as an export; an empty template is not; the downloaded audit log contains earlier exports', async () => {
  const { admin, school } = await seedSchool();
  const template = { query: { kind: 'FOLLOWERS', format: 'csv' } } as const;
  await server.as(admin).call(imports.template, { id: school.id, ...template });
  await server.as(admin).call(students.list, { query: { format: 'csv' } });
  const response = await server.as(admin).fetch('/api/audit?format=csv');
  const text = await response.text();
  expect(text).toContain('Export de données;Nour HADDAD;Direction');
  // The details are in words, as on the page.
  expect(text).toContain('Action\u00a0: lister les élèves');
  expect(text).not.toMatch(/[{}]|student:list/);
  const exported = await events(admin, { kind: 'EXPORTED' });
  expect(exported.map(({ details }) => details.route)).toEqual(['GET /api/audit', 'GET /api/students']);
});

test('a superadmin searches all schools, a school admin only their own; other roles are refused [audit.visible]', async () => {
  const first = await seedSchool();
  const second = await seedSchool();
  await server.as(second.admin).call(students.remove, { id: second.student.id });
  expect(await events(first.admin, { search: 'Haddad' })).toEqual([]);
  expect(await server.as(first.admin).status(audit.list, { query: { school_id: second.school.id } })).toBe(404);
  expect(await server.as(first.teacher).status(audit.list)).toBe(403);
  expect(await server.as(await server.seed.follower()).status(audit.list)).toBe(403);
  expect(await server.anonymous.status(audit.list)).toBe(401);
  expect(await events(superadmin, { school_id: second.school.id, kind: ['ERASED'] })).toHaveLength(1);
});

test('a period consists of whole days in Paris', async () => {
  const { school, admin } = await seedSchool();
  const day = addDays(today(), -7);
  const at = (when: string) => sql`(${when}::timestamp at time zone 'Europe/Paris')`;
  await sql`
    insert into audit_events (kind, schools_id, date_create)
    values ('SIGN_IN', ${school.id}, ${at(`${day} 00:30`)}), ('SIGN_IN', ${school.id}, ${at(`${day} 23:59`)}),
      ('SIGN_IN', ${school.id}, ${at(`${addDays(day, 1)} 00:01`)})
  `.execute(server.db);
  expect(await events(admin, { from: day, to: day })).toHaveLength(2);
  expect(await events(admin, { from: day, to: '9999-12-31' })).toHaveLength(3);
});

describe('the log is append-only', () => {
  test.each([
    "update audit_events set actor_label = ''",
    'delete from audit_events',
    'truncate audit_events',
    "set local memocartes.audit_maintenance = 'on'; truncate audit_events",
  ])('refused: %s [audit.append-only] [asvs:16.4.2] [asvs:16.3.3]', async (statement) => {
    await expect(
      server.db.transaction().execute(async (trx) => {
        for (const one of statement.split('; ')) await sql.raw(one).execute(trx);
      }),
    ).rejects.toThrow('append-only');
  });

  test('the retention function deletes old events, but never those of the last six months [audit.append-only]', async () => {
    await expect(sql`select audit_forget(now(), 100)`.execute(server.db)).rejects.toThrow('six months');
    await sql`insert into audit_events (kind, date_create) values ('SIGN_IN', now() - interval '2 years')`.execute(
      server.db,
    );
    const { rows } = await sql<{ nb: number }>`select audit_forget(now() - interval '1 year', 100) as nb`.execute(
      server.db,
    );
    expect(rows[0]!.nb).toBe(1);
    await expect(sql`delete from audit_events`.execute(server.db)).rejects.toThrow('append-only');
  });

  test('keeps the actor’s name after the account is deleted; an event of a rolled-back transaction is not recorded', async () => {
    const { admin, teacher, student } = await seedSchool();
    await server.as(teacher).call(students.remove, { id: student.id });
    await expect(
      server.db.transaction().execute(async (trx) => {
        await recordAudit(trx, { kind: 'DELETED', actorId: admin.id });
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    await server.as(admin).call(users.remove, { id: teacher.userId });
    const listed = await events(admin);
    expect(listed.map(({ kind, actor }) => [kind, nameOf(actor)])).toEqual([
      ['ERASED', 'Nour HADDAD'],
      ['REFUSED', `Camille ${teacher.lastname.toUpperCase()}`],
    ]);
  });
});

test('a tablet is the author of its events, without an account or a role [audit.events]', async () => {
  const { school, admin } = await seedSchool();
  const tablet: Actor = { ...anonymous, kind: 'DEVICE', id: 1, schoolId: school.id };
  const request = { ip: '192.0.2.77', headers: {}, actor: tablet };
  await new Promise<void>((done, failed) => {
    runInAuditContext(request, () => void recordAudit(server.db, { kind: 'REFUSED' }).then(done, failed));
  });
  expect(await events(admin)).toMatchObject([
    { kind: 'REFUSED', school: { id: school.id }, actor: { type: 'DEVICE' } },
  ]);
  const file = await server.as(admin).fetch('/api/audit?format=csv');
  expect(await file.text()).toMatch(/;Accès refusé;Tablette ou appareil à la maison;;/);
});
