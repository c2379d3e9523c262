import { auth } from '@memocartes/contract/auth/auth.routes';
import { classes } from '@memocartes/contract/classes/classes.routes';
import { classesUsersPro } from '@memocartes/contract/classes/classes-userspro.routes';
import { history, type HistoryFilter } from '@memocartes/contract/history/history.routes';
import { schools } from '@memocartes/contract/schools/schools.routes';
import { students } from '@memocartes/contract/students/students.routes';
import { users } from '@memocartes/contract/users/users.routes';

import type { Person } from '../testing/seed.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
let superadmin: Person;

beforeAll(async () => {
  server = await testServer();
  superadmin = await server.seed.superadmin();
});

afterAll(() => server.close());

async function seedSchool() {
  const school = await server.seed.school({ name: 'École Jean-Zay' });
  const inSchool = { schoolId: school.id };
  const class_ = await server.seed.class({ schools_id: school.id, name: 'CE1 A' });
  const zoe = await server.seed.student({
    schools_id: school.id,
    classes_id: class_.id,
    firstname: 'Zoë',
    lastname: 'Éluard',
  });
  const schoolAdmin = await server.seed.schoolAdmin({
    ...inSchool,
    account: { firstname: 'Nour', lastname: 'Haddad' },
  });
  return { school, class_, zoe, schoolAdmin, teacher: await server.seed.teacher(inSchool) };
}

const historyOf = async (person: Person, query: HistoryFilter) =>
  (await server.as(person).body(history.list, { query })).history.map(({ action, entity_name, changes }) => ({
    action,
    entity_name,
    changes,
  }));

test('a student’s history records creation, placement and real changes with their author; deleting the student erases the names and values in it [history.changes]', async () => {
  const { schoolAdmin, class_ } = await seedSchool();
  const caller = server.as(schoolAdmin);
  const { id } = await caller.body(students.create, { body: { firstname: 'ada', lastname: 'byron', level: 'CP' } });
  await caller.call(students.update, { id, body: { lastname: 'lovelace', level: 'CP' } });
  await caller.call(students.update, { id, body: { lastname: 'Lovelace' } });
  await caller.call(students.assign, { id, class_id: class_.id });
  await caller.call(students.update, { id, body: { status: 'INACTIVE' } });
  const body = await caller.body(history.list, { query: { entity_type: 'STUDENT', entity_id: id } });
  expect(body.count).toBe(4);
  expect(body.history[0]!.author).toEqual({ firstname: 'Nour', lastname: 'Haddad' });
  expect(await historyOf(schoolAdmin, { entity_type: 'STUDENT', entity_id: id })).toEqual([
    {
      action: 'STATUS',
      entity_name: 'Ada LOVELACE',
      changes: { status: ['ACTIVE', 'INACTIVE'], class_: ['CE1 A', null] },
    },
    { action: 'PLACE', entity_name: 'Ada LOVELACE', changes: { class_: [null, 'CE1 A'] } },
    { action: 'UPDATE', entity_name: 'Ada LOVELACE', changes: { lastname: ['Byron', 'Lovelace'] } },
    {
      action: 'CREATE',
      entity_name: 'Ada BYRON',
      changes: { firstname: [null, 'Ada'], lastname: [null, 'Byron'], level: [null, 'CP'], status: [null, 'ACTIVE'] },
    },
  ]);
  await caller.call(students.remove, { id });
  const erased = { entity_name: `élève effacé nº ${id}`, changes: {} };
  expect(await historyOf(schoolAdmin, { entity_type: 'STUDENT', entity_id: id })).toEqual(
    ['DELETE', 'STATUS', 'PLACE', 'UPDATE', 'CREATE'].map((action) => ({ action, ...erased })),
  );
});

