import { randomUUID } from 'node:crypto';

import { addDays, today } from '@memocartes/contract/learning/calendar/days';
import { students } from '@memocartes/contract/students/students.routes';

import type { Person } from '../testing/seed.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

/**
 * A school with a school admin and a class with one teacher. One student is in the class and has a follower; another
 * student has no class.
 */
async function seedSchool() {
  const { seed } = server;
  const school = await seed.school();
  const inSchool = { schoolId: school.id };
  const class_ = await seed.class({ schools_id: school.id, name: 'CE1 A' });
  const zoe = await seed.student({
    schools_id: school.id,
    classes_id: class_.id,
    firstname: 'Zoë',
    lastname: 'Éluard',
  });
  const abel = await seed.student({ schools_id: school.id, firstname: 'Abel', lastname: 'Zimmer', level: 'CP' });
  const teacher = await seed.teacher(inSchool);
  await seed.teach(teacher.userId, class_.id);
  const follower = await seed.follower({ ...inSchool, studentId: zoe.id });
  return { school, class_, zoe, abel, teacher, follower, schoolAdmin: await seed.schoolAdmin(inSchool) };
}

const names = (page: { students: { firstname: string }[] }) => page.students.map(({ firstname }) => firstname);

describe('list', () => {
  test('a school admin gets the school’s students by name, ignoring accents [permissions.school-admin]', async () => {
    const { schoolAdmin, class_ } = await seedSchool();
    const { status, body } = await server.as(schoolAdmin).call(students.list);
    expect({ status, names: names(body), count: body.count }).toEqual({
      status: 200,
      names: ['Zoë', 'Abel'],
      count: 2,
    });
    expect(body.students[0]).toMatchObject({
      class_: { id: class_.id, name: 'CE1 A' },
      avatar: null,
      status: 'ACTIVE',
    });
    expect(Object.keys(body.students[0]!)).not.toContain('sort_name');
  });

  test('sorts by level, ascending and descending; students without a level come last in both [classes.order]', async () => {
    const { seed } = server;
    const schoolAdmin = await seed.schoolAdmin();
    for (const level of ['CM1', null, 'CP', 'CE2', 'CM2', 'CE1'] as const) {
      await seed.student({ schools_id: schoolAdmin.schoolId!, firstname: level ?? 'Sans', level });
    }
    const list = async (query: Record<string, unknown>) =>
      names(await server.as(schoolAdmin).body(students.list, { query }));
    const rising = ['CP', 'CE1', 'CE2', 'CM1', 'CM2'];
    expect(await list({ order_by: 'level', order_dir: 'asc' })).toEqual([...rising, 'Sans']);
    expect(await list({ order_by: 'level', order_dir: 'desc' })).toEqual([...rising.toReversed(), 'Sans']);
    // The second page continues in the same order.
    expect(await list({ order_by: 'level', nb_items: 2, nb_page: 2 })).toEqual(['CE2', 'CM1']);
  });

  test('a teacher gets the students of their classes only [permissions.teacher]', async () => {
    const { teacher } = await seedSchool();
    const body = await server.as(teacher).body(students.list);
    expect({ names: names(body), count: body.count }).toEqual({ names: ['Zoë'], count: 1 });
  });

  test('a superadmin gets all students, or those of one school [permissions.superadmin]', async () => {
    const { school } = await seedSchool();
    const superadmin = await server.seed.superadmin();
    const all = await server.as(superadmin).call(students.list);
    const some = await server.as(superadmin).call(students.list, { query: { school_id: school.id } });
    expect(all.body.count).toBeGreaterThan(2);
    expect(some.body.count).toBe(2);
  });

  test.each([
    [{ search: 'zoe elu' }, ['Zoë']],
    [{ search: 'el' }, ['Zoë']],
    [{ search: '%' }, []],
    [{ class_id: 'none' }, ['Abel']],
    [{ level: 'CP' }, ['Abel']],
    [{ status: 'INACTIVE' }, []],
    [{ is_phygital: 'false', order_by: 'firstname' }, ['Abel', 'Zoë']],
    [{ order_by: 'lastname', order_dir: 'desc' }, ['Abel', 'Zoë']],
    [{ nb_items: 1, nb_page: 2 }, ['Abel']],
  ])('returns the students for the query %j', async (query, expected) => {
    const { schoolAdmin } = await seedSchool();
    const body = await server.as(schoolAdmin).body(students.list, { query });
    expect(names(body)).toEqual(expected);
  });

  test('returns the students with, or without, a follower, whatever the status of the account [followers.without]', async () => {
    const { schoolAdmin, school, class_ } = await seedSchool();
    const invited = await server.seed.student({ schools_id: school.id, classes_id: class_.id, firstname: 'Yann' });
    await server.seed.follower({ schoolId: school.id, studentId: invited.id, account: { status: 'PENDING' } });
    const list = async (has_follower: 'true' | 'false') => {
      const body = await server.as(schoolAdmin).body(students.list, { query: { has_follower, order_by: 'firstname' } });
      return [names(body), body.count];
    };
    expect(await list('true')).toEqual([['Yann', 'Zoë'], 2]);
    expect(await list('false')).toEqual([['Abel'], 1]);
  });

  test('a page past the end is empty and returns the total', async () => {
    const { schoolAdmin } = await seedSchool();
    const body = await server.as(schoolAdmin).body(students.list, { query: { nb_page: 9 } });
    expect(body).toEqual({ students: [], count: 2 });
  });

  test('refuses an anonymous caller, a follower, another school and an invalid page [interface.list-pages]', async () => {
    const { follower, schoolAdmin } = await seedSchool();
    const otherSchool = await server.seed.school();
    expect(await server.anonymous.status(students.list)).toBe(401);
    expect(await server.as(follower).status(students.list)).toBe(403);
    expect(await server.as(schoolAdmin).status(students.list, { query: { school_id: otherSchool.id } })).toBe(404);
    const { status, error } = await server
      .as(schoolAdmin)
      .call(students.list, { query: { nb_page: 0, nb_items: 101 } });
    expect(status).toBe(422);
    expect(Object.keys(error.fields!).sort()).toEqual(['nb_items', 'nb_page']);
  });
});

