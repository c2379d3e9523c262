import { operations } from '@memocartes/contract/bulk-operations/bulk-operations.routes';
import { classes } from '@memocartes/contract/classes/classes.routes';
import { history } from '@memocartes/contract/history/history.routes';
import { today } from '@memocartes/contract/learning/calendar/days';
import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';
import { students } from '@memocartes/contract/students/students.routes';
import { yearChange, type YearChoices } from '@memocartes/contract/year-change/year-change.routes';
import { sql } from 'kysely';

import { testWithTwoConnections, waitForLock } from '../testing/races.ts';
import type { Person } from '../testing/seed.ts';
import { type TestServer, testServer } from '../testing/server.ts';
import { packsFrom } from './packs-from.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

const preview = (person: Person, id: number, body: YearChoices = {}) =>
  server.as(person).call(yearChange.preview, { id, body });
const apply = (person: Person, id: number, body: YearChoices & { digest: string }) =>
  server.as(person).call(yearChange.apply, { id, body });
const undo = (person: Person, id: number) => server.as(person).call(operations.undo, { id });

const trackCard = (students_id: number, cards_id: number, epoch = 1) =>
  server.seed.trackedCard({ students_id, cards_id, epoch, box: 3, nb_right: 2 });

/** Three classes with five students: Ada and Max have a tracked card, Tom has no level. */
async function seedSchool() {
  const { seed } = server;
  const school = await seed.school();
  const inSchool = { schools_id: school.id };
  const ce1 = await seed.class({ ...inSchool, name: 'CE1 A', level: 'CE1' });
  const ce2 = await seed.class({ ...inSchool, name: 'CE2 A', level: 'CE2' });
  const cm2 = await seed.class({ ...inSchool, name: 'CM2 A', level: 'CM2' });
  const student = (firstname: string, level: 'CE1' | 'CE2' | 'CM2' | null, classes_id: number) =>
    seed.student({ ...inSchool, firstname, level, classes_id });
  const students = {
    ada: await student('Ada', 'CE1', ce1.id),
    lou: await student('Lou', 'CE1', ce1.id),
    max: await student('Max', 'CE2', ce2.id),
    zoe: await student('Zoé', 'CM2', cm2.id),
    tom: await student('Tom', null, cm2.id),
  };
  const card = await seed.card();
  await trackCard(students.ada.id, card.id);
  await trackCard(students.max.id, card.id);
  return { school, ce1, ce2, cm2, ...students, card, schoolAdmin: await seed.schoolAdmin({ schoolId: school.id }) };
}

type SeededSchool = Awaited<ReturnType<typeof seedSchool>>;

/** A row without its version, which an undo does not restore: versions only increase. */
const withoutVersion = <R extends { version: number }>({ version: _version, ...row }: R) => row;

/** Seat counters, students, classes and tracking as stored, without versions. */
async function state({ school }: SeededSchool) {
  const inSchool = server.db.selectFrom('students').select('id').where('schools_id', '=', school.id);
  return {
    school: await server.db
      .selectFrom('schools')
      .select(['nb_students', 'nb_students_all'])
      .where('id', '=', school.id)
      .execute(),
    students: (
      await server.db.selectFrom('students').selectAll().where('schools_id', '=', school.id).orderBy('id').execute()
    ).map(withoutVersion),
    classes: (
      await server.db.selectFrom('classes').selectAll().where('schools_id', '=', school.id).orderBy('id').execute()
    ).map(withoutVersion),
    cards: await server.db
      .selectFrom('cards_students')
      .selectAll()
      .where('students_id', 'in', inSchool)
      .orderBy('students_id')
      .execute(),
  };
}

test('preview returns moves and lost tracking, and writes nothing', async () => {
  const seeded = await seedSchool();
  const before = await state(seeded);
  const { status, body } = await preview(seeded.schoolAdmin, seeded.school.id, { repeaters: [seeded.lou.id] });
  expect(status).toBe(200);
  expect(body.counts).toEqual({ up: 2, repeat: 1, leave: 1, no_level: 1, to_place: 2, tracking_lost: 2 });
  expect(body.pupils.find(({ id }) => id === seeded.ada.id)).toMatchObject({
    level: 'CE1',
    level_after: 'CE2',
    class_: { id: seeded.ce1.id, name: 'CE1 A' },
    class_after: null,
    outcome: 'UP',
    nb_cards_lost: 1,
  });
  expect(body.classes[0]).toMatchObject({ name: 'CE1 A', nb_students: 2, nb_staying: 1, choice: 'KEEP' });
  expect(body.last_change).toBeNull();
  expect(await state(seeded)).toEqual(before);
});

