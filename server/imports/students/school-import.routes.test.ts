import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { utils, write } from '@e965/xlsx';
import { operations } from '@memocartes/contract/bulk-operations/bulk-operations.routes';
import { classes } from '@memocartes/contract/classes/classes.routes';
import { history } from '@memocartes/contract/history/history.routes';
import { importMaxCell } from '@memocartes/contract/imports/imports';
import { type CorrectedRow, imports } from '@memocartes/contract/imports/imports.routes';
import { students } from '@memocartes/contract/students/students.routes';
import { strToU8, zipSync } from 'fflate';

import type { Person } from '../../testing/seed.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

const file = (text: string | Buffer) => ({
  title: 'ecole.csv',
  type: 'text/csv',
  data: Buffer.from(text).toString('base64'),
});

const wholeSchool = () => file(readFileSync(join(import.meta.dirname, '../../../e2e/data/ecole-250.csv')));

async function seedSchool(row: Parameters<TestServer['seed']['school']>[0] = {}) {
  const school = await server.seed.school(row);
  return { school, schoolAdmin: await server.seed.schoolAdmin({ schoolId: school.id }) };
}

const preview = (person: Person, id: number, body: Parameters<typeof call>[2]) => call(person, id, body);
const call = (person: Person, id: number, body: ReturnType<typeof file> | { rows: CorrectedRow[] }) =>
  server.as(person).call(imports.schoolStudents, { id, body });
const validate = (person: Person, id: number, rows: CorrectedRow[], options: { create_classes?: boolean } = {}) =>
  server.as(person).call(imports.validSchoolStudents, { id, body: { rows, ...options } });
const classesOf = async (person: Person) =>
  (await server.as(person).body(classes.list, { query: { nb_items: 100 } })).classes;

test('imports a whole school: 250 rows, ten classes created with their students’ level; the same file again adds no student [import.file] [import.verdicts] [import.class-by-name] [import.again]', async () => {
  const { schoolAdmin, school } = await seedSchool();
  const { body } = await preview(schoolAdmin, school.id, wholeSchool());
  expect([body.count, body.nb_ok, body.encoding, body.separator]).toEqual([250, 244, 'windows-1252', ';']);
  expect([body.classes.length, body.classes_message]).toEqual([10, null]);
  expect(body.classes[0]).toMatchObject({ id: null, name: 'CP A', level: 'CP' });
  expect(body.rows[0]).toMatchObject({ place: 'NEW', student: { class_: 'CP A' } });
  expect(await classesOf(schoolAdmin)).toEqual([]);

  const { status, body: result } = await validate(schoolAdmin, school.id, body.rows, { create_classes: true });
  expect([status, result.count, result.nb_classes]).toEqual([201, 244, 10]);
  const created = await classesOf(schoolAdmin);
  expect(created.map(({ name }) => name)).toContain('CM2 A');
  const placed = body.rows.filter((row) => row.status === 'OK' && row.student.class_);
  expect(created.reduce((sum, { nb_students }) => sum + nb_students, 0)).toBe(placed.length);

  const { body: repeated } = await preview(schoolAdmin, school.id, wholeSchool());
  expect(repeated.nb_ok).toBe(0);
  const { body: twice } = await validate(schoolAdmin, school.id, repeated.rows, { create_classes: true });
  expect([twice.count, twice.nb_classes, twice.operation_id]).toEqual([0, 0, null]);
});

test('a class is found by its name, ignoring case, accents and punctuation; students of a class that can’t be created are imported without a class [import.class-by-name]', async () => {
  const { schoolAdmin, school } = await seedSchool();
  const class_ = await server.seed.class({ schools_id: school.id, name: 'CE1-Étoiles', level: 'CE1' });
  const text = 'prénom;classe\nAda;ce1 etoiles\nLou;CM9\nMax;\n';
  const { body } = await preview(schoolAdmin, school.id, file(text));
  expect(body.rows.map(({ place, student }) => [place, student.class_])).toEqual([
    ['EXISTING', 'CE1-Étoiles'],
    ['NEW', 'CM9'],
    ['NONE', undefined],
  ]);
  expect(body.classes).toEqual([
    { id: class_.id, name: 'CE1-Étoiles', level: 'CE1', nb_students: 1, nb_moved: 0 },
    { id: null, name: 'CM9', level: null, nb_students: 1, nb_moved: 0 },
  ]);
  // A class without a known level can't be created.
  expect((await validate(schoolAdmin, school.id, body.rows, { create_classes: true })).body).toMatchObject({
    count: 3,
    nb_classes: 0,
  });
  const page = await server.as(schoolAdmin).body(students.list);
  expect(page.students.map(({ firstname, class_, level }) => [firstname, class_?.name ?? null, level])).toEqual(
    expect.arrayContaining([
      ['Ada', 'CE1-Étoiles', 'CE1'],
      ['Lou', null, null],
      ['Max', null, null],
    ]),
  );
});

test('the result contains the ids of new and moved students, and no id for a row that changes nothing [import.existing]', async () => {
  const { schoolAdmin, school } = await seedSchool();
  const class_ = await server.seed.class({ schools_id: school.id, name: 'CE1 A', level: 'CE1' });
  const seedStudent = (firstname: string) =>
    server.seed.student({ schools_id: school.id, firstname, lastname: 'Roy', level: 'CE1', classes_id: class_.id });
  const ada = await seedStudent('Ada');
  await seedStudent('Lou');
  const text = 'nom;prénom;niveau;classe\nRoy;Ada;CE2;CE1 A\nRoy;Lou;CE1;CE1 A\nRoy;Max;CE1;CE1 A\n';
  const { rows } = (await preview(schoolAdmin, school.id, file(text))).body;
  expect(rows.map(({ status }) => status)).toEqual(['ALREADY_EXISTS', 'ALREADY_EXISTS', 'OK']);
  const body = await server
    .as(schoolAdmin)
    .body(imports.validSchoolStudents, { id: school.id, body: { rows, move: true } });
  expect([body.count, body.nb_moved]).toEqual([1, 1]);
  expect(body.rows.map(({ id }) => id)).toEqual([ada.id, null, expect.any(Number)]);
});

