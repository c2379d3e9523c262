import { createHash } from 'node:crypto';

import { attachRequests } from '@memocartes/contract/attach-requests/attach-requests.routes';
import { audit } from '@memocartes/contract/audit/audit.routes';
import { auth } from '@memocartes/contract/auth/auth.routes';
import { classes } from '@memocartes/contract/classes/classes.routes';
import { contact } from '@memocartes/contract/contact/contact.routes';
import { history } from '@memocartes/contract/history/history.routes';
import { schools } from '@memocartes/contract/schools/schools.routes';
import { students } from '@memocartes/contract/students/students.routes';
import { users } from '@memocartes/contract/users/users.routes';
import { sql } from 'kysely';

import { findColumnsContaining, tablesOf } from '../testing/files/find-text.ts';
import type { Person } from '../testing/seed.ts';
import { type TestServer, testServer } from '../testing/server.ts';
import { erasure } from './erasure.table.ts';

// Tests store a marker wherever a name can be stored, and search all columns for the marker after the deletion.
let server: TestServer;
let superadmin: Person;
let count = 0;

beforeAll(async () => {
  server = await testServer();
  superadmin = await server.seed.superadmin();
});

afterAll(() => server.close());

const newMarker = () => `zqx${(count += 1)}mark`;
const capitalize = (word: string) => word[0]!.toUpperCase() + word.slice(1);

async function seedSchool() {
  const school = await server.seed.school({ nb_teachers_max: 20 });
  const class_ = await server.seed.class({ schools_id: school.id });
  return { school, class_, admin: await server.seed.schoolAdmin({ schoolId: school.id }) };
}

type SeededSchool = Awaited<ReturnType<typeof seedSchool>>;

async function storeFile(title: string, type: 'STUDENTS' | 'USERS' | 'IMPORTS', id: number | null, author?: number) {
  const data = Buffer.from(`bytes ${type} ${title}`);
  const hash = createHash('sha256').update(data).digest();
  await server.db.insertInto('blobs').values({ hash, type: 'image/jpeg', size: data.length, data }).execute();
  await server.db
    .insertInto('documents')
    .values({
      title,
      type: 'image/jpeg',
      blobs_hash: hash,
      entity_type: type,
      entity_id: id,
      authentications_id: author ?? null,
    })
    .execute();
}

/** A mail and a notification that name a person. */
async function writeMailAndNotification(name: string) {
  await sql`
    insert into mails (recipient, subject, body_text, body_html)
    values ('x@test.example', 'Bonjour', ${`À propos de ${name}`}, ${name})
  `.execute(server.db);
  await sql`
    insert into notifications (type, title, content)
    values ('INFO', 'Absence', ${`${name} est absent`})
  `.execute(server.db);
}

async function seedMarkedStudent({ school, class_, admin }: SeededSchool, marker: string) {
  const caller = server.as(admin);
  const name = { firstname: capitalize(marker), lastname: capitalize(marker) };
  const student = await caller.body(students.create, { body: { ...name, classes_id: class_.id } });
  await caller.call(students.update, { id: student.id, body: { lastname: `${marker} Renommé` } });
  const follower = await server.seed.follower({ schoolId: school.id });
  const link = { user_id: follower.userId, student_id: student.id };
  await caller.call(users.attach, { ...link, body: { relation: 'Mère' } });
  await caller.call(users.detach, link);
  const parent = await server.seed.follower({ schoolId: (await server.seed.school()).id, studentId: student.id });
  await storeFile(`${marker}.jpg`, 'STUDENTS', student.id);
  await sql`insert into operations (schools_id, kind, data) values (${school.id}, 'YEAR_CHANGE', ${JSON.stringify({
    pupils: [{ id: student.id, lastname: marker }, { id: 0 }],
    tracking: [{ students_id: student.id, note: marker }],
    moved: [{ id: student.id, note: marker }],
    classes: [],
  })}::jsonb)`.execute(server.db);
  await writeMailAndNotification(`${capitalize(marker)} ${marker.toUpperCase()}`);
  await sql`insert into chats (students_id, schools_id) values (${student.id}, ${school.id})`.execute(server.db);
  await sql`
    insert into messages (chats_id, content)
    select id, ${marker}
    from chats
    where students_id = ${student.id}
  `.execute(server.db);
  await sql`
    insert into privacy_exports (authentications_id, students_id, schools_id, nb_steps, status, file)
    values (${superadmin.id}, ${student.id}, ${school.id}, 1, 'DONE', convert_to(${marker}, 'UTF8')),
      (
        ${superadmin.id}, (select max(id) from students where schools_id = ${school.id}), ${school.id}, 1,
        'DONE', convert_to(${marker}, 'UTF8')
      )
  `.execute(server.db);
  await sql`
    insert into privacy_exports (authentications_id, users_id, schools_id, nb_steps, status, file)
    values (${parent.id}, ${parent.userId}, ${parent.schoolId}, 1, 'DONE', convert_to(${marker}, 'UTF8')),
      (${superadmin.id}, ${parent.userId}, null, 1, 'DONE', convert_to(${marker}, 'UTF8'))
  `.execute(server.db);
  return student.id;
}