test('applies the preview: changes levels, makes leavers INACTIVE without a class, deletes the tracking of students who leave a class [students.placement-change] [year.preview]', async () => {
  const seeded = await seedSchool();
  const choices = { repeaters: [seeded.lou.id], classes: [{ id: seeded.ce2.id, choice: 'RAISE' as const }] };
  const { body } = await preview(seeded.schoolAdmin, seeded.school.id, choices);
  expect(body.counts).toMatchObject({ to_place: 1, tracking_lost: 1 });
  const { status, body: result } = await apply(seeded.schoolAdmin, seeded.school.id, {
    ...choices,
    digest: body.digest,
  });
  expect([status, result.counts]).toEqual([201, body.counts]);
  const page = await server.as(seeded.schoolAdmin).body(students.list, { query: { nb_items: 100 } });
  const seen = page.students.map((student) => [
    student.firstname,
    student.level,
    student.status,
    student.class_?.name ?? null,
  ]);
  expect(seen.toSorted()).toEqual([
    ['Ada', 'CE2', 'ACTIVE', null],
    ['Lou', 'CE1', 'ACTIVE', 'CE1 A'],
    ['Max', 'CM1', 'ACTIVE', 'CM1 A'],
    ['Tom', null, 'ACTIVE', 'CM2 A'],
    ['Zoé', 'CM2', 'INACTIVE', null],
  ]);
  expect((await state(seeded)).cards.map(({ students_id }) => students_id)).toEqual([seeded.max.id]);
  expect((await state(seeded)).school).toEqual([{ nb_students: 4, nb_students_all: 5 }]);
  expect((await preview(seeded.schoolAdmin, seeded.school.id)).body.last_change).not.toBeNull();
});

test('students who leave a class are placed in the chosen class and moved back by undo; a class of another school is ignored', async () => {
  const seeded = await seedSchool();
  const before = await state(seeded);
  const foreign = await server.seed.class({ schools_id: (await server.seed.school()).id, level: 'CE2' });
  const to = (next_class_id: number) => ({ classes: [{ id: seeded.ce1.id, next_class_id }] });
  expect((await preview(seeded.schoolAdmin, seeded.school.id, to(foreign.id))).body.counts.to_place).toBe(3);
  const choices = to(seeded.ce2.id);
  const { body } = await preview(seeded.schoolAdmin, seeded.school.id, choices);
  expect(body.counts).toMatchObject({ up: 3, to_place: 1 });
  const { body: result } = await apply(seeded.schoolAdmin, seeded.school.id, { ...choices, digest: body.digest });
  const after = await state(seeded);
  expect(after.students.filter(({ classes_id }) => classes_id === seeded.ce2.id).map(({ id }) => id)).toEqual([
    seeded.ada.id,
    seeded.lou.id,
  ]);
  expect(after.cards).toEqual([]);
  expect((await undo(seeded.schoolAdmin, result.operation_id)).body.nb_undone).toBe(5);
  expect(await state(seeded)).toEqual(before);
});

test('only students who leave their class get no packs before the next school year; an undo lifts this [year.packs]', async () => {
  const seeded = await seedSchool();
  const waiting = async () => {
    const { students: rows } = await state(seeded);
    return rows.filter(({ packs_from }) => packs_from !== null).map(({ id, packs_from }) => [id, packs_from]);
  };
  const withhold = (ids: number[], packs_from: string) =>
    server.db.updateTable('students').set({ packs_from }).where('id', 'in', ids).execute();
  await withhold([seeded.ada.id, seeded.max.id], '2026-08-01');
  const choices = { classes: [{ id: seeded.ce2.id, choice: 'RAISE' as const }] };
  const { body } = await preview(seeded.schoolAdmin, seeded.school.id, choices);
  const { body: result } = await apply(seeded.schoolAdmin, seeded.school.id, { ...choices, digest: body.digest });
  const expected = packsFrom(today());
  expect(await waiting()).toEqual([
    ...(expected ? [seeded.ada, seeded.lou].map(({ id }) => [id, expected]) : []),
    [seeded.max.id, '2026-08-01'],
    ...(expected ? [[seeded.zoe.id, expected]] : []),
  ]);
  await withhold([seeded.ada.id], '2099-08-01');
  await undo(seeded.schoolAdmin, result.operation_id);
  expect(await waiting()).toEqual([]);
});