test('a new class that only existing students join is created if moves are accepted, with the mixed level of its students [import.class-by-name] [import.existing]', async () => {
  const { schoolAdmin, school } = await seedSchool({ offers_id: 3, nb_physical_boxes: 0 });
  const old = await server.seed.class({ schools_id: school.id, name: 'CE1 A', level: 'CE1' });
  const seedStudent = (firstname: string) =>
    server.seed.student({ schools_id: school.id, firstname, lastname: 'Roy', level: 'CE1', classes_id: old.id });
  await seedStudent('Ada');
  await seedStudent('Lou');
  const text = 'nom;prénom;niveau;classe\nRoy;Ada;CM1;CM B\nRoy;Lou;CM2;cm b\nRoy;Max;CM1;CM1 A\n';
  const { body } = await preview(schoolAdmin, school.id, file(text));
  expect([body.classes, body.difference.classes_message, body.classes_message]).toEqual([
    [
      { id: null, name: 'CM B', level: 'CM1/CM2', nb_students: 0, nb_moved: 2 },
      { id: null, name: 'CM1 A', level: 'CM1', nb_students: 1, nb_moved: 0 },
    ],
    null,
    null,
  ]);

  const write = (more: object) =>
    server
      .as(schoolAdmin)
      .call(imports.validSchoolStudents, { id: school.id, body: { rows: body.rows, create_classes: true, ...more } });

  const namesOf = async () => (await classesOf(schoolAdmin)).map(({ name, nb_students }) => [name, nb_students]);

  expect((await write({})).body).toMatchObject({ count: 1, nb_classes: 1, nb_moved: 0 });
  expect(await namesOf()).toEqual(
    expect.arrayContaining([
      ['CE1 A', 2],
      ['CM1 A', 1],
    ]),
  );
  const { body: moved } = await write({ move: true });
  expect(moved).toMatchObject({ count: 0, nb_classes: 1, nb_moved: 2 });
  expect(await namesOf()).toEqual(
    expect.arrayContaining([
      ['CE1 A', 0],
      ['CM B', 2],
      ['CM1 A', 1],
    ]),
  );

  const undone = await server.as(schoolAdmin).body(operations.undo, { id: moved.operation_id! });
  expect([undone.nb_undone, undone.nb_restored, undone.nb_kept]).toEqual([2, 2, 0]);
  expect(await namesOf()).toEqual(
    expect.arrayContaining([
      ['CE1 A', 2],
      ['CM1 A', 1],
    ]),
  );
  expect((await namesOf()).map(([name]) => name)).not.toContain('CM B');
});

test('the history of a moved student names the import and its undo [history.changes]', async () => {
  const { school, schoolAdmin } = await seedSchool();
  const inSchool = { schools_id: school.id };
  const { id: classes_id } = await server.seed.class({ ...inSchool, name: 'CE1 A', level: 'CE1' });
  await server.seed.class({ ...inSchool, name: 'CE2 A', level: 'CE2' });
  const zoe = await server.seed.student({ ...inSchool, firstname: 'Zoé', lastname: 'Roux', level: 'CE1', classes_id });
  const { body } = await preview(schoolAdmin, school.id, file('nom,prénom,niveau,classe\nRoux,Zoé,CE2,CE2 A\n'));
  const result = await server
    .as(schoolAdmin)
    .body(imports.validSchoolStudents, { id: school.id, body: { rows: body.rows, move: true } });
  await server.as(schoolAdmin).call(operations.undo, { id: result.operation_id! });
  const query = { entity_type: 'STUDENT', entity_id: zoe.id };
  const page = await server.as(schoolAdmin).body(history.list, { query });
  expect(page.history.map(({ action, changes }) => [action, changes['class_']])).toEqual([
    ['UNDO', ['CE2 A', 'CE1 A']],
    ['IMPORT', ['CE1 A', 'CE2 A']],
  ]);
});

test('new classes of moved students count against the offer only if moves are accepted [schools.limit-classes]', async () => {
  const { schoolAdmin, school } = await seedSchool({ offers_id: 3, nb_physical_boxes: 0 });
  for (let n = 0; n < 6; n += 1) {
    await server.seed.student({ schools_id: school.id, firstname: `Ada ${'abcdef'[n]}`, lastname: 'Roy', level: 'CP' });
  }
  const lines = Array.from({ length: 6 }, (_none, n) => `Roy;Ada ${'abcdef'[n]};CE1;CE1 ${'abcdef'[n]}`).join('\n');
  const { body } = await preview(schoolAdmin, school.id, file(`nom;prénom;niveau;classe\n${lines}\n`));
  const message = 'Le fichier contient plus de classes que votre offre n’en permet (5).';
  expect([body.classes_message, body.difference.classes_message]).toEqual([null, message]);

  const write = (options: { move?: boolean } = {}) =>
    server.as(schoolAdmin).call(imports.validSchoolStudents, {
      id: school.id,
      body: { rows: body.rows, create_classes: true, ...options },
    });

  expect((await write({ move: true })).error).toMatchObject({ code: 'LIMIT_CLASSES', message, params: { count: 5 } });
  expect((await write()).body).toMatchObject({ nb_classes: 0, nb_moved: 0 });
});

