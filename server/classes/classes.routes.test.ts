import { randomUUID } from 'node:crypto';

import { classes } from '@memocartes/contract/classes/classes.routes';
import { classesUsersPro } from '@memocartes/contract/classes/classes-userspro.routes';
import { dashboards } from '@memocartes/contract/dashboards/dashboards.routes';
import { device } from '@memocartes/contract/devices/join/device.routes';
import { boxesRoutes as boxes } from '@memocartes/contract/learning/boxes/boxes.routes';
import { graceMinutes } from '@memocartes/contract/learning/sessions/grace';
import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';
import { students } from '@memocartes/contract/students/students.routes';

import { writeDayOf } from '../csv/words.ts';
import { lockStudent } from '../learning/boxes/move-cards/lock-student.ts';
import { placeStudents } from '../students/placement/placement.writes.ts';
import { answerTo, openRevision } from '../testing/classroom.ts';
import { inbox } from '../testing/notifications.ts';
import { testWithTwoConnections, waitForLock } from '../testing/races.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

async function seedSchool() {
  const { seed } = server;
  const school = await seed.school();
  const inSchool = { schoolId: school.id };
  const class_ = await seed.class({ schools_id: school.id, name: 'CE1 Été' });
  const otherClass = await seed.class({ schools_id: school.id, name: 'CP B', level: 'CP' });
  const student = await seed.student({ schools_id: school.id, classes_id: class_.id });
  const teacher = await seed.teacher(inSchool);
  await seed.teach(teacher.userId, class_.id);
  return { school, class_, other: otherClass, student, teacher, schoolAdmin: await seed.schoolAdmin(inSchool) };
}

const names = (page: { classes: { name: string }[] }) => page.classes.map(({ name }) => name);

test('list: returns the classes of the school with their teachers and number of students; for a teacher, their own', async () => {
  const { schoolAdmin, teacher, class_ } = await seedSchool();
  const { status, body } = await server.as(schoolAdmin).call(classes.list);
  expect([status, names(body), body.count]).toEqual([200, ['CE1 Été', 'CP B'], 2]);
  expect(body.classes[0]).toMatchObject({
    id: class_.id,
    nb_students: 1,
    last_session: null,
    teachers: [{ id: teacher.userId, lastname: teacher.lastname }],
  });
  expect(names(await server.as(teacher).body(classes.list))).toEqual(['CE1 Été']);
});

test('lists and their CSV show the date of the last session in which a student took part, or of the open one [sessions.last]', async () => {
  const { schoolAdmin, teacher, class_, student } = await seedSchool();
  const api = server.as(teacher);
  const admin = server.as(schoolAdmin);
  const open = async () => api.body(sessions.view, await api.body(sessions.open, { body: { classes_id: class_.id } }));

  const listed = async () => (await admin.body(classes.list)).classes[0]!.last_session;
  const onDashboard = async () => (await admin.body(dashboards.admin)).classes[0]!.last_session;
  const exported = async () => (await admin.fetch('/api/classes?format=csv')).text();

  const unattended = await open();
  expect([await listed(), await onDashboard()]).toEqual([unattended.date_create, unattended.date_create]);
  await api.call(sessions.close, unattended);
  expect([await listed(), await onDashboard()]).toEqual([null, null]);
  expect((await api.body(classes.view, { id: class_.id })).last_session).toBeNull();
  expect(await exported()).not.toContain(writeDayOf(unattended.date_create));

  const attended = await open();
  await api.call(sessions.markPresence, { id: attended.id, student_id: student.id, body: { present: true } });
  await api.call(sessions.close, attended);
  await api.call(sessions.close, await open());
  expect([await listed(), await onDashboard()]).toEqual([attended.date_create, attended.date_create]);
  expect(await exported()).toContain(writeDayOf(attended.date_create));
});

test.each([
  [{ search: 'ETE' }, ['CE1 Été']],
  [{ level: 'CP' }, ['CP B']],
  [{ order_by: 'nb_students', order_dir: 'desc' }, ['CE1 Été', 'CP B']],
  [{ order_dir: 'desc', nb_items: 1 }, ['CP B']],
])('list: %j', async (query, expected) => {
  const { schoolAdmin } = await seedSchool();
  expect(names(await server.as(schoolAdmin).body(classes.list, { query }))).toEqual(expected);
});

test('select: returns classes as options', async () => {
  const { schoolAdmin, other } = await seedSchool();
  const body = await server.as(schoolAdmin).body(classes.select, { query: { name: 'cp' } });
  expect(body.classes).toEqual([{ id: other.id, name: 'CP B' }]);
});