test('year change and undo are in a student’s history, with the actions YEAR_CHANGE and UNDO [history.changes]', async () => {
  const seeded = await seedSchool();
  const { body } = await preview(seeded.schoolAdmin, seeded.school.id);
  const { body: result } = await apply(seeded.schoolAdmin, seeded.school.id, { digest: body.digest });
  await undo(seeded.schoolAdmin, result.operation_id);
  const query = { entity_type: 'STUDENT', entity_id: seeded.zoe.id };
  const page = await server.as(seeded.schoolAdmin).body(history.list, { query });
  expect(page.history.map(({ action, changes }) => [action, changes])).toEqual([
    ['UNDO', { status: ['INACTIVE', 'ACTIVE'], class_: [null, 'CM2 A'] }],
    ['YEAR_CHANGE', { status: ['ACTIVE', 'INACTIVE'], class_: ['CM2 A', null] }],
  ]);
});

test('undo restores levels, statuses, classes, names and the deleted tracking [year.undo]', async () => {
  const seeded = await seedSchool();
  const before = await state(seeded);
  const choices = {
    classes: [
      { id: seeded.ce1.id, choice: 'RAISE' as const },
      { id: seeded.ce2.id, choice: 'RAISE' as const },
    ],
  };
  const { body } = await preview(seeded.schoolAdmin, seeded.school.id, choices);
  expect(body.classes.map(({ name_after }) => name_after)).toEqual(['CE2 A', 'CM1 A', 'CM2 A']);
  const { body: result } = await apply(seeded.schoolAdmin, seeded.school.id, { ...choices, digest: body.digest });
  expect(await state(seeded)).not.toEqual(before);
  const { body: undone } = await undo(seeded.schoolAdmin, result.operation_id);
  expect(undone).toEqual({ nb_undone: 5, nb_restored: 5, nb_kept: 0, kept: [], nb_classes: 2, nb_adults: 0 });
  expect(await state(seeded)).toEqual(before);
});

test('closes the open sessions of the school, as the preview says; they keep their own students, also after an undo [year.sessions]', async () => {
  const seeded = await seedSchool();
  const teacher = await server.seed.teacher({ schoolId: seeded.school.id });
  await server.seed.teach(teacher.userId, seeded.ce2.id);
  const other = await seedSchool();
  const stranger = await server.seed.teacher({ schoolId: other.school.id });
  await server.seed.teach(stranger.userId, other.ce2.id);
  const openFor = (person: Person, classes_id: number) =>
    server.as(person).body(sessions.open, { body: { classes_id } });
  const foreign = await openFor(stranger, other.ce2.id);
  const choices = { classes: [{ id: seeded.ce1.id, next_class_id: seeded.ce2.id }] };
  const { body: early } = await preview(seeded.schoolAdmin, seeded.school.id, choices);
  expect(early.nb_open_sessions).toBe(0);
  const session = await openFor(teacher, seeded.ce2.id);
  const { body: late } = await preview(seeded.schoolAdmin, seeded.school.id, choices);
  expect(late.nb_open_sessions).toBe(1);
  expect(await apply(seeded.schoolAdmin, seeded.school.id, { ...choices, digest: early.digest })).toMatchObject({
    status: 409,
    error: { code: 'PREVIEW_CHANGED' },
  });
  const { body: result } = await apply(seeded.schoolAdmin, seeded.school.id, { ...choices, digest: late.digest });

  const seen = async () => {
    const { status, nb_students } = await server.as(seeded.schoolAdmin).body(sessions.view, { id: session.id });
    const { students: rows } = await server.as(seeded.schoolAdmin).body(sessions.students, { id: session.id });
    return { status, nb_students, students: rows.map(({ id, has_left }) => [id, has_left]) };
  };

  expect(await seen()).toEqual({ status: 'INACTIVE', nb_students: 1, students: [[seeded.max.id, true]] });
  expect((await server.as(stranger).body(sessions.view, { id: foreign.id })).status).toBe('ACTIVE');
  await undo(seeded.schoolAdmin, result.operation_id);
  expect(await seen()).toEqual({ status: 'INACTIVE', nb_students: 1, students: [[seeded.max.id, false]] });
});

