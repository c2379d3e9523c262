import { utils, write as writeWorkbook } from '@e965/xlsx';
import { operations } from '@memocartes/contract/bulk-operations/bulk-operations.routes';
import { history } from '@memocartes/contract/history/history.routes';
import {
  adultImports,
  type FollowerImportPreview,
  type StaffImportPreview,
} from '@memocartes/contract/imports/adults/adult-imports.routes';
import { imports } from '@memocartes/contract/imports/imports.routes';
import { students } from '@memocartes/contract/students/students.routes';
import { users } from '@memocartes/contract/users/users.routes';

import { lockPerson } from '../../school-membership/school-membership.ts';
import { adultsFile, type NationalAdult, teachersFile } from '../../testing/files/national-files.ts';
import { testWithTwoConnections, waitForLock } from '../../testing/races.ts';
import type { Person } from '../../testing/seed.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { leaveSchool } from '../../users/follower-links/leave-school.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

const csv = (text: string) => ({ title: 'f.csv', type: 'text/csv', data: Buffer.from(text).toString('base64') });

async function seedSchool(row: Parameters<TestServer['seed']['school']>[0] = {}) {
  const school = await server.seed.school(row);
  const inSchool = { schools_id: school.id };
  const class_ = await server.seed.class({ ...inSchool, name: 'CP A', level: 'CP' });
  const otherClass = await server.seed.class({ ...inSchool, name: 'CE1 B', level: 'CE1' });
  const lou = await server.seed.student({ ...inSchool, classes_id: class_.id, firstname: 'Lou', lastname: 'Martin' });
  const zoe = await server.seed.student({
    ...inSchool,
    classes_id: otherClass.id,
    firstname: 'Zoé',
    lastname: 'Martin',
  });

  return {
    school,
    class_,
    other: otherClass,
    lou,
    zoe,
    schoolAdmin: await server.seed.schoolAdmin({ schoolId: school.id }),
  };
}

type SeededSchool = Awaited<ReturnType<typeof seedSchool>>;

const lou = { lastname: 'MARTIN', firstname: 'Lou', class_: 'CP A' };
const zoe = { lastname: 'MARTIN', firstname: 'Zoé', class_: 'CE1 B' };
let count = 0;
const fresh = () => `adulte.${(count += 1)}@import.example`;

const mother = (fields: Partial<NationalAdult> = {}): NationalAdult => ({
  title: 'MME',
  lastname: 'MARTIN',
  firstname: 'ANNE-SOPHIE',
  email: fresh(),
  phone: '0639980001',
  children: [lou],
  ...fields,
});

const preview = ({ schoolAdmin, school }: SeededSchool, adults: NationalAdult[]) =>
  server.as(schoolAdmin).call(adultImports.followers, { id: school.id, body: adultsFile(adults) });
type Options = { invite?: boolean };
const write = (
  { schoolAdmin, school }: SeededSchool,
  { rows }: Pick<FollowerImportPreview, 'rows'>,
  options: Options = {},
) => server.as(schoolAdmin).call(adultImports.validFollowers, { id: school.id, body: { rows, ...options } });
const readTeam = ({ schoolAdmin, school }: SeededSchool, text: string) =>
  server.as(schoolAdmin).call(adultImports.staff, { id: school.id, body: csv(text) });
const writeTeam = (
  { schoolAdmin, school }: SeededSchool,
  { rows }: Pick<StaffImportPreview, 'rows'>,
  options: Options = {},
) => server.as(schoolAdmin).call(adultImports.validStaff, { id: school.id, body: { rows, ...options } });
const statusesOf = ({ rows }: { rows: readonly { status: string }[] }) => rows.map(({ status }) => status);