test('select: returns names as options; for a follower, only their children', async () => {
  const { teacher, follower, zoe } = await seedSchool();
  const option = { id: zoe.id, name: 'Zoë ÉLUARD' };
  expect((await server.as(teacher).body(students.select, { query: { name: 'élu' } })).students).toEqual([option]);
  expect((await server.as(follower).body(students.select)).students).toEqual([option]);
});

test('children: returns a follower’s own children with class, school, relationship and boxes [permissions.follower]', async () => {
  const { follower, zoe, school, schoolAdmin } = await seedSchool();
  const schoolmate = await server.seed.student({ schools_id: school.id });
  await server.seed.follower({ schoolId: school.id, studentId: schoolmate.id });
  const card = await server.seed.card();
  await server.seed.trackedCard({ students_id: zoe.id, cards_id: card.id, box: 3 });
  const body = await server.as(follower).body(students.children);
  expect(body).toMatchObject({
    count: 1,
    students: [{ id: zoe.id, relation: 'Mère', school: { id: school.id }, boxes: [0, 0, 1, 0, 0] }],
  });
  expect(await server.as(schoolAdmin).status(students.children)).toBe(403);
});

describe('view', () => {
  test('school admin, own teacher and follower see the full student', async () => {
    const { schoolAdmin, teacher, follower, zoe } = await seedSchool();
    for (const person of [schoolAdmin, teacher, follower]) {
      const { status, body } = await server.as(person).call(students.view, { id: zoe.id });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        fictive_id: expect.stringMatching(/^E-\d{6}$/) as unknown,
        card_progress: [0, 0, 0, 0, 0],
      });
      expect(body.followers).toMatchObject([{ id: follower.userId, relation: 'Mère' }]);
    }
  });

  test('does not show a follower the addresses of other followers', async () => {
    const { school, schoolAdmin, follower, zoe } = await seedSchool();
    const otherFollower = await server.seed.follower({ schoolId: school.id, studentId: zoe.id });

    const contactsFor = async (person: Person) => {
      const body = await server.as(person).body(students.view, { id: zoe.id });
      return body.followers.map(({ id, email }) => [id, email !== null]);
    };

    expect(await contactsFor(schoolAdmin)).toEqual([
      [follower.userId, true],
      [otherFollower.userId, true],
    ]);
    expect(await contactsFor(follower)).toEqual([
      [follower.userId, true],
      [otherFollower.userId, false],
    ]);
  });

  test('is refused to an anonymous caller, another school, and a teacher and a follower of other students [permissions.teacher] [permissions.follower]', async () => {
    const { teacher, follower, zoe, abel } = await seedSchool();
    const stranger = await server.seed.schoolAdmin();
    expect(await server.anonymous.status(students.view, { id: zoe.id })).toBe(401);
    expect(await server.as(teacher).status(students.view, { id: abel.id })).toBe(403);
    expect(await server.as(stranger).status(students.view, { id: zoe.id })).toBe(404);
    expect(await server.as(follower).status(students.view, { id: abel.id })).toBe(404);
    expect(await server.as(follower).status(students.view, { id: 'x' })).toBe(404);
  });
});