testWithTwoConnections(
  'a year change is refused if a session is opened meanwhile [year.sessions] [year.preview]',
  async () => {
    const seeded = await seedSchool();
    const teacher = await server.seed.teacher({ schoolId: seeded.school.id });
    await server.seed.teach(teacher.userId, seeded.ce2.id);
    const open = () => server.as(teacher).call(sessions.open, { body: { classes_id: seeded.ce2.id } });
    const { body } = await preview(seeded.schoolAdmin, seeded.school.id);
    const { opening, applying } = await server.db.transaction().execute(async (trx) => {
      // The opening waits between its steps: it has locked the class, and inserts the session of this school.
      await trx.selectFrom('schools').select('id').where('id', '=', seeded.school.id).forUpdate().execute();
      const opening = open();
      await waitForLock(server.db);
      const applying = apply(seeded.schoolAdmin, seeded.school.id, { digest: body.digest });
      await waitForLock(server.db, 2);
      return { opening, applying };
    });
    const { status, body: session } = await opening;
    expect(status).toBe(201);
    expect(await applying).toMatchObject({ status: 409, error: { code: 'PREVIEW_CHANGED' } });
    expect((await server.as(teacher).body(sessions.view, { id: session.id })).status).toBe('ACTIVE');
  },
);

testWithTwoConnections(
  'a session that is opened during a year change gets the students of the new year [year.sessions]',
  async () => {
    const seeded = await seedSchool();
    const teacher = await server.seed.teacher({ schoolId: seeded.school.id });
    await server.seed.teach(teacher.userId, seeded.ce2.id);
    const { opening } = await server.db.transaction().execute(async (trx) => {
      // The same locks as a year change: it locks the class, then moves its students.
      await trx.selectFrom('classes').select('id').where('id', '=', seeded.ce2.id).forNoKeyUpdate().execute();
      const opening = server.as(teacher).call(sessions.open, { body: { classes_id: seeded.ce2.id } });
      await waitForLock(server.db);
      await trx.updateTable('students').set({ classes_id: seeded.ce2.id }).where('id', '=', seeded.ada.id).execute();
      await trx.updateTable('students').set({ classes_id: null }).where('id', '=', seeded.max.id).execute();
      return { opening };
    });
    const { status, body } = await opening;
    expect(status).toBe(201);
    const { students: rows } = await server.as(teacher).body(sessions.students, { id: body.id });
    expect(rows.map(({ id }) => id)).toEqual([seeded.ada.id]);
  },
);

test('the deleted tracking is stored until the undo, which restores it [year.undo]', async () => {
  const seeded = await seedSchool();
  const before = await state(seeded);
  const { body } = await preview(seeded.schoolAdmin, seeded.school.id);
  const { body: result } = await apply(seeded.schoolAdmin, seeded.school.id, { digest: body.digest });

  const stored = () =>
    server.db
      .selectFrom('operations_tracking')
      .select('students_id')
      .where('operations_id', '=', result.operation_id)
      .orderBy('students_id')
      .execute();

  expect(await stored()).toEqual([{ students_id: seeded.ada.id }, { students_id: seeded.max.id }]);
  await undo(seeded.schoolAdmin, result.operation_id);
  expect((await state(seeded)).cards).toEqual(before.cards);
  expect(await stored()).toEqual([]);
});

test('undo restores only the level of a class if its former name is used by a new class, or by a class that keeps its new name [year.undo-names]', async () => {
  const seeded = await seedSchool();
  const choices = {
    classes: [
      { id: seeded.ce1.id, choice: 'RAISE' as const },
      { id: seeded.ce2.id, choice: 'RAISE' as const },
    ],
  };
  const { body } = await preview(seeded.schoolAdmin, seeded.school.id, choices);
  const { body: result } = await apply(seeded.schoolAdmin, seeded.school.id, { ...choices, digest: body.digest });
  await server.as(seeded.schoolAdmin).call(classes.create, { body: { name: 'ce1 À', level: 'CE1' } });
  const { status, body: undone } = await undo(seeded.schoolAdmin, result.operation_id);
  expect([status, undone.nb_undone, undone.nb_classes]).toEqual([200, 5, 2]);
  expect((await state(seeded)).classes.map(({ name, level }) => [name, level])).toEqual([
    ['CE2 A', 'CE1'],
    ['CM1 A', 'CE2'],
    ['CM2 A', 'CM2'],
    ['ce1 À', 'CE1'],
  ]);
});