describe('followers', () => {
  test('one line with two children creates one pending follower of both children, who is not invited [import.adults]', async () => {
    const seeded = await seedSchool();
    const { body } = await preview(seeded, [mother({ children: [lou, zoe], phone: '06.39.98.00.02' })]);
    expect(body).toMatchObject({ count: 2, nb_ok: 2, nb_people: 1, encoding: 'windows-1252', separator: ';' });
    expect(statusesOf(body)).toEqual(['NEW', 'SAME_PERSON']);
    const written = await write(seeded, body);
    expect([written.status, written.body.count, written.body.nb_attached]).toEqual([201, 1, 2]);
    const page = await server.as(seeded.schoolAdmin).body(users.followers);
    expect(page.followers).toMatchObject([
      {
        phone: '06 39 98 00 02',
        authentication: { firstname: 'Anne-Sophie', lastname: 'Martin', status: 'PENDING', role: 'USER' },
        student: [{ relation: 'Autre', relation_other: 'Responsable légal' }, {}],
      },
    ]);
    const mails = await server.db
      .selectFrom('mails')
      .select('id')
      .where('recipient', '=', body.rows[0]!.adult.email)
      .execute();
    expect(mails).toEqual([]);
  });

  test('a person without an address is incomplete; of two people with the same address, only the first gets it', async () => {
    const seeded = await seedSchool();
    const email = fresh();
    const { body } = await preview(seeded, [
      mother({ email }),
      mother({ firstname: 'Paul', email }),
      mother({ firstname: 'Rose', email: '' }),
    ]);
    expect(statusesOf(body)).toEqual(['NEW', 'INCOMPLETE', 'INCOMPLETE']);
    expect(body.rows[1]!.message).toBe(
      'E-mail déjà pris par une autre personne, ligne 2\u00a0: à compléter avec une autre adresse.',
    );
    await write(seeded, body);
    const page = await server.as(seeded.schoolAdmin).body(users.followers, { query: { order_by: 'firstname' } });
    expect(
      page.followers.map(({ is_incomplete, authentication }) => [authentication.firstname, is_incomplete]),
    ).toEqual([
      ['Anne-Sophie', false],
      ['Paul', true],
      ['Rose', true],
    ]);
  });

  test('an address that only a later line of the same person contains is kept [import.adults]', async () => {
    const seeded = await seedSchool();
    const email = fresh();
    const { body } = await preview(seeded, [
      mother({ email: '', phone: '', children: [lou] }),
      mother({ email, children: [zoe] }),
      mother({ firstname: 'Rose', email, phone: '', children: [lou] }),
    ]);
    expect(statusesOf(body)).toEqual(['NEW', 'SAME_PERSON', 'INCOMPLETE']);
    await write(seeded, body);
    const page = await server.as(seeded.schoolAdmin).body(users.followers, { query: { order_by: 'firstname' } });
    expect(page.followers.map(({ phone, authentication }) => [authentication.email, phone])).toEqual([
      [email, '06 39 98 00 01'],
      [null, null],
    ]);
  });

  test('of several columns of phone numbers or addresses, the first filled one is used [import.adults]', async () => {
    const seeded = await seedSchool();
    const personalEmail = fresh();
    const workEmail = fresh();
    const header =
      'Nom responsable;Prénom responsable;Courriel;Mail académique;Téléphone portable;Numéro de portable;Prénom enfant;Nom enfant';
    const body = csv(
      [
        header,
        `MARTIN;Anne;;${workEmail};;0639980001;Lou;MARTIN`,
        `MARTIN;Rose;${personalEmail};${workEmail};0639980002;1;Lou;MARTIN`,
      ].join('\r\n'),
    );
    const { rows } = await server.as(seeded.schoolAdmin).body(adultImports.followers, { id: seeded.school.id, body });
    expect(rows.map(({ adult }) => [adult.email, adult.phone])).toEqual([
      [workEmail, '06 39 98 00 01'],
      [personalEmail, '06 39 98 00 02'],
    ]);
  });

  test('finds a child by name; if several match, by class or by the user’s choice', async () => {
    const seeded = await seedSchool();
    const own = { schools_id: seeded.school.id, firstname: 'Lou', lastname: 'Martin' };
    const namesake = await server.seed.student({ ...own, classes_id: seeded.other.id });
    await server.seed.student({ ...own, firstname: 'Max', status: 'INACTIVE' });
    const { body } = await preview(seeded, [
      mother({ children: [{ ...lou, class_: 'ce1 b' }] }),
      mother({ firstname: 'Rose', children: [{ ...lou, class_: '' }] }),
      mother({ children: [{ ...lou, firstname: 'Max' }] }),
      mother({ children: [{ ...lou, firstname: 'Inconnue' }] }),
    ]);
    expect(statusesOf(body)).toEqual(['NEW', 'AMBIGUOUS_CHILD', 'UNKNOWN_CHILD', 'UNKNOWN_CHILD']);
    expect(body.rows[1]!.candidates.map(({ name }) => name).toSorted()).toEqual([
      'Lou MARTIN, CE1 B',
      'Lou MARTIN, CP A',
    ]);
    expect(body.rows[2]!.message).toBe('Max MARTIN a quitté l’établissement\u00a0: laissez cette ligne de côté.');
    const chosen = body.rows.map((row, n) =>
      n === 1 ? { ...row, adult: { ...row.adult, student_id: namesake.id } } : row,
    );
    const written = await write(seeded, { rows: chosen });
    expect(statusesOf(written.body)).toEqual(['NEW', 'NEW', 'UNKNOWN_CHILD', 'UNKNOWN_CHILD']);
    const links = await server.db
      .selectFrom('users_students')
      .select('id')
      .where('students_id', '=', namesake.id)
      .execute();
    expect(links).toHaveLength(2);
  });

  test('a child known by another last name can be chosen among the students of the class with the same first name [import.child-other-name]', async () => {
    const seeded = await seedSchool();
    await server.seed.student({
      schools_id: seeded.school.id,
      classes_id: null,
      firstname: 'Lou',
      lastname: 'Garcia',
      status: 'INACTIVE',
    });
    const { body } = await preview(seeded, [
      mother({ children: [{ ...lou, lastname: 'DURAND' }] }),
      mother({ firstname: 'Rose', children: [{ ...lou, lastname: 'DURAND', class_: 'CE1 B' }] }),
      mother({ firstname: 'Iris', children: [{ ...lou, lastname: 'DURAND', class_: '' }] }),
    ]);
    expect(statusesOf(body)).toEqual(['AMBIGUOUS_CHILD', 'UNKNOWN_CHILD', 'UNKNOWN_CHILD']);
    expect(body.rows[0]).toMatchObject({
      message:
        'Aucun élève «\u00a0Lou DURAND\u00a0» dans l’établissement. S’il y porte un autre nom, choisissez-le\u00a0; sinon, importez d’abord cet élève, ou laissez cette ligne de côté.',
      candidates: [{ id: seeded.lou.id, name: 'Lou MARTIN, CP A' }],
    });
    const chosen = body.rows.map((row) => ({ ...row, adult: { ...row.adult, student_id: seeded.lou.id } }));
    expect(statusesOf((await write(seeded, { rows: chosen.slice(0, 1) })).body)).toEqual(['NEW']);
  });

  test('a child of another school, or who has left, can’t be chosen: the row is refused', async () => {
    const seeded = await seedSchool();
    const otherSchool = await seedSchool();
    const departed = await server.seed.student({ schools_id: seeded.school.id, status: 'INACTIVE' });
    const { body } = await preview(seeded, [mother({ children: [{ ...lou, firstname: 'Inconnue' }] })]);
    for (const student_id of [otherSchool.lou.id, departed.id]) {
      const rows = body.rows.map((row) => ({ ...row, adult: { ...row.adult, student_id } }));
      const written = await write(seeded, { rows });
      expect([written.body.nb_attached, statusesOf(written.body)]).toEqual([0, ['UNKNOWN_CHILD']]);
    }
  });

  test('the preview does not reveal that another school uses an address; the import refuses the row', async () => {
    const seeded = await seedSchool();
    const otherSchool = await seedSchool();
    const foreign = await server.seed.follower({ schoolId: otherSchool.school.id, studentId: otherSchool.lou.id });
    const { body } = await preview(seeded, [mother({ email: foreign.email }), mother({ firstname: 'Rose' })]);
    expect(statusesOf(body)).toEqual(['NEW', 'NEW']);
    const written = await write(seeded, body);
    expect([written.body.count, statusesOf(written.body)]).toEqual([1, ['EMAIL_USED', 'NEW']]);
    const links = await server.db
      .selectFrom('users_students')
      .select('students_id')
      .where('users_id', '=', foreign.userId)
      .execute();
    expect(links).toEqual([{ students_id: otherSchool.lou.id }]);
  });

  test('attaches an existing follower of the school to a sibling instead of creating them again; refuses a staff address', async () => {
    const seeded = await seedSchool();
    const adult = mother();
    await write(seeded, (await preview(seeded, [adult])).body);
    const { body } = await preview(seeded, [
      { ...adult, children: [lou, zoe] },
      mother({ email: seeded.schoolAdmin.email }),
    ]);
    expect(statusesOf(body)).toEqual(['ALREADY_THERE', 'KNOWN', 'EMAIL_USED']);
    const written = await write(seeded, body);
    expect(written.body).toMatchObject({ count: 0, nb_attached: 1 });
    const undone = await server.as(seeded.schoolAdmin).body(operations.undo, { id: written.body.operation_id! });
    expect(undone).toMatchObject({ nb_adults: 0, nb_kept: 0 });
    const page = await server.as(seeded.schoolAdmin).body(users.followers);
    expect(page.followers.map(({ student }) => student.length)).toEqual([1]);
  });

  test('accepts an address of 254 characters; reports a longer address in full [import.messages]', async () => {
    const seeded = await seedSchool();
    const addressOf = (length: number) => `adulte@mail.${'a'.repeat(length - 15)}.fr`;
    const { body } = await preview(seeded, [mother({ email: addressOf(254) }), mother({ email: addressOf(256) })]);
    expect(body.rows.map(({ status, adult }) => [status, adult.email])).toEqual([
      ['NEW', addressOf(254)],
      ['BAD_EMAIL', addressOf(256)],
    ]);
  });

  test('each kind of unreadable row has its status and can be corrected', async () => {
    const seeded = await seedSchool();
    const { body } = await preview(seeded, [
      mother({ email: 'pas une adresse' }),
      mother({ firstname: '' }),
      mother({ phone: 'à demander' }),
      mother({ firstname: 'http://gagne.example' }),
    ]);
    expect(statusesOf(body)).toEqual(['BAD_EMAIL', 'MISSING_NAME', 'BAD_PHONE', 'BAD_NAME']);
    const rows = body.rows.map((row) => ({
      ...row,
      adult: { ...row.adult, firstname: 'Nour', email: null, phone: null },
    }));
    const repeated = await server
      .as(seeded.schoolAdmin)
      .call(adultImports.followers, { id: seeded.school.id, body: { rows } });
    expect([repeated.body.nb_people, statusesOf(repeated.body)]).toEqual([
      1,
      ['INCOMPLETE', 'ALREADY_THERE', 'ALREADY_THERE', 'ALREADY_THERE'],
    ]);
  });

  test('invitations are sent if requested', async () => {
    const seeded = await seedSchool();
    const adults = ['Ada', 'Bea', 'Cleo'].map((firstname) => mother({ firstname }));
    const { body } = await preview(seeded, adults);
    const { body: written } = await write(seeded, body, { invite: true });
    expect(written.nb_invited).toBe(3);
    const mails = await server.db
      .selectFrom('mails')
      .select('recipient')
      .where(
        'recipient',
        'in',
        adults.map(({ email }) => email!),
      )
      .execute();
    expect(mails).toHaveLength(3);
  });

  test('the same file sent twice concurrently creates each person once', async () => {
    const seeded = await seedSchool();
    const { body } = await preview(seeded, [mother(), mother({ firstname: 'Rose', email: '' })]);
    const responses = await Promise.all([write(seeded, body), write(seeded, body)]);
    expect(responses.map((response) => response.body.count).toSorted()).toEqual([0, 2]);
    expect((await server.as(seeded.schoolAdmin).body(users.followers)).count).toBe(2);
  });

  test('an undo keeps a follower whose relationship was changed since [import.undo-kept]', async () => {
    const seeded = await seedSchool();
    const { body: written } = await write(
      seeded,
      (await preview(seeded, [mother(), mother({ firstname: 'Rose' })])).body,
    );
    const caller = server.as(seeded.schoolAdmin);
    const { followers } = await caller.body(users.followers, { query: { order_by: 'firstname' } });
    const anne = followers[0]!;
    const link = { user_id: anne.id, student_id: seeded.lou.id };
    expect(await caller.status(users.relation, { ...link, body: { relation: 'Mère' } })).toBe(204);
    const undone = await caller.body(operations.undo, { id: written.operation_id! });
    expect([undone.nb_adults, undone.kept]).toEqual([
      1,
      [{ id: anne.id, firstname: 'Anne-Sophie', lastname: 'Martin', reason: 'EDITED' }],
    ]);
    const page = await caller.body(users.followers);
    expect(page.followers).toMatchObject([{ id: anne.id, student: [{ relation: 'Mère' }] }]);
  });

  test('an undo names the change of a student as the reason, not the followers of the import [import.undo-kept]', async () => {
    const seeded = await seedSchool();
    const caller = server.as(seeded.schoolAdmin);
    const { id } = seeded.school;
    const read = await caller.call(imports.schoolStudents, { id, body: csv('Nom élève;Prénom élève\r\nROUX;Ada') });
    const added = await caller.call(imports.validSchoolStudents, { id, body: { rows: read.body.rows } });
    const operation_id = added.body.operation_id!;
    const ada = { lastname: 'ROUX', firstname: 'Ada', class_: '' };
    const { rows } = (await preview(seeded, [mother({ children: [ada] })])).body;
    await caller.call(adultImports.validFollowers, { id, body: { rows, operation_id } });
    const student = added.body.rows[0]!.id!;
    await caller.call(students.update, { id: student, body: { firstname: 'Ada-Rose' } });
    const undone = await caller.body(operations.undo, { id: operation_id });
    expect(undone.kept).toMatchObject([{ id: student, firstname: 'Ada-Rose', reason: 'EDITED' }]);
  });

  test('an import can continue only an import of the same school that is not undone', async () => {
    const seeded = await seedSchool();
    const otherSchool = await seedSchool();
    const first = await write(otherSchool, (await preview(otherSchool, [mother()])).body);
    const { body } = await preview(seeded, [mother()]);

    const continueImport = (operation_id: number, person: Person = seeded.schoolAdmin) =>
      server
        .as(person)
        .call(adultImports.validFollowers, { id: seeded.school.id, body: { rows: body.rows, operation_id } });

    for (const person of [seeded.schoolAdmin, await server.seed.superadmin()]) {
      expect((await continueImport(first.body.operation_id!, person)).status).toBe(404);
    }
    const yearChange = await server.db
      .insertInto('operations')
      .values({ schools_id: seeded.school.id, kind: 'YEAR_CHANGE', summary: '{}', data: '{}' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await continueImport(yearChange.id)).status).toBe(404);
    const own = await write(seeded, (await preview(seeded, [mother({ firstname: 'Rose' })])).body);
    await server.as(seeded.schoolAdmin).call(operations.undo, { id: own.body.operation_id! });
    expect((await continueImport(own.body.operation_id!)).error.code).toBe('ALREADY_UNDONE');
    expect((await server.as(seeded.schoolAdmin).body(users.followers)).count).toBe(0);
  });
});

