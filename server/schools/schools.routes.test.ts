import { addDays, parisDay, today } from '@memocartes/contract/learning/calendar/days';
import { offersRoutes as offers } from '@memocartes/contract/offers/offers.routes';
import { type CreateSchool, schools } from '@memocartes/contract/schools/schools.routes';
import { students } from '@memocartes/contract/students/students.routes';
import { users } from '@memocartes/contract/users/users.routes';

import { insertFile } from '../app/permission-matrix/places/places.rows.ts';
import { lockPerson } from '../school-membership/school-membership.ts';
import { ago, fromNow } from '../testing/data/instants.ts';
import { testWithTwoConnections, waitForLock } from '../testing/races.ts';
import type { Person } from '../testing/seed.ts';
import { type TestServer, testServer } from '../testing/server.ts';
import { attach } from '../users/follower-links/follower-links.writes.ts';

let server: TestServer;
let superadmin: Person;

beforeAll(async () => {
  server = await testServer();
  superadmin = await server.seed.superadmin();
});

afterAll(() => server.close());

let count = 0;

const form = (fields: Partial<CreateSchool> = {}): CreateSchool => ({
  name: 'École Jean-Zay',
  code: `JZ${(count += 1)}`,
  mail: 'Ecole@Jean-Zay.example',
  address_city: 'Orléans',
  address_postal_code: '45000',
  offers_id: 4,
  invoice_periodicity: 'ANNUAL',
  nb_teachers_max: 12,
  date_expiration: addDays(today(), 300),
  ...fields,
});

const create = async (fields: Partial<CreateSchool> = {}) =>
  (await server.as(superadmin).body(schools.create, { body: form(fields) })).id;

test('create and view: return fields, counts, limits, and the holiday zone of the postal code', async () => {
  const id = await create({ nb_students_max: 200, nb_physical_boxes: 3 });
  const { status, body } = await server.as(superadmin).call(schools.view, { id });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    mail: 'ecole@jean-zay.example',
    status: 'VISIBLE',
    offer: { id: 4, code: 'SCHOOL_PAYED' },
    holiday_zone: 'B',
    limits: { students: 200, teachers: 12, classes: null, cards: null },
    nb_students: 0,
    nb_students_all: 0,
    nb_staff: 0,
    nb_packs: 0,
    date_trial_end: null,
  });
  expect(body.date_expiration! > new Date().toISOString()).toBe(true);
});

test('view: returns as many followers as their list, including followers who also belong to another school [schools.tab-counts]', async () => {
  const { seed } = server;
  const child = await seed.student();
  const sibling = await seed.student();
  const schoolIds = [child.schools_id, sibling.schools_id];
  const shared = await seed.follower({ schoolId: child.schools_id, studentId: child.id });
  await seed.follow(shared.userId, sibling.id);
  await seed.follower({ schoolId: sibling.schools_id, studentId: sibling.id });
  for (const [i, schoolId] of schoolIds.entries()) {
    for (const person of [superadmin, await seed.schoolAdmin({ schoolId })]) {
      const school = await server.as(person).body(schools.view, { id: schoolId });
      const list = await server.as(person).body(users.followers, { query: { school_id: String(schoolId) } });
      expect([school.nb_followers, list.count]).toEqual([i + 1, i + 1]);
    }
  }
});

test('create: a trial ends after 60 days [schools.trial]', async () => {
  const body = await server.as(superadmin).body(schools.view, { id: await create({ offers_id: 3 }) });
  expect(parisDay(body.date_trial_end!)).toBe(addDays(today(), 60));
});