test('records changes of a class and its teachers, and the students who lose their class when it is deleted', async () => {
  const { schoolAdmin, class_, zoe, teacher } = await seedSchool();
  const caller = server.as(schoolAdmin);
  const link = { classes_id: class_.id, users_pro_id: teacher.userId };
  const created = await caller.body(classesUsersPro.create, { body: link });
  await caller.call(classesUsersPro.remove, { id: created.id });
  await caller.call(classes.update, { id: class_.id, body: { name: 'CE1 B', teachersList: [] } });
  await caller.call(classes.remove, { id: class_.id });
  const name = `Camille ${teacher.lastname.toUpperCase()}`;
  expect(await historyOf(schoolAdmin, { entity_type: 'CLASS', entity_id: class_.id })).toEqual([
    { action: 'DELETE', entity_name: 'CE1 B', changes: {} },
    { action: 'UPDATE', entity_name: 'CE1 B', changes: { name: ['CE1 A', 'CE1 B'] } },
    { action: 'UPDATE', entity_name: 'CE1 A', changes: { teachers: [name, null] } },
    { action: 'UPDATE', entity_name: 'CE1 A', changes: { teachers: [null, name] } },
  ]);
  expect(await historyOf(schoolAdmin, { entity_type: 'STUDENT', entity_id: zoe.id })).toEqual([
    { action: 'PLACE', entity_name: 'Zoë ÉLUARD', changes: { class_: ['CE1 B', null] } },
  ]);
});

test('records attaching and detaching on both follower and student, and a changed relationship only on the follower', async () => {
  const { schoolAdmin, zoe, school } = await seedSchool();
  const follower = await server.seed.follower({ schoolId: school.id });
  const link = { user_id: follower.userId, student_id: zoe.id };
  const caller = server.as(schoolAdmin);
  await caller.call(users.attach, { ...link, body: { relation: 'Mère' } });
  await caller.call(users.attach, { ...link, body: { relation: 'Mère' } });
  await caller.call(users.relation, { ...link, body: { relation: 'Autre', relation_other: 'Marraine' } });
  await caller.call(users.detach, link);
  await caller.call(users.detach, link);
  const name = `Camille ${follower.lastname.toUpperCase()}`;
  expect(await historyOf(schoolAdmin, { entity_type: 'STUDENT', entity_id: zoe.id })).toEqual([
    { action: 'DETACH', entity_name: 'Zoë ÉLUARD', changes: { follower: [name, null], relation: ['Marraine', null] } },
    { action: 'ATTACH', entity_name: 'Zoë ÉLUARD', changes: { follower: [null, name], relation: [null, 'Mère'] } },
  ]);
  expect(
    (await historyOf(schoolAdmin, { entity_type: 'USER', entity_id: follower.userId })).map(({ action }) => action),
  ).toEqual(['DETACH', 'UPDATE', 'ATTACH']);
});

test('each school of a follower records the changes made by the follower and by its own staff', async () => {
  const first = await seedSchool();
  const second = await seedSchool();
  const follower = await server.seed.follower({ schoolId: second.school.id, studentId: first.zoe.id });
  await server.seed.follow(follower.userId, second.zoe.id);
  await server.as(follower).call(auth.update, { id: follower.id, body: { phone: '0639980009' } });
  await server.as(first.schoolAdmin).call(users.remove, { id: follower.userId });
  const query = { entity_type: 'USER' as const, entity_id: follower.userId };
  expect((await historyOf(first.schoolAdmin, query)).map(({ action }) => action)).toEqual(['DETACH', 'UPDATE']);
  expect((await historyOf(second.schoolAdmin, query)).map(({ action }) => action)).toEqual(['UPDATE']);
  await server.as(second.schoolAdmin).call(users.remove, { id: follower.userId });
  expect((await historyOf(second.schoolAdmin, query)).map(({ action }) => action)).toEqual([
    'DELETE',
    'DETACH',
    'UPDATE',
  ]);
});

