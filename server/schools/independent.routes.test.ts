import { auth } from '@memocartes/contract/auth/auth.routes';
import { operations } from '@memocartes/contract/bulk-operations/bulk-operations.routes';
import { classes } from '@memocartes/contract/classes/classes.routes';
import { devices } from '@memocartes/contract/devices/approval/devices.routes';
import { imports } from '@memocartes/contract/imports/imports.routes';
import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';
import { packs } from '@memocartes/contract/packs/packs.routes';
import { schools } from '@memocartes/contract/schools/schools.routes';
import { students } from '@memocartes/contract/students/students.routes';
import { users } from '@memocartes/contract/users/users.routes';
import { yearChange } from '@memocartes/contract/year-change/year-change.routes';

import { schoolWeek } from '../testing/classroom.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

/** An independent teacher, with their school. */
async function independent(offers_id: 1 | 2 = 1) {
  const school = await server.seed.school({ offers_id, nb_physical_boxes: 0 });
  const teacher = await server.seed.teacher({ schoolId: school.id });
  return { school, teacher, api: server.as(teacher) };
}

const ce1 = (name = 'CE1 A') => ({ name, level: 'CE1' as const });
const mother = { role: 'USER', firstname: 'Awa', lastname: 'Diop', phone: '06.39.98.00.01', relation: 'Mère' } as const;
const csv = (text: string) => ({ title: 'a.csv', type: 'text/csv', data: Buffer.from(text).toString('base64') });

test('an independent teacher runs a class alone: class, student, follower, pack, session, tablet [staff.independent]', async () => {
  const { school, api } = await independent();
  const class_ = await api.body(classes.create, { body: ce1() });
  const student = await api.call(students.create, { body: { firstname: 'Ada', classes_id: class_.id } });
  expect(student.status).toBe(201);
  const child = { id: student.body.id };
  const email = 'awa.diop@test.example';
  const follower = await api.call(users.create, { body: { ...mother, email, student_id: child.id } });
  expect(follower.status).toBe(201);
  const seen = await api.body(users.view, { id: follower.body.id });
  expect(seen).toMatchObject({ phone: '06 39 98 00 01', authentication: { email } });
  expect((await api.body(users.followers)).count).toBe(1);
  expect(await api.status(auth.sendMail, { id: seen.authentications_id })).toBe(204);
  const card = await server.seed.card();
  const pack = { title: 'Semaine', icon: 'star', cards: [card.id], classes_id: class_.id, week: schoolWeek };
  expect(await api.status(packs.create, { body: pack })).toBe(201);
  expect(await api.status(sessions.open, { body: { classes_id: class_.id } })).toBe(201);
  const tablet = await server.seed.device({
    schools_id: school.id,
    status: 'WAITING',
    approval: null,
    date_approve: null,
  });
  expect(await api.status(devices.approve, { id: tablet.id })).toBe(200);
  expect(await api.status(devices.renewSecret, { body: {} })).toBe(200);
});

test('an independent teacher teaches every class that they add; their lists show the whole school', async () => {
  const { school, teacher, api } = await independent(2);
  const { id } = await api.body(classes.create, { body: { ...ce1(), teachersList: [] } });
  expect((await api.body(classes.view, { id })).teachers.map((item) => item.id)).toEqual([teacher.userId]);
  const otherClass = await server.seed.class({ schools_id: school.id, name: 'Sans enseignant' });
  await server.seed.student({ schools_id: school.id });
  expect((await api.body(classes.list)).count).toBe(2);
  expect((await api.body(students.list)).count).toBe(1);
  expect(await api.status(sessions.open, { body: { classes_id: otherClass.id } })).toBe(201);
});

test.each([
  [1, 1, 30],
  [2, 2, 60],
] as const)(
  'offer %i: allows %i classes and %i students, and no more [schools.limit-students] [schools.limit-classes]',
  async (offer, nbClasses, nbStudents) => {
    const { school, api } = await independent(offer);
    for (let n = 0; n < nbClasses; n += 1) {
      expect(await api.status(classes.create, { body: ce1(`C${n}`) })).toBe(201);
    }
    const tooMany = await api.call(classes.create, { body: ce1('De trop') });
    expect([tooMany.status, tooMany.error.code]).toEqual([409, 'LIMIT_CLASSES']);
    for (let n = 1; n < nbStudents; n += 1) await server.seed.student({ schools_id: school.id });
    expect(await api.status(students.create, { body: { firstname: 'Zoé' } })).toBe(201);
    const oneMore = await api.call(students.create, { body: { firstname: 'Zoé' } });
    expect([oneMore.status, oneMore.error.code]).toEqual([409, 'LIMIT_STUDENTS']);
  },
);

