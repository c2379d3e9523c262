import { operations } from '@memocartes/contract/bulk-operations/bulk-operations.routes';
import { classes } from '@memocartes/contract/classes/classes.routes';
import { adultImports } from '@memocartes/contract/imports/adults/adult-imports.routes';
import { imports } from '@memocartes/contract/imports/imports.routes';
import { students } from '@memocartes/contract/students/students.routes';
import { users } from '@memocartes/contract/users/users.routes';

import { adultsFile, nationalSchool, studentsFile, teachersFile } from '../../testing/files/national-files.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
// A database for each test: after an undo, PostgreSQL may plan the queries of the next test for empty tables.
beforeEach(async () => (server = await testServer()));
afterEach(() => server.close());

type SeededSchool = Awaited<ReturnType<typeof seedSchool>>;

async function seedSchool() {
  const school = await server.seed.school({ nb_students_max: 300, nb_teachers_max: 20 });
  const schoolAdmin = await server.seed.schoolAdmin({ schoolId: school.id });
  return { id: school.id, caller: server.as(schoolAdmin) };
}

const countsOf = async ({ caller }: SeededSchool) => ({
  students: (await caller.body(students.list)).count,
  classes: (await caller.body(classes.list)).count,
  followers: (await caller.body(users.followers)).count,
  teachers: (await caller.body(users.list, { query: { role: ['TEACHER'] } })).count,
});

/** Imports the three files as one operation. */
async function importFiles({ id, caller }: SeededSchool, file: ReturnType<typeof nationalSchool>) {
  const students = await caller.call(imports.schoolStudents, { id, body: studentsFile(file.students) });
  const created = await caller.call(imports.validSchoolStudents, {
    id,
    body: { rows: students.body.rows, create_classes: true },
  });
  const operation_id = created.body.operation_id!;
  const adults = await caller.call(adultImports.followers, { id, body: adultsFile(file.adults) });
  const followers = await caller.call(adultImports.validFollowers, {
    id,
    body: { rows: adults.body.rows, operation_id },
  });
  const team = await caller.call(adultImports.staff, { id, body: teachersFile(file.teachers) });
  const staff = await caller.call(adultImports.validStaff, {
    id,
    body: { rows: team.body.rows, operation_id, invite: true },
  });
  return { students, created, adults, followers, team, staff, operation_id };
}

test('the three files of a national extraction import a whole school, and one undo reverts the import [import.undo]', async () => {
  const seeded = await seedSchool();
  const file = nationalSchool();
  expect([file.students.length, file.adults.length, file.teachers.length]).toEqual([247, 468, 14]);
  const { adults, followers, staff, operation_id } = await importFiles(seeded, file);
  expect([adults.body.nb_ok, adults.body.nb_people, adults.body.encoding]).toEqual([
    adults.body.count,
    468,
    'windows-1252',
  ]);
  expect(followers.body).toMatchObject({ count: 468, nb_invited: 0, operation_id });
  expect(staff.body).toMatchObject({ count: 14, nb_attached: 10, nb_invited: 14, operation_id });
  expect(await countsOf(seeded)).toEqual({ students: 247, classes: 10, followers: 468, teachers: 14 });

  const page = await seeded.caller.body(operations.list, { query: { undoable: true } });
  expect(page.operations.map(({ summary }) => summary)).toEqual([
    { students: 247, classes: 10, followers: 468, links: followers.body.nb_attached, staff: 14 },
  ]);
  const undone = await seeded.caller.call(operations.undo, { id: operation_id });
  expect(undone.body).toEqual({ nb_undone: 247, nb_restored: 0, nb_adults: 482, nb_classes: 10, nb_kept: 0, kept: [] });
  expect(await countsOf(seeded)).toEqual({ students: 0, classes: 0, followers: 0, teachers: 0 });
}, 60_000);

test('after an import, the same files of followers and teachers contain no row to import', async () => {
  const seeded = await seedSchool();
  const file = nationalSchool('second.example');
  await importFiles(seeded, file);
  const before = await countsOf(seeded);
  const repeated = await seeded.caller.call(adultImports.followers, { id: seeded.id, body: adultsFile(file.adults) });
  expect([repeated.body.nb_ok, new Set(repeated.body.rows.map(({ status }) => status))]).toEqual([
    0,
    new Set(['ALREADY_THERE']),
  ]);
  const team = await seeded.caller.call(adultImports.staff, { id: seeded.id, body: teachersFile(file.teachers) });
  expect([team.body.nb_ok, new Set(team.body.rows.map(({ status }) => status))]).toEqual([
    0,
    new Set(['ALREADY_THERE']),
  ]);
  expect(await countsOf(seeded)).toEqual(before);
}, 60_000);