describe('teachers', () => {
  const file = (rows: string[]) => `Civilité;Nom;Prénom;Courriel;Classes\r\n${rows.join('\r\n')}\r\n`;

  test('creates teachers with their classes, and invites those with an address', async () => {
    const seeded = await seedSchool();
    const email = fresh();
    const { body } = await readTeam(seeded, file([`MME;DUPRÉ;Élodie;${email};CP A, ce1 b`, 'M.;LEROY;Paul;;CP A']));
    expect([statusesOf(body), body.nb_people, body.message]).toEqual([['NEW', 'INCOMPLETE'], 2, null]);
    const written = await writeTeam(seeded, body, { invite: true });
    expect(written.body).toMatchObject({ count: 2, nb_attached: 3, nb_invited: 1 });
    const page = await server.as(seeded.schoolAdmin).body(users.list, { query: { role: ['TEACHER'] } });
    expect(
      page.users.map(({ authentication, classes }) => [authentication.lastname, classes.map(({ name }) => name)]),
    ).toEqual([
      ['Dupré', ['CE1 B', 'CP A']],
      ['Leroy', ['CP A']],
    ]);
    const repeated = await readTeam(seeded, file([`MME;DUPRÉ;Élodie;${email};CP A`, 'M.;LEROY;Paul;;CE1 B']));
    expect(statusesOf(repeated.body)).toEqual(['ALREADY_THERE', 'KNOWN']);
    const undone = await server.as(seeded.schoolAdmin).body(operations.undo, { id: written.body.operation_id! });
    expect(undone).toMatchObject({ nb_adults: 2, nb_kept: 0 });
  });

  test('the preview of a superadmin compares the file with the staff of the school only', async () => {
    const seeded = await seedSchool();
    const otherSchool = await seedSchool();
    const account = { firstname: 'Ana', lastname: 'Silva' };
    const { email } = await server.seed.teacher({ schoolId: otherSchool.school.id, account });
    const text = file([`MME;SILVA;Ana;${email};`]);
    const { body } = await readTeam({ ...seeded, schoolAdmin: await server.seed.superadmin() }, text);
    expect(body.rows).toEqual((await readTeam(seeded, text)).body.rows);
  });

  test('the messages say that a school admin has no classes, and that a teacher whose access has ended can’t sign in [import.messages]', async () => {
    const seeded = await seedSchool();
    const account = { firstname: 'Ana', lastname: 'Silva', status: 'INACTIVE' as const };
    const { email } = await server.seed.teacher({ schoolId: seeded.school.id, account });
    const admin = seeded.schoolAdmin.email;
    const rows = [`MME;SILVA;Ana;${email};CP A`, `MME;ROY;Eva;${admin};CP A`, `MME;ROY;Eva;${admin};`];
    const { body } = await readTeam(seeded, file(rows));
    expect(body.rows.map(({ status, message }) => [status, message])).toEqual([
      ['KNOWN', 'Déjà dans l’établissement. Son accès est terminé\u00a0: écrivez-nous pour le rouvrir.'],
      [
        'ALREADY_THERE',
        'Fait déjà partie de la direction. Pour enseigner, il faut aussi un compte d’enseignant, avec une autre adresse e-mail.',
      ],
      ['ALREADY_THERE', 'Fait déjà partie de la direction.'],
    ]);
  });

  test('the exported list of teachers can be imported again, with a phone number abroad [import.again]', async () => {
    const seeded = await seedSchool();
    const account = { firstname: 'Ana', lastname: 'Silva' };
    const { userId } = await server.seed.teacher({ schoolId: seeded.school.id, account });
    const phone = '+351 912 345 678';
    await server.db.updateTable('users').set({ phone }).where('id', '=', userId).execute();
    const exported = await server.as(seeded.schoolAdmin).fetch('/api/users?format=csv&role=TEACHER');
    const { body } = await readTeam(seeded, await exported.text());
    expect(body.rows.map(({ status, adult }) => [status, adult.phone])).toEqual([['ALREADY_THERE', phone]]);
  });

  test('« CM1, CM2 » is two classes, even if the school has a class « CM1/CM2 » [import.class-by-name]', async () => {
    const seeded = await seedSchool();
    for (const name of ['CM1', 'CM2', 'CM1/CM2']) await server.seed.class({ schools_id: seeded.school.id, name });
    const written = await writeTeam(
      seeded,
      (await readTeam(seeded, file(['M.;LEROY;Paul;;CM1, CM2', 'MME;ROY;Ida;;CM1/CM2']))).body,
    );
    expect(written.body).toMatchObject({ count: 2, nb_attached: 3 });
    const page = await server.as(seeded.schoolAdmin).body(users.list, { query: { role: ['TEACHER'] } });
    const classesOf = page.users.map(({ classes }) => classes.map(({ name }) => name).toSorted());
    expect(classesOf).toEqual([['CM1', 'CM2'], ['CM1/CM2']]);
  });

  test.each(['CP A,', ', CP A', 'CP A; ;', 'CP, A'])(
    '« %s » is the class « CP A » if the school has no other class of that name [import.class-by-name]',
    async (cell) => {
      const seeded = await seedSchool();
      const { body } = await readTeam(seeded, file([`MME;ROY;Ida;;"${cell}"`]));
      expect(statusesOf(body)).toEqual(['INCOMPLETE']);
      expect((await writeTeam(seeded, body)).body).toMatchObject({ count: 1, nb_attached: 1 });
    },
  );

  test('the history of a class names the teachers whom an import adds, and whom its undo removes [history.changes]', async () => {
    const seeded = await seedSchool();
    const { body } = await readTeam(seeded, file(['M.;LEROY;Paul;;CP A']));
    const { body: written } = await writeTeam(seeded, body);
    await server.as(seeded.schoolAdmin).call(operations.undo, { id: written.operation_id! });
    const query = { entity_type: 'CLASS', entity_id: seeded.class_.id };
    const page = await server.as(seeded.schoolAdmin).body(history.list, { query });
    expect(page.history.map(({ action, changes }) => [action, changes])).toEqual([
      ['UNDO', { teachers: ['compte effacé', null] }],
      ['UPDATE', { teachers: [null, 'compte effacé'] }],
    ]);
  });

  test('an address that only a later line of the same teacher contains is kept [import.adults]', async () => {
    const seeded = await seedSchool();
    const email = fresh();
    const { body } = await readTeam(seeded, file(['M.;LEROY;Paul;;CP A', `M.;LEROY;Paul;${email};CE1 B`]));
    expect(statusesOf(body)).toEqual(['NEW', 'SAME_PERSON']);
    const written = await writeTeam(seeded, body, { invite: true });
    expect(written.body).toMatchObject({ count: 1, nb_attached: 2, nb_invited: 1 });
  });

  test('refuses rows with an unknown class, the school admin’s address or a follower’s address', async () => {
    const seeded = await seedSchool();
    const follower = await server.seed.follower({ schoolId: seeded.school.id, studentId: seeded.lou.id });
    const { body } = await readTeam(
      seeded,
      file([
        'M.;LEROY;Paul;;CM2 Z',
        `MME;CHEF;Ana;${seeded.schoolAdmin.email};CP A`,
        `MME;MERE;Ida;${follower.email};`,
      ]),
    );
    expect(statusesOf(body)).toEqual(['UNKNOWN_CLASS', 'ALREADY_THERE', 'EMAIL_USED']);
    expect(body.rows[0]!.message).toBe('Classe inconnue\u00a0: «\u00a0CM2 Z\u00a0». Corrigez-la ou effacez-la.');
  });

  test('for more teachers than seats, the preview shows a message and the import is refused without writing', async () => {
    const seeded = await seedSchool({ nb_teachers_max: 1 });
    const { body } = await readTeam(seeded, file(['M.;LEROY;Paul;;', 'MME;DUPRÉ;Élodie;;']));
    const message =
      'Une place libre pour les enseignants, 2 à importer\u00a0: laissez des lignes de côté, ou changez d’offre.';
    expect(body.message).toBe(message);
    const { status, error } = await writeTeam(seeded, body);
    expect([status, error.code, error.message]).toEqual([403, 'MAX_TEACHER_REACHED', message]);
    expect((await server.as(seeded.schoolAdmin).body(users.list, { query: { role: ['TEACHER'] } })).count).toBe(0);
  });
});