test('imports a class from a file, and one undo removes it', async () => {
  const { school, api } = await independent();
  const file = csv('nom,prénom,niveau,classe\nHaddad,Nour,CE1,CE1 A\nDiop,Awa,CE1,CE1 A');
  const { rows } = await api.body(imports.schoolStudents, { id: school.id, body: file });
  const body = { rows: rows.map(({ line, student }) => ({ line, student })), create_classes: true };
  const imported = await api.body(imports.validSchoolStudents, { id: school.id, body });
  expect([imported.count, imported.nb_classes]).toEqual([2, 1]);
  const [class_] = (await api.body(classes.list)).classes;
  expect(class_!.teachers).toHaveLength(1);
  const undone = await api.body(operations.undo, { id: imported.operation_id! });
  expect(undone).toMatchObject({ nb_undone: 2, nb_classes: 1, kept: [] });
  expect(await api.status(yearChange.preview, { id: school.id, body: {} })).toBe(200);
});

test('an independent teacher can’t manage staff or access other schools [staff.independent-limits]', async () => {
  const { school, teacher, api } = await independent(2);
  const stranger = await independent(2);
  const theirs = await server.seed.student({ schools_id: stranger.school.id });
  const staff = { firstname: 'Léa', lastname: 'Roy', phone: '0639980002', email: 'lea.roy@test.example' };
  for (const role of ['TEACHER', 'ADMIN'] as const) {
    expect(await api.status(users.create, { body: { ...staff, role } })).toBe(403);
    expect(await api.status(auth.create, { body: { ...staff, role } })).toBe(403);
  }
  expect(await api.status(users.list)).toBe(403);
  expect(await api.status(users.select, { query: { role: 'TEACHER' } })).toBe(403);
  expect(await api.status(users.remove, { id: teacher.userId })).toBe(403);
  expect(await api.status(students.update, { id: theirs.id, body: { firstname: 'X' } })).toBe(404);
  expect(await api.status(classes.create, { body: { ...ce1(), schools_id: stranger.school.id } })).toBe(404);
  expect(await api.status(schools.update, { id: stranger.school.id, body: { phone: null } })).toBe(404);
  expect(await api.status(schools.update, { id: school.id, body: { offers_id: 2 } })).toBe(403);
});

test('an independent teacher can’t complete an account that a superadmin created for a colleague', async () => {
  const { school, api } = await independent(2);
  const superadmin = await server.seed.superadmin();
  const body = {
    role: 'TEACHER',
    firstname: 'Léa',
    lastname: 'Roy',
    email: 'l@test.example',
    school_id: school.id,
  } as const;
  const { id } = await server.as(superadmin).body(auth.create, { body });
  expect(await api.status(users.create, { body: { authentications_id: id } })).toBe(403);
});

test('an independent teacher can’t change the identity of a follower shared with another school', async () => {
  const { school, api } = await independent();
  const child = await server.seed.student({ schools_id: school.id });
  const otherStudent = await server.seed.student();
  const follower = await server.seed.follower({ schoolId: otherStudent.schools_id, studentId: otherStudent.id });
  await server.seed.follow(follower.userId, child.id);
  expect((await api.body(users.view, { id: follower.userId })).is_shared).toBe(true);
  expect(await api.status(users.update, { id: follower.userId, body: { firstname: 'X' } })).toBe(403);
});

test('the rights of an independent teacher end with the offer, in the same login session [staff.independent-end]', async () => {
  const { school, api } = await independent();
  expect(await api.status(classes.create, { body: ce1() })).toBe(201);
  await server.db.updateTable('schools').set({ offers_id: 3 }).where('id', '=', school.id).execute();
  expect(await api.status(classes.create, { body: ce1('CE1 B') })).toBe(403);
  expect(await api.status(students.create, { body: { firstname: 'Ada' } })).toBe(403);
  expect(await api.status(schools.update, { id: school.id, body: { phone: null } })).toBe(403);
  await server.db.updateTable('schools').set({ offers_id: 2 }).where('id', '=', school.id).execute();
  expect(await api.status(students.create, { body: { firstname: 'Ada' } })).toBe(201);
});