async function seedMarkedAdult(seeded: SeededSchool, marker: string, role: 'TEACHER' | 'USER') {
  const { school, class_, admin } = seeded;
  const account = {
    firstname: capitalize(marker),
    lastname: capitalize(marker),
    email: `${marker}@test.example`,
  };
  const inSchool = { schoolId: school.id, account };
  const person = role === 'TEACHER' ? await server.seed.teacher(inSchool) : await server.seed.follower(inSchool);
  const caller = server.as(admin);
  if (role === 'TEACHER') {
    await caller.call(classes.update, { id: class_.id, body: { teachersList: [person.userId] } });
    await caller.call(classes.update, { id: class_.id, body: { teachersList: [] } });
  } else {
    const child = await server.seed.student({ schools_id: school.id });
    await caller.call(users.attach, { user_id: person.userId, student_id: child.id, body: { relation: 'Père' } });
  }
  await caller.call(users.update, { id: person.userId, body: { phone: '0639980001', lastname: `${marker} Renommé` } });
  await server.as(person).call(contact.send, { body: { subject: 'Question', details: `Je suis ${marker}` } });
  const name = { firstname: marker, lastname: marker, email: `${marker}@test.example` };
  await server.anonymous.call(contact.askTrial, { body: { ...name, trial_for: 'CLASS' } });
  await server.as(person).call(audit.list); // Refused: writes an audit event with the person as the actor.
  await storeFile(`${marker}.jpg`, 'USERS', person.userId, person.id);
  await storeFile(`${marker}.csv`, 'IMPORTS', null, person.id);
  await writeMailAndNotification(`${capitalize(marker)} ${marker.toUpperCase()}`);
  const { db } = server;
  await sql`
    insert into mails (recipient, subject, body_text, body_html)
    values (${account.email}, 'Compte', '', '')
  `.execute(db);
  await sql`
    insert into identities (ido, uai, authentications_id, claims)
    values (${marker}, ${marker}, ${person.id}, jsonb_build_object('NOM', ${marker}::text))
  `.execute(db);
  await sql`
    insert into oidc_logins (access_hash, sub, date_expiration)
    values (${Buffer.from(marker)}, ${marker}, now())
  `.execute(db);
  const classmate = await server.seed.student({ schools_id: school.id });
  await sql`insert into chats (students_id, schools_id) values (${classmate.id}, ${school.id})`.execute(db);
  await sql`
    insert into messages (chats_id, authentications_id, content)
    select max(id), ${person.id}, ${marker}
    from chats
  `.execute(db);
  await sql`insert into notifications (type, title, content) values ('INFO', 'Pour vous', ${marker})`.execute(db);
  await sql`
    insert into notifications_users (notifications_id, authentications_id)
    select max(id), ${person.id}
    from notifications
  `.execute(db);
  await sql`
    insert into privacy_exports (authentications_id, users_id, schools_id, nb_steps, status, file)
    values (${superadmin.id}, ${person.userId}, ${school.id}, 1, 'DONE', convert_to(${marker}, 'UTF8'))
  `.execute(db);
  return person;
}