test('students who come back need seats; without enough seats, the preview shows a message and the import is refused; departures free seats [import.seats]', async () => {
  const { schoolAdmin, school } = await seedSchool({ nb_students_max: 2 });
  const inSchool = { schools_id: school.id, lastname: 'Roy', level: 'CE1' as const };
  const max = await server.seed.student({ ...inSchool, firstname: 'Max' });
  await server.seed.student({ ...inSchool, firstname: 'Ada', status: 'INACTIVE' });
  const { body } = await preview(schoolAdmin, school.id, file('nom;prénom;niveau\nRoy;Ada;CE1\nRoy;Lou;CE1\n'));
  expect(body.rows[0]!.message).toMatch(/^Cet élève a quitté l’établissement/);
  const message = 'Une place libre, 2 élèves à importer\u00a0: laissez des lignes de côté, ou changez d’offre.';
  expect([body.message, body.difference.message]).toEqual([null, message]);
  expect([body.nb_seats_missing, body.difference.nb_seats_missing]).toEqual([0, 1]);

  const write = (departures: number[]) =>
    server.as(schoolAdmin).call(imports.validSchoolStudents, {
      id: school.id,
      body: { rows: body.rows, move: true, departures },
    });

  const params = { free: 1, count: 2 };
  expect((await write([])).error).toMatchObject({ code: 'LIMIT_STUDENTS', message, params });
  expect((await write([max.id])).body).toMatchObject({ count: 1, nb_moved: 1, nb_departed: 1 });
});

test('a student of the file who is sent as a departure stays, and frees no seat [import.seats]', async () => {
  const { schoolAdmin, school } = await seedSchool({ nb_students_max: 1 });
  const max = await server.seed.student({ schools_id: school.id, lastname: 'Roy', firstname: 'Max' });
  const { body } = await preview(schoolAdmin, school.id, file('nom;prénom\nRoy;Max\nRoy;Lou\n'));
  const sent = { rows: body.rows, departures: [max.id] };
  const { error } = await server.as(schoolAdmin).call(imports.validSchoolStudents, { id: school.id, body: sent });
  expect(error).toMatchObject({ code: 'LIMIT_STUDENTS', message: body.message });
});

test.each([
  ['CE1 B', ['', ''], 'CE1'],
  ['Les loutres', ['CM1', 'CM2'], 'CM1/CM2'],
  ['Les loutres', ['CP', 'CE2'], 'CP/CE1/CE2'],
  ['Les loutres', ['CE2', 'CM1', 'CM1'], 'CM1'],
])('a class « %s » of students with the levels %s gets the level %s', async (name, levels, expected) => {
  const { schoolAdmin, school } = await seedSchool();
  const rows = levels.map((level, n) => `Ada ${'abc'[n]};${level};${name}`).join('\n');
  const { body } = await preview(schoolAdmin, school.id, file(`prénom;niveau;classe\n${rows}\n`));
  expect(body.classes).toMatchObject([{ name, level: expected }]);
});

test('checks corrected and other rows again, including class names', async () => {
  const { schoolAdmin, school } = await seedSchool();
  const { body } = await preview(
    schoolAdmin,
    school.id,
    file(`prénom;sexe;classe\nAda;X;CP A\nLou;F;${'a'.repeat(90)}\n`),
  );
  expect(body.rows.map(({ status }) => status)).toEqual(['BAD_GENDER', 'BAD_CLASS']);
  const rows = body.rows.map((row, n) => (n ? row : { ...row, student: { ...row.student, gender: 'h' } }));
  const { body: checked } = await call(schoolAdmin, school.id, { rows });
  expect(checked.rows[0]).toMatchObject({ status: 'OK', student: { gender: 'M', class_: 'CP A' } });
  expect(checked.rows[1]!.status).toBe('BAD_CLASS');
});

test('for more classes than the offer allows, the preview shows a message and the import is refused; without new classes, the import is accepted [schools.limit-classes] [schools.limit-classes-text]', async () => {
  const { schoolAdmin, school } = await seedSchool({ offers_id: 3, nb_physical_boxes: 0 });
  const text = `prénom;niveau;classe\n${Array.from({ length: 6 }, (_none, n) => `Ada ${n};CP;CP ${n}`).join('\n')}\n`;
  const { body } = await preview(schoolAdmin, school.id, file(text));
  const message = 'Le fichier contient plus de classes que votre offre n’en permet (5).';
  expect([body.nb_ok, body.message, body.classes_message]).toEqual([6, null, message]);
  const { status, error } = await validate(schoolAdmin, school.id, body.rows, { create_classes: true });
  expect([status, error.code, error.message]).toEqual([409, 'LIMIT_CLASSES', message]);
  expect((await validate(schoolAdmin, school.id, body.rows)).body).toMatchObject({ count: 6, nb_classes: 0 });
});