describe('kind of file', () => {
  const teachers = teachersFile([{ title: 'MME', lastname: 'DUPRÉ', firstname: 'Élodie', classes: 'CP A' }]);

  test('recognises each kind of file, and refuses it where another kind is expected [import.adults]', async () => {
    const seeded = await seedSchool();
    const caller = server.as(seeded.schoolAdmin);
    const { id } = seeded.school;
    const studentList = csv('Nom élève;Prénom élève;Niveau\r\nMARTIN;Lou;CP');
    const adults = adultsFile([mother()]);
    expect(await caller.errorCode(imports.schoolStudents, { id, body: teachers })).toBe('FILE_OF_STAFF');
    expect(await caller.errorCode(imports.students, { id: seeded.class_.id, body: teachers })).toBe('FILE_OF_STAFF');
    expect(await caller.errorCode(imports.schoolStudents, { id, body: adults })).toBe('FILE_OF_FOLLOWERS');
    expect(await caller.errorCode(adultImports.followers, { id, body: studentList })).toBe('FILE_OF_STUDENTS');
    expect(await caller.errorCode(adultImports.followers, { id, body: teachers })).toBe('FILE_OF_STAFF');
    expect(await caller.errorCode(adultImports.staff, { id, body: adults })).toBe('FILE_OF_FOLLOWERS');
  });

  test.each(['Courriel professionnel', 'Mail académique', 'E-mail'])(
    'a list of teachers made by hand is not read as students: %s [import.adults]',
    async (header) => {
      const seeded = await seedSchool();
      const caller = server.as(seeded.schoolAdmin);
      const email = fresh();
      const body = csv(`Nom;Prénom;${header};Classe\r\nDURAND;Éric;${email};CP A`);
      const { id } = seeded.school;
      expect(await caller.errorCode(imports.schoolStudents, { id, body })).toBe('FILE_OF_STAFF');
      const { rows } = await caller.body(adultImports.staff, { id, body });
      expect(rows).toMatchObject([{ status: 'NEW', adult: { firstname: 'Éric', email, classes: 'CP A' } }]);
    },
  );

  test.each([
    'Nom;Prénom;Courriel;Lien;Nom élève;Prénom élève',
    'Nom parent;Prénom parent;Mail;Lien;Nom élève;Prénom élève',
  ])('a list of followers made by hand is not read as students: %s [import.adults]', async (header) => {
    const seeded = await seedSchool();
    const caller = server.as(seeded.schoolAdmin);
    const body = csv(`${header}\r\nMARTIN;Anne;${fresh()};Mère;MARTIN;Lou`);
    const { id } = seeded.school;
    expect(await caller.errorCode(imports.schoolStudents, { id, body })).toBe('FILE_OF_FOLLOWERS');
    const { rows } = await caller.body(adultImports.followers, { id, body });
    expect(rows).toMatchObject([{ status: 'NEW', adult: { firstname: 'Anne', child_firstname: 'Lou' } }]);
  });

  test.each([
    'Nom;Prénom;E-mail;Téléphone;Enfants;Liens;Classes;Statut;Depuis;À faire',
    'Nom;Prénom;Mail;Enfant;Classe',
    'Nom;Prénom;Courriel;Lien;Classe',
  ])(
    'a list of followers without the first names of their children is not read as staff: %s [import.adults]',
    async (header) => {
      const seeded = await seedSchool();
      const caller = server.as(seeded.schoolAdmin);
      const body = csv(`${header}\r\nMARTIN;Anne;${fresh()}`);
      const { id } = seeded.school;
      expect(await caller.errorCode(imports.schoolStudents, { id, body })).toBe('FILE_OF_FOLLOWERS');
      expect(await caller.errorCode(adultImports.staff, { id, body })).toBe('FILE_OF_FOLLOWERS');
      const { rows } = await caller.body(adultImports.followers, { id, body });
      const message = 'Le prénom de l’enfant est obligatoire.';
      expect(rows).toMatchObject([{ status: 'UNKNOWN_CHILD', message, adult: { firstname: 'Anne' } }]);
    },
  );

  test('names a missing column, and the columns that were found', async () => {
    const seeded = await seedSchool();
    const body = csv('Nom responsable;Nom enfant;Prénom enfant\r\nMARTIN;MARTIN;Lou');
    const { status, error } = await server
      .as(seeded.schoolAdmin)
      .call(adultImports.followers, { id: seeded.school.id, body });
    expect([status, error.message]).toEqual([
      422,
      'Colonne absente : Prénom responsable. Colonnes lues : Nom responsable, Nom enfant, Prénom enfant.',
    ]);
  });
});