test('create: names every wrong field [schools.numbers] [schools.postal-code] [accounts.phone] [accounts.email] [schools.code]', async () => {
  const body = form({
    name: '',
    code: 'trop long pour un code',
    mail: 'x',
    phone: 'abc',
    address_postal_code: '99999',
    nb_teachers_max: 10_000,
    offers_id: 5 as never,
  });
  const { status, error } = await server.as(superadmin).call(schools.create, { body });
  expect(status).toBe(422);
  expect(error.fields).toMatchObject({
    name: 'Champ requis',
    mail: 'Adresse email non valide',
    phone: 'Téléphone incorrect',
    nb_teachers_max: 'Ce champ ne peut contenir que des chiffres ou nombres',
  });
  expect(Object.keys(error.fields!)).toHaveLength(7);
});

test.each([
  [{ date_expiration: today() }, 'date_expiration'],
  [{ offers_id: 3 as const, nb_physical_boxes: 1 }, 'nb_physical_boxes'],
  [{ is_digital: true, nb_physical_boxes: 1 }, 'nb_physical_boxes'],
  [{ offers_id: 4 as const, date_renewal: today() }, 'date_renewal'],
  [{ offers_id: 3 as const, date_renewal: addDays(today(), 100) }, 'date_renewal'],
])('create: %j is refused [schools.expiration]', async (fields, field) => {
  const { status, error } = await server.as(superadmin).call(schools.create, { body: form(fields) });
  expect([status, Object.keys(error.fields!)]).toEqual([422, [field]]);
});

test('create: accepts tomorrow as the dates of expiration and renewal [schools.expiration]', async () => {
  const tomorrow = addDays(today(), 1);
  const { status } = await server.as(superadmin).call(schools.create, {
    body: form({ date_expiration: tomorrow, date_renewal: tomorrow }),
  });
  expect(status).toBe(201);
});

test('create: a code is unique, ignoring case and spaces [schools.code-unique]', async () => {
  await create({ code: 'ABC 123' });
  const { status, error } = await server.as(superadmin).call(schools.create, { body: form({ code: 'abc123' }) });
  expect([status, error.code]).toEqual([409, 'SCHOOL_CODE_TAKEN']);
});

test('update: changing from offer 3 to 4 clears the expiration, then offer 4 is locked [schools.trial-to-paid] [schools.offer-locked]', async () => {
  const id = await create({ offers_id: 3 });
  const body = await server.as(superadmin).body(schools.update, { id, body: { offers_id: 4 } });
  expect(body).toMatchObject({ offers_id: 4, date_expiration: null, date_trial_end: null });
  const back = await server.as(superadmin).call(schools.update, { id, body: { offers_id: 3 } });
  expect(Object.keys(back.error.fields!)).toEqual(['offers_id']);
});

test('update: a school can’t take the offer of an independent teacher, nor a teacher that of a school', async () => {
  for (const [from, to] of [
    [3, 2],
    [1, 3],
    [2, 4],
  ] as const) {
    const { id } = await server.seed.school({ offers_id: from, nb_physical_boxes: 0 });
    const { status, error } = await server.as(superadmin).call(schools.update, { id, body: { offers_id: to } });
    expect([status, Object.keys(error.fields!)]).toEqual([422, ['offers_id']]);
  }
});

test('update: a subscription clears the expiration of an independent teacher’s account, and of no other staff; a disabled account stays disabled [schools.trial-to-paid]', async () => {
  const accountAfter = async (offers: { from: 1 | 3; to: 2 | 4 }, account: object) => {
    const { id } = await server.seed.school({ offers_id: offers.from, nb_physical_boxes: 0 });
    const teacher = await server.seed.teacher({ schoolId: id, account });
    await server.as(superadmin).body(schools.update, { id, body: { offers_id: offers.to } });
    const { authentication } = await server.as(superadmin).body(users.view, { id: teacher.userId });
    return [authentication.status, authentication.date_expiration === null];
  };
  const independent = { from: 1, to: 2 } as const;
  const past = { status: 'INACTIVE', date_expiration: ago({ days: 1 }) };
  const future = { status: 'INACTIVE', date_expiration: fromNow({ days: 1 }) };
  expect(await accountAfter(independent, past)).toEqual(['ACTIVE', true]);
  expect(await accountAfter(independent, future)).toEqual(['INACTIVE', true]);
  expect(await accountAfter({ from: 3, to: 4 }, past)).toEqual(['INACTIVE', false]);
});