test('an undo deletes the import’s students and empty classes; students followed or edited since are kept, with the reason [import.undo-kept]', async () => {
  const { schoolAdmin, school } = await seedSchool();
  const { body } = await preview(
    schoolAdmin,
    school.id,
    file('prénom;niveau;classe\nAda;CP;CP A\nLou;CP;CP A\nMax;CP;CP B\nZoé;CM1;CM A\n'),
  );
  const { body: result } = await validate(schoolAdmin, school.id, body.rows, { create_classes: true });
  const ids = result.rows.map(({ id }) => id!);
  await server.seed.follower({ schoolId: school.id, studentId: ids[0]! });
  await server.as(schoolAdmin).call(students.update, { id: ids[1]!, body: { lastname: 'Petit' } });
  const { status, body: undone } = await server.as(schoolAdmin).call(operations.undo, { id: result.operation_id! });
  expect([status, undone]).toEqual([
    200,
    {
      nb_undone: 2,
      nb_restored: 0,
      nb_adults: 0,
      nb_kept: 2,
      kept: [
        { id: ids[0], firstname: 'Ada', lastname: '', reason: 'FOLLOWERS' },
        { id: ids[1], firstname: 'Lou', lastname: 'Petit', reason: 'EDITED' },
      ],
      nb_classes: 2,
    },
  ]);
  expect((await classesOf(schoolAdmin)).map(({ name }) => name)).toEqual(['CP A']);
  const school_ = await server.db.selectFrom('schools').selectAll().where('id', '=', school.id).executeTakeFirst();
  expect([school_!.nb_students, school_!.nb_classes]).toEqual([2, 1]);
});

test('a row that is left out, or wrong, does not prevent a later row of the same student from moving them [import.left-out] [import.existing]', async () => {
  const { schoolAdmin, school } = await seedSchool();
  const { id: classes_id } = await server.seed.class({ schools_id: school.id, name: 'CE1 A', level: 'CE1' });
  await server.seed.class({ schools_id: school.id, name: 'CE2 A', level: 'CE2' });
  const seedStudent = (firstname: string) =>
    server.seed.student({ schools_id: school.id, firstname, lastname: 'Roy', level: 'CE1', classes_id });
  const ada = await seedStudent('Ada');
  const lou = await seedStudent('Lou');
  const rows = (
    await preview(
      schoolAdmin,
      school.id,
      file(
        'nom;prénom;sexe;niveau;classe\nRoy;Ada;F;CE2;CE1 A\nRoy;Lou;X;CE2;CE2 A\nRoy;Ada;F;CE2;CE2 A\nRoy;Lou;F;CE2;CE2 A\n',
      ),
    )
  ).body.rows.map((row, n) => ({ ...row, ...(n === 0 && { skip: true }) }));
  const { body } = await call(schoolAdmin, school.id, { rows });
  expect(body.rows.map(({ status }) => status)).toEqual(['LEFT_OUT', 'BAD_GENDER', 'ALREADY_EXISTS', 'ALREADY_EXISTS']);
  expect(body.difference.moves.map(({ id, class_after }) => [id, class_after])).toEqual([
    [ada.id, 'CE2 A'],
    [lou.id, 'CE2 A'],
  ]);
  expect(body.difference.departures).toEqual([]);
});

test('of several students with the same name, a row refers to the student with its birth date, else to a present student [import.verdicts] [import.existing]', async () => {
  const { schoolAdmin, school } = await seedSchool();
  const { id: classes_id } = await server.seed.class({ schools_id: school.id, name: 'CE1 A', level: 'CE1' });
  const own = { schools_id: school.id, lastname: 'Roy', level: 'CE1' as const };
  await server.seed.student({ ...own, firstname: 'Ada', birthdate: '2018-03-05', status: 'INACTIVE' });
  await server.seed.student({ ...own, firstname: 'Ada', birthdate: '2018-03-05', classes_id });
  const undated = await server.seed.student({ ...own, firstname: 'Lou', classes_id });
  await server.seed.student({ ...own, firstname: 'Lou', birthdate: '2018-03-06', classes_id });
  const text = 'nom;prénom;naissance;niveau;classe\nRoy;Ada;05/03/2018;CE1;CE1 A\nRoy;Lou;06/03/2018;CE1;CE1 A\n';
  const { body } = await preview(schoolAdmin, school.id, file(text));
  expect(body.rows.map(({ message }) => message)).toEqual([
    'Cet élève existe déjà dans la classe CE1 A.',
    'Cet élève existe déjà dans la classe CE1 A.',
  ]);
  expect(body.difference.moves).toEqual([]);
  expect(body.difference.departures.map(({ id }) => id)).toEqual([undated.id]);
});

