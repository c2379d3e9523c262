import { auth } from '@memocartes/contract/auth/auth.routes';
import { classesUsersPro } from '@memocartes/contract/classes/classes-userspro.routes';
import { classes } from '@memocartes/contract/classes/classes.routes';
import { history } from '@memocartes/contract/history/history.routes';
import type { HistoryFilter } from '@memocartes/contract/history/history.routes';
import { schools } from '@memocartes/contract/schools/schools.routes';
import { students } from '@memocartes/contract/students/students.routes';
import { users } from '@memocartes/contract/users/users.routes';
import { testServer } from '../testing/server.ts';
import type { TestServer } from '../testing/server.ts';

let server: TestServer;
let root: { token: string };
beforeAll(async () => {
  server = await testServer();
  root = await server.seed.superadmin();
});
afterAll(() => server.close());

async function house() {
  const school = await server.seed.school({ name: 'École Jean-Zay' });
  const own = { schoolId: school.id };
  const class_ = await server.seed.class({ schools_id: school.id, name: 'CE1 A' });
  const zoe = await server.seed.student({
    schools_id: school.id,
    classes_id: class_.id,
    firstname: 'Zoë',
    lastname: 'Éluard',
  });
  const manager = await server.seed.manager({ ...own, account: { firstname: 'Nour', lastname: 'Haddad' } });
  return { school, class_, zoe, manager, teacher: await server.seed.teacher(own) };
}

const told = async (who: { token: string }, query: HistoryFilter) =>
  (await server.as(who).call(history.list, { query })).body.history.map(({ action, entity_name, changes }) => ({
    action,
    entity_name,
    changes,
  }));