test('undo skips students who were changed or have answered a card since, and returns them with a reason [year.undo-kept]', async () => {
  const seeded = await seedSchool();
  const { body } = await preview(seeded.schoolAdmin, seeded.school.id);
  const { body: result } = await apply(seeded.schoolAdmin, seeded.school.id, { digest: body.digest });
  await server.as(seeded.schoolAdmin).call(students.assign, { id: seeded.ada.id, class_id: seeded.ce2.id });
  await server.as(seeded.schoolAdmin).call(students.update, { id: seeded.zoe.id, body: { status: 'ACTIVE' } });
  await server.seed.cardEvent({
    students_id: seeded.max.id,
    cards_id: seeded.card.id,
    epoch: 2,
    kind: 'ANSWER',
    is_right: true,
    answered_at: new Date().toISOString(),
  });
  const { body: undone } = await undo(seeded.schoolAdmin, result.operation_id);
  expect([undone.nb_undone, undone.kept.map(({ id, reason }) => [id, reason]).toSorted()]).toEqual([
    2,
    [
      [seeded.ada.id, 'EDITED'],
      [seeded.max.id, 'CARDS'],
      [seeded.zoe.id, 'EDITED'],
    ],
  ]);
});

test('undo succeeds if a class was deleted since: its students are restored without a class', async () => {
  const seeded = await seedSchool();
  const { body } = await preview(seeded.schoolAdmin, seeded.school.id);
  const { body: result } = await apply(seeded.schoolAdmin, seeded.school.id, { digest: body.digest });
  await server.as(seeded.schoolAdmin).call(classes.remove, { id: seeded.ce2.id });
  expect((await undo(seeded.schoolAdmin, result.operation_id)).body.nb_undone).toBe(5);
  const max = (await state(seeded)).students.find(({ id }) => id === seeded.max.id);
  expect([max?.level, max?.classes_id]).toEqual(['CE2', null]);
});

test('returns 409 when data or choices differ from the preview [year.preview]', async () => {
  const seeded = await seedSchool();
  const { body } = await preview(seeded.schoolAdmin, seeded.school.id);
  const other = await apply(seeded.schoolAdmin, seeded.school.id, { digest: body.digest, repeaters: [seeded.ada.id] });
  expect([other.status, other.error.code]).toEqual([409, 'PREVIEW_CHANGED']);
  await server.as(seeded.schoolAdmin).call(students.update, { id: seeded.ada.id, body: { level: 'CE2' } });
  const before = await state(seeded);
  const outdated = await apply(seeded.schoolAdmin, seeded.school.id, { digest: body.digest });
  expect([outdated.status, outdated.error.code]).toEqual([409, 'PREVIEW_CHANGED']);
  expect(await state(seeded)).toEqual(before);
});

test('of two year changes the later must be undone first', async () => {
  const seeded = await seedSchool();
  const operationIds = [];
  for (let n = 0; n < 2; n += 1) {
    const { body } = await preview(seeded.schoolAdmin, seeded.school.id);
    operationIds.push((await apply(seeded.schoolAdmin, seeded.school.id, { digest: body.digest })).body.operation_id);
  }
  const refused = await undo(seeded.schoolAdmin, operationIds[0]!);
  expect([refused.status, refused.error.code]).toEqual([409, 'CONFLICT']);
  expect((await undo(seeded.schoolAdmin, operationIds[1]!)).status).toBe(200);
  expect((await undo(seeded.schoolAdmin, operationIds[0]!)).status).toBe(200);
});