test('a student whose last name changed is found by first name, birth date and a similar last name, and keeps their name [import.other-name]', async () => {
  const { schoolAdmin, school } = await seedSchool();
  const { id: classes_id } = await server.seed.class({ schools_id: school.id, name: 'CE1 A', level: 'CE1' });
  const own = { schools_id: school.id, level: 'CE1' as const, birthdate: '2018-03-05', classes_id };
  const ada = await server.seed.student({ ...own, firstname: 'Ada', lastname: 'Roy' });
  const lou = await server.seed.student({ ...own, firstname: 'Lou', lastname: 'Le Goff-Petit' });
  const max = await server.seed.student({ ...own, firstname: 'Max', lastname: 'Blin' });
  const undated = await server.seed.student({ ...own, firstname: 'Zoé', lastname: 'Cros', birthdate: null });
  const header = 'Nom élève;Nom d’usage élève;Prénom élève;Date naissance;Niveau;Classe';
  const rows = [
    'ROY;MARTIN;Ada;05/03/2018;CE2;CE1 A',
    'PETIT;;Lou;05/03/2018;CE1;CE1 A',
    'BLIN;;Max;06/03/2018;CE1;CE1 A',
    'ROUX;;Max;05/03/2018;CE1;CE1 A',
    'CROS;DUC;Zoé;05/03/2018;CE1;CE1 A',
    'ROY;;Ada;05/03/2018;CE1;CE1 A',
  ];
  const { body } = await preview(schoolAdmin, school.id, file([header, ...rows, ''].join('\n')));
  expect(body.rows.map(({ status }) => status)).toEqual([
    'ALREADY_EXISTS',
    'ALREADY_EXISTS',
    'OK',
    'OK',
    'OK',
    'DUPLICATE_IN_LIST',
  ]);
  expect(body.rows[0]!.message).toBe(
    'Cet élève existe déjà dans la classe CE1 A. Son nom dans l’établissement\u00a0: «\u00a0Ada ROY\u00a0».',
  );
  expect(body.difference.moves.map(({ id, level_after }) => [id, level_after])).toEqual([[ada.id, 'CE2']]);
  expect(body.difference.departures.map(({ id }) => id)).toEqual([max.id, undated.id]);
  // The corrected rows are checked without the file.
  const again = await call(schoolAdmin, school.id, { rows: body.rows });
  expect(again.body.rows.map(({ status }) => status)).toEqual(body.rows.map(({ status }) => status));
  const write = { rows: body.rows, move: true, departures: [] };
  await server.as(schoolAdmin).call(imports.validSchoolStudents, { id: school.id, body: write });
  for (const [id, lastname] of [
    [ada.id, 'Roy'],
    [lou.id, 'Le Goff-Petit'],
  ] as const) {
    expect(await server.as(schoolAdmin).body(students.view, { id })).toMatchObject({ lastname });
  }
});

test('a row with swapped first and last names means the student with that birth date [import.swapped-names]', async () => {
  const { schoolAdmin, school } = await seedSchool();
  const own = { schools_id: school.id, birthdate: '2018-03-05' };
  await server.seed.student({ ...own, firstname: 'Ada', lastname: 'Roy' });
  const text = 'Nom;Prénom;Naissance\nAda;Roy;05/03/2018\nAda;Roy;06/03/2018\nAda;Roy;\n';
  const { body } = await preview(schoolAdmin, school.id, file(text));
  expect(body.rows.map(({ status }) => status)).toEqual(['ALREADY_EXISTS', 'OK', 'DUPLICATE_IN_LIST']);
  expect(body.rows[0]!.message).toContain('Ada ROY');
  expect(body.difference.departures).toEqual([]);
});

test.each([
  [
    'days above 12 in the second place',
    ['12/25/2018', '11/13/2018', '03/04/2019'],
    ['2018-12-25', '2018-11-13', '2019-03-04'],
    true,
  ],
  ['one day above 12 in the second place', ['12/25/2018', '03/04/2019'], ['12/25/2018', '2019-04-03'], undefined],
  ['a day above 12 in the first place too', ['12/25/2018', '13/04/2019'], ['12/25/2018', '2019-04-13'], undefined],
  ['ambiguous days only', ['03/04/2019'], ['2019-04-03'], undefined],
  ['dots, which are not American', ['12.25.2018'], ['12.25.2018'], undefined],
])('dates with %s [import.month-first]', async (_what, written, read, isMonthFirst) => {
  const { schoolAdmin, school } = await seedSchool();
  const rows = written.map((day, index) => `Roy;Ada${'abc'[index]!};${day}`);
  const { body } = await preview(schoolAdmin, school.id, file(['Nom;Prénom;Naissance', ...rows, ''].join('\n')));
  expect(body.rows.map(({ student }) => student.birthdate)).toEqual(read);
  expect(body.is_month_first).toBe(isMonthFirst);
});

test('names the columns that are not read, and ignores prepared lines without a student [import.ignored-columns] [import.empty-lines]', async () => {
  const { schoolAdmin, school } = await seedSchool();
  const text = 'N°;Nom;Prénom;Né(e) le;Classe;Cantine\n1;Roy;Ada;05/03/2018;CP A;oui\n2;;;;CP A;\n3;;;;;\n';
  const { body } = await preview(schoolAdmin, school.id, file(text));
  expect(body.ignored_columns).toEqual(['N°', 'Cantine']);
  expect(body.rows).toHaveLength(1);
  expect(body.rows[0]!.student.birthdate).toBe('2018-03-05');
});

test.each([
  ['Élève;Classe\nRoy Ada;CP A\nTotal 8;\n', ['Roy']],
  ['Nom;Prénom\nRoy;Ada\nTotal;8\n', ['Roy']],
  ['Nom;Prénom\nRoy;Ada\nTotal élèves : 8;\n', ['Roy']],
  ['Nom;Prénom\nRoy;Ada\nTotal;Max\n', ['Roy', 'Total']],
])(
  'a line of a total is not a student, but a student may be named « Total »: %j [import.empty-lines]',
  async (text, names) => {
    const { schoolAdmin, school } = await seedSchool();
    const { body } = await preview(schoolAdmin, school.id, file(text));
    expect(body.rows.map(({ student }) => student.lastname)).toEqual(names);
  },
);

test('reads a column with both names beside one with the last name; beside first names, it is not read [import.full-name] [import.ignored-columns]', async () => {
  const { schoolAdmin, school } = await seedSchool();
  const read = async (text: string) => {
    const { body } = await preview(schoolAdmin, school.id, file(text));
    const names = body.rows.map(({ student }) => [student.lastname, student.firstname]);
    return [names, body.ignored_columns, body.guessed_names];
  };
  expect(await read('Nom;Élève\nRoy;Roy Ada Lou\nBlin;Max\n')).toEqual([
    [
      ['Roy', 'Ada Lou'],
      ['Blin', 'Max'],
    ],
    undefined,
    undefined,
  ]);
  expect(await read('Élève;Prénom;Nom\nAda Lou Roy;Ada;Roy\n')).toEqual([[['Roy', 'Ada']], ['Élève'], undefined]);
});