test('records when staff are added, changed, banned and deleted, but never a secret', async () => {
  const { schoolAdmin, school } = await seedSchool();
  const staff = { role: 'TEACHER' as const, email: 'lila.roy@test.example', firstname: 'Lila', lastname: 'Roy' };
  const created = await server.as(schoolAdmin).body(users.create, { body: { ...staff, phone: '0639980001' } });
  await server.as(schoolAdmin).call(users.update, { id: created.id, body: { phone: '0639980002' } });
  const { authentications_id: id } = await server.as(schoolAdmin).body(users.view, { id: created.id });
  await server.as(superadmin).call(auth.update, { id, body: { status: 'BANNED' } });
  const rows = await historyOf(schoolAdmin, { entity_type: 'USER', entity_id: created.id });
  expect(rows.map(({ action, entity_name }) => [action, entity_name])).toEqual([
    ['STATUS', 'Lila ROY'],
    ['UPDATE', 'Lila ROY'],
    ['CREATE', 'Lila ROY'],
  ]);
  expect(rows[0]!.changes).toEqual({ status: ['PENDING', 'BANNED'] });
  expect(rows[2]!.changes).toMatchObject({ school: [null, school.name], email: [null, staff.email] });
  expect(JSON.stringify(rows)).not.toMatch(/password|token|hash/);
  await server.as(schoolAdmin).call(users.remove, { id: created.id });
  expect((await historyOf(schoolAdmin, { entity_type: 'USER', entity_id: created.id }))[0]).toEqual({
    action: 'DELETE',
    entity_name: `compte effacé nº ${created.id}`,
    changes: {},
  });
});

test('changes of a school are in its own history; a superadmin still sees its deletion', async () => {
  const { school, schoolAdmin } = await seedSchool();
  await server.as(superadmin).call(schools.update, { id: school.id, body: { phone: '0238000000', name: school.name } });
  expect(await historyOf(schoolAdmin, { entity_type: 'SCHOOL' })).toEqual([
    { action: 'UPDATE', entity_name: 'École Jean-Zay', changes: { phone: [null, '0238000000'] } },
  ]);
  expect(await server.as(superadmin).status(schools.remove, { id: school.id })).toBe(204);
  expect(await historyOf(superadmin, { entity_type: 'SCHOOL', entity_id: school.id })).toEqual([
    { action: 'DELETE', entity_name: 'École Jean-Zay', changes: {} },
  ]);
});

test('a failed request writes no row', async () => {
  const { schoolAdmin, class_ } = await seedSchool();
  const taken = { name: class_.name, level: 'CE1' as const };
  expect(await server.as(schoolAdmin).status(classes.create, { body: taken })).toBe(409);
  expect(await historyOf(schoolAdmin, {})).toEqual([]);
});

test('a superadmin reads the history of all schools, a school admin that of their own school; a school’s teacher and a follower get 403 [history.visible]', async () => {
  const { schoolAdmin, school, teacher, zoe } = await seedSchool();
  const stranger = await server.seed.schoolAdmin();
  const follower = await server.seed.follower({ schoolId: school.id });
  await server.as(schoolAdmin).call(students.update, { id: zoe.id, body: { level: 'CE2' } });
  const request = { query: { entity_type: 'STUDENT', entity_id: zoe.id } };
  expect(await server.anonymous.status(history.list)).toBe(401);
  for (const person of [teacher, follower]) expect(await server.as(person).status(history.list)).toBe(403);
  expect(await server.as(stranger).status(history.list, { query: { school_id: school.id } })).toBe(404);
  expect(await server.as(stranger).body(history.list, request)).toEqual({ history: [], count: 0 });
  expect((await server.as(superadmin).body(history.list, request)).count).toBe(1);
  expect((await server.as(superadmin).body(history.list, { query: { school_id: school.id } })).count).toBe(1);
  const { error } = await server.as(schoolAdmin).call(history.list, { query: { entity_type: 'CARD', nb_items: 101 } });
  expect(Object.keys(error.fields!).sort()).toEqual(['entity_type', 'nb_items']);
});