test('a year change by a superadmin is independent of the students and year changes of another school', async () => {
  const superadmin = await server.seed.superadmin();
  const operationIds = [];
  for (const { school } of [await seedSchool(), await seedSchool()]) {
    const { body } = await preview(superadmin, school.id);
    expect([body.pupils.length, body.last_change]).toEqual([5, null]);
    operationIds.push((await apply(superadmin, school.id, { digest: body.digest })).body.operation_id);
  }
  expect((await undo(superadmin, operationIds[0]!)).status).toBe(200);
});

test('if the seats have been taken since, the whole undo is refused [schools.limit-students]', async () => {
  const { seed } = server;
  const school = await seed.school({ nb_students_max: 1 });
  await seed.student({ schools_id: school.id, level: 'CM2' });
  const schoolAdmin = await seed.schoolAdmin({ schoolId: school.id });
  const { body } = await preview(schoolAdmin, school.id);
  const { body: result } = await apply(schoolAdmin, school.id, { digest: body.digest });
  await seed.student({ schools_id: school.id });
  const { status, error } = await undo(schoolAdmin, result.operation_id);
  expect([status, error.code]).toEqual([409, 'LIMIT_STUDENTS']);
  const list = await server.as(schoolAdmin).body(operations.list, { query: { undoable: true } });
  expect(list.count).toBe(1);
});

test('a year change that brings a full school below 90 % of its seats sends no warning about seats [notifications.seats]', async () => {
  const seeded = await seedSchool();
  await server.db.updateTable('schools').set({ nb_students_max: 5 }).where('id', '=', seeded.school.id).execute();
  const { body } = await preview(seeded.schoolAdmin, seeded.school.id);
  expect((await apply(seeded.schoolAdmin, seeded.school.id, { digest: body.digest })).status).toBe(201);
  const notified = server.db.selectFrom('notifications').select('kind').where('schools_id', '=', seeded.school.id);
  expect((await notified.execute()).map(({ kind }) => kind)).toEqual(['YEAR_CHANGE_DONE']);
});

test('previews, applies and undoes the year change of 1,000 students with 20 cards each', async () => {
  const { seed, db } = server;
  const school = await seed.school();
  const class_ = await seed.class({ schools_id: school.id, level: 'CP' });
  const cards = await Promise.all(Array.from({ length: 20 }, () => seed.card()));
  await sql`
    insert into students (schools_id, classes_id, firstname, level)
    select ${school.id}, ${class_.id}, 'Ada ' || number, 'CP'
    from generate_series(1, 1000) number
  `.execute(db);
  await sql`
    insert into cards_students (students_id, cards_id, epoch, box, moved_on, first_on)
    select students.id, cards.id, 1, 2, current_date, current_date
    from students, cards
    where students.schools_id = ${school.id} and cards.id = any(${cards.map(({ id }) => id)})
  `.execute(db);
  const schoolAdmin = await seed.schoolAdmin({ schoolId: school.id });
  const { body } = await preview(schoolAdmin, school.id);
  expect(body.counts).toMatchObject({ up: 1_000, tracking_lost: 1_000 });
  const { body: result } = await apply(schoolAdmin, school.id, { digest: body.digest });
  expect((await undo(schoolAdmin, result.operation_id)).body.nb_undone).toBe(1_000);
  const { nb } = await db
    .selectFrom('cards_students')
    .innerJoin('students', 'students.id', 'cards_students.students_id')
    .select(({ fn }) => fn.countAll<number>().as('nb'))
    .where('students.schools_id', '=', school.id)
    .executeTakeFirstOrThrow();
  expect(nb).toBe(20_000);
});

test('is refused to anonymous callers, teachers, followers and another school', async () => {
  const { school, schoolAdmin } = await seedSchool();
  const digest = (await preview(schoolAdmin, school.id)).body.digest;
  expect(await server.anonymous.status(yearChange.preview, { id: school.id, body: {} })).toBe(401);
  expect(await server.anonymous.status(yearChange.apply, { id: school.id, body: { digest } })).toBe(401);
  const inSchool = { schoolId: school.id };
  for (const person of [await server.seed.teacher(inSchool), await server.seed.follower(inSchool)]) {
    expect((await preview(person, school.id)).status).toBe(403);
    expect((await apply(person, school.id, { digest })).status).toBe(403);
  }
  const stranger = await server.seed.schoolAdmin();
  expect((await preview(stranger, school.id)).status).toBe(404);
  expect((await apply(stranger, school.id, { digest })).status).toBe(404);
});