test('a student: created, changed, placed, by whom and only what really changed; erased once deleted [history.changes]', async () => {
  const { manager, class_ } = await house();
  const as = server.as(manager);
  const { id } = (await as.call(students.create, { body: { firstname: 'ada', lastname: 'byron', level: 'CP' } })).body;
  await as.call(students.update, { id, body: { lastname: 'lovelace', level: 'CP' } });
  await as.call(students.update, { id, body: { lastname: 'Lovelace' } });
  await as.call(students.assign, { id, class_id: class_.id });
  await as.call(students.update, { id, body: { status: 'INACTIVE' } });
  const { body } = await as.call(history.list, { query: { entity_type: 'STUDENT', entity_id: id } });
  expect(body.count).toBe(4);
  expect(body.history[0]!.author).toEqual({ firstname: 'Nour', lastname: 'Haddad' });
  expect(await told(manager, { entity_type: 'STUDENT', entity_id: id })).toEqual([
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
  await as.call(students.remove, { id });
  const erased = { entity_name: `élève effacé nº ${id}`, changes: {} };
  expect(await told(manager, { entity_type: 'STUDENT', entity_id: id })).toEqual(
    ['DELETE', 'STATUS', 'PLACE', 'UPDATE', 'CREATE'].map((action) => ({ action, ...erased })),
  );
});

test('a class, its teachers, and the students whom its end leaves without one', async () => {
  const { manager, class_, zoe, teacher } = await house();
  const as = server.as(manager);
  const link = { classes_id: class_.id, users_pro_id: teacher.userId };
  const { body: made } = await as.call(classesUsersPro.create, { body: link });
  await as.call(classesUsersPro.remove, { id: made.id });
  await as.call(classes.update, { id: class_.id, body: { name: 'CE1 B', teachersList: [] } });
  await as.call(classes.remove, { id: class_.id });
  const name = `Camille ${teacher.lastname.toUpperCase()}`;
  expect(await told(manager, { entity_type: 'CLASS', entity_id: class_.id })).toEqual([
    { action: 'DELETE', entity_name: 'CE1 B', changes: {} },
    { action: 'UPDATE', entity_name: 'CE1 B', changes: { name: ['CE1 A', 'CE1 B'] } },
    { action: 'UPDATE', entity_name: 'CE1 A', changes: { teachers: [name, null] } },
    { action: 'UPDATE', entity_name: 'CE1 A', changes: { teachers: [null, name] } },
  ]);
  expect(await told(manager, { entity_type: 'STUDENT', entity_id: zoe.id })).toEqual([
    { action: 'PLACE', entity_name: 'Zoë ÉLUARD', changes: { class_: ['CE1 B', null] } },
  ]);
});

test('a follower: attached, related otherwise, detached, told on both', async () => {
  const { manager, zoe, school } = await house();
  const follower = await server.seed.follower({ schoolId: school.id });
  const link = { user_id: follower.userId, student_id: zoe.id };
  const as = server.as(manager);
  await as.call(users.attach, { ...link, body: { relation: 'Mère' } });
  await as.call(users.attach, { ...link, body: { relation: 'Mère' } });
  await as.call(users.relation, { ...link, body: { relation: 'Autre', relation_other: 'Marraine' } });
  await as.call(users.detach, link);
  await as.call(users.detach, link);
  const name = `Camille ${follower.lastname.toUpperCase()}`;
  expect(await told(manager, { entity_type: 'STUDENT', entity_id: zoe.id })).toEqual([
    { action: 'DETACH', entity_name: 'Zoë ÉLUARD', changes: { follower: [name, null], relation: ['Marraine', null] } },
    { action: 'ATTACH', entity_name: 'Zoë ÉLUARD', changes: { follower: [null, name], relation: [null, 'Mère'] } },
  ]);
  expect(
    (await told(manager, { entity_type: 'USER', entity_id: follower.userId })).map(({ action }) => action),
  ).toEqual(['DETACH', 'UPDATE', 'ATTACH']);
});

test('a follower of two schools: each has what its own people did, and what the follower changed', async () => {
  const [one, two] = [await house(), await house()];
  const parent = await server.seed.follower({ schoolId: two.school.id, studentId: one.zoe.id });
  await server.seed.follow(parent.userId, two.zoe.id);
  await server.as(parent).call(auth.update, { id: parent.id, body: { phone: '0639980009' } });
  await server.as(one.manager).call(users.remove, { id: parent.userId });
  const asked = { entity_type: 'USER' as const, entity_id: parent.userId };
  expect((await told(one.manager, asked)).map(({ action }) => action)).toEqual(['DETACH', 'UPDATE']);
  expect((await told(two.manager, asked)).map(({ action }) => action)).toEqual(['UPDATE']);
  await server.as(two.manager).call(users.remove, { id: parent.userId });
  expect((await told(two.manager, asked)).map(({ action }) => action)).toEqual(['DELETE', 'DETACH', 'UPDATE']);
});

test('staff: added, changed, banned, deleted; never a secret', async () => {
  const { manager, school } = await house();
  const staff = { role: 'TEACHER' as const, email: 'lila.roy@test.example', firstname: 'Lila', lastname: 'Roy' };
  const { body: made } = await server.as(manager).call(users.create, { body: { ...staff, phone: '0639980001' } });
  await server.as(manager).call(users.update, { id: made.id, body: { phone: '0639980002' } });
  const { authentications_id: id } = (await server.as(manager).call(users.view, { id: made.id })).body;
  await server.as(root).call(auth.update, { id, body: { status: 'BANNED' } });
  const rows = await told(manager, { entity_type: 'USER', entity_id: made.id });
  expect(rows.map(({ action, entity_name }) => [action, entity_name])).toEqual([
    ['STATUS', 'Lila ROY'],
    ['UPDATE', 'Lila ROY'],
    ['CREATE', 'Lila ROY'],
  ]);
  expect(rows[0]!.changes).toEqual({ status: ['PENDING', 'BANNED'] });
  expect(rows[2]!.changes).toMatchObject({ school: [null, school.name], email: [null, staff.email] });
  expect(JSON.stringify(rows)).not.toMatch(/password|token|hash/);
  await server.as(manager).call(users.remove, { id: made.id });
  expect((await told(manager, { entity_type: 'USER', entity_id: made.id }))[0]).toEqual({
    ...{ action: 'DELETE', entity_name: `compte effacé nº ${made.id}`, changes: {} },
  });
});

test('a school: its own rows, and that it went is the provider’s to know', async () => {
  const { school, manager } = await house();
  await server.as(root).call(schools.update, { id: school.id, body: { phone: '0238000000', name: school.name } });
  expect(await told(manager, { entity_type: 'SCHOOL' })).toEqual([
    { action: 'UPDATE', entity_name: 'École Jean-Zay', changes: { phone: [null, '0238000000'] } },
  ]);
  expect((await server.as(root).call(schools.remove, { id: school.id })).status).toBe(204);
  expect(await told(root, { entity_type: 'SCHOOL', entity_id: school.id })).toEqual([
    { action: 'DELETE', entity_name: 'École Jean-Zay', changes: {} },
  ]);
});

test('what fails leaves no row', async () => {
  const { manager, class_ } = await house();
  const taken = { name: class_.name, level: 'CE1' as const };
  expect((await server.as(manager).call(classes.create, { body: taken })).status).toBe(409);
  expect(await told(manager, {})).toEqual([]);
});

test('who may read: the provider all, a manager their own school’s, nobody else [history.visible]', async () => {
  const { manager, school, teacher, zoe } = await house();
  const stranger = await server.seed.manager();
  const parent = await server.seed.follower({ schoolId: school.id });
  await server.as(manager).call(students.update, { id: zoe.id, body: { level: 'CE2' } });
  const asked = { query: { entity_type: 'STUDENT', entity_id: zoe.id } };
  expect((await server.anonymous.call(history.list)).status).toBe(401);
  for (const person of [teacher, parent]) expect((await server.as(person).call(history.list)).status).toBe(403);
  expect((await server.as(stranger).call(history.list, { query: { school_id: school.id } })).status).toBe(404);
  expect((await server.as(stranger).call(history.list, asked)).body).toEqual({ history: [], count: 0 });
  expect((await server.as(root).call(history.list, asked)).body.count).toBe(1);
  expect((await server.as(root).call(history.list, { query: { school_id: school.id } })).body.count).toBe(1);
  const { error } = await server.as(manager).call(history.list, { query: { entity_type: 'CARD', nb_items: 101 } });
  expect(Object.keys(error.fields!).sort()).toEqual(['entity_type', 'nb_items']);
});