test('mails and notifications of people with a longer name or address stay [privacy.erasure]', async () => {
  const school = await server.seed.school();
  const account = { firstname: 'Anne', lastname: 'Zqxlong', email: 'anne+a@zqxlong.example' };
  const follower = await server.seed.follower({ schoolId: school.id, account });
  for (const name of ['Marie-Anne ZQXLONG', 'Anne ZQXLONG-MARTIN', 'Anne ZQXLONGUE']) {
    await writeMailAndNotification(name);
  }
  for (const address of ['marianne+a@zqxlong.example', 'anne+a@zqxlong.example.fr']) {
    await writeMailAndNotification(address);
  }
  for (const text of ['d’Anne ZQXLONG', 'anne+a@zqxlong.example.']) await writeMailAndNotification(text);
  await server.as(superadmin).call(users.remove, { id: follower.userId });
  const mails = await sql<{
    body_html: string;
  }>`select body_html from mails where body_html ~* 'zqxlong' order by id`.execute(server.db);
  const names = ['Marie-Anne ZQXLONG', 'Anne ZQXLONG-MARTIN', 'Anne ZQXLONGUE'];
  expect(mails.rows.map(({ body_html }) => body_html)).toEqual([
    ...names,
    'marianne+a@zqxlong.example',
    'anne+a@zqxlong.example.fr',
  ]);
  const { rows } = await sql<{ content: string }>`
    select content from notifications where content ~ 'ZQXLONG' order by id
  `.execute(server.db);
  expect(rows.map(({ content }) => content)).toEqual(names.map((name) => `${name} est absent`));
});

test('the erasure table lists every table of the database', async () => {
  expect(Object.keys(erasure).sort()).toEqual(await tablesOf(server.db));
});

test('a deleted student’s name is in no column of any table [privacy.erasure]', async () => {
  const marker = newMarker();
  const seeded = await seedSchool();
  const id = await seedMarkedStudent(seeded, marker);
  const columnsBefore = await findColumnsContaining(server.db, marker);
  for (const column of [
    'students.lastname',
    'history.entity_name',
    'history.changes',
    'mails.body_text',
    'notifications.content',
    'documents.title',
    'blobs.data',
    'operations.data',
    'messages.content',
    'privacy_exports.file',
    'audit_events.target_label',
  ]) {
    expect(columnsBefore).toContain(column);
  }
  expect(await server.as(seeded.admin).status(students.remove, { id })).toBe(204);
  expect(await findColumnsContaining(server.db, marker)).toEqual([]);
  const body = await server.as(seeded.admin).body(history.list, { query: { entity_type: 'STUDENT', entity_id: id } });
  expect(body.history[0]).toMatchObject({ action: 'DELETE', entity_name: `élève effacé nº ${id}`, changes: {} });
  const events = await server.as(seeded.admin).call(audit.list, { query: { kind: 'ERASED' } });
  expect(events.body.events[0]!.target).toEqual({ type: 'STUDENT', id, name: `élève effacé nº ${id}` });
  const [operation] = await server.db
    .selectFrom('operations')
    .select('data')
    .where('schools_id', '=', seeded.school.id)
    .execute();
  expect(operation!.data).toEqual({ pupils: [{ id: 0 }], tracking: [], moved: [], classes: [] });
});

test('a deleted follower’s name is in no column of any table, not even in the audit log [privacy.erasure] [contact.trial-kept]', async () => {
  const marker = newMarker();
  const seeded = await seedSchool();
  const person = await seedMarkedAdult(seeded, marker, 'USER');
  const columnsBefore = await findColumnsContaining(server.db, marker);
  for (const column of [
    'authentications.email',
    'history.changes',
    'contact_messages.details',
    'contact_messages.email',
    'mails.recipient',
    'mails.body_text',
    'identities.claims',
    'oidc_logins.sub',
    'messages.content',
    'documents.title',
    'audit_events.actor_label',
  ]) {
    expect(columnsBefore).toContain(column);
  }
  expect(await server.as(person).status(auth.delete, { id: person.id })).toBe(204);
  expect(await findColumnsContaining(server.db, marker)).toEqual([]);
});