testWithTwoConnections(
  'a follower who leaves the school meanwhile is not attached without consent [followers.other-school]',
  async () => {
    const seeded = await seedSchool();
    const elsewhere = await server.seed.student();
    const follower = await server.seed.follower({ schoolId: elsewhere.schools_id, studentId: elsewhere.id });
    await server.seed.follow(follower.userId, seeded.lou.id);
    const { body } = await preview(seeded, [mother({ email: follower.email, children: [zoe] })]);
    const { writing } = await server.db.transaction().execute(async (trx) => {
      await lockPerson(trx, follower.userId);
      const writing = write(seeded, body);
      await waitForLock(server.db);
      await leaveSchool(trx, follower.userId, seeded.school.id);
      return { writing };
    });
    expect(statusesOf((await writing).body)).toEqual(['EMAIL_USED']);
    expect(await server.as(follower).status(students.view, { id: seeded.zoe.id })).toBe(404);
  },
);

testWithTwoConnections(
  'an adult who chooses a password while the import is undone stays [import.undo-kept]',
  async () => {
    const at = await seedSchool();
    const email = fresh();
    const { body } = await write(at, (await preview(at, [mother({ email })])).body);
    const { undoing } = await server.db.transaction().execute(async (trx) => {
      await trx.updateTable('authentications').set({ status: 'ACTIVE' }).where('email', '=', email).execute();
      const undoing = server.as(at.schoolAdmin).body(operations.undo, { id: body.operation_id! });
      await waitForLock(server.db);
      return { undoing };
    });
    expect(await undoing).toMatchObject({ nb_adults: 0, kept: [{ reason: 'USED' }] });
    const account = server.db.selectFrom('authentications').select('status').where('email', '=', email);
    expect(await account.execute()).toEqual([{ status: 'ACTIVE' }]);
  },
);