test('an independent teacher moved to a school with offer 4 loses the rights [staff.independent-end]', async () => {
  const { api, teacher } = await independent();
  const target = await server.seed.school();
  await server.db.updateTable('users').set({ schools_id: target.id }).where('id', '=', teacher.userId).execute();
  expect(await api.status(students.create, { body: { firstname: 'Ada' } })).toBe(403);
});

test('a school admin changes only phone, address, description, zone and quiet hours of their school [schools.contact-part] [staff.independent-limits]', async () => {
  const school = await server.seed.school();
  const schoolAdmin = server.as(await server.seed.schoolAdmin({ schoolId: school.id }));
  const teacher = server.as(await server.seed.teacher({ schoolId: school.id }));
  const body = {
    phone: '01.43.44.00.01',
    description: 'Près du parc',
    address: '2 rue Neuve',
    holiday_zone: 'A' as const,
  };
  const changed = await schoolAdmin.call(schools.update, { id: school.id, body });
  expect([changed.status, changed.body]).toMatchObject([200, { ...body, phone: '01 43 44 00 01' }]);
  for (const refused of [{ name: 'X' }, { nb_teachers_max: 99 }, { ...body, date_expiration: '2090-01-01' }]) {
    expect(await schoolAdmin.status(schools.update, { id: school.id, body: refused })).toBe(403);
  }
  expect(await teacher.status(schools.update, { id: school.id, body })).toBe(403);
  expect(await server.anonymous.status(schools.update, { id: school.id, body })).toBe(401);
  const moved = await schoolAdmin.call(schools.update, { id: school.id, body: { address_postal_code: '20000' } });
  expect(moved.body.holiday_zone).toBe(null);
});

describe('quiet hours', () => {
  const evening = { quiet_start: '18:00', quiet_end: '08:00', quiet_weekends: false, quiet_holidays: false };

  test('a school admin and an independent teacher change the quiet hours of their own school; other teachers and schools can’t [notifications.quiet-times]', async () => {
    const school = await server.seed.school();
    const schoolAdmin = server.as(await server.seed.schoolAdmin({ schoolId: school.id }));
    const teacher = server.as(await server.seed.teacher({ schoolId: school.id }));
    const changed = await schoolAdmin.call(schools.update, { id: school.id, body: evening });
    expect([changed.status, changed.body]).toMatchObject([200, evening]);
    expect(await teacher.body(schools.view, { id: school.id })).toMatchObject(evening);
    expect(await teacher.status(schools.update, { id: school.id, body: evening })).toBe(403);
    const stranger = server.as(await server.seed.schoolAdmin());
    expect(await stranger.status(schools.update, { id: school.id, body: evening })).toBe(404);
    const own = await independent();
    expect(await own.api.body(schools.update, { id: own.school.id, body: evening })).toMatchObject(evening);
  });

  test('refuses an invalid time of day, and the same time for start and end, naming the field [notifications.quiet-times]', async () => {
    const school = await server.seed.school({ quiet_start: '19:00', quiet_end: '07:30' });
    const schoolAdmin = server.as(await server.seed.schoolAdmin({ schoolId: school.id }));

    const change = async (body: object) => {
      const { status, error } = await schoolAdmin.call(schools.update, { id: school.id, body });
      return [status, Object.keys((status === 422 && error.fields) || {})];
    };

    for (const wrong of ['24:00', '7:30', '19:60', '19h', '', null]) {
      expect(await change({ quiet_start: wrong, quiet_end: wrong })).toEqual([422, ['quiet_start', 'quiet_end']]);
    }
    expect(await change({ quiet_start: '07:30' })).toEqual([422, ['quiet_start']]);
    expect(await change({ quiet_end: '19:00' })).toEqual([422, ['quiet_end']]);
    expect(await change({ quiet_start: '08:00', quiet_end: '08:00' })).toEqual([422, ['quiet_end']]);
    expect(await change({ quiet_start: '07:30', quiet_end: '19:00' })).toEqual([200, []]);
  });

  test('of two concurrent changes that would make both times equal, one is refused [notifications.quiet-times]', async () => {
    const school = await server.seed.school({ quiet_start: '19:00', quiet_end: '07:30' });
    const schoolAdmin = server.as(await server.seed.schoolAdmin({ schoolId: school.id }));
    const responses = await Promise.all(
      [{ quiet_start: '12:00' }, { quiet_end: '12:00' }].map((body) =>
        schoolAdmin.call(schools.update, { id: school.id, body }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});