test('view: returns links to teachers, and students; refuses anonymous, another class’s teacher and another school', async () => {
  const { schoolAdmin, teacher, class_, other, student } = await seedSchool();
  const body = await server.as(teacher).body(classes.view, { id: class_.id });
  expect(body).toMatchObject({
    name: 'CE1 Été',
    wrong_goes_one_back: false,
    new_cards_by_level: false,
    users: [{ user_pro: { id: teacher.userId } }],
    students: [{ id: student.id }],
  });
  expect(await server.anonymous.status(classes.view, { id: class_.id })).toBe(401);
  expect(await server.as(teacher).status(classes.view, { id: other.id })).toBe(403);
  expect(await server.as(schoolAdmin).status(classes.view, { id: other.id })).toBe(200);
  expect(await server.as(await server.seed.schoolAdmin()).status(classes.view, { id: class_.id })).toBe(404);
});

test('view: the refusal says why, to a teacher whose class was taken over by a colleague [classes.not-taught]', async () => {
  const { schoolAdmin, teacher, class_ } = await seedSchool();
  const colleague = await server.seed.teacher({ schoolId: class_.schools_id });
  const body = { teachersList: [colleague.userId] };
  expect(await server.as(schoolAdmin).status(classes.update, { id: class_.id, body })).toBe(200);
  const refusals = await Promise.all([
    server.as(teacher).call(classes.view, { id: class_.id }),
    server.as(teacher).call(boxes.class, { id: class_.id }),
    server.as(teacher).call(sessions.last, { id: class_.id }),
  ]);
  for (const { status, error } of refusals) expect([status, error.reason]).toEqual([403, 'CLASS_NOT_TAUGHT']);
  expect(await server.as(colleague).status(classes.view, { id: class_.id })).toBe(200);
});

test('create: a class sent twice by the same request is created once; the same id in another school is another request [interface.request-once]', async () => {
  const { schoolAdmin } = await seedSchool();
  const other = await seedSchool();
  const body = { name: 'CM1', level: 'CM1' as const, request_id: randomUUID() };
  const send = (person = schoolAdmin) => server.as(person).call(classes.create, { body });
  const [first, second] = await Promise.all([send(), send()]);
  expect([first.status, second.status, second.body]).toEqual([201, 201, first.body]);
  const foreign = await send(other.schoolAdmin);
  expect([foreign.status, foreign.body.id === first.body.id]).toEqual([201, false]);
});

test('create: stores the class’s teachers; names are unique within a school, ignoring case, accents and repeated spaces [classes.name-unique]', async () => {
  const { schoolAdmin, teacher } = await seedSchool();
  const body = { name: 'CM1', level: 'CM1' as const, teachersList: [teacher.userId] };
  const { status, body: created } = await server.as(schoolAdmin).call(classes.create, { body });
  expect(status).toBe(201);
  expect(await server.as(teacher).status(classes.view, { id: created.id })).toBe(200);
  const repeated = await server.as(schoolAdmin).call(classes.create, { body: { name: 'ce1  ete', level: 'CE1' } });
  expect([repeated.status, repeated.error.code]).toEqual([409, 'CLASS_NAME_TAKEN']);
  const empty = await server.as(schoolAdmin).call(classes.create, { body: { name: '', level: '6EME' as never } });
  expect(empty.error.fields).toEqual({ name: 'Champ requis', level: 'Champ requis' });
  expect(await server.as(teacher).status(classes.create, { body })).toBe(403);
});

test('create: is limited to the offer’s number of classes [schools.limit-classes]', async () => {
  const school = await server.seed.school({ offers_id: 1, nb_physical_boxes: 0 });
  const superadmin = await server.seed.superadmin();
  const add = (name: string) =>
    server.as(superadmin).call(classes.create, { body: { name, level: 'CP', schools_id: school.id } });
  expect((await add('A')).status).toBe(201);
  expect((await add('B')).error.code).toBe('LIMIT_CLASSES');
});