describe('create', () => {
  test('takes a seat; names are capitalised [students.status]', async () => {
    const { schoolAdmin, class_, school } = await seedSchool();
    const body = { firstname: 'jean-PIERRE', lastname: 'DUPONT', birthdate: '2018-02-03', classes_id: class_.id };
    const { status, body: created } = await server.as(schoolAdmin).call(students.create, { body });
    expect(status).toBe(201);
    const student = await server.as(schoolAdmin).body(students.view, { id: created.id });
    expect(student).toMatchObject({ firstname: 'Jean-Pierre', lastname: 'Dupont', status: 'ACTIVE', gender: null });
    const { nb_students } = await server.db
      .selectFrom('schools')
      .select('nb_students')
      .where('id', '=', school.id)
      .executeTakeFirstOrThrow();
    expect(nb_students).toBe(3);
  });

  test.each([
    [{ firstname: ' ' }, 'firstname', 'Champ requis'],
    [{ firstname: 'a'.repeat(101) }, 'firstname', '100 caractères au plus.'],
    [{ firstname: 'A\u0000b' }, 'firstname', 'Caractères interdits.'],
    [{ firstname: 'A\u202Eb' }, 'firstname', 'Caractères interdits.'],
    [{ firstname: 'Ada', gender: 'H' }, 'gender', expect.any(String) as unknown],
    [{ firstname: 'Ada', level: '6EME' }, 'level', expect.any(String) as unknown],
    [{ firstname: 'Ada', birthdate: '2019-02-31' }, 'birthdate', expect.any(String) as unknown],
    [
      { firstname: 'Ada', birthdate: addDays(today(), 1) },
      'birthdate',
      'La date de naissance ne peut pas être dans le futur.',
    ],
    [{ firstname: 'Ada', classes_id: 999_999 }, 'classes_id', 'Cette classe n’est pas dans l’établissement.'],
  ])('%j is refused [students.first-name] [students.birth-date] [students.choices]', async (body, field, message) => {
    const { schoolAdmin } = await seedSchool();
    const { status, error } = await server.as(schoolAdmin).call(students.create, { body: body as never });
    expect(status).toBe(422);
    expect(error.fields).toEqual({ [field]: message });
  });

  test('a student may be born today [students.birth-date]', async () => {
    const { schoolAdmin } = await seedSchool();
    const body = { firstname: 'Ada', birthdate: today() };
    expect(await server.as(schoolAdmin).status(students.create, { body })).toBe(201);
  });

  test('without a level, a student gets that of a class with a single level [students.level-of-class]', async () => {
    const { schoolAdmin, class_, school } = await seedSchool();
    const mixed = await server.seed.class({ schools_id: school.id, level: 'CM1/CM2' });
    const levelIn = async (body: { classes_id?: number; level?: 'CE2' }) => {
      const { id } = await server.as(schoolAdmin).body(students.create, { body: { firstname: 'Ada', ...body } });
      return (await server.as(schoolAdmin).body(students.view, { id })).level;
    };
    expect(await levelIn({ classes_id: class_.id })).toBe('CE1');
    expect(await levelIn({ classes_id: class_.id, level: 'CE2' })).toBe('CE2');
    expect(await levelIn({ classes_id: mixed.id })).toBeNull();
    expect(await levelIn({})).toBeNull();
  });

  test('is limited to the offer’s seats and boxes [schools.limit-students] [schools.limit-boxes]', async () => {
    const school = await server.seed.school({ nb_students_max: 1, nb_physical_boxes: 0 });
    const schoolAdmin = await server.seed.schoolAdmin({ schoolId: school.id });
    const boxed = await server.as(schoolAdmin).call(students.create, { body: { firstname: 'Ada', is_phygital: true } });
    expect([boxed.status, boxed.error.code]).toEqual([409, 'LIMIT_PHYSICAL_BOX']);
    await server.as(schoolAdmin).call(students.create, { body: { firstname: 'Ada' } });
    const full = await server.as(schoolAdmin).call(students.create, { body: { firstname: 'Alan' } });
    expect([full.status, full.error.code]).toEqual([409, 'LIMIT_STUDENTS']);
  });

  test('a student sent twice by the same request is created once, even if it takes the last seat; the same id in another school is another request [interface.request-once] [schools.limit-students]', async () => {
    const school = await server.seed.school({ nb_students_max: 1 });
    const schoolAdmin = await server.seed.schoolAdmin({ schoolId: school.id });
    const other = await server.seed.school();
    const otherAdmin = await server.seed.schoolAdmin({ schoolId: other.id });
    const body = { firstname: 'Ada', request_id: randomUUID() };
    const create = (person: Person) => server.as(person).call(students.create, { body });
    const responses = [...(await Promise.all([create(schoolAdmin), create(schoolAdmin)])), await create(schoolAdmin)];
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(responses.map((response) => response.body.id)).size).toBe(1);
    expect((await server.as(schoolAdmin).body(students.list)).count).toBe(1);
    const elsewhere = await create(otherAdmin);
    expect(elsewhere.status).toBe(201);
    expect(elsewhere.body.id).not.toBe(responses[0]!.body.id);
  });

  test('is refused to an anonymous caller, a teacher, a follower and another school; a superadmin must name the school', async () => {
    const { teacher, follower, schoolAdmin, school } = await seedSchool();
    const body = { firstname: 'Ada' };
    expect(await server.anonymous.status(students.create, { body })).toBe(401);
    for (const person of [teacher, follower]) {
      expect(await server.as(person).status(students.create, { body })).toBe(403);
    }
    const otherSchool = await server.seed.school();
    const elsewhere = { ...body, schools_id: otherSchool.id };
    expect(await server.as(schoolAdmin).status(students.create, { body: elsewhere })).toBe(404);
    const superadmin = await server.seed.superadmin();
    const { error } = await server.as(superadmin).call(students.create, { body });
    expect(error.fields).toEqual({ schools_id: 'Champ requis' });
    const named = await server.as(superadmin).call(students.create, { body: { ...body, schools_id: school.id } });
    expect(named.status).toBe(201);
    const nowhere = await server.as(superadmin).call(students.create, { body: { ...body, schools_id: 999_999 } });
    expect(nowhere.status).toBe(404);
  });
});