test('a student whose last name is a header is read; a repeated header is not [import.headers]', async () => {
  const { schoolAdmin, school } = await seedSchool();
  const { body } = await preview(schoolAdmin, school.id, file('Nom;Prénom\nNom;Ada\nNom;Prénom\nRoy;Lou\n'));
  expect(body.rows.map(({ line, student }) => [line, student.firstname])).toEqual([
    [2, 'Ada'],
    [4, 'Lou'],
  ]);
});

test('names the students whose last name has an uncertain end, or whose names have an uncertain order [import.guessed-names]', async () => {
  const { schoolAdmin, school } = await seedSchool();
  const text = 'Nom et prénom\nSaint Martin Zoé\nROY Ada Lou\nBlin Max\n';
  const { body } = await preview(schoolAdmin, school.id, file(text));
  expect(body.guessed_names).toEqual([{ line: 2, name: 'Saint Martin Zoé' }]);
  const { body: anyOrder } = await preview(schoolAdmin, school.id, file('Élève;Naissance\nLéa Dupont;\nROY Ada;\n'));
  expect(anyOrder.guessed_names).toEqual([{ line: 2, name: 'Léa Dupont' }]);
});

test('undoing the return of a student restores the time at which the student had left the school [import.undo]', async () => {
  const { schoolAdmin, school } = await seedSchool();
  const ada = await server.seed.student({
    schools_id: school.id,
    firstname: 'Ada',
    lastname: 'Roy',
    level: 'CE1' as const,
    status: 'INACTIVE',
    date_inactive: '2026-01-15T08:00:00Z',
  });

  const dateOf = async () =>
    (await server.db.selectFrom('students').select('date_inactive').where('id', '=', ada.id).executeTakeFirstOrThrow())
      .date_inactive;

  const before = await dateOf();
  const { body } = await preview(schoolAdmin, school.id, file('nom;prénom;niveau\nRoy;Ada;CE1\n'));
  const result = await server
    .as(schoolAdmin)
    .body(imports.validSchoolStudents, { id: school.id, body: { rows: body.rows, move: true } });
  expect(await dateOf()).toBeNull();
  await server.as(schoolAdmin).call(operations.undo, { id: result.operation_id! });
  expect(await dateOf()).toEqual(before);
});

test('an import that fills 90 % of the seats notifies, even if it moves students or continues another import [notifications.seats]', async () => {
  const text = 'nom;prénom;niveau\nRoy;Ada;CE2\nRoy;Lou;CE1\nRoy;Max;CE1\n';

  const notified = async ({ isContinued }: { isContinued: boolean }) => {
    const { schoolAdmin, school } = await seedSchool({ nb_students_max: 3 });
    if (!isContinued) {
      await server.seed.student({ schools_id: school.id, firstname: 'Ada', lastname: 'Roy', level: 'CE1' });
    }
    const { rows } = (await preview(schoolAdmin, school.id, file(text))).body;
    const write = (body: object) =>
      server.as(schoolAdmin).call(imports.validSchoolStudents, { id: school.id, body: { rows, ...body } });
    if (isContinued) {
      const { body: first } = await write({ rows: rows.slice(0, 1) });
      await write({ operation_id: first.operation_id! });
    } else await write({ move: true });
    const found = await server.db
      .selectFrom('notifications')
      .select('params')
      .where('schools_id', '=', school.id)
      .where('kind', '=', 'SEATS_AT_90')
      .execute();
    return found.map(({ params }) => params);
  };

  const full = [expect.objectContaining({ count: 3, max: 3 })];
  expect([await notified({ isContinued: false }), await notified({ isContinued: true })]).toEqual([full, full]);
});

test('if two files of one import move the same student, the undo restores the state before the first file [import.undo]', async () => {
  const { schoolAdmin, school } = await seedSchool();
  const seedClass = (name: string) => server.seed.class({ schools_id: school.id, name, level: 'CE1' });
  const first = await seedClass('CE1 A');
  await seedClass('CE1 B');
  await seedClass('CE1 C');
  const ada = await server.seed.student({
    schools_id: school.id,
    lastname: 'Roy',
    level: 'CE1' as const,
    classes_id: first.id,
    firstname: 'Ada',
  });
  const card = await server.seed.card();
  await server.seed.trackedCard({ students_id: ada.id, cards_id: card.id, box: 3, nb_right: 2 });

  const stateOf = async () => ({
    students: await server.db
      .selectFrom('students')
      .select(['id', 'classes_id', 'epoch'])
      .where('schools_id', '=', school.id)
      .execute(),
    cards: await server.db
      .selectFrom('cards_students')
      .select(['students_id', 'epoch', 'box'])
      .where('students_id', '=', ada.id)
      .execute(),
  });

  const before = await stateOf();

  const write = async (text: string, more: object = {}) => {
    const { rows } = (await preview(schoolAdmin, school.id, file(`nom;prénom;niveau;classe\n${text}`))).body;
    const body = { rows, move: true, ...more };
    return await server.as(schoolAdmin).body(imports.validSchoolStudents, { id: school.id, body });
  };

  const { operation_id } = await write('Roy;Ada;CE1;CE1 B\nRoy;Lou;CE1;CE1 A\n');
  const second = await write('Roy;Ada;CE1;CE1 C\nRoy;Lou;CE1;CE1 B\n', { operation_id });
  expect([second.operation_id, second.nb_moved]).toEqual([operation_id, 2]);
  const undone = await server.as(schoolAdmin).body(operations.undo, { id: operation_id! });
  expect(undone).toMatchObject({ nb_undone: 2, nb_restored: 1, kept: [] });
  expect(await stateOf()).toEqual(before);
});

