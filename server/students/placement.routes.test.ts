import { students } from '@memocartes/contract/students/students.routes';

import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

async function seedSchool() {
  const { seed } = server;
  const school = await seed.school();
  const from = await seed.class({ schools_id: school.id });
  const to = await seed.class({ schools_id: school.id });
  const student = await seed.student({ schools_id: school.id, classes_id: from.id });
  const card = await seed.card();
  await seed.trackedCard({ students_id: student.id, cards_id: card.id });
  const inSchool = { schoolId: school.id };

  return {
    school,
    from,
    to,
    student,
    schoolAdmin: await seed.schoolAdmin(inSchool),
    teacher: await seed.teacher(inSchool),
  };
}

const tracking = (id: number) =>
  server.db.selectFrom('cards_students').selectAll().where('students_id', '=', id).execute();
const epoch = async (id: number) =>
  (await server.db.selectFrom('students').select('epoch').where('id', '=', id).executeTakeFirstOrThrow()).epoch;

test('a student who leaves the school leaves the class; placement brings the student back [students.leaves]', async () => {
  const school = await server.seed.school();
  const class_ = await server.seed.class({ schools_id: school.id });
  const student = await server.seed.student({ schools_id: school.id, classes_id: class_.id });
  const caller = server.as(await server.seed.schoolAdmin({ schoolId: school.id }));
  const departed = await caller.call(students.update, { id: student.id, body: { status: 'INACTIVE' } });
  expect(departed.body).toMatchObject({ status: 'INACTIVE', class_: null });
  await caller.call(students.assign, { id: student.id, class_id: class_.id });
  expect(await caller.body(students.view, { id: student.id })).toMatchObject({
    status: 'ACTIVE',
    class_: { id: class_.id },
  });
});

test('a student needs a free seat to come back to a class', async () => {
  const school = await server.seed.school({ nb_students_max: 1 });
  const class_ = await server.seed.class({ schools_id: school.id });
  await server.seed.student({ schools_id: school.id });
  const departed = await server.seed.student({ schools_id: school.id, status: 'INACTIVE' });
  const caller = server.as(await server.seed.schoolAdmin({ schoolId: school.id }));
  const { status, error } = await caller.call(students.assign, { id: departed.id, class_id: class_.id });
  expect([status, error.code]).toEqual([409, 'LIMIT_STUDENTS']);
});

test.each(['assign', 'transfer', 'update'] as const)(
  '%s: notifies the school admin when students who come back to a class fill 90 % of the seats [notifications.seats]',
  async (by) => {
    const school = await server.seed.school({ nb_students_max: 1 });
    const class_ = await server.seed.class({ schools_id: school.id });
    const { id } = await server.seed.student({ schools_id: school.id, status: 'INACTIVE' });
    const caller = server.as(await server.seed.schoolAdmin({ schoolId: school.id }));
    const place = {
      assign: () => caller.call(students.assign, { id, class_id: class_.id }),
      transfer: () => caller.call(students.transfer, { id: class_.id, body: { students: [id] } }),
      update: () => caller.call(students.update, { id, body: { classes_id: class_.id } }),
    };
    await place[by]();
    const notified = server.db.selectFrom('notifications').select('kind').where('schools_id', '=', school.id);
    expect(await notified.execute()).toEqual([{ kind: 'SEATS_AT_90' }]);
  },
);

test('assign: a change of class deletes the tracking of current cards, ends a demonstration and starts a new epoch [students.placement-change]', async () => {
  const { schoolAdmin, student, to } = await seedSchool();
  await server.db.updateTable('students').set({ demo_mode: true }).where('id', '=', student.id).execute();
  const { status, body } = await server.as(schoolAdmin).call(students.assign, { id: student.id, class_id: to.id });
  expect([status, body.class_, body.demo_mode]).toEqual([200, { id: to.id, name: to.name }, false]);
  expect(await tracking(student.id)).toEqual([]);
  expect(await epoch(student.id)).toBe(2);
});

test('assign: the same class changes nothing [students.placement-same]', async () => {
  const { schoolAdmin, student, from } = await seedSchool();
  expect(await server.as(schoolAdmin).status(students.assign, { id: student.id, class_id: from.id })).toBe(200);
  expect(await tracking(student.id)).toHaveLength(1);
  expect(await epoch(student.id)).toBe(1);
});