describe('update and delete', () => {
  test('update: changes only the given fields', async () => {
    const { schoolAdmin, zoe } = await seedSchool();
    const { status, body } = await server
      .as(schoolAdmin)
      .call(students.update, { id: zoe.id, body: { lastname: 'ELUARD-GRINDEL', gender: 'F' } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ firstname: 'Zoë', lastname: 'Eluard-Grindel', gender: 'F', level: 'CE1' });
    expect(await server.as(schoolAdmin).status(students.update, { id: zoe.id, body: {} })).toBe(200);
  });

  test('update: a student who leaves frees the seat [students.leaves]', async () => {
    const school = await server.seed.school({ nb_students_max: 1 });
    const schoolAdmin = await server.seed.schoolAdmin({ schoolId: school.id });
    const departed = await server.seed.student({ schools_id: school.id });
    await server.as(schoolAdmin).call(students.update, { id: departed.id, body: { status: 'INACTIVE' } });
    expect(await server.as(schoolAdmin).status(students.create, { body: { firstname: 'Alan' } })).toBe(201);
    const back = await server.as(schoolAdmin).call(students.update, { id: departed.id, body: { status: 'ACTIVE' } });
    expect(back.error.code).toBe('LIMIT_STUDENTS');
  });

  test('delete: removes the student and frees the seat', async () => {
    const { schoolAdmin, zoe } = await seedSchool();
    expect(await server.as(schoolAdmin).status(students.remove, { id: zoe.id })).toBe(204);
    expect(await server.as(schoolAdmin).status(students.view, { id: zoe.id })).toBe(404);
    expect((await server.as(schoolAdmin).body(students.list)).count).toBe(1);
  });

  test('is refused to an anonymous caller, a teacher, a follower and a school admin of another school', async () => {
    const { teacher, follower, zoe } = await seedSchool();
    const stranger = await server.seed.schoolAdmin();
    for (const route of [students.update, students.remove]) {
      const request = { id: zoe.id, ...(route === students.update && { body: { firstname: 'Eve' } }) };
      expect(await server.anonymous.status(route, request)).toBe(401);
      expect(await server.as(teacher).status(route, request)).toBe(403);
      expect(await server.as(follower).status(route, request)).toBe(403);
      expect(await server.as(stranger).status(route, request)).toBe(404);
    }
  });
});