test('update: refuses fewer seats than are used; null means no limit [schools.below-used]', async () => {
  const id = await create({ nb_students_max: 5 });
  await server.seed.student({ schools_id: id });
  const less = await server.as(superadmin).call(schools.update, { id, body: { nb_students_max: 0 } });
  expect([less.status, less.error.code]).toEqual([409, 'LIMIT_STUDENTS']);
  const none = await server.as(superadmin).call(schools.update, { id, body: { nb_students_max: null } });
  expect(none.body.nb_students_max).toBeNull();
});

test('list: searches ignoring case and accents, filters and sorts; select: returns options [interface.search]', async () => {
  const id = await create({ name: 'Groupe scolaire Été', address_city: 'Évreux', status: 'ARCHIVED' });
  const list = async (query: Record<string, unknown>) =>
    (await server.as(superadmin).body(schools.list, { query })).schools.map((school) => school.id);
  expect(await list({ search: 'evreux ete' })).toEqual([id]);
  expect(await list({ status: 'ARCHIVED' })).toEqual([id]);
  expect(await list({ search: 'ete', offers_id: 1 })).toEqual([]);
  expect(await list({ search: 'ete', expires_before: addDays(today(), 300) })).toEqual([id]);
  expect(await list({ search: 'ete', expires_before: addDays(today(), 299) })).toEqual([]);
  const body = await server.as(superadmin).body(schools.select, { query: { name: 'été', is_master: false } });
  expect(body.schools).toEqual([{ id, name: 'Groupe scolaire Été' }]);
});

test('list: the CSV file contains the limits of students and teachers of each school [schools.limit-students] [schools.limit-teachers]', async () => {
  const address_city = 'Domme';
  await create({ address_city, name: 'A', offers_id: 3, nb_teachers_max: 4 });
  await create({ address_city, name: 'B', offers_id: 1, nb_teachers_max: 4 });
  await create({ address_city, name: 'C', nb_students_max: 240 });
  await create({ address_city, name: 'D' });
  const response = await server.as(superadmin).fetch(`/api/schools?format=csv&search=${address_city}`);
  const [headings, ...rows] = (await response.text())
    .replace('\ufeff', '')
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(';'));
  const columns = ['Élèves au plus', 'Enseignants au plus'].map((name) =>
    headings!.findIndex((cell) => cell.includes(name)),
  );
  expect(rows.map((row) => columns.map((column) => row[column]))).toEqual([
    ['60', '4'],
    ['30', '1'],
    ['240', '12'],
    ['', '12'],
  ]);
});

test('list: filters by end of access and by seats in use', async () => {
  const city = 'Sarlat';
  const soon = await create({
    name: 'B',
    address_city: city,
    nb_students_max: 2,
    date_expiration: addDays(today(), 20),
  });
  const later = await create({ name: 'C', address_city: city, offers_id: 3, date_expiration: addDays(today(), 60) });
  const over = await create({ name: 'A', address_city: city, nb_students_max: 10 });
  await server.db.updateTable('schools').set({ date_expiration: '2026-01-01' }).where('id', '=', over).execute();
  const never = await create({ name: 'D', address_city: city });
  await server.as(superadmin).call(schools.update, { id: never, body: { date_expiration: null } });
  for (const [schools_id, students] of [
    [soon, 2],
    [over, 9],
    [never, 1],
  ] as const) {
    for (let n = 0; n < students; n += 1) await server.seed.student({ schools_id });
  }

  const list = async (query: Record<string, unknown>) =>
    (await server.as(superadmin).body(schools.list, { query: { search: city, ...query } })).schools.map(
      (school) => school.id,
    );

  expect(await list({ expiry: 'EXPIRED' })).toEqual([over]);
  expect(await list({ expiry: 'WITHIN_30' })).toEqual([soon]);
  expect(await list({ expiry: 'WITHIN_90' })).toEqual([soon, later]);
  expect(await list({ expiry: 'NONE' })).toEqual([never]);
  expect(await list({ seats_used: 'FULL' })).toEqual([soon]);
  expect(await list({ seats_used: 'ALMOST_FULL' })).toEqual([over, soon]);
  expect(await list({ seats_used: 'EMPTY' })).toEqual([later]);
  expect(await list({ order_by: 'nb_students', order_dir: 'desc' })).toEqual([over, soon, never, later]);
  expect(await list({ order_by: 'code' })).toEqual([soon, later, over, never]);
});

