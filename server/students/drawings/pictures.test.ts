import { operations } from '@memocartes/contract/bulk-operations/bulk-operations.routes';
import { classes } from '@memocartes/contract/classes/classes.routes';
import { device } from '@memocartes/contract/devices/join/device.routes';
import { imports } from '@memocartes/contract/imports/imports.routes';
import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';
import { students } from '@memocartes/contract/students/students.routes';

import { createRandom } from '../../demo/seed/generators/random.ts';
import { createClassroom, tablet } from '../../testing/classroom.ts';
import { race, testWithTwoConnections } from '../../testing/races.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

const nbDrawings = 32;
const nbPictures = 256;

async function createSchool() {
  const { id } = await server.seed.school();
  const admin = server.as(await server.seed.schoolAdmin({ schoolId: id }));
  const class_ = () => server.seed.class({ schools_id: id });
  const add = async (classes_id: number | null) => (await server.seed.student({ schools_id: id, classes_id })).id;
  return { id, admin, class_, add };
}

/** Pictures of a class by student. */
async function picturesOf(classId: number) {
  const rows = await server.db
    .selectFrom('students')
    .select(['id', 'picture'])
    .where('classes_id', '=', classId)
    .execute();
  return new Map(rows.map(({ id, picture }) => [id, picture]));
}

const drawings = (pictures: ReadonlyMap<number, number>) =>
  new Set([...pictures.values()].map((picture) => Math.floor(picture / 8)));

test('drawings are unique in a class of 32, pictures (drawing and colour) in a class of 72 [students.drawing]', async () => {
  const { class_, add } = await createSchool();
  const { id } = await class_();
  for (let i = 0; i < nbDrawings; i += 1) await add(id);
  expect(drawings(await picturesOf(id)).size).toBe(nbDrawings);
  for (let i = 0; i < 40; i += 1) await add(id);
  const pictures = await picturesOf(id);
  expect(new Set(pictures.values()).size).toBe(72);
  expect(Math.max(...pictures.values())).toBeLessThan(nbPictures);
});

test('a student keeps the picture when classmates join, leave and return', async () => {
  const { admin, class_, add } = await createSchool();
  const first = await class_();
  const second = await class_();
  const random = createRandom(36);
  const ids: number[] = [];
  for (let i = 0; i < 20; i += 1) ids.push(await add(first.id));
  for (let i = 0; i < 20; i += 1) await add(second.id);
  for (let i = 0; i < 30; i += 1) {
    const moving = random.pick(ids);
    const before = await picturesOf(first.id);
    const inFirst = before.has(moving);
    const status = await admin.status(students.assign, { id: moving, class_id: inFirst ? second.id : first.id });
    expect(status).toBe(200);
    const after = await picturesOf(first.id);
    for (const [id, picture] of before) if (id !== moving) expect(after.get(id)).toBe(picture);
    expect(drawings(after).size).toBe(after.size);
  }
  const initial = await picturesOf(first.id);
  const leaving = [...initial.keys()][0]!;
  await admin.call(students.update, { id: leaving, body: { status: 'INACTIVE' } });
  expect((await picturesOf(first.id)).has(leaving)).toBe(false);
  await admin.call(students.assign, { id: leaving, class_id: first.id });
  expect(await picturesOf(first.id)).toEqual(initial);
});

test('imported students get pictures that are unique in their class', async () => {
  const { id, admin, add } = await createSchool();
  const class_ = await server.seed.class({ schools_id: id, name: 'CP A', level: 'CP' });
  for (let i = 0; i < 6; i += 1) await add(class_.id);
  const initial = await picturesOf(class_.id);

  const import_ = async (names: readonly string[]) => {
    const text = `prénom;classe\n${names.map((name) => `${name};CP A\n`).join('')}`;
    const body = { title: 'ecole.csv', type: 'text/csv', data: Buffer.from(text).toString('base64') };
    const { rows } = await admin.body(imports.schoolStudents, { id, body });
    await admin.call(imports.validSchoolStudents, { id, body: { rows } });
    return picturesOf(class_.id);
  };

  const full = await import_(Array.from({ length: 26 }, (_none, n) => `Ada ${n}`));
  expect([full.size, drawings(full).size]).toEqual([nbDrawings, nbDrawings]);
  const larger = await import_(Array.from({ length: 40 }, (_none, n) => `Lou ${n}`));
  expect([larger.size, new Set(larger.values()).size]).toEqual([72, 72]);
  expect(Math.max(...larger.values())).toBeLessThan(nbPictures);
  for (const [student, picture] of initial) expect(larger.get(student)).toBe(picture);
});