test('refuses anonymous callers, teachers, followers and school admins of another school', async () => {
  const seeded = await seedSchool();
  const rows = (await preview(seeded, [mother()])).body.rows;
  const team = (await readTeam(seeded, 'Nom;Prénom;Courriel\r\nLEROY;Paul;')).body.rows;
  const { id } = seeded.school;
  const inSchool = { schoolId: id };

  const statusesFor = async (caller: ReturnType<TestServer['as']>) => [
    await caller.status(adultImports.followers, { id, body: { rows } }),
    await caller.status(adultImports.validFollowers, { id, body: { rows } }),
    await caller.status(adultImports.staff, { id, body: { rows: team } }),
    await caller.status(adultImports.validStaff, { id, body: { rows: team } }),
  ];

  expect(await statusesFor(server.anonymous)).toEqual([401, 401, 401, 401]);
  for (const person of [await server.seed.teacher(inSchool), await server.seed.follower(inSchool)]) {
    expect(await statusesFor(server.as(person))).toEqual([403, 403, 403, 403]);
  }
  expect(await statusesFor(server.as(await server.seed.schoolAdmin()))).toEqual([404, 404, 404, 404]);
});

test('names the other lists of a workbook, of which one sheet is read [import.one-sheet]', async () => {
  const { school, schoolAdmin } = await seedSchool();
  const book = utils.book_new();
  for (const name of ['Cycle 2', 'Cycle 3']) {
    const rows = [
      ['Nom', 'Prénom', 'Fonction', 'Courriel'],
      ['Petit', name, 'PE', fresh()],
    ];
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name);
  }
  const data = (writeWorkbook(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer).toString('base64');
  const body = { title: 'equipe.xlsx', type: 'application/octet-stream', data };
  const read = await server.as(schoolAdmin).body(adultImports.staff, { id: school.id, body });
  expect(read).toMatchObject({ sheet: 'Cycle 2', other_sheets: ['Cycle 3'], count: 1 });
});