test('update: changes name, option and teachers; refuses a teacher of another school and then changes nothing', async () => {
  const { schoolAdmin, teacher, class_, school } = await seedSchool();
  const second = await server.seed.teacher({ schoolId: school.id });
  const body = { name: 'CE1 Hiver', wrong_goes_one_back: true, teachersList: [second.userId] };
  const changed = await server.as(schoolAdmin).body(classes.update, { id: class_.id, body });
  expect(changed).toMatchObject({ name: 'CE1 Hiver', wrong_goes_one_back: true, level: 'CE1' });
  expect(changed.teachers.map(({ id }) => id)).toEqual([second.userId]);
  const stranger = await server.seed.teacher();
  const wrong = await server
    .as(schoolAdmin)
    .call(classes.update, { id: class_.id, body: { name: 'X', teachersList: [stranger.userId] } });
  expect(wrong.error.fields).toEqual({ teachersList: 'Choisissez des enseignants de l’établissement.' });
  const unchanged = await server.as(schoolAdmin).body(classes.view, { id: class_.id });
  expect([unchanged.name, unchanged.teachers[0]?.id]).toEqual(['CE1 Hiver', second.userId]);
  expect(await server.as(teacher).status(classes.update, { id: class_.id, body })).toBe(403);
  const none = await server.as(schoolAdmin).call(classes.update, { id: class_.id, body: { teachersList: [] } });
  expect(none.body.teachers).toEqual([]);
});

test('delete: keeps its students, without a class [classes.delete]', async () => {
  const { schoolAdmin, teacher, class_, student } = await seedSchool();
  expect(await server.as(teacher).status(classes.remove, { id: class_.id })).toBe(403);
  expect(await server.as(schoolAdmin).status(classes.remove, { id: class_.id })).toBe(204);
  const body = await server.as(schoolAdmin).body(students.view, { id: student.id });
  expect(body.class_).toBeNull();
});

test('delete: is refused while a session of the class is open, and possible once it is closed [classes.delete-session]', async () => {
  const { schoolAdmin, teacher, class_, student } = await seedSchool();
  const session = await server.as(teacher).body(sessions.open, { body: { classes_id: class_.id } });
  const remove = () => server.as(schoolAdmin).call(classes.remove, { id: class_.id });
  expect((await remove()).error).toMatchObject({ statusCode: 409, code: 'CLASS_IN_SESSION' });
  const body = await server.as(schoolAdmin).body(students.view, { id: student.id });
  expect(body.class_?.id).toBe(class_.id);
  await server.as(schoolAdmin).call(sessions.close, { id: session.id });
  expect((await remove()).status).toBe(204);
});

/** A student who revises on a tablet in an open session that ended `minutes` ago. */
async function seedForgottenRevision(minutes = graceMinutes + 1) {
  const revision = await openRevision(server, 1);
  const { child, ofZoe, cards, session } = revision;
  await child.call(device.start, ofZoe);
  await child.call(device.answers, { ...ofZoe, body: { answers: [answerTo(cards[0]!, 'right')] } });
  const end_time = new Date(Date.now() - minutes * 60_000).toISOString();
  await server.db.updateTable('sessions').set({ end_time }).where('id', '=', session.id).execute();
  return revision;
}

test('delete: closes a session that ended more than an hour ago, and notifies followers of its revisions [classes.delete-session]', async () => {
  const { schoolAdmin, class_, child, ofZoe, follower } = await seedForgottenRevision();
  expect(await server.as(schoolAdmin).status(classes.remove, { id: class_.id })).toBe(204);
  expect((await inbox(server, follower)).map(({ link }) => link)).toEqual([`/my-childrens/${ofZoe.student_id}`]);
  expect(await child.status(device.start, ofZoe)).toBe(404);
});

test('delete: a session that ended less than an hour ago has to be closed first [classes.delete-session]', async () => {
  const { schoolAdmin, class_ } = await seedForgottenRevision(graceMinutes - 1);
  const refused = await server.as(schoolAdmin).call(classes.remove, { id: class_.id });
  expect(refused).toMatchObject({ status: 409, body: { code: 'CLASS_IN_SESSION' } });
});

test('delete: closes a session that ended more than an hour ago while a student starts a revision in it [classes.delete-session]', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { schoolAdmin, class_, child, ofZoe } = await seedForgottenRevision();
    const [started, removed] = await Promise.all([
      child.call(device.start, ofZoe),
      server.as(schoolAdmin).call(classes.remove, { id: class_.id }),
    ]);
    expect(removed.status).toBe(204);
    expect([200, 404, 409]).toContain(started.status);
  }
});

testWithTwoConnections(
  'delete: closes a session that ended more than an hour ago while a student of the class changes class [classes.delete-session]',
  async () => {
    const { schoolAdmin, class_, zoe } = await seedForgottenRevision();
    const { deletion } = await server.db.transaction().execute(async (trx) => {
      await lockStudent(trx, zoe.id);
      const deletion = server.as(schoolAdmin).call(classes.remove, { id: class_.id });
      await waitForLock(server.db);
      await placeStudents(trx, [zoe.id], null);
      return { deletion };
    });
    expect((await deletion).status).toBe(204);
  },
);