test('an undo keeps followers who have activated their accounts, with their children, and deletes all other followers', async () => {
  const seeded = await seedSchool();
  const { followers, operation_id } = await importFiles(seeded, nationalSchool('troisieme.example'));
  const page = await seeded.caller.body(users.followers, { query: { search: 'marie fratrie' } });
  const joined = page.followers[0]!;
  await server.db
    .updateTable('authentications')
    .set({ status: 'ACTIVE' })
    .where('id', '=', joined.authentications_id)
    .execute();
  expect(followers.body.count).toBe(468);
  const body = await seeded.caller.body(operations.undo, { id: operation_id });
  expect(body).toMatchObject({ nb_adults: 481, nb_undone: 245, nb_kept: 3 });
  expect(body.kept.map(({ reason }) => reason)).toEqual(['FOLLOWERS', 'FOLLOWERS', 'USED']);
  expect(await countsOf(seeded)).toMatchObject({ students: 2, followers: 1, teachers: 0 });
}, 60_000);

test('a file of the next school year moves students to their new classes, with departures and arrivals; one undo reverts the import', async () => {
  const seeded = await seedSchool();
  const file = nationalSchool('septembre.example');
  await importFiles(seeded, file);
  const before = await server.db
    .selectFrom('students')
    .selectAll()
    .where('schools_id', '=', seeded.id)
    .orderBy('id')
    .execute();
  const nextLevel: Record<string, string> = { CP: 'CE1', CE1: 'CE2', CE2: 'CM1', CM1: 'CM2' };
  const staying = file.students
    .filter(({ level }) => nextLevel[level])
    .map((item) => ({
      ...item,
      level: nextLevel[item.level]!,
      class_: item.class_.replace(item.level, nextLevel[item.level]!),
    }));
  const newcomers = ['Lou', 'Max'].map((firstname) => ({ ...file.students[0]!, firstname, lastname: 'NOUVEAU' }));
  const body = studentsFile([...staying, ...newcomers]);
  const preview = await seeded.caller.call(imports.schoolStudents, { id: seeded.id, body });
  const { difference, rows } = preview.body;
  expect([preview.body.nb_ok, difference.moves.length, difference.departures.length]).toEqual([
    2,
    staying.length,
    247 - staying.length,
  ]);
  expect(difference.moves[0]).toMatchObject({
    level: 'CP',
    level_after: 'CE1',
    class_: 'CP A',
    class_after: 'CE1 A',
    is_back: false,
  });

  const unconfirmed = await seeded.caller.call(imports.validSchoolStudents, { id: seeded.id, body: { rows } });
  expect(unconfirmed.body).toMatchObject({ count: 2, nb_moved: 0, nb_departed: 0 });
  await seeded.caller.call(operations.undo, { id: unconfirmed.body.operation_id! });

  const departures = difference.departures.map(({ id }) => id);
  const imported = await seeded.caller.call(imports.validSchoolStudents, {
    id: seeded.id,
    body: { rows, move: true, departures },
  });
  expect(imported.body).toMatchObject({ count: 2, nb_moved: staying.length, nb_departed: departures.length });
  const active = await seeded.caller.call(students.list, { query: { status: ['ACTIVE'] } });
  expect(active.body.count).toBe(staying.length + 2);
  const list = await seeded.caller.body(classes.list, { query: { nb_items: 100 } });
  expect(list.classes.reduce((sum, { nb_students }) => sum + nb_students, 0)).toBe(staying.length + 2);

  const repeated = await seeded.caller.call(imports.schoolStudents, { id: seeded.id, body });
  expect([repeated.body.nb_ok, repeated.body.difference]).toEqual([
    0,
    { moves: [], departures: [], message: null, nb_seats_missing: 0, classes_message: null },
  ]);
  const undone = await seeded.caller.call(operations.undo, { id: imported.body.operation_id! });
  expect(undone.body).toMatchObject({ nb_undone: 249, nb_kept: 0 });
  const after = await server.db
    .selectFrom('students')
    .selectAll()
    .where('schools_id', '=', seeded.id)
    .orderBy('id')
    .execute();
  // Versions only increase, so that a form opened before an undone change gets a conflict.
  expect(after.map(({ version: _version, ...row }) => row)).toEqual(before.map(({ version: _version, ...row }) => row));
}, 60_000);