test('an undo keeps a class that was changed since, even if it is empty [import.undo-kept]', async () => {
  const { schoolAdmin, school } = await seedSchool();
  const { body } = await preview(schoolAdmin, school.id, file('prénom;niveau;classe\nAda;CP;CP A\nLou;CP;CP B\n'));
  const { body: result } = await validate(schoolAdmin, school.id, body.rows, { create_classes: true });
  const renamed = (await classesOf(schoolAdmin)).find(({ name }) => name === 'CP A')!;
  await server.as(schoolAdmin).call(classes.update, { id: renamed.id, body: { name: 'Les loutres' } });
  const undone = await server.as(schoolAdmin).body(operations.undo, { id: result.operation_id! });
  expect([undone.nb_undone, undone.nb_classes]).toEqual([2, 1]);
  expect((await classesOf(schoolAdmin)).map(({ name }) => name)).toEqual(['Les loutres']);
});

test('checks and writes 5,000 rows of a school with 200 classes', async () => {
  const { schoolAdmin, school } = await seedSchool();
  const rows = Array.from({ length: 5_000 }, (_none, n) => `Nom ${n},Ada,01/02/2019,F,CE1,CE1 ${n % 200}`);
  const body = file(`nom,prénom,naissance,sexe,niveau,classe\n${rows.join('\n')}`);
  const read = await preview(schoolAdmin, school.id, body);
  const imported = await validate(schoolAdmin, school.id, read.body.rows, { create_classes: true });
  expect([imported.body.count, imported.body.nb_classes]).toEqual([5_000, 200]);
});

test.each([
  ['NUL bytes', 'prénom;classe\nA\u0000da;CP A\n', 415, 'FILE_TYPE_REFUSED'],
  ['a damaged workbook', Buffer.from('PK\u0003\u0004rest'), 400, 'BAD_REQUEST'],
  ['200,000 rows', `prénom;classe\n${'Ada;CP A\n'.repeat(200_000)}`, 413, 'FILE_SIZE_OVER'],
  ['10 MB', 'x'.repeat(10_000_000), 413, 'FILE_SIZE_OVER'],
  ['no column of first names', 'nom;classe\nRoy;CP A\n', 422, 'INVALID'],
])(
  'the preview refuses %s with a specific error [import.file] [import.messages]',
  async (_what, text, status, code) => {
    const { schoolAdmin, school } = await seedSchool();
    const response = await preview(schoolAdmin, school.id, file(text));
    expect([response.status, response.error.code]).toEqual([status, code]);
  },
);

test('rows sent without a preview: names with an address or characters that can’t be stored are refused, other rows are written', async () => {
  const { schoolAdmin, school } = await seedSchool();
  const names = [
    'A\u0000da',
    'A\u202Eda',
    'Ada www.gagnez.example',
    'Ada@gagnez',
    '😀 Lou',
    "'); drop table students; --",
    '<b>Zoé</b>',
  ];
  const rows = names.map((firstname, n) => ({
    line: n + 2,
    student: { firstname, lastname: '', gender: null, birthdate: null, level: 'CP', class_: 'CP <i>' },
  }));
  const { status, body } = await validate(schoolAdmin, school.id, rows, { create_classes: true });
  expect([status, body.count]).toEqual([201, 3]);
  expect(body.rows.map((row) => row.status)).toEqual([...Array<string>(4).fill('BAD_NAME'), 'OK', 'OK', 'OK']);
});

test('refuses anonymous callers, teachers, followers and school admins of another school', async () => {
  const { schoolAdmin, school } = await seedSchool();
  const teacher = await server.seed.teacher({ schoolId: school.id });
  const follower = await server.seed.follower({ schoolId: school.id });
  const rows = [{ line: 2, student: { firstname: 'Ada', lastname: '', gender: null, birthdate: null, level: null } }];
  const body = { rows };
  expect(await server.anonymous.status(imports.schoolStudents, { id: school.id, body })).toBe(401);
  for (const person of [teacher, follower]) {
    expect((await call(person, school.id, body)).status).toBe(403);
    expect((await validate(person, school.id, rows)).status).toBe(403);
  }
  expect((await call(await server.seed.schoolAdmin(), school.id, body)).status).toBe(404);
  expect((await call(await server.seed.superadmin(), school.id, body)).status).toBe(200);
  expect((await call(schoolAdmin, school.id, body)).status).toBe(200);
});

test('the preview of a superadmin compares the file with the students of the school only', async () => {
  const { schoolAdmin, school } = await seedSchool();
  const student = { firstname: 'Ada', lastname: 'Lovelace' };
  await server.seed.student({ ...student, schools_id: (await seedSchool()).school.id });
  const text = 'prénom;nom\nAda;Lovelace\n';
  const { body } = await preview(await server.seed.superadmin(), school.id, file(text));
  expect(body.rows.map(({ status }) => status)).toEqual(['OK']);
  expect(body.rows).toEqual((await preview(schoolAdmin, school.id, file(text))).body.rows);
});

