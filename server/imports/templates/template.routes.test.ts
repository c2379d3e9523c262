import { read as readBook, utils, write } from '@e965/xlsx';
import { classes } from '@memocartes/contract/classes/classes.routes';
import { type ImportKind, importKinds } from '@memocartes/contract/imports/adult-imports';
import { adultImports } from '@memocartes/contract/imports/adults/adult-imports.routes';
import { templateFormats } from '@memocartes/contract/imports/imports';
import { imports } from '@memocartes/contract/imports/imports.routes';
import { users } from '@memocartes/contract/users/users.routes';

import { type TestServer, testServer } from '../../testing/server.ts';
import { readTable } from '../file/read-file.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

type SeededSchool = Awaited<ReturnType<typeof seedSchool>>;

async function seedSchool() {
  const school = await server.seed.school({ nb_teachers_max: 20 });
  const admin = await server.seed.schoolAdmin({ schoolId: school.id });
  return { id: school.id, caller: server.as(admin) };
}

async function download({ id, caller }: Pick<SeededSchool, 'id' | 'caller'>, kind: ImportKind, format: 'xlsx' | 'csv') {
  const response = await caller.fetch(`/api/schools/${id}/import/template?kind=${kind}&format=${format}`);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** The template with these lines below its sample line, as filled in by a person. */
function fillTemplate(bytes: Buffer, format: 'xlsx' | 'csv', lines: readonly (readonly string[])[]) {
  if (format === 'csv') {
    return Buffer.from(`${bytes.toString()}${lines.map((cells) => `${cells.join(';')}\r\n`).join('')}`);
  }
  const book = readBook(bytes);
  utils.sheet_add_aoa(book.Sheets[book.SheetNames[0]!]!, lines as string[][], { origin: -1 });
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
}

const payload = (bytes: Buffer) => ({ title: 'modele', type: '', data: bytes.toString('base64') });

test.each(templateFormats)(
  '%s: the three templates, once filled in, import students, followers and teachers',
  async (format) => {
    const seeded = await seedSchool();
    const { id, caller } = seeded;
    const fill = async (kind: ImportKind, ...lines: string[][]) =>
      payload(fillTemplate((await download(seeded, kind, format)).bytes, format, lines));

    const students = await caller.call(imports.schoolStudents, {
      id,
      body: await fill(
        'STUDENTS',
        ['ÉLUARD', 'Zoë', 'F', '14/03/2018', 'CE1', 'CE1 A'],
        ['ROY', 'Léo', 'M', '', 'CP', ''],
      ),
    });
    expect(students.body.rows.map(({ student, status }) => [student.firstname, student.birthdate, status])).toEqual([
      ['Zoë', '2018-03-14', 'OK'],
      ['Léo', null, 'OK'],
    ]);
    expect(students.body).toMatchObject({ format, sheet: format === 'xlsx' ? 'Élèves' : null });
    await caller.call(imports.validSchoolStudents, { id, body: { rows: students.body.rows, create_classes: true } });

    const adults = await caller.call(adultImports.followers, {
      id,
      body: await fill('FOLLOWERS', [
        'ÉLUARD',
        'Ana',
        'Mère',
        `ana.${format}@famille.example`,
        '0639980001',
        'Éluard',
        'Zoë',
        'CE1 A',
      ]),
    });
    expect(adults.body.rows).toMatchObject([{ status: 'NEW', adult: { phone: '06 39 98 00 01', relation: 'Mère' } }]);
    await caller.call(adultImports.validFollowers, { id, body: { rows: adults.body.rows } });

    const staff = await caller.call(adultImports.staff, {
      id,
      body: await fill('STAFF', ['SILVA', 'Paul', `paul.${format}@ecole.example`, '', 'CE1 A']),
    });
    expect(staff.body.rows).toMatchObject([{ status: 'NEW', adult: { classes: 'CE1 A' } }]);
    await caller.call(adultImports.validStaff, { id, body: { rows: staff.body.rows } });

    expect((await caller.body(classes.list)).count).toBe(1);
    expect((await caller.body(users.followers)).count).toBe(1);
    expect((await caller.body(users.list, { query: { role: ['TEACHER'] } })).count).toBe(1);
  },
);

test.each(importKinds.flatMap((kind) => templateFormats.map((format) => [kind, format] as const)))(
  'the template of %s as %s is recognised; its sample line is ignored',
  async (kind, format) => {
    const { response, bytes } = await download(await seedSchool(), kind, format);
    expect(response.headers.get('content-disposition')).toMatch(new RegExp(`^attachment; .*\\.${format}$`));
    expect(await readTable(bytes.toString('base64'))).toMatchObject({ kind, format, rows: [] });
  },
);

test('SheetJS reads the workbook and its sheet of explanations; the cells are texts', async () => {
  const { bytes } = await download(await seedSchool(), 'STUDENTS', 'xlsx');
  const book = readBook(bytes, { cellStyles: true, cellNF: true });
  expect(book.SheetNames).toEqual(['Élèves', 'Mode d’emploi']);
  const [help] = utils.sheet_to_json<string[]>(book.Sheets['Mode d’emploi']!, { header: 1 }).slice(4, 5);
  expect(help).toEqual(['Date de naissance', expect.stringContaining('jj/mm/aaaa')]);
  expect(book.Sheets['Élèves']!.D2).toMatchObject({ v: '14/03/2018', t: 's', z: '@' });
});

test('templates are available to people who may import, for their own school', async () => {
  const seeded = await seedSchool();
  const otherSchool = await seedSchool();
  const teacher = await server.seed.teacher({ schoolId: seeded.id });
  const statusFor = async (caller: SeededSchool['caller'], id: number) =>
    (await download({ id, caller }, 'STUDENTS', 'csv')).response.status;
  expect(await statusFor(seeded.caller, seeded.id)).toBe(200);
  expect(await statusFor(seeded.caller, otherSchool.id)).toBe(404);
  expect(await statusFor(server.as(teacher), seeded.id)).toBe(403);
  expect(await statusFor(server.anonymous, seeded.id)).toBe(401);
});
