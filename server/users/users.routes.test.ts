import { randomUUID } from 'node:crypto';

import { auth } from '@memocartes/contract/auth/auth.routes';
import { classesUsersPro } from '@memocartes/contract/classes/classes-userspro.routes';
import { addDays, parisDay, today } from '@memocartes/contract/learning/calendar/days';
import { offerIds } from '@memocartes/contract/offers/offers';
import { type CreateUser, users } from '@memocartes/contract/users/users.routes';

import { ago, fromNow } from '../testing/data/instants.ts';
import type { Person } from '../testing/seed.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

async function seedSchool() {
  const { seed } = server;
  const school = await seed.school();
  const inSchool = { schoolId: school.id };
  const class_ = await seed.class({ schools_id: school.id, name: 'CE1 A' });
  const student = await seed.student({ schools_id: school.id, classes_id: class_.id });
  const teacher = await seed.teacher({ ...inSchool, account: { lastname: 'Élan' } });
  await seed.teach(teacher.userId, class_.id);
  const follower = await seed.follower({ ...inSchool, studentId: student.id });
  const schoolAdmin = await seed.schoolAdmin({ ...inSchool, account: { lastname: 'Zola' } });
  return { school, class_, student, teacher, follower, schoolAdmin };
}

let count = 0;

const staffForm = (fields: Record<string, unknown> = {}) =>
  ({
    role: 'TEACHER',
    email: `Nouvelle${(count += 1)}@Test.example`,
    firstname: 'anne-marie',
    lastname: 'DE LA TOUR',
    phone: '+33 6 39 98 12 34',
    ...fields,
  }) as CreateUser;