test('the address of a deleted follower is in no column of any table after other schools requested to attach them [privacy.erasure]', async () => {
  const marker = newMarker();
  const { school, admin } = await seedSchool();
  const email = `${marker}@test.example`;
  const person = await server.seed.follower({ schoolId: (await seedSchool()).school.id, account: { email } });
  const child = await server.seed.student({ schools_id: school.id });
  const attachRequest = { id: child.id, body: { email, relation: 'Mère' as const } };
  expect(await server.as(admin).status(attachRequests.create, attachRequest)).toBe(201);
  expect(await findColumnsContaining(server.db, marker)).toContain('history.changes');
  expect(await server.as(person).status(auth.delete, { id: person.id })).toBe(204);
  expect(await findColumnsContaining(server.db, marker)).toEqual([]);
  const query = { entity_type: 'STUDENT', entity_id: child.id };
  const body = await server.as(admin).body(history.list, { query });
  expect(body.history[0]).toMatchObject({
    action: 'ATTACH_REQUEST',
    changes: { email: [null, 'compte effacé'], relation: [null, 'Mère'] },
  });
});

test('a deleted teacher’s name stays only as the actor of events in the audit log', async () => {
  const marker = newMarker();
  const seeded = await seedSchool();
  const person = await seedMarkedAdult(seeded, marker, 'TEACHER');
  expect(await findColumnsContaining(server.db, marker)).toContain('history.changes');
  expect(await server.as(seeded.admin).status(users.remove, { id: person.userId })).toBe(204);
  expect(await findColumnsContaining(server.db, marker)).toEqual(['audit_events.actor_label']);
});

test('the name of a rejected account is in no column of any table', async () => {
  const marker = newMarker();
  const seeded = await seedSchool();
  const body = {
    role: 'TEACHER' as const,
    firstname: marker,
    lastname: marker,
    email: `${marker}@test.example`,
  };
  const account = await server.as(seeded.admin).body(auth.create, { body });
  expect(await findColumnsContaining(server.db, marker)).toContain('mails.recipient');
  expect(await server.as(superadmin).status(auth.reject, { id: account.id })).toBe(204);
  expect(await findColumnsContaining(server.db, marker)).toEqual([]);
});

test('deleting a school erases the names of its people', async () => {
  const marker = newMarker();
  const seeded = await seedSchool();
  await seedMarkedStudent(seeded, marker);
  await seedMarkedAdult(seeded, marker, 'USER');
  const account = {
    role: 'TEACHER' as const,
    firstname: marker,
    lastname: marker,
    email: `${marker}2@test.example`,
  };
  await server.as(seeded.admin).call(auth.create, { body: account });
  await server.as(seeded.admin).call(contact.send, { body: { subject: marker, details: marker } });
  await sql`
    update schools
    set mail = ${`${marker}@ecole.example`}, description = ${marker}
    where id = ${seeded.school.id}
  `.execute(server.db);
  expect(await server.as(superadmin).status(schools.remove, { id: seeded.school.id })).toBe(204);
  expect(await findColumnsContaining(server.db, marker)).toEqual([]);
  const body = await server.as(superadmin).body(audit.list, { query: { kind: 'ERASED', school_id: seeded.school.id } });
  expect(body.count).toBe(0);
  const all = await server.as(superadmin).call(audit.list, { query: { kind: 'ERASED', nb_items: 1 } });
  expect(all.body.events[0]!.target).toEqual({ type: 'SCHOOL', id: seeded.school.id, name: seeded.school.name });
});

test('keeps the history of a namesake in another school', async () => {
  const first = await seedSchool();
  const second = await seedSchool();
  const names = { firstname: 'Lou', lastname: 'Petit' };
  const student = await server.seed.student({ schools_id: first.school.id, ...names });
  const namesake = await server.as(second.admin).body(students.create, { body: names });
  await server.as(first.admin).call(students.remove, { id: student.id });
  const body = await server
    .as(second.admin)
    .body(history.list, { query: { entity_type: 'STUDENT', entity_id: namesake.id } });
  expect(body.history[0]).toMatchObject({ entity_name: 'Lou PETIT', changes: { firstname: [null, 'Lou'] } });
});