test('three files of the next school year, imported as one operation, add a student, a follower and a teacher; one undo reverts only this operation', async () => {
  const seeded = await seedSchool();
  const { id, caller } = seeded;
  const july = nationalSchool('rentree.example');
  await importFiles(seeded, july);
  const before = await countsOf(seeded);

  const newcomer = { ...july.students[0]!, firstname: 'Lou', lastname: 'NOUVEAU' };
  const follower = {
    title: 'MME',
    lastname: 'NOUVEAU',
    firstname: 'Ida',
    email: 'ida@rentree.example',
    children: [newcomer],
  };
  const teacher = {
    title: 'M.',
    lastname: 'NOUVEAU',
    firstname: 'Paul',
    email: 'paul@rentree.example',
    classes: 'CP A',
  };
  const september = {
    ...july,
    students: [...july.students.slice(1), newcomer],
    adults: [...july.adults, follower],
    teachers: [...july.teachers, teacher],
  };
  const preview = await caller.call(imports.schoolStudents, { id, body: studentsFile(september.students) });
  const departures = preview.body.difference.departures.map((item) => item.id);
  const { rows } = preview.body;
  const imported = await caller.call(imports.validSchoolStudents, { id, body: { rows, move: true, departures } });
  const operation_id = imported.body.operation_id!;
  expect(imported.body).toMatchObject({ count: 1, nb_departed: 1 });
  const adults = await caller.call(adultImports.followers, { id, body: adultsFile(september.adults) });
  expect(adults.body).toMatchObject({ nb_ok: 1, nb_people: 1 });
  await caller.call(adultImports.validFollowers, { id, body: { rows: adults.body.rows, operation_id } });
  const team = await caller.call(adultImports.staff, { id, body: teachersFile(september.teachers) });
  expect(team.body).toMatchObject({ nb_ok: 1, nb_people: 1 });
  await caller.call(adultImports.validStaff, { id, body: { rows: team.body.rows, operation_id } });
  expect(await countsOf(seeded)).toEqual({ students: 248, classes: 10, followers: 469, teachers: 15 });

  const undone = await caller.call(operations.undo, { id: operation_id });
  expect(undone.body).toMatchObject({ nb_undone: 2, nb_adults: 2, nb_kept: 0 });
  expect(await countsOf(seeded)).toEqual(before);
  const active = await caller.call(students.list, { query: { status: ['ACTIVE'] } });
  expect(active.body.count).toBe(247);
}, 60_000);

test.each([
  ['teachers', teachersFile, 'FILE_OF_STAFF'],
  ['followers', adultsFile, 'FILE_OF_FOLLOWERS'],
] as const)('the file of %s is recognised, and refused by the imports of other kinds', async (_whose, write, code) => {
  const { id, caller } = await seedSchool();
  const class_ = await server.seed.class({ schools_id: id });
  const file = nationalSchool('autre.example');
  const body = write === teachersFile ? teachersFile(file.teachers) : adultsFile(file.adults);
  for (const response of [
    await caller.call(imports.schoolStudents, { id, body }),
    await caller.call(imports.students, { id: class_.id, body }),
  ]) {
    expect([response.status, response.error.code]).toEqual([422, code]);
  }
  const other = write === teachersFile ? adultImports.followers : adultImports.staff;
  expect(await caller.errorCode(other, { id, body })).toBe(code);
});

test('departures are limited to the caller’s own school, and to students who are not in the file', async () => {
  const seeded = await seedSchool();
  const otherSchool = await seedSchool();
  const student = {
    lastname: 'MARTIN',
    firstname: 'Lou',
    birthdate: '01/02/2019',
    gender: 'F',
    level: 'CP',
    class_: 'CP A',
  } as const;
  await seeded.caller.call(imports.validSchoolStudents, {
    id: seeded.id,
    body: {
      rows: (await seeded.caller.body(imports.schoolStudents, { id: seeded.id, body: studentsFile([student]) })).rows,
    },
  });
  const own = (await seeded.caller.body(students.list)).students[0]!;
  const foreign = await server.seed.student({ schools_id: otherSchool.id });
  const body = await seeded.caller.body(imports.schoolStudents, { id: seeded.id, body: studentsFile([student]) });
  const imported = await seeded.caller.call(imports.validSchoolStudents, {
    id: seeded.id,
    body: { rows: body.rows, departures: [own.id, foreign.id] },
  });
  expect([imported.status, imported.body.nb_departed]).toEqual([201, 0]);
  const statuses = await server.db
    .selectFrom('students')
    .select('status')
    .where('id', 'in', [own.id, foreign.id])
    .execute();
  expect(statuses).toEqual([{ status: 'ACTIVE' }, { status: 'ACTIVE' }]);
});