test('delete: removes the staff’s accounts; keeps a follower with a child in another school, and one whose account another school created [schools.delete-follower]', async () => {
  const { seed, db } = server;
  const id = await create();
  const teacher = await seed.teacher({ schoolId: id });
  const child = await seed.student({ schools_id: id });
  const otherStudent = await seed.student();
  const follower = await seed.follower({ schoolId: id, studentId: child.id });
  await seed.follow(follower.userId, otherStudent.id);
  const foreign = await seed.follower({ schoolId: id, studentId: child.id });
  const creator = { creator_schools_id: otherStudent.schools_id };
  await db.updateTable('users').set(creator).where('id', '=', foreign.userId).execute();
  expect(await server.as(superadmin).status(schools.remove, { id })).toBe(204);
  const remaining = await db
    .selectFrom('authentications')
    .select('id')
    .where('id', 'in', [teacher.id, follower.id, foreign.id])
    .orderBy('id')
    .execute();
  expect(remaining).toEqual([{ id: follower.id }, { id: foreign.id }]);
  expect(await server.as(superadmin).status(schools.view, { id })).toBe(404);
});

testWithTwoConnections(
  'delete: keeps a follower who is joining another school meanwhile [schools.delete-follower]',
  async () => {
    const { seed, db } = server;
    const id = await create();
    const child = await seed.student({ schools_id: id });
    const otherStudent = await seed.student();
    const follower = await seed.follower({ schoolId: id, studentId: child.id });
    const { removal } = await db.transaction().execute(async (trx) => {
      await lockPerson(trx, follower.userId);
      const removal = server.as(superadmin).status(schools.remove, { id });
      await waitForLock(db);
      await attach(trx, { userId: follower.userId, studentId: otherStudent.id, relation: 'Mère' });
      return { removal };
    });
    expect(await removal).toBe(204);
    expect((await server.as(follower).body(students.children)).students).toMatchObject([{ id: otherStudent.id }]);
  },
);

test('delete: removes the accounts without a person that the school created, and no account of another school [schools.delete]', async () => {
  const school = await server.seed.school();
  const otherSchool = await server.seed.school();
  const accounts = [];
  for (const { id } of [school, otherSchool]) {
    const email = `compte.${id}@test.example`;
    const person = { role: 'TEACHER' as const, email, firstname: 'Lou', lastname: 'Petit' };
    const values = { ...person, has_person: false, asking_schools_id: id };
    accounts.push(
      await server.db.insertInto('authentications').values(values).returning('id').executeTakeFirstOrThrow(),
    );
  }
  expect(await server.as(superadmin).status(schools.remove, { id: school.id })).toBe(204);
  const ids = accounts.map(({ id }) => id);
  const kept = await server.db.selectFrom('authentications').select('id').where('id', 'in', ids).execute();
  expect(kept).toEqual([accounts[1]]);
});

