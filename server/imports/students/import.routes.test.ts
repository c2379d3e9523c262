import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type ImportPreview, imports } from '@memocartes/contract/imports/imports.routes';
import { students } from '@memocartes/contract/students/students.routes';

import type { Person } from '../../testing/seed.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

const file = (text: string | Buffer) => ({
  title: 'eleves.csv',
  type: 'text/csv',
  data: Buffer.from(text).toString('base64'),
});

const sample = (name: string) => file(readFileSync(join(import.meta.dirname, '../../../e2e/data', name)));

async function seedSchool(row: Parameters<TestServer['seed']['school']>[0] = {}) {
  const school = await server.seed.school(row);
  const class_ = await server.seed.class({ schools_id: school.id, name: 'CE1 C' });
  const teacher = await server.seed.teacher({ schoolId: school.id });
  await server.seed.teach(teacher.userId, class_.id);
  return { school, class_, teacher, schoolAdmin: await server.seed.schoolAdmin({ schoolId: school.id }) };
}

const preview = (person: Person, id: number, body = sample('eleves-ce1.csv')) =>
  server.as(person).call(imports.students, { id, body });
const validate = (person: Person, id: number, { rows }: Pick<ImportPreview, 'rows'>) =>
  server.as(person).call(imports.validStudents, { id, body: { rows } });
const countOf = async (person: Person) => (await server.as(person).body(students.list)).count;

test('the preview writes nothing, the import writes the accepted rows, and the same file again adds no student [import.verdicts] [import.messages] [import.preview]', async () => {
  const { schoolAdmin, class_ } = await seedSchool();
  const first = await preview(schoolAdmin, class_.id);
  expect([first.status, first.body.count, first.body.nb_ok, first.body.message]).toEqual([200, 27, 27, null]);
  expect(await countOf(schoolAdmin)).toBe(0);
  const written = await validate(schoolAdmin, class_.id, first.body);
  expect([written.status, written.body.count]).toEqual([201, 27]);
  const zoe = await server.as(schoolAdmin).body(students.view, { id: written.body.rows[2]!.id });
  expect(zoe).toMatchObject({
    firstname: 'Zoë',
    lastname: 'Beaufils',
    birthdate: '2019-11-29',
    gender: 'F',
    level: 'CE1',
  });
  expect(zoe.class_).toEqual({ id: class_.id, name: 'CE1 C' });

  const repeated = await preview(schoolAdmin, class_.id, sample('eleves-ce1-windows-1252.csv'));
  expect(repeated.body.nb_ok).toBe(0);
  expect(repeated.body.rows[0]).toMatchObject({
    status: 'ALREADY_EXISTS',
    message: 'Cet élève existe déjà dans la classe CE1 C.',
  });
  expect((await validate(schoolAdmin, class_.id, first.body)).body.count).toBe(0);
  expect(await countOf(schoolAdmin)).toBe(27);
});

test('checks corrected rows again; the import skips and lists rows that are still wrong [import.verdicts]', async () => {
  const { schoolAdmin, class_ } = await seedSchool();
  const { body } = await preview(schoolAdmin, class_.id, sample('eleves-erreurs.csv'));
  const rows = body.rows.map((row) =>
    row.line === 7 ? { ...row, student: { ...row.student, birthdate: '28/02/2019' } } : row,
  );
  const checked = await server.as(schoolAdmin).body(imports.students, { id: class_.id, body: { rows } });
  expect([checked.nb_ok, checked.encoding, checked.count]).toEqual([5, null, body.count]);
  expect(checked.rows.find(({ line }) => line === 7)).toMatchObject({
    status: 'OK',
    student: { birthdate: '2019-02-28' },
  });
  const { body: result } = await validate(schoolAdmin, class_.id, { rows });
  expect(result.count).toBe(5);
  expect(result.rows.find(({ line }) => line === 7)).toMatchObject({ status: 'OK', id: expect.any(Number) as unknown });
  expect(result.rows.find(({ line }) => line === 8)).toMatchObject({ status: 'BAD_BIRTHDATE', id: null });
});

test('a student without a level gets the level of the class', async () => {
  const { schoolAdmin, class_ } = await seedSchool();
  const { body } = await preview(schoolAdmin, class_.id, file('prénom\nLou\n'));
  await validate(schoolAdmin, class_.id, body);
  const page = await server.as(schoolAdmin).body(students.list);
  expect(page.students).toMatchObject([{ firstname: 'Lou', lastname: '', level: 'CE1' }]);
});

test('for more students than seats, the preview shows a message and the import is refused without writing [schools.limit-students] [import.messages] [import.seats] [asvs:2.3.2]', async () => {
  const { schoolAdmin, class_ } = await seedSchool({ offers_id: 3, nb_physical_boxes: 0 });
  const { body } = await preview(schoolAdmin, class_.id, sample('eleves-trop-nombreux.csv'));
  const message = '60 places libres, 70 élèves à importer\u00a0: laissez des lignes de côté, ou changez d’offre.';
  expect([body.nb_ok, body.message]).toEqual([70, message]);
  const { status, error } = await validate(schoolAdmin, class_.id, body);
  expect([status, error.code, error.message]).toEqual([409, 'LIMIT_STUDENTS', message]);
  expect(await countOf(schoolAdmin)).toBe(0);
});

test('accepts 5,000 rows, and refuses 200,000 rows and 10 MB with a clear error [asvs:5.2.1] [asvs:15.2.2]', async () => {
  const { schoolAdmin, class_ } = await seedSchool();
  const rows = Array.from({ length: 5_000 }, (_none, n) => `Nom ${n},Ada,01/02/2019,F,CE1`);
  const header = 'nom,prénom,naissance,sexe,niveau\n';
  const { body } = await preview(schoolAdmin, class_.id, file(header + rows.join('\n')));
  expect((await validate(schoolAdmin, class_.id, body)).body.count).toBe(5_000);
  const long = await preview(schoolAdmin, class_.id, file(header + 'a,b\n'.repeat(200_000)));
  expect([long.status, long.error.code]).toEqual([413, 'FILE_SIZE_OVER']);
  const heavy = await preview(schoolAdmin, class_.id, file('x'.repeat(10_000_000)));
  expect([heavy.status, heavy.error.code]).toEqual([413, 'FILE_SIZE_OVER']);
});

test('refuses anonymous callers, teachers, followers and school admins of another school; returns 422 for a missing column', async () => {
  const { schoolAdmin, teacher, class_, school } = await seedSchool();
  const stranger = await server.seed.schoolAdmin();
  const follower = await server.seed.follower({ schoolId: school.id });
  const body = sample('eleves-ce1.csv');
  expect(await server.anonymous.status(imports.students, { id: class_.id, body })).toBe(401);
  for (const person of [teacher, follower]) {
    expect((await preview(person, class_.id)).status).toBe(403);
    expect((await validate(person, class_.id, { rows: [] })).status).toBe(403);
  }
  expect((await preview(stranger, class_.id)).status).toBe(404);
  const absent = await preview(schoolAdmin, class_.id, sample('eleves-colonne-absente.csv'));
  expect([absent.status, Object.keys(absent.error.fields!)]).toEqual([422, ['data']]);
  expect((await validate(schoolAdmin, class_.id, { rows: [] })).status).toBe(422);
  const nothing = await server.as(schoolAdmin).call(imports.students, { id: class_.id, body: {} });
  expect([nothing.status, nothing.error.fields]).toEqual([422, { data: 'Champ requis' }]);
});