describe('staff', () => {
  test('list: returns the school’s staff with account, school and classes; a search ignores accents and letter case', async () => {
    const { schoolAdmin, teacher, school, class_ } = await seedSchool();
    const { status, body } = await server.as(schoolAdmin).call(users.list);
    expect([status, body.count, body.users.map((user) => user.id)]).toEqual([
      200,
      2,
      [teacher.userId, schoolAdmin.userId],
    ]);
    expect(body.users[0]).toMatchObject({
      authentication: { role: 'TEACHER', status: 'ACTIVE', lastname: 'Élan' },
      school: { id: school.id, offer: { code: 'SCHOOL_PAYED' } },
      classes: [{ id: class_.id, name: 'CE1 A' }],
    });
    const search = await server.as(schoolAdmin).call(users.list, { query: { search: 'ELAN', role: 'TEACHER' } });
    expect(search.body.count).toBe(1);
  });

  test('select: returns teachers as options', async () => {
    const { schoolAdmin, teacher, school } = await seedSchool();
    const body = await server.as(schoolAdmin).body(users.select, { query: { role: 'TEACHER', schools_id: school.id } });
    expect(body.users).toMatchObject([{ id: teacher.userId, name: 'Camille ÉLAN' }]);
  });

  test('create: adds a pending account and its person; names are capitalised, the address is in lower case [students.names]', async () => {
    const { schoolAdmin } = await seedSchool();
    const { status, body } = await server.as(schoolAdmin).call(users.create, { body: staffForm() });
    expect(status).toBe(201);
    const user = await server.as(schoolAdmin).body(users.view, { id: body.id });
    expect(user.authentication).toMatchObject({
      status: 'PENDING',
      firstname: 'Anne-Marie',
      lastname: 'De La Tour',
      email: `nouvelle${count}@test.example`,
    });
    const mails = await server.db.selectFrom('mails').select('recipient').execute();
    expect(mails.map(({ recipient }) => recipient)).toContain(`nouvelle${count}@test.example`);
  });

  test('create: a person sent twice by the same request is added and invited once [interface.request-once]', async () => {
    const { schoolAdmin } = await seedSchool();
    const other = await seedSchool();
    const body = staffForm({ request_id: randomUUID() });
    const send = () => server.as(schoolAdmin).call(users.create, { body });
    const [first, second] = await Promise.all([send(), send()]);
    expect([first.status, second.status, second.body]).toEqual([201, 201, first.body]);
    const email = `nouvelle${count}@test.example`;
    const mails = await server.db.selectFrom('mails').select('id').where('recipient', '=', email).execute();
    expect(mails).toHaveLength(1);
    const foreign = await server.as(other.schoolAdmin).call(users.create, { body });
    expect([foreign.status, foreign.error.code]).toEqual([409, 'EMAIL_TAKEN']);
  });

  test('create: requires a unique address, a phone number and a free seat [accounts.email-exists] [staff.phone] [staff.seats-code] [schools.limit-teachers]', async () => {
    const school = await server.seed.school({ nb_teachers_max: 1 });
    const schoolAdmin = await server.seed.schoolAdmin({ schoolId: school.id });
    const taken = await server.as(schoolAdmin).call(users.create, { body: staffForm({ email: schoolAdmin.email }) });
    expect([taken.status, taken.error.code]).toEqual([409, 'EMAIL_TAKEN']);
    expect(taken.error.message).toBe('Désolé cette adresse email existe déjà');
    const wrong = await server
      .as(schoolAdmin)
      .call(users.create, { body: staffForm({ phone: undefined, email: 'x' }) });
    expect(wrong.status).toBe(422);
    expect(wrong.error.fields).toMatchObject({
      email: 'Adresse email non valide',
      phone: expect.any(String) as unknown,
    });
    expect(await server.as(schoolAdmin).status(users.create, { body: staffForm() })).toBe(201);
    const full = await server.as(schoolAdmin).call(users.create, { body: staffForm() });
    expect([full.status, full.error.code]).toEqual([403, 'MAX_TEACHER_REACHED']);
  });

  test('create: refuses a school admin in the school of an independent teacher [staff.master-role]', async () => {
    const school = await server.seed.school({ offers_id: offerIds.TEACHER_FREE, nb_physical_boxes: 0 });
    const superadmin = await server.seed.superadmin();
    const body = staffForm({ role: 'ADMIN', schools_id: school.id });
    const { error } = await server.as(superadmin).call(users.create, { body });
    expect(Object.keys(error.fields!)).toEqual(['role']);
  });

  test('create: completes an account of the school, but no account of another school or of a superadmin', async () => {
    const { schoolAdmin } = await seedSchool();

    const account = async (role: 'TEACHER' | 'SUPERADMIN', asking = schoolAdmin) =>
      server.db
        .insertInto('authentications')
        .values({
          role,
          email: `compte${(count += 1)}@test.example`,
          firstname: 'Lou',
          lastname: 'Petit',
          asking_schools_id: asking.schoolId,
        })
        .returning('id')
        .executeTakeFirstOrThrow();

    const add = async (id: number) =>
      server.as(schoolAdmin).call(users.create, { body: { authentications_id: id, phone: '0639980000' } });
    const teacher = await account('TEACHER');
    expect((await add(teacher.id)).status).toBe(201);
    expect((await add(teacher.id)).error.code).toBe('EMAIL_TAKEN');
    expect((await add((await account('TEACHER', await server.seed.schoolAdmin())).id)).status).toBe(404);
    expect((await add((await account('SUPERADMIN')).id)).status).toBe(404);
    expect((await add(schoolAdmin.id)).error.code).toBe('EMAIL_TAKEN');
  });

  test('create: adding a person to an existing account follows the same rules as creating both [staff.master-role] [staff.phone] [followers.required]', async () => {
    const { schoolAdmin } = await seedSchool();
    const superadmin = await server.seed.superadmin();
    const student = await server.seed.student({ schools_id: schoolAdmin.schoolId! });
    const master = await server.seed.school({ offers_id: offerIds.TEACHER_FREE, nb_physical_boxes: 0 });

    const refusedFields = async (role: 'ADMIN' | 'TEACHER' | 'USER', schoolId: number, fields: object) => {
      const email = `compte${(count += 1)}@test.example`;
      const account = { role, email, firstname: 'Lou', lastname: 'Petit', school_id: schoolId };
      const created = await server.as(superadmin).body(auth.create, { body: account });
      const body = { authentications_id: created.id, schools_id: schoolId, ...fields };
      const { status, error } = await server.as(superadmin).call(users.create, { body });
      return status === 201 ? [] : Object.keys(error.fields!);
    };

    const phone = '0639980000';
    const link = { student_id: student.id, relation: 'Mère' };
    expect(await refusedFields('ADMIN', master.id, { phone })).toEqual(['role']);
    expect(await refusedFields('TEACHER', student.schools_id, { phone, ...link })).toEqual(['student_id']);
    expect(await refusedFields('TEACHER', student.schools_id, {})).toEqual(['phone']);
    expect(await refusedFields('USER', student.schools_id, { student_id: student.id })).toEqual(['relation']);
    expect(await refusedFields('USER', student.schools_id, link)).toEqual([]);
  });

  test('update: changes names and phone, but not the address [accounts.email-read-only]', async () => {
    const { schoolAdmin, teacher } = await seedSchool();
    const body = { firstname: 'lucie', phone: '06 39 98 99 99' };
    const changed = await server.as(schoolAdmin).call(users.update, { id: teacher.userId, body });
    expect(changed.body).toMatchObject({ phone: '06 39 98 99 99', authentication: { firstname: 'Lucie' } });
    const other = await server
      .as(schoolAdmin)
      .call(users.update, { id: teacher.userId, body: { email: 'autre@test.example' } });
    expect(Object.keys(other.error.fields!)).toEqual(['email']);
  });

  test('update: an independent teacher is transferred, another teacher is not [staff.move] [staff.transfer] [staff.seats-code] [staff.transfer-offer]', async () => {
    const { seed, db } = server;
    const { school, teacher } = await seedSchool();
    const master = await seed.school({ offers_id: offerIds.TEACHER_FREE, nb_physical_boxes: 0 });
    const account = { date_expiration: fromNow({ days: 1 }) };
    const alone = await seed.teacher({ schoolId: master.id, account });
    const class_ = await seed.class({ schools_id: master.id });
    await seed.teach(alone.userId, class_.id);
    const card = await seed.card({ card_type: 'CUSTOM', authentications_id: alone.id, schools_id: master.id });
    const superadmin = await seed.superadmin();
    const move = (id: number, schools_id: number) =>
      server.as(superadmin).call(users.update, { id, body: { schools_id } });
    const { body } = await move(alone.userId, school.id);
    expect(body).toMatchObject({ schools_id: school.id, classes: [], authentication: { date_expiration: null } });
    const movedCard = await db.selectFrom('cards').select('schools_id').where('id', '=', card.id).executeTakeFirst();
    expect(movedCard).toEqual({ schools_id: school.id });
    const otherSchool = await seed.school({ nb_teachers_max: 0 });
    expect((await move(teacher.userId, otherSchool.id)).error.code).toBe('NOT_TEACHER_OFFER');
    const second = await seed.teacher({ schoolId: master.id });
    expect((await move(second.userId, otherSchool.id)).error.code).toBe('MAX_TEACHER_REACHED');
  });

  test('update: a transfer reopens the account of an independent teacher that has expired, not a disabled one [staff.move] [accounts.reopen]', async () => {
    const { school } = await seedSchool();
    const master = await server.seed.school({ offers_id: offerIds.TEACHER_FREE, nb_physical_boxes: 0 });
    const superadmin = await server.seed.superadmin();
    const statusAfterMove = async (account: object) => {
      const { userId } = await server.seed.teacher({ schoolId: master.id, account });
      const { body } = await server.as(superadmin).call(users.update, { id: userId, body: { schools_id: school.id } });
      return body.authentication.status;
    };
    expect(await statusAfterMove({ status: 'INACTIVE', date_expiration: ago({ days: 1 }) })).toBe('ACTIVE');
    expect(await statusAfterMove({ status: 'INACTIVE', date_expiration: fromNow({ days: 1 }) })).toBe('INACTIVE');
    expect(await statusAfterMove({ status: 'BANNED', date_expiration: ago({ days: 1 }) })).toBe('BANNED');
  });

  test('update: a transfer separates custom cards and packs of different schools, and deletes emptied packs [staff.transfer-cards] [staff.transfer-empty]', async () => {
    const { seed, db } = server;
    const { school } = await seedSchool();
    const master = await seed.school({ offers_id: offerIds.TEACHER_FREE, nb_physical_boxes: 0 });
    const teacher = await seed.teacher({ schoolId: master.id });
    // Cards and packs of an earlier teacher, whose account was deleted, have no author.
    const cardOf = (authentications_id: number | null) =>
      seed.card({ card_type: 'CUSTOM', authentications_id, schools_id: master.id });
    const common = await seed.card();
    const own = await cardOf(teacher.id);
    const earlier = await cardOf(null);
    const cardIds = [own.id, earlier.id, common.id];

    const packOf = async (authentications_id: number | null, cards = cardIds) => {
      const { id } = await db
        .insertInto('packs')
        .values({ title: 'P', icon: 'star', schools_id: master.id, authentications_id })
        .returning('id')
        .executeTakeFirstOrThrow();
      const rows = cards.map((cards_id, index) => ({ packs_id: id, cards_id, position: index + 1 }));
      await db.insertInto('packs_cards').values(rows).execute();
      return id;
    };

    const movedPack = await packOf(teacher.id);
    const stayingPack = await packOf(null);
    await packOf(teacher.id, [earlier.id]);
    await packOf(null, [own.id]);
    const superadmin = await seed.superadmin();
    await server.as(superadmin).call(users.update, { id: teacher.userId, body: { schools_id: school.id } });
    const cardsOf = async (id: number) =>
      (
        await db
          .selectFrom('packs_cards')
          .select(['cards_id', 'position'])
          .where('packs_id', '=', id)
          .orderBy('position')
          .execute()
      ).map(({ cards_id, position }) => [cards_id, position]);
    expect(await cardsOf(movedPack)).toEqual([
      [own.id, 1],
      [common.id, 2],
    ]);
    expect(await cardsOf(stayingPack)).toEqual([
      [earlier.id, 1],
      [common.id, 2],
    ]);
    const kept = await db.selectFrom('packs').select('id').where('schools_id', 'in', [master.id, school.id]).execute();
    expect(kept.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([movedPack, stayingPack]);
  });

  test('create: a school admin sets the end of access of a teacher only [staff.end] [staff.end-teachers]', async () => {
    const { schoolAdmin, teacher } = await seedSchool();
    const date_expiration = addDays(today(), 30);
    const add = (person: Person, more: object) =>
      server.as(person).call(users.create, { body: staffForm({ date_expiration, ...more }) });
    const { body } = await add(schoolAdmin, {});
    const created = await server.as(schoolAdmin).body(users.view, { id: body.id });
    expect(parisDay(created.authentication.date_expiration!)).toBe(date_expiration);
    expect((await add(schoolAdmin, { date_expiration: today() })).error.fields).toHaveProperty('date_expiration');
    expect((await add(schoolAdmin, { role: 'ADMIN' })).status).toBe(403);
    expect((await add(schoolAdmin, { role: 'USER' })).status).toBe(403);
    expect((await add(teacher, {})).status).toBe(403);
  });

  test('create: only a superadmin sets an independent teacher’s dates [staff.expiration]', async () => {
    const { seed } = server;
    const superadmin = await seed.superadmin();
    const master = await seed.school({ offers_id: offerIds.TEACHER_PAYED, nb_physical_boxes: 0 });
    const add = (person: Person, dates: Record<string, string>, schools_id?: number) =>
      server.as(person).call(users.create, { body: staffForm({ ...dates, schools_id }) });
    const same = { date_subscription: '2026-09-01', date_expiration: '2026-09-01' };
    expect((await add(superadmin, same, master.id)).error.fields).toEqual({
      date_expiration: 'Au plus tôt le lendemain de la souscription.',
    });
    const { schoolAdmin } = await seedSchool();
    expect((await add(schoolAdmin, { date_subscription: '2099-01-01' })).status).toBe(403);
    const { body } = await add(superadmin, { ...same, date_expiration: '2026-09-02' }, master.id);
    const created = await server.as(superadmin).call(users.view, { id: body.id });
    expect(created.body.authentication.date_expiration?.slice(0, 10)).toBe('2026-09-02');
    expect(created.body.authentication.date_subscription.slice(0, 10)).toBe('2026-09-01');
  });

  test('view: returns each class taught with the id of its link, by which the teacher is removed from the class', async () => {
    const { schoolAdmin, teacher } = await seedSchool();
    const body = await server.as(schoolAdmin).body(users.view, { id: teacher.userId });
    const [taught] = body.classes;
    expect(await server.as(schoolAdmin).status(classesUsersPro.remove, { id: taught!.link_id })).toBe(204);
    expect((await server.as(schoolAdmin).body(users.view, { id: teacher.userId })).classes).toEqual([]);
  });

  test('delete: removes the account and ends its login session; is refused for the caller’s own account', async () => {
    const { schoolAdmin, teacher } = await seedSchool();
    expect(await server.as(schoolAdmin).status(users.remove, { id: teacher.userId })).toBe(204);
    expect(await server.as(teacher).status(users.followers)).toBe(401);
    expect(await server.as(schoolAdmin).status(users.remove, { id: schoolAdmin.userId })).toBe(403);
  });

  test('is refused to anonymous callers, teachers, followers and another school', async () => {
    const { schoolAdmin, teacher, follower } = await seedSchool();
    const stranger = await server.seed.schoolAdmin();
    const request = { id: schoolAdmin.userId, body: { firstname: 'Eve' } };
    expect(await server.anonymous.status(users.list)).toBe(401);
    for (const person of [teacher, follower]) {
      expect(await server.as(person).status(users.list)).toBe(403);
      expect(await server.as(person).status(users.select)).toBe(403);
      expect(await server.as(person).status(users.create, { body: staffForm() })).toBe(403);
      expect(await server.as(person).status(users.view, { id: schoolAdmin.userId })).toBe(403);
      expect(await server.as(person).status(users.update, request)).toBe(403);
      expect(await server.as(person).status(users.remove, { id: schoolAdmin.userId })).toBe(403);
    }
    expect(await server.as(stranger).status(users.view, { id: schoolAdmin.userId })).toBe(404);
    expect(await server.as(stranger).status(users.update, request)).toBe(404);
    expect(await server.as(stranger).status(users.remove, { id: schoolAdmin.userId })).toBe(404);
  });
});

describe('followers', () => {
  test('list: returns followers of the school with their children; for a teacher, only followers of their students', async () => {
    const { schoolAdmin, teacher, follower, student, school } = await seedSchool();
    const unplaced = await server.seed.student({ schools_id: school.id });
    const otherFollower = await server.seed.follower({ schoolId: school.id, studentId: unplaced.id });
    const body = await server.as(schoolAdmin).body(users.followers);
    expect(body.followers.map((follower) => follower.id)).toEqual([follower.userId, otherFollower.userId]);
    expect(body.followers[0]).toMatchObject({
      is_incomplete: false,
      student: [
        { relation: 'Mère', student: { id: student.id, class_: { name: 'CE1 A' }, school: { id: school.id } } },
      ],
    });
    const taught = await server.as(teacher).call(users.followers);
    expect(taught.body.followers.map((follower) => follower.id)).toEqual([follower.userId]);
    const ofStudent = await server.as(schoolAdmin).call(users.followers, { query: { student_id: unplaced.id } });
    expect(ofStudent.body.followers.map((follower) => follower.id)).toEqual([otherFollower.userId]);
    expect(await server.as(follower).status(users.followers)).toBe(403);
  });

  test('list: filters do not reveal children in another school, or outside a teacher’s classes [permissions.other-school] [permissions.teacher]', async () => {
    const { schoolAdmin, teacher, follower, student, class_, school } = await seedSchool();
    const elsewhere = await seedSchool();
    const otherClass = await server.seed.class({ schools_id: school.id });
    const sibling = await server.seed.student({ schools_id: school.id, classes_id: otherClass.id });
    await server.seed.follow(follower.userId, elsewhere.student.id);
    await server.seed.follow(follower.userId, sibling.id);
    const find = async (person: Person, query: { student_id: number } | { class_id: number }) =>
      (await server.as(person).body(users.followers, { query })).followers.map(({ id }) => id);
    for (const person of [schoolAdmin, teacher]) {
      expect(await find(person, { student_id: student.id })).toEqual([follower.userId]);
      expect(await find(person, { class_id: class_.id })).toEqual([follower.userId]);
      expect(await find(person, { student_id: elsewhere.student.id })).toEqual([]);
      expect(await find(person, { class_id: elsewhere.class_.id })).toEqual([]);
    }
    expect(await find(schoolAdmin, { student_id: sibling.id })).toEqual([follower.userId]);
    expect(await find(teacher, { student_id: sibling.id })).toEqual([]);
    expect(await find(teacher, { class_id: otherClass.id })).toEqual([]);
  });

  test('list: finds the followers whose children have all left the school, or only the others [followers.departed]', async () => {
    const { schoolAdmin, teacher, follower, school } = await seedSchool();
    const left = await server.seed.student({ schools_id: school.id, status: 'INACTIVE' });
    const departed = await server.seed.follower({ schoolId: school.id, studentId: left.id });
    // Children in other schools are ignored; a child who stays in this school is not.
    await server.seed.follow(departed.userId, (await server.seed.student()).id);
    await server.seed.follow(follower.userId, left.id);
    const find = async (person: Person, query: { departed?: 'true' | 'false' }) =>
      (await server.as(person).body(users.followers, { query })).followers;
    expect((await find(schoolAdmin, { departed: 'true' })).map(({ id }) => id)).toEqual([departed.userId]);
    expect((await find(schoolAdmin, { departed: 'false' })).map(({ id }) => id)).toEqual([follower.userId]);
    expect(await find(schoolAdmin, {})).toHaveLength(2);
    expect(await find(teacher, { departed: 'true' })).toEqual([]);
    expect((await find(teacher, { departed: 'false' })).map(({ id }) => id)).toEqual([follower.userId]);
    const [row] = await find(schoolAdmin, { departed: 'true' });
    expect(row!.student.map(({ student }) => [student.id, student.has_left])).toEqual([[left.id, true]]);
  });

  test('view: is allowed to school admin, the student’s teacher and the follower; a school sees only its own students', async () => {
    const { schoolAdmin, teacher, follower, student } = await seedSchool();
    const otherStudent = await server.seed.student();
    await server.seed.follow(follower.userId, otherStudent.id);
    for (const person of [schoolAdmin, teacher]) {
      const body = await server.as(person).body(users.view, { id: follower.userId });
      expect(body.student.map(({ student: { id } }) => id)).toEqual([student.id]);
    }
    expect((await server.as(follower).body(users.view, { id: follower.userId })).student).toHaveLength(2);
    const otherFollower = await server.seed.follower({ schoolId: otherStudent.schools_id });
    expect(await server.as(schoolAdmin).status(users.view, { id: otherFollower.userId })).toBe(404);
    expect(await server.as(follower).status(users.view, { id: otherFollower.userId })).toBe(404);
  });

  test('a teacher sees only those children of a follower who are in the teacher’s classes [permissions.teacher]', async () => {
    const { schoolAdmin, teacher, follower, student, school } = await seedSchool();
    const otherClass = await server.seed.class({ schools_id: school.id, name: 'CM2 B' });
    const sibling = await server.seed.student({ schools_id: school.id, classes_id: otherClass.id });
    await server.seed.follow(follower.userId, sibling.id);

    const childrenFor = async (person: Person) => {
      const list = (await server.as(person).body(users.followers)).followers;
      const view = await server.as(person).body(users.view, { id: follower.userId });
      return [list[0]!, view].map(({ student: children }) => children.map(({ student: { id } }) => id));
    };

    expect(await childrenFor(teacher)).toEqual([[student.id], [student.id]]);
    const both = [student.id, sibling.id];
    expect(await childrenFor(schoolAdmin)).toEqual([both, both]);
  });

  test('creates a follower with a child, then attaches another child, changes the relationship and detaches the child', async () => {
    const { schoolAdmin, teacher, student, school } = await seedSchool();
    const sibling = await server.seed.student({ schools_id: school.id });
    const form = staffForm({ role: 'USER', student_id: student.id, relation: 'Père' });
    const created = await server.as(schoolAdmin).body(users.create, { body: form });
    const link = { user_id: created.id, student_id: sibling.id };
    const body = { relation: 'Autre' as const, relation_other: 'Parrain' };
    expect(await server.as(teacher).status(users.attach, { ...link, body })).toBe(403);
    expect(await server.as(schoolAdmin).status(users.attach, { ...link, body })).toBe(201);
    const repeated = await server.as(schoolAdmin).call(users.attach, { ...link, body });
    expect([repeated.status, repeated.error.code]).toEqual([409, 'ALREADY_ATTACHED']);
    const changed = await server.as(schoolAdmin).call(users.relation, { ...link, body: { relation: 'Père' } });
    expect(changed.status).toBe(204);
    const user = await server.as(schoolAdmin).body(users.view, { id: created.id });
    expect(user.student.map(({ relation, relation_other }) => [relation, relation_other])).toEqual([
      ['Père', null],
      ['Père', null],
    ]);
    const stranger = await server.seed.schoolAdmin();
    expect(await server.as(stranger).status(users.detach, link)).toBe(404);
    expect(await server.as(schoolAdmin).status(users.detach, link)).toBe(204);
    expect(await server.as(schoolAdmin).status(users.detach, link)).toBe(404);
  });

  test('attach: requires a known relationship, and a follower rather than staff [followers.professional]', async () => {
    const { schoolAdmin, teacher, student, follower } = await seedSchool();
    const wrong = { user_id: follower.userId, student_id: student.id, body: { relation: 'Cousin' as never } };
    expect((await server.as(schoolAdmin).call(users.attach, wrong)).error.fields).toEqual({ relation: 'Champ requis' });
    const staff = { user_id: teacher.userId, student_id: student.id, body: { relation: 'Père' as const } };
    expect(await server.as(schoolAdmin).status(users.attach, staff)).toBe(404);
  });

  test('select: an address finds a follower of the school, but no follower of another school', async () => {
    const { schoolAdmin, follower } = await seedSchool();
    const otherFollower = await server.seed.follower({ studentId: (await server.seed.student()).id });
    const find = async (query: Record<string, unknown>) =>
      (await server.as(schoolAdmin).body(users.select, { query: { role: 'USER', ...query } })).users;
    expect(await find({ email: follower.email })).toMatchObject([{ id: follower.userId, email: follower.email }]);
    expect(await find({ email: otherFollower.email })).toEqual([]);
    expect(await find({ name: otherFollower.email })).toEqual([]);
    expect(await server.as(schoolAdmin).status(users.select, { query: { email: 'pas-une-adresse' } })).toBe(422);
  });

  test('delete: a follower with a child in another school only leaves this school [followers.shared-delete]', async () => {
    const { schoolAdmin, follower } = await seedSchool();
    const otherStudent = await server.seed.student();
    await server.seed.follow(follower.userId, otherStudent.id);
    expect(await server.as(schoolAdmin).status(users.remove, { id: follower.userId })).toBe(204);
    expect(await server.as(schoolAdmin).status(users.view, { id: follower.userId })).toBe(404);
    const body = await server.as(follower).body(users.view, { id: follower.userId });
    expect([body.schools_id, body.student.length]).toEqual([otherStudent.schools_id, 1]);
  });
});