test('preview: counts students who change class and students who lose tracked cards [students.placement-change]', async () => {
  const { schoolAdmin, student, from, to, school } = await seedSchool();
  const fresh = await server.seed.student({ schools_id: school.id, classes_id: from.id });
  const there = await server.seed.student({ schools_id: school.id, classes_id: to.id });
  const body = { students: [student.id, fresh.id, there.id], class_id: to.id };
  expect(await server.as(schoolAdmin).body(students.placing, { body })).toEqual({
    count: 2,
    nb_tracked: 1,
    from: [{ class_id: from.id, has_left: false, students: [student.id, fresh.id] }],
  });
  expect(await tracking(student.id)).toHaveLength(1);
});

test('preview: lists students without a class separately from students who have left the school [students.leaves]', async () => {
  const { schoolAdmin, to, school } = await seedSchool();
  const unplaced = await server.seed.student({ schools_id: school.id });
  const departed = await server.seed.student({ schools_id: school.id, status: 'INACTIVE' });
  const body = { students: [unplaced.id, departed.id], class_id: to.id };
  expect((await server.as(schoolAdmin).body(students.placing, { body })).from).toEqual([
    { class_id: null, has_left: false, students: [unplaced.id] },
    { class_id: null, has_left: true, students: [departed.id] },
  ]);
});

test('preview: 403 for a teacher, 404 for a student of another school', async () => {
  const { schoolAdmin, teacher, student } = await seedSchool();
  const stranger = await server.seed.student();
  const preview = (person: typeof schoolAdmin, id: number) =>
    server.as(person).status(students.placing, { body: { students: [id], class_id: null } });
  expect(await preview(teacher, student.id)).toBe(403);
  expect(await preview(schoolAdmin, stranger.id)).toBe(404);
});

test('transfer and unassign: place several students in one call and return how many changed class [students.placement]', async () => {
  const { schoolAdmin, student, to, school } = await seedSchool();
  const there = await server.seed.student({ schools_id: school.id, classes_id: to.id });
  const both = { students: [student.id, there.id] };
  expect(await server.as(schoolAdmin).body(students.transfer, { id: to.id, body: both })).toEqual({ count: 1 });
  expect(await server.as(schoolAdmin).body(students.unassign, { body: both })).toEqual({ count: 2 });
  const body = await server.as(schoolAdmin).body(students.list, { query: { class_id: 'none' } });
  expect(body.count).toBe(2);
});

test('changes nothing when one student is unknown or of another school [students.placement-whole]', async () => {
  const { schoolAdmin, student, to } = await seedSchool();
  const stranger = await server.seed.student();
  for (const id of [stranger.id, 999_999]) {
    const body = { students: [student.id, id] };
    expect(await server.as(schoolAdmin).status(students.transfer, { id: to.id, body })).toBe(404);
    expect(await server.as(schoolAdmin).status(students.unassign, { body })).toBe(404);
  }
  expect(await epoch(student.id)).toBe(1);
});

test('another school’s class: 404 for a school admin, 409 for a superadmin', async () => {
  const { schoolAdmin, student } = await seedSchool();
  const otherClass = await server.seed.class();
  const request = { id: student.id, class_id: otherClass.id };
  expect(await server.as(schoolAdmin).status(students.assign, request)).toBe(404);
  expect(await server.as(await server.seed.superadmin()).status(students.assign, request)).toBe(409);
});

test('placement: 401 for anonymous callers, 403 for a teacher, an error for an empty list', async () => {
  const { schoolAdmin, teacher, student, to } = await seedSchool();
  const body = { students: [student.id] };
  expect(await server.anonymous.status(students.unassign, { body })).toBe(401);
  expect(await server.as(teacher).status(students.unassign, { body })).toBe(403);
  expect(await server.as(teacher).status(students.transfer, { id: to.id, body })).toBe(403);
  expect(await server.as(teacher).status(students.assign, { id: student.id, class_id: to.id })).toBe(403);
  const { error } = await server.as(schoolAdmin).call(students.unassign, { body: { students: [] } });
  expect(error.fields).toEqual({ students: 'Choisissez au moins un élève.' });
});