test.each([
  ['restores the previous picture', false],
  ['keeps the new picture if another student of that class now has the drawing', true],
])('undoing an import that changed the class %s', async (_what, isTaken) => {
  const { id, admin } = await createSchool();
  const from = await server.seed.class({ schools_id: id, name: 'CP A', level: 'CP' });
  const to = await server.seed.class({ schools_id: id, name: 'CE1 A', level: 'CE1' });
  const setPicture = (student: number, picture: number) =>
    server.db.updateTable('students').set({ picture }).where('id', '=', student).execute();
  const moving = await server.seed.student({
    schools_id: id,
    classes_id: from.id,
    level: 'CP',
    firstname: 'Ada',
    lastname: 'Byron',
  });
  const otherStudent = await server.seed.student({ schools_id: id, classes_id: to.id });
  await setPicture(moving.id, 80);
  await setPicture(otherStudent.id, 81);

  const data = Buffer.from('prénom;nom;niveau;classe\nAda;Byron;CE1;CE1 A\n').toString('base64');
  const body = { title: 'septembre.csv', type: 'text/csv', data };
  const { rows } = await admin.body(imports.schoolStudents, { id, body });
  const result = await admin.body(imports.validSchoolStudents, { id, body: { rows, move: true } });
  const moved = (await picturesOf(to.id)).get(moving.id)!;
  expect(drawings(new Map([[moving.id, moved]]))).not.toContain(10);
  if (isTaken) await setPicture((await server.seed.student({ schools_id: id, classes_id: from.id })).id, 82);

  expect((await admin.body(operations.undo, { id: result.operation_id! })).nb_undone).toBe(1);
  const after = await picturesOf(from.id);
  expect(after.get(moving.id)).toBe(isTaken ? moved : 80);
  expect(drawings(after).size).toBe(after.size);
});

test('the tablet, the session and the class return the same picture for a student', async () => {
  const classroom = await createClassroom(server);
  const asTeacher = server.as(classroom.teacher);
  const session = await asTeacher.body(sessions.open, { body: { classes_id: classroom.class_.id } });
  const child = await tablet(server, classroom.school.code);
  const joined = await child.body(device.join, { body: { code: session.code } });
  const followed = await asTeacher.body(sessions.students, { id: session.id });
  const class_ = await asTeacher.body(classes.view, { id: classroom.class_.id });
  const seen = [joined.students, followed.students, class_.students].map((all) =>
    all.map(({ id, picture }) => [id, picture]).sort(),
  );
  expect(seen[1]).toEqual(seen[0]);
  expect(seen[2]).toEqual(seen[0]);
  expect(new Set(seen[0]!.map(([, picture]) => picture)).size).toBe(2);
});

testWithTwoConnections('30 students added concurrently get 30 drawings', async () => {
  const { admin, class_, add } = await createSchool();
  const { id } = await class_();
  const created = await Promise.all(Array.from({ length: 15 }, () => add(null)));
  const outcomes = await race(30, (n) => {
    const one = created[n];
    return one
      ? admin.call(students.assign, { id: one, class_id: id })
      : admin.call(students.create, { body: { firstname: `Ada ${n}`, classes_id: id } });
  });
  expect(outcomes).toEqual({ 200: 15, 201: 15 });
  expect(drawings(await picturesOf(id)).size).toBe(30);
});