test('delete: removes custom cards with their pictures, keeps community cards with theirs [schools.delete]', async () => {
  const { seed, db } = server;
  const id = await create();
  const owner = { authentications_id: (await seed.teacher({ schoolId: id })).id, schools_id: id };
  const picture = (title: string) => insertFile(db, { ...owner, title, entity_type: 'CARDS' });
  const own = await picture('own');
  const shared = await picture('shared');
  const custom = await seed.card({ ...owner, card_type: 'CUSTOM', fimg: own.id });
  const community = await seed.card({ ...owner, card_type: 'COMMUNITY', bimg: shared.id });
  expect((await server.as(superadmin).body(schools.view, { id })).nb_custom_cards).toBe(1);
  expect(await server.as(superadmin).status(schools.remove, { id })).toBe(204);
  const pick = { cards: [custom.id, community.id], documents: [own.id, shared.id] };
  const cards = await db.selectFrom('cards').select(['id', 'bimg']).where('id', 'in', pick.cards).execute();
  expect(cards).toEqual([{ id: community.id, bimg: shared.id }]);
  const files = await db.selectFrom('documents').select('id').where('id', 'in', pick.documents).execute();
  expect(files).toEqual([{ id: shared.id }]);
});

test('delete: removes mails to the address of the school, unless a person, another school or its buyer has the same address [schools.delete]', async () => {
  const { seed, db } = server;
  const ofPerson = 'Person@test.example';
  const ofSchool = 'School@test.example';
  const ofBuyer = 'Buyer@test.example';
  const addresses = ['alone@test.example', ofPerson, ofSchool, ofBuyer];
  const deleted = await Promise.all(addresses.map((mail) => seed.school({ mail })));
  const other = await seed.school({ mail: ofSchool.toLowerCase() });
  await seed.schoolAdmin({ schoolId: other.id, account: { email: ofPerson.toLowerCase() } });
  await db
    .insertInto('buyers')
    .values({
      name: 'Commune',
      address: '1 rue',
      address_postal_code: '45000',
      address_city: 'Orléans',
      schools_id: other.id,
      mail: ofBuyer.toLowerCase(),
    })
    .execute();
  const text = { body_text: '', body_html: '' };
  await db
    .insertInto('mails')
    .values(addresses.map((recipient) => ({ ...text, recipient, subject: 'Invitation' })))
    .execute();
  for (const { id } of deleted) expect(await server.as(superadmin).status(schools.remove, { id })).toBe(204);
  const kept = await db.selectFrom('mails').select('recipient').where('recipient', 'in', addresses).execute();
  expect(kept.map(({ recipient }) => recipient).sort()).toEqual([ofBuyer, ofPerson, ofSchool]);
});

test('permissions: staff view only their own school, and can’t list, create, change or delete schools [permissions.superadmin]', async () => {
  const id = await create();
  const schoolAdmin = await server.seed.schoolAdmin({ schoolId: id });
  const teacher = await server.seed.teacher({ schoolId: id });
  const stranger = await server.seed.schoolAdmin();
  const follower = await server.seed.follower({ schoolId: id });
  for (const person of [schoolAdmin, teacher]) {
    expect(await server.as(person).status(schools.view, { id })).toBe(200);
    expect(await server.as(person).status(schools.list)).toBe(403);
    expect(await server.as(person).status(schools.select)).toBe(403);
    expect(await server.as(person).status(schools.create, { body: form() })).toBe(403);
    expect(await server.as(person).status(schools.update, { id, body: { name: 'X' } })).toBe(403);
    expect(await server.as(person).status(schools.remove, { id })).toBe(403);
  }
  expect(await server.as(stranger).status(schools.view, { id })).toBe(404);
  expect(await server.as(follower).status(schools.view, { id })).toBe(403);
  expect(await server.anonymous.status(schools.view, { id })).toBe(401);
  expect(await server.anonymous.status(schools.list)).toBe(401);
});

test('offers: returns all four offers; an anonymous caller gets 401', async () => {
  const body = await server.as(superadmin).body(offers.select);
  expect(body.offers.map(({ code }) => code)).toEqual(['TEACHER_FREE', 'TEACHER_PAYED', 'SCHOOL_FREE', 'SCHOOL_PAYED']);
  expect(await server.anonymous.status(offers.select)).toBe(401);
});