describe('a workbook with one sheet per class', () => {
  const header = ['Nom', 'Prénom', 'Date de naissance'];
  const title = 'Classes 2026-2027.xlsx';

  function workbook(sheets: Record<string, string[][]>) {
    const book = utils.book_new();
    for (const [name, rows] of Object.entries(sheets)) {
      utils.book_append_sheet(book, utils.aoa_to_sheet([header, ...rows]), name);
    }
    const data = (write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer).toString('base64');
    return { title, type: 'application/octet-stream', data };
  }

  test('creates the classes named by the sheets and places their students, also those of an existing class [import.sheets] [import.class-by-name]', async () => {
    const { schoolAdmin, school } = await seedSchool();
    await server.seed.class({ schools_id: school.id, name: 'CP-A', level: 'CP' });
    const { body } = await preview(
      schoolAdmin,
      school.id,
      workbook({
        'CP A': [['Éluard', 'Zoë', '01/02/2020']],
        'CE1 Mme Nguyễn': [
          ['Roy', 'Léa', ''],
          ['Blin', 'Max', ''],
        ],
      }),
    );
    expect(body.rows.map(({ student, place }) => [student.class_, place])).toEqual([
      ['CP-A', 'EXISTING'],
      ['CE1 Mme Nguyễn', 'NEW'],
      ['CE1 Mme Nguyễn', 'NEW'],
    ]);
    const { status, body: result } = await validate(schoolAdmin, school.id, body.rows, { create_classes: true });
    expect([status, result.count, result.nb_classes]).toEqual([201, 3, 1]);
    const counts = (await classesOf(schoolAdmin)).map(({ name, level, nb_students }) => [name, level, nb_students]);
    expect(counts.toSorted()).toEqual([
      ['CE1 Mme Nguyễn', 'CE1', 2],
      ['CP-A', 'CP', 1],
    ]);
  });

  test.each([
    ['another sheet', '12/25/2019', '2020-01-02'],
    ['another sheet, but not if a sheet has the day first', '25/12/2019', '2020-02-01'],
  ])('a sheet whose dates do not show their order follows %s [import.month-first]', async (_what, day, read) => {
    const { schoolAdmin, school } = await seedSchool();
    const sheets = {
      'CP A': [['Éluard', 'Zoë', '01/02/2020']],
      'CP B': [
        ['Roy', 'Léa', '12/13/2019'],
        ['Blin', 'Max', '11/28/2019'],
      ],
      'CP C': [['Petit', 'Lou', day]],
    };
    const { body } = await preview(schoolAdmin, school.id, workbook(sheets));
    expect(body.is_month_first).toBe(true);
    expect(body.rows.map(({ student }) => student.birthdate)).toEqual([read, '2019-12-13', '2019-11-28', '2019-12-25']);
  });

  test('a duplicate in another sheet names that sheet, also after a correction [import.sheets-shown]', async () => {
    const { schoolAdmin, school } = await seedSchool();
    const sheets = {
      'CP A': [['Roy', 'Léa', '']],
      'CP B': [
        ['Blin', 'Max', 'hier'],
        ['ROY', 'lea', ''],
      ],
    };
    const { body } = await preview(schoolAdmin, school.id, workbook(sheets));
    const messages = (rows: typeof body.rows) => rows.map((row) => [row.in_sheet, row.status, row.message]);
    const duplicate = [
      { name: 'CP B', line: 3 },
      'DUPLICATE_IN_LIST',
      'Doublon\u00a0: cet élève figure déjà à la ligne 2 de la feuille «\u00a0CP A\u00a0».',
    ];
    expect(messages(body.rows)[2]).toEqual(duplicate);
    const corrected = body.rows.map(({ line, in_sheet, student }) => ({ line, in_sheet, student }));
    const { body: again } = await preview(schoolAdmin, school.id, { rows: corrected });
    expect(messages(again.rows)[2]).toEqual(duplicate);
    expect(new Set(body.rows.map(({ line }) => line)).size).toBe(3);
  });

  test('a sheet with an overlong name and a line beyond any spreadsheet is read', async () => {
    const { schoolAdmin, school } = await seedSchool();
    const cell = (text: string) =>
      `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`;
    const row = (...cells: string[]) => `<table:table-row>${cells.map(cell).join('')}</table:table-row>`;
    const gap = '<table:table-row table:number-rows-repeated="3000000000"><table:table-cell/></table:table-row>';
    const table = (name: string, firstname: string) =>
      `<table:table table:name="${name}">${row('Nom', 'Prénom')}${gap}${row('Roy', firstname)}</table:table>`;
    const content = `<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
      xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"
      xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:spreadsheet>
      ${table('CP '.repeat(1_000), 'Léa')}${table('CE1', 'Max')}</office:spreadsheet></office:body></office:document-content>`;
    const bytes = zipSync({ 'content.xml': strToU8(content) });
    const upload = {
      title: 'classes.ods',
      type: 'application/octet-stream',
      data: Buffer.from(bytes).toString('base64'),
    };
    const { status, body } = await preview(schoolAdmin, school.id, upload);
    expect([status, body.rows.length, body.rows[0]?.in_sheet?.name.length]).toEqual([200, 2, importMaxCell]);
  });

  test('the import of a class reads only the sheet named like the class [import.one-sheet]', async () => {
    const { schoolAdmin, school } = await seedSchool();
    const class_ = await server.seed.class({ schools_id: school.id, name: 'CP B' });
    const body = workbook({ 'CP A': [['Roy', 'Léa', '']], 'CP B': [['Blin', 'Max', '']] });
    const read = await server.as(schoolAdmin).body(imports.students, { id: class_.id, body });
    expect(read).toMatchObject({ sheet: 'CP B', other_sheets: ['CP A'], count: 1 });
    expect(read.rows[0]).toMatchObject({ student: { lastname: 'Blin' } });
  });
});
