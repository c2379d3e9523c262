import { randomUUID } from 'node:crypto';

import { attachRequests } from '@memocartes/contract/attach-requests/attach-requests.routes';
import { contact } from '@memocartes/contract/contact/contact.routes';
import { studentAvatars } from '@memocartes/contract/documents/avatars.routes';
import { students } from '@memocartes/contract/students/students.routes';
import { sql } from 'kysely';

import { insertFile } from '../../app/permission-matrix/places/places.rows.ts';
import { type Classroom, createClassroom, someCards } from '../../testing/classroom.ts';
import { exportAndOpen } from '../../testing/exports.ts';
import { jpeg } from '../../testing/files/images.ts';
import { testServerWithJobs } from '../../testing/jobs.ts';
import type { Person } from '../../testing/seed.ts';
import type { TestServer } from '../../testing/server.ts';

let server: TestServer;
let classroom: Classroom;
let superadmin: Person;

beforeAll(async () => {
  server = await testServerWithJobs();
  superadmin = await server.seed.superadmin();
});

afterAll(() => server.close());

beforeEach(async () => {
  classroom = await createClassroom(server);
});

/** A section of resources and a file to put into it. */
async function addSection(authentications_id: number, schools_id: number) {
  const file = await insertFile(server.db, {
    title: 'Affiche',
    entity_type: 'RESOURCES',
    entity_id: null,
    schools_id,
    authentications_id,
  });
  const section = await server.db
    .insertInto('sections')
    .values({ title: `Section ${file.id}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { section: section.id, document: file.id };
}

test('a follower’s export of a student has the student’s data, and only name and relationship of other followers [privacy.export]', async () => {
  const { follower, zoe, school } = classroom;
  const otherFollower = await server.seed.follower({
    schoolId: school.id,
    studentId: zoe.id,
    account: { firstname: 'Karim', lastname: 'Autre', email: 'karim.autre@secret.example' },
  });
  await sql`update users set phone = '06 99 88 77 66' where id = ${otherFollower.userId}`.execute(server.db);
  const card = (await someCards(server, 1)).cards[0]!;
  await sql`
    insert into cards_events (client_id, students_id, cards_id, epoch, kind, is_right, answered_at)
    values (gen_random_uuid(), ${zoe.id}, ${card}, 1, 'ANSWER', true, now())
  `.execute(server.db);
  await sql`
    insert into notifications (type, title, content, students_id)
    values ('INFO', 'Réunion', 'pour un autre', ${zoe.id})
  `.execute(server.db);
  await server.as(classroom.schoolAdmin).call(students.update, { id: zoe.id, body: { level: 'CE2' } });
  const picture = {
    avatar_data: (await jpeg()).toString('base64'),
    avatar_title: 'Avatar Éluard Zoë',
    avatar_type: 'IMAGE' as const,
  };
  await server.as(follower).call(studentAvatars.create, { student_id: zoe.id, body: picture });
  const { files, page, data, all } = await exportAndOpen(server, follower, 'exportStudent', zoe.id);
  expect(data.identity).toMatchObject([{ firstname: 'Zoë', lastname: 'Éluard', class: 'CE1 A' }]);
  expect(data.followers).toHaveLength(2);
  expect(data.followers![1]).toMatchObject({ firstname: 'Karim', lastname: 'Autre', relation: 'Mère' });
  expect(data.answers).toMatchObject([{ kind: 'ANSWER', is_right: true }]);
  expect(data.history!.map(({ action }) => action)).toContain('UPDATE');
  expect(data.consents).toMatchObject([{ kind: 'AVATAR', is_granted: true }]);
  // A file without extension would not open.
  expect(Object.keys(files).filter((name) => name.startsWith('fichiers/'))).toEqual([
    expect.stringMatching(/^fichiers\/\d+-Avatar Éluard Zoë\.jpe?g$/),
  ]);
  expect(page).toContain('<h1>Données\u00a0: Zoë ÉLUARD</h1>');
  // The page has the words of the screens, the JSON file has the codes.
  for (const words of [
    '<dd>Actif</dd>',
    '>Réponse<',
    '>Fiche modifiée<',
    'Niveau\u00a0: CE1 → CE2',
    '<dd>Photo</dd>',
  ]) {
    expect(page).toContain(words);
  }
  expect(page).not.toMatch(/>(?:ACTIVE|ANSWER|UPDATE|AVATAR)<|\{"/);
  for (const hidden of [
    'karim.autre@secret.example',
    '06 99 88 77 66',
    'pour un autre',
    classroom.schoolAdmin.lastname,
  ]) {
    expect(all.toLowerCase()).not.toContain(hidden.toLowerCase());
  }
});

test('a follower’s export of a student does not have the addresses of followers whom the school asked to attach [privacy.export]', async () => {
  const { follower, schoolAdmin, zoe } = classroom;
  const asked = await server.seed.follower({ account: { email: 'beau.pere@secret.example' } });
  const request = { id: zoe.id, body: { email: asked.email, relation: 'Beau-parent' as const } };
  expect(await server.as(schoolAdmin).status(attachRequests.create, request)).toBe(201);
  const { data, all } = await exportAndOpen(server, follower, 'exportStudent', zoe.id);
  const entry = data.history!.find(({ action }) => action === 'ATTACH_REQUEST');
  expect(JSON.parse(entry!.changes as string)).toEqual({ relation: [null, 'Beau-parent'] });
  expect(all).not.toContain(asked.email);
  expect((await exportAndOpen(server, schoolAdmin, 'exportStudent', zoe.id)).all).toContain(asked.email);
});

test('exports have attach requests, known browsers, devices at home and replies of the support, with French labels [privacy.export]', async () => {
  const { follower, schoolAdmin, zoe, school } = classroom;
  const asked = await server.seed.follower({ account: { email: 'tante@secret.example' } });
  const request = { id: zoe.id, body: { email: asked.email, relation: 'Beau-parent' as const } };
  await server.as(schoolAdmin).call(attachRequests.create, request);
  const browser = { hash: null, browser: 'Firefox', system: 'Windows', network: '192.0.2.x' };
  await server.db
    .insertInto('known_browsers')
    .values({ authentications_id: asked.id, ...browser })
    .execute();
  const answered = { answer: 'Merci.', date_answer: new Date().toISOString() };
  const message = { authentications_id: asked.id, subject: 'Question', details: 'Bonjour' };
  await server.db
    .insertInto('contact_messages')
    .values({ ...message, ...answered })
    .execute();
  const name = { firstname: 'Nour', lastname: 'Haddad' };
  await server.anonymous.call(contact.askTrial, { body: { ...name, email: asked.email, trial_for: 'CLASS' } });
  const device = { schools_id: school.id, students_id: zoe.id, users_id: follower.userId };
  await server.db
    .insertInto('home_devices')
    .values({ ...device, opened_by: 'CODE', token_hash: Buffer.from('exported') })
    .execute();

  const own = await exportAndOpen(server, asked, 'exportUser', asked.userId);
  expect(own.data['attach-requests']).toMatchObject([
    { school: school.name, child: 'Zoë É', relation: 'Beau-parent', email: asked.email, status: 'PENDING' },
  ]);
  expect(own.data.browsers).toMatchObject([{ browser: 'Firefox', system: 'Windows', address: '192.0.2.x' }]);
  expect(own.data.contact).toMatchObject([{ answer: 'Merci.' }, { subject: 'Essai pour une classe' }]);
  const ofFollower = await exportAndOpen(server, follower, 'exportStudent', zoe.id);
  expect(ofFollower.data['home-devices']).toMatchObject([{ opened_by: 'CODE' }]);
  expect(ofFollower.data['attach-requests']).toBeUndefined();
  const ofSchool = await exportAndOpen(server, schoolAdmin, 'exportStudent', zoe.id);
  expect(ofSchool.data['attach-requests']).toMatchObject([{ email: asked.email, status: 'PENDING' }]);
  expect(ofSchool.data['home-devices']).toBeUndefined();
  for (const { page } of [own, ofFollower, ofSchool]) expect(page).not.toMatch(/<(?:dt|th scope="col")>[a-z_]+</);
});

test('a follower’s export of a student has the devices at home that they attached, not those of another follower [privacy.export]', async () => {
  const { follower, zoe, school } = classroom;
  const ofZoe = { schools_id: school.id, students_id: zoe.id };
  await server.seed.homeDevice({ ...ofZoe, users_id: follower.userId });
  const other = await server.seed.follower({ schoolId: school.id, studentId: zoe.id });
  for (let nth = 0; nth < 2; nth += 1) await server.seed.homeDevice({ ...ofZoe, users_id: other.userId });
  const countDevices = async (person: Person) =>
    (await exportAndOpen(server, person, 'exportStudent', zoe.id)).data['home-devices']?.length;
  expect([await countDevices(follower), await countDevices(other), await countDevices(superadmin)]).toEqual([1, 2, 3]);
});

test('a follower’s export of a student has the open conversation, and closed ones only for participants [messaging.closed]', async () => {
  const { follower, zoe, school } = classroom;

  const write = async (content: string) => {
    const chat = await server.db
      .insertInto('chats')
      .values({ schools_id: school.id, students_id: zoe.id, classes_id: classroom.class_.id })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirstOrThrow();
    await server.db
      .insertInto('messages')
      .values({ chats_id: chat.id, authentications_id: follower.id, content, client_id: randomUUID() })
      .execute();
  };

  const moveTo = (classes_id: number | null) =>
    server.db.updateTable('students').set({ classes_id }).where('id', '=', zoe.id).execute();
  await write('Avant le changement de classe');
  await moveTo(null);
  await moveTo(classroom.class_.id);
  await write('Dans la nouvelle classe');
  const newcomer = await server.seed.follower({ schoolId: school.id, studentId: zoe.id });
  const contents = async (person: Person) =>
    (await exportAndOpen(server, person, 'exportStudent', zoe.id)).data.messages!.map(({ content }) => content);
  expect(await contents(newcomer)).toEqual(['Dans la nouvelle classe']);
  expect(await contents(follower)).toEqual(['Avant le changement de classe', 'Dans la nouvelle classe']);
});

test('a school admin’s export of a student has the followers’ contact data', async () => {
  const { data } = await exportAndOpen(server, classroom.schoolAdmin, 'exportStudent', classroom.zoe.id);
  expect(data.followers).toMatchObject([{ email: classroom.follower.email, phone: '06 39 98 00 00' }]);
});

test('a follower’s export of their own data has preferences, resources, messages, reports and their children’s revision at home, readable as a page [privacy.export]', async () => {
  const { follower, teacher, zoe, school } = classroom;
  const { db } = server;
  const own = { authentications_id: follower.id, schools_id: school.id };
  const home = { schools_id: school.id, students_id: zoe.id };
  await db
    .insertInto('notification_preferences')
    .values({ authentications_id: follower.id, kind: 'PACK_GIVEN', portal: true, email: false })
    .execute();
  const { section, document } = await addSection(follower.id, school.id);
  await db
    .insertInto('resources')
    .values({
      ...own,
      section_id: section,
      title: 'Affiche',
      description: 'Tables',
      folder: null,
      document_id: document,
      document_title: 'Affiche',
      file_name: 'affiche.pdf',
    })
    .execute();
  const chat = await db.insertInto('chats').values(home).returning('id').executeTakeFirstOrThrow();

  const insertMessage = (authentications_id: number, content: string) =>
    db
      .insertInto('messages')
      .values({ chats_id: chat.id, authentications_id, content, client_id: randomUUID() })
      .returning('id')
      .executeTakeFirstOrThrow();

  await insertMessage(follower.id, 'Bonjour de Fatou');
  const reply = await insertMessage(teacher.id, 'Réponse de l’école');
  await db
    .insertInto('messages_reports')
    .values({ ...own, messages_id: reply.id, reason: 'Ton', content: 'Réponse de l’école' })
    .execute();
  await db
    .insertInto('home_devices')
    .values({ ...home, users_id: follower.userId, opened_by: 'CODE', token_hash: Buffer.from('a') })
    .execute();
  await db
    .insertInto('home_revisions')
    .values({ ...home, epoch: 1, mode: 'PRACTICE', cards: [1, 2, 3], home_devices_id: null })
    .execute();
  const { data, page } = await exportAndOpen(server, follower, 'exportUser', follower.userId);
  expect(data['notification-preferences']).toEqual([{ kind: 'PACK_GIVEN', portal: true, email: false }]);
  expect(data.resources).toMatchObject([{ title: 'Affiche', description: 'Tables', file: 'affiche.pdf' }]);
  expect(data.messages).toMatchObject([{ child: 'Zoë', content: 'Bonjour de Fatou' }]);
  expect(data['message-reports']).toMatchObject([{ reason: 'Ton', content: 'Réponse de l’école' }]);
  expect(data['home-devices']).toMatchObject([{ child: 'Zoë', opened_by: 'CODE' }]);
  expect(data['home-revisions']).toMatchObject([{ child: 'Zoë', mode: 'PRACTICE', nb_cards: 3 }]);
  for (const title of ['Choix de notifications', 'Ressources ajoutées', 'Messages signalés', 'Appareils à la maison']) {
    expect(page).toContain(`<h2>${title}</h2>`);
  }
  // Every field has a French label.
  expect(page).not.toMatch(/<(?:dt|th scope="col")>[a-z_]+</);
  const child = await exportAndOpen(server, follower, 'exportStudent', zoe.id);
  expect(child.data['home-revisions']).toMatchObject([{ mode: 'PRACTICE', nb_cards: 3 }]);
  expect(child.data.messages).toMatchObject([{ content: 'Bonjour de Fatou' }, { content: 'Réponse de l’école' }]);
});

test('exports for a school admin or a superadmin contain no messages of conversations [messaging.no-admin]', async () => {
  const { follower, schoolAdmin, zoe, school } = classroom;
  const chat = await server.db
    .insertInto('chats')
    .values({ schools_id: school.id, students_id: zoe.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await server.db
    .insertInto('messages')
    .values({ chats_id: chat.id, authentications_id: follower.id, content: 'En confidence', client_id: randomUUID() })
    .execute();
  for (const person of [schoolAdmin, superadmin]) {
    const files = [
      await exportAndOpen(server, person, 'exportStudent', zoe.id),
      await exportAndOpen(server, person, 'exportUser', follower.userId),
    ];
    for (const { all, data } of files) {
      expect(all).not.toContain('En confidence');
      expect(data.messages).toBeUndefined();
    }
  }
});

test('a teacher’s export of their own data has account, login sessions, cards, mails and audit events, but no secrets', async () => {
  const { teacher } = classroom;
  await server.seed.card({ card_type: 'CUSTOM', authentications_id: teacher.id, fline1: 'Ma question' });
  await sql`
    insert into mails (recipient, subject, body_text, body_html)
    values (${teacher.email}, 'Votre compte', 'https://portail/Valid?token=SECRETLINK', 'SECRETLINK')
  `.execute(server.db);
  const { data, all } = await exportAndOpen(server, teacher, 'exportUser', teacher.userId);
  expect(data.account).toMatchObject([{ email: teacher.email, role: 'TEACHER', phone: '06 39 98 00 00' }]);
  expect(data['login-sessions']).toHaveLength(1);
  expect(data.cards).toMatchObject([{ front: 'Ma question' }]);
  expect(data.mails).toMatchObject([{ subject: 'Votre compte' }]);
  expect(data.classes).toMatchObject([{ class: 'CE1 A' }]);
  expect(data.audit).toMatchObject([{ kind: 'EXPORTED' }]);
  for (const secret of ['SECRETLINK', teacher.token, 'hash']) expect(all).not.toContain(secret);
});

test('a teacher’s export of their own data has the sessions that they opened, tablets, announcements and read messages [privacy.export]', async () => {
  const { teacher, class_, school, zoe } = classroom;
  const { db } = server;
  const session = { classes_id: class_.id, schools_id: school.id, users_pro_id: teacher.userId, code: '123456' };
  await db
    .insertInto('sessions')
    .values({ ...session, end_time: new Date().toISOString() })
    .execute();
  await server.seed.device({ schools_id: school.id, approved_by: teacher.id, name: 'Tablette rouge' });
  await sql`
    insert into second_factors (authentications_id, secret, last_step)
    values (${teacher.id}, ''::bytea, 0)
  `.execute(db);
  await sql`
    with announcement as (
      insert into announcements (level, content_fr, target, date_start, date_end)
      values ('INFO', 'Maintenance dimanche.', 'ALL', current_date, current_date)
      returning id
    )
    insert into announcements_dismissed (announcements_id, authentications_id)
    select id, ${teacher.id} from announcement
  `.execute(db);
  await sql`
    with chat as (
      insert into chats (students_id, schools_id) values (${zoe.id}, ${school.id}) returning id
    ), message as (
      insert into messages (chats_id, content) select id, 'Bonjour' from chat returning id, chats_id
    )
    insert into chats_reads (chats_id, authentications_id, messages_id)
    select chats_id, ${teacher.id}, id from message
  `.execute(db);
  const { data, page } = await exportAndOpen(server, teacher, 'exportUser', teacher.userId);
  expect(data['revision-sessions']).toMatchObject([{ class: 'CE1 A' }]);
  expect(data.tablets).toMatchObject([{ device: 'Tablette rouge' }]);
  expect(data['second-factor']).toHaveLength(1);
  expect(data.announcements).toMatchObject([{ content: 'Maintenance dimanche.' }]);
  expect(data['messages-read']).toMatchObject([{ child: zoe.firstname }]);
  expect(page).toContain('Séances de révision ouvertes');
});

test('a school admin’s export of a follower has no data of another school’s students [privacy.export-school]', async () => {
  const { follower } = classroom;
  const otherStudent = await server.seed.student({ firstname: 'Ailleurs', lastname: 'Caché' });
  await server.seed.follow(follower.userId, otherStudent.id);
  await sql`
    insert into mails (recipient, subject, body_text, body_html)
    values (${follower.email}, 'Ailleurs Caché a reçu un pack', 'texte', 'texte')
  `.execute(server.db);
  const { data, all } = await exportAndOpen(server, classroom.schoolAdmin, 'exportUser', follower.userId);
  expect(data.children).toMatchObject([{ firstname: 'Zoë' }]);
  expect(all).not.toContain('Caché');
  for (const section of ['identities', 'mails', 'login-sessions']) expect(data[section]).toBeUndefined();
});

test('a school admin’s export of a follower does not name another school [privacy.export-school]', async () => {
  const home = await server.seed.school({ name: 'École d’Ailleurs' });
  const follower = await server.seed.follower({ schoolId: home.id });
  await server.seed.follow(follower.userId, classroom.zoe.id);
  const { data, all } = await exportAndOpen(server, classroom.schoolAdmin, 'exportUser', follower.userId);
  expect(data.account).toMatchObject([{ email: follower.email, school: null }]);
  expect(all).not.toContain('Ailleurs');
  const own = await exportAndOpen(server, follower, 'exportUser', follower.userId);
  expect(own.data.account).toMatchObject([{ school: 'École d’Ailleurs' }]);
});

test('a person’s export of their own data has network and device only of their own audit events [privacy.export]', async () => {
  const { follower, schoolAdmin } = classroom;
  await exportAndOpen(server, schoolAdmin, 'exportUser', follower.userId);
  const { data } = await exportAndOpen(server, follower, 'exportUser', follower.userId);
  const by = (role: string) =>
    data.audit!.filter((row) => row.role === role).map(({ address, device }) => address !== null || device !== null);
  expect({ school: by('ADMIN'), own: by('USER') }).toEqual({ school: [false, false], own: [true] });
});

test('a school admin’s export of a teacher who came from another school has no uploads and prints of that school [privacy.export-school]', async () => {
  const { teacher, schoolAdmin, school } = classroom;
  const { id: formerId } = await server.seed.school();
  for (const schoolId of [formerId, school.id]) {
    await addSection(teacher.id, schoolId);
    await sql`
      insert into print_jobs (authentications_id, schools_id, school_year, options, cards, nb_pages)
      values (${teacher.id}, ${schoolId}, 2026, '{}', '{}', ${schoolId})
    `.execute(server.db);
  }

  const seen = async (person: Person) => {
    const { data, files } = await exportAndOpen(server, person, 'exportUser', teacher.userId);
    const nbFiles = Object.keys(files).filter((name) => name.startsWith('fichiers/')).length;
    return { prints: data.prints!.map(({ nb_pages }) => nb_pages), listed: data.files!.length, nbFiles };
  };

  expect(await seen(schoolAdmin)).toEqual({ prints: [school.id], listed: 1, nbFiles: 1 });
  expect(await seen(teacher)).toEqual({ prints: [formerId, school.id], listed: 2, nbFiles: 2 });
});

test('the page names the folder of the files only if the archive has one [privacy.export]', async () => {
  const { teacher, zoe, school } = classroom;
  const folder = '<code>fichiers</code>';
  const exported = () => exportAndOpen(server, classroom.schoolAdmin, 'exportStudent', zoe.id);
  expect((await exported()).page).not.toContain(folder);
  await insertFile(server.db, {
    title: 'Photo',
    entity_type: 'STUDENTS',
    entity_id: zoe.id,
    schools_id: school.id,
    authentications_id: teacher.id,
  });
  expect((await exported()).page).toContain(folder);
});

test('the page says how many files are left out of an export with more than 50 MB of files [privacy.export-files]', async () => {
  const { teacher, school } = classroom;
  const of = { entity_type: 'CARDS' as const, schools_id: school.id, authentications_id: teacher.id };
  const exported = () => exportAndOpen(server, teacher, 'exportUser', teacher.userId);
  await insertFile(server.db, { ...of, title: 'Petite' });
  expect((await exported()).page).not.toContain('50 Mo');
  for (const title of ['Grande', 'Immense']) {
    await insertFile(server.db, { ...of, title });
    await sql`update blobs set size = 30000000 where data = ${Buffer.from(`${title} CARDS`)}`.execute(server.db);
  }
  const { page, files } = await exported();
  expect(page).toContain(
    '50\u00a0Mo de fichiers au plus\u00a0: 1 fichier de la section «\u00a0Photo et documents\u00a0» n’y est pas.',
  );
  expect(Object.keys(files).filter((name) => name.startsWith('fichiers/'))).toHaveLength(2);
});

test('typed text is escaped in the page, and a title can’t be a path in the archive', async () => {
  const name = '<img src=x onerror=alert(1)>';
  await sql`update students set lastname = ${name} where id = ${classroom.zoe.id}`.execute(server.db);
  await sql`
    insert into blobs (hash, type, size, data)
    values ('\\x0b', 'image/jpeg', 1, 'x')
    on conflict do nothing
  `.execute(server.db);
  await sql`
    insert into documents (title, type, blobs_hash, entity_type, entity_id)
    values ('../../etc/passwd', 'image/jpeg', '\\x0b', 'STUDENTS', ${classroom.zoe.id})
  `.execute(server.db);
  const { page, files } = await exportAndOpen(server, classroom.schoolAdmin, 'exportStudent', classroom.zoe.id);
  expect(page).not.toContain('<img');
  expect(page).toContain('&#60;img');
  expect(Object.keys(files).filter((file) => /\.\.|\/.*\//.test(file.replace(/^fichiers\/\d+-/, '')))).toEqual([]);
});

test('a typed text that looks like an instant does not prevent an export', async () => {
  const lastname = '2026-13-45T99:99 Dupont';
  await sql`update students set lastname = ${lastname} where id = ${classroom.zoe.id}`.execute(server.db);
  const { page } = await exportAndOpen(server, classroom.schoolAdmin, 'exportStudent', classroom.zoe.id);
  expect(page).toContain(`<dd>${lastname}</dd>`);
});
