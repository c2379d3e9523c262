import { audit } from '@memocartes/contract/audit/audit.routes';
import { history } from '@memocartes/contract/history/history.routes';
import { tracking } from '@memocartes/contract/learning/boxes/tracking.routes';
import { offerIds } from '@memocartes/contract/offers/offers';
import { students } from '@memocartes/contract/students/students.routes';

import { type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

/** A school with `boxes` physical boxes, and a class of three students without physical cards. */
async function seedSchool(boxes = 10) {
  const { seed } = server;
  const school = await seed.school({ nb_physical_boxes: boxes });
  const inSchool = { schools_id: school.id };
  const class_ = await seed.class(inSchool);
  const inClass = { ...inSchool, classes_id: class_.id };
  const ids: number[] = [];
  for (let n = 0; n < 3; n += 1) ids.push((await seed.student(inClass)).id);
  const schoolAdmin = await seed.schoolAdmin({ schoolId: school.id });
  const teacher = await seed.teacher({ schoolId: school.id });
  return { school, class_, ids, schoolAdmin, teacher };
}

const setFor = (ids: number[], is_phygital = true) => ({ body: { students: ids, is_phygital } });

async function idsWithCards(schoolId: number) {
  const rows = await server.db
    .selectFrom('students')
    .select('id')
    .where('schools_id', '=', schoolId)
    .where('is_phygital', '=', true)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

test('turns physical cards on and off for several students, and counts boxes [students.physical-cards-many]', async () => {
  const { school, ids, schoolAdmin } = await seedSchool();
  const caller = server.as(schoolAdmin);
  expect(await caller.body(students.physicalCards, setFor(ids))).toEqual({ changed: ids, nb_departed: 0 });
  expect(await idsWithCards(school.id)).toEqual(ids);
  const used = server.db.selectFrom('schools').select('nb_students_phygital').where('id', '=', school.id);
  expect(await used.executeTakeFirst()).toEqual({ nb_students_phygital: 3 });
  expect(await caller.body(students.physicalCards, setFor(ids.slice(1), false))).toMatchObject({
    changed: ids.slice(1),
  });
  expect(await idsWithCards(school.id)).toEqual([ids[0]]);
});

test('changes only students whose setting differs; a student who has left gets no cards [students.physical-cards-many]', async () => {
  const { school, ids, schoolAdmin } = await seedSchool();
  const caller = server.as(schoolAdmin);
  const departed = await server.seed.student({ schools_id: school.id, status: 'INACTIVE' });
  await caller.call(students.physicalCards, setFor([ids[0]!]));
  const selected = [ids[0]!, ids[1]!, departed.id];
  expect(await caller.body(students.physicalCards, setFor(selected))).toEqual({ changed: [ids[1]], nb_departed: 1 });
  expect(await caller.body(students.physicalCards, setFor(selected))).toEqual({ changed: [], nb_departed: 1 });
  await server.db.updateTable('students').set({ is_phygital: true }).where('id', '=', departed.id).execute();
  expect(await caller.body(students.physicalCards, setFor([departed.id], false))).toEqual({
    changed: [departed.id],
    nb_departed: 0,
  });
});

test('changes nothing if one student is unknown or of another school [students.physical-cards-many]', async () => {
  const { school, ids, schoolAdmin } = await seedSchool();
  const stranger = await server.seed.student();
  for (const id of [stranger.id, 999_999]) {
    expect(await server.as(schoolAdmin).status(students.physicalCards, setFor([...ids, id]))).toBe(404);
  }
  expect(await idsWithCards(school.id)).toEqual([]);
});

test('changes nothing with too few free boxes, and says how many are missing [students.physical-cards-boxes]', async () => {
  const { school, ids, schoolAdmin } = await seedSchool(2);
  const caller = server.as(schoolAdmin);
  const refusal = await caller.call(students.physicalCards, setFor(ids));
  expect([refusal.status, refusal.error.code]).toEqual([409, 'TOO_FEW_BOXES']);
  expect(refusal.error.message).toContain('Il manque une boîte physique pour ces 3 élèves');
  expect(refusal.error.params).toEqual({ count: 1 });
  expect(await idsWithCards(school.id)).toEqual([]);
  // A student who already has a box needs no other.
  await caller.call(students.physicalCards, setFor([ids[0]!]));
  expect(await caller.body(students.physicalCards, setFor(ids.slice(0, 2)))).toMatchObject({ changed: [ids[1]] });
});

test('for a superadmin’s request, missing boxes are counted in each school separately [students.physical-cards-boxes]', async () => {
  const rich = await seedSchool(10);
  const poor = await seedSchool(1);
  const superadmin = server.as(await server.seed.superadmin());
  const refusal = await superadmin.call(students.physicalCards, setFor([...rich.ids, ...poor.ids]));
  expect(refusal.error.message).toContain('Il manque 2 boîtes physiques');
  expect(await idsWithCards(rich.school.id)).toEqual([]);
});

test('401 for anonymous callers, 403 for teachers and followers, an error for an empty list', async () => {
  const { class_, ids, schoolAdmin, teacher } = await seedSchool();
  await server.seed.teach(teacher.userId, class_.id);
  const follower = await server.seed.follower();
  await server.seed.follow(follower.userId, ids[0]!);
  const request = setFor([ids[0]!]);
  expect(await server.anonymous.status(students.physicalCards, request)).toBe(401);
  expect(await server.as(teacher).status(students.physicalCards, request)).toBe(403);
  expect(await server.as(follower).status(students.physicalCards, request)).toBe(403);
  const { error } = await server.as(schoolAdmin).call(students.physicalCards, setFor([]));
  expect(error.fields).toEqual({ students: 'Choisissez au moins un élève.' });
});

test('an independent teacher may make the call, which is refused because their school has too few boxes', async () => {
  const { seed } = server;
  const school = await seed.school({ offers_id: offerIds.TEACHER_PAYED, nb_physical_boxes: 0 });
  const student = await seed.student({ schools_id: school.id });
  const teacher = await seed.teacher({ schoolId: school.id });
  const refusal = await server.as(teacher).call(students.physicalCards, setFor([student.id]));
  expect(refusal.error).toMatchObject({ code: 'TOO_FEW_BOXES' });
  expect(refusal.error.message).toContain('Il manque une boîte physique pour cet élève');
});

test('the history of each changed student records the change; the audit log has one entry for a superadmin’s request', async () => {
  const { school, ids, schoolAdmin } = await seedSchool();
  await server.as(schoolAdmin).call(students.physicalCards, setFor([ids[0]!]));
  const superadmin = server.as(await server.seed.superadmin());
  await superadmin.call(students.physicalCards, setFor(ids));
  const readHistory = async (entity_id: number) => {
    const query = { entity_type: 'STUDENT' as const, entity_id };
    return (await server.as(schoolAdmin).body(history.list, { query })).history.map(({ changes }) => changes);
  };
  expect(await Promise.all(ids.map(readHistory))).toEqual(Array(3).fill([{ is_phygital: [false, true] }]));
  const log = await superadmin.body(audit.list, { query: { school_id: school.id, kind: ['SCHOOL_CHANGED'] } });
  expect(log.count).toBe(1);
});

test('a student whose physical cards are turned off keeps their boxes, in which no card can be placed by hand [boxes.physical-off] [boxes.physical-only]', async () => {
  const { class_, ids, schoolAdmin, teacher } = await seedSchool();
  await server.seed.teach(teacher.userId, class_.id);
  const [id] = ids;
  const card = await server.seed.card();
  await server.seed.trackedCard({ students_id: id!, cards_id: card.id, box: 3 });
  const caller = server.as(schoolAdmin);
  await caller.call(students.physicalCards, setFor(ids));
  await caller.call(students.physicalCards, setFor(ids, false));
  const boxes = server.db.selectFrom('cards_students').select(['cards_id', 'box']).where('students_id', '=', id!);
  expect(await boxes.execute()).toEqual([{ cards_id: card.id, box: 3 }]);
  const { error } = await server.as(teacher).call(tracking.init, { student_id: id! });
  expect(error.code).toBe('NOT_PHYGITAL');
});