testWithTwoConnections(
  'delete: closes a session that ended more than an hour ago while a tablet sends an undo [classes.delete-session]',
  async () => {
    const { schoolAdmin, class_, child, ofZoe, cards, zoe } = await seedForgottenRevision();
    const mistake = answerTo(cards[0]!, 'wrong');
    const undo = { ...answerTo(cards[0]!, 'right'), is_right: undefined, undoes: mistake.client_id };
    await child.call(device.answers, { ...ofZoe, body: { answers: [mistake] } });
    const { sent, deletion } = await server.db.transaction().execute(async (trx) => {
      await lockStudent(trx, zoe.id);
      const sent = child.call(device.answers, { ...ofZoe, body: { answers: [undo] } });
      await waitForLock(server.db);
      const deletion = server.as(schoolAdmin).call(classes.remove, { id: class_.id });
      await waitForLock(server.db, 2);
      return { sent, deletion };
    });
    expect([(await sent).status, (await deletion).status]).toEqual([200, 204]);
  },
);

testWithTwoConnections('update: teachers of a class that is deleted meanwhile get 404', async () => {
  const { schoolAdmin, teacher, class_ } = await seedSchool();
  const { update } = await server.db.transaction().execute(async (trx) => {
    await trx.selectFrom('classes').select('id').where('id', '=', class_.id).forUpdate().execute();
    const body = { teachersList: [teacher.userId] };
    const update = server.as(schoolAdmin).status(classes.update, { id: class_.id, body });
    await waitForLock(server.db);
    await trx.deleteFrom('classes').where('id', '=', class_.id).execute();
    return { update };
  });
  expect(await update).toBe(404);
});

test('delete: a class is never deleted with a session that is opened at the same time [classes.delete-session]', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { schoolAdmin, teacher, class_ } = await seedSchool();
    const [opened, removed] = await Promise.all([
      server.as(teacher).call(sessions.open, { body: { classes_id: class_.id } }),
      server.as(schoolAdmin).call(classes.remove, { id: class_.id }),
    ]);
    const outcome = [opened.status === 201, removed.status === 204];
    expect(outcome.filter(Boolean)).toHaveLength(1);
  }
});

test('links: only a school admin of the school assigns a teacher to a class, once, and removes the teacher', async () => {
  const { schoolAdmin, teacher, other, school } = await seedSchool();
  const body = { classes_id: other.id, users_pro_id: teacher.userId };
  expect(await server.as(teacher).status(classesUsersPro.create, { body })).toBe(403);
  const { status, body: link } = await server.as(schoolAdmin).call(classesUsersPro.create, { body });
  expect(status).toBe(201);
  expect(await server.as(schoolAdmin).status(classesUsersPro.create, { body })).toBe(409);
  const secondSchoolAdmin = await server.seed.schoolAdmin({ schoolId: school.id });
  const noTeacher = { classes_id: other.id, users_pro_id: secondSchoolAdmin.userId };
  expect(await server.as(schoolAdmin).status(classesUsersPro.create, { body: noTeacher })).toBe(422);
  const stranger = await server.seed.schoolAdmin();
  expect(await server.as(stranger).status(classesUsersPro.view, { id: link.id })).toBe(404);
  expect(await server.as(stranger).status(classesUsersPro.remove, { id: link.id })).toBe(404);
  expect(await server.as(schoolAdmin).body(classesUsersPro.view, { id: link.id })).toEqual({
    ...body,
    id: link.id,
  });
  expect(await server.as(schoolAdmin).status(classesUsersPro.remove, { id: link.id })).toBe(204);
  expect(await server.as(schoolAdmin).status(classesUsersPro.view, { id: link.id })).toBe(404);
});

test('list: sorts by level from CP to CM2, and a class of several levels by its first [classes.order]', async () => {
  const { seed } = server;
  const school = await seed.school();
  const levels = ['CM2', 'CM1/CM2', 'CE2', 'CP/CE1/CE2', 'CP', 'CM1', 'CE1'] as const;
  for (const level of levels) await seed.class({ schools_id: school.id, name: level, level });
  const schoolAdmin = await seed.schoolAdmin({ schoolId: school.id });
  const list = async (order_dir: 'asc' | 'desc') =>
    names(await server.as(schoolAdmin).body(classes.list, { query: { order_by: 'level', order_dir } }));
  const rising = ['CP', 'CP/CE1/CE2', 'CE1', 'CE2', 'CM1', 'CM1/CM2', 'CM2'];
  expect(await list('asc')).toEqual(rising);
  expect(await list('desc')).toEqual(rising.toReversed());
});
