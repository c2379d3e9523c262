import { auth } from '@memocartes/contract/auth/auth.routes';
import { users } from '@memocartes/contract/users/users.routes';

import { applyRetention } from '../privacy/retention/retention.job.ts';
import { lockPerson } from '../school-membership/school-membership.ts';
import { ago } from '../testing/data/instants.ts';
import { testWithTwoConnections, waitForLock } from '../testing/races.ts';
import { type TestServer, testServer } from '../testing/server.ts';
import { detach } from './follower-links/follower-links.writes.ts';

// The attacker is a school admin who has obtained or guessed the ids and the address of another school's follower.
let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

async function twoSchools(account: Record<string, unknown> = {}) {
  const { seed } = server;
  const home = await seed.school({ name: 'École d’Ailleurs' });
  const child = await seed.student({ schools_id: home.id });
  const follower = await seed.follower({ schoolId: home.id, studentId: child.id, account });
  const schoolAdmin = await seed.schoolAdmin({ schoolId: home.id });
  const attacker = await seed.schoolAdmin();
  const ownStudent = await seed.student({ schools_id: attacker.schoolId! });
  return { home, child, follower, schoolAdmin, attacker, ownStudent };
}

test('attach: a follower of another school can’t be attached by id [asvs:8.2.2]', async () => {
  const { attacker, ownStudent, follower } = await twoSchools();
  const link = { user_id: follower.userId, student_id: ownStudent.id, body: { relation: 'Mère' as const } };
  expect(await server.as(attacker).status(users.attach, link)).toBe(404);
  expect(await server.as(attacker).status(users.view, { id: follower.userId })).toBe(404);
});

test('takeover: a school can’t add an address to another school’s account, and no invitation is mailed', async () => {
  const { attacker, ownStudent, follower } = await twoSchools({ email: null, status: 'PENDING' });
  const link = { user_id: follower.userId, student_id: ownStudent.id, body: { relation: 'Mère' as const } };
  await server.as(attacker).call(users.attach, link);
  const body = { email: 'attaque@test.example' };
  expect(await server.as(attacker).status(users.update, { id: follower.userId, body })).toBe(404);
  const mails = await server.db.selectFrom('mails').select('id').where('recipient', '=', body.email).execute();
  expect(mails).toEqual([]);
});

test('complete: an account of another school is neither completed nor attached', async () => {
  const { attacker, ownStudent, follower } = await twoSchools();
  const body = { authentications_id: follower.id, student_id: ownStudent.id, relation: 'Mère' as const };
  expect(await server.as(attacker).status(users.create, { body })).toBe(404);
  const links = await server.db
    .selectFrom('users_students')
    .select('students_id')
    .where('users_id', '=', follower.userId)
    .where('students_id', '=', ownStudent.id)
    .execute();
  expect(links).toEqual([]);
});

test('look-up: an address of another school is only reported as taken, with the role USER for a follower [followers.lookup-other-school]', async () => {
  const { attacker, follower, schoolAdmin } = await twoSchools();
  const nothing = { id: null, authentications_id: null, firstname: null, lastname: null };
  const body = await server.as(attacker).body(auth.check, { email: follower.email });
  expect(body).toEqual({ isExisting: true, role: 'USER', ...nothing });
  const staff = await server.as(attacker).call(auth.check, { email: schoolAdmin.email });
  expect(staff.body).toEqual({ isExisting: true, role: null, ...nothing });
  const query = { role: 'USER', email: follower.email };
  expect((await server.as(attacker).body(users.select, { query })).users).toEqual([]);
  expect(await server.as(schoolAdmin).body(auth.check, { email: follower.email })).toMatchObject({
    id: follower.userId,
    firstname: 'Camille',
  });
});

test('shared: the second school sees the follower without the first school; neither can change identity or account [followers.identity]', async () => {
  const { attacker: second, ownStudent, follower, schoolAdmin, child } = await twoSchools();
  await server.seed.follow(follower.userId, ownStudent.id);
  const request = { id: follower.userId, body: { firstname: 'Eve' } };
  for (const person of [second, schoolAdmin]) {
    const { error, status } = await server.as(person).call(users.update, request);
    expect([status, error.code]).toEqual([403, 'FORBIDDEN']);
    expect(error.message).toContain('autre établissement');
  }
  const read = await server.as(second).call(users.view, { id: follower.userId });
  expect(read.body).toMatchObject({
    is_shared: true,
    schools_id: null,
    school: null,
    student: [{ student: { id: ownStudent.id } }],
  });
  expect(JSON.stringify(read.body)).not.toContain('Ailleurs');
  const list = await server.as(second).call(users.followers);
  expect(list.body.followers).toMatchObject([{ is_shared: true, schools_id: null, student: [{ relation: 'Mère' }] }]);
  expect(await server.as(second).status(auth.view, { id: follower.id })).toBe(404);
  expect(await server.as(second).status(auth.update, { id: follower.id, body: { firstname: 'Eve' } })).toBe(404);
  expect(await server.as(schoolAdmin).status(auth.update, { id: follower.id, body: { firstname: 'Eve' } })).toBe(403);
  const relation = { user_id: follower.userId, student_id: ownStudent.id, body: { relation: 'Père' as const } };
  expect(await server.as(second).status(users.relation, relation)).toBe(204);
  expect(await server.as(second).status(users.relation, { ...relation, student_id: child.id })).toBe(404);
  const own = await server.as(follower).call(auth.update, { id: follower.id, body: { firstname: 'Claude' } });
  expect(own.body.firstname).toBe('Claude');
});

test('shared: a school can’t delete an account that another school created, even as the follower’s last school', async () => {
  const { attacker: second, ownStudent, follower, schoolAdmin } = await twoSchools();
  await server.seed.follow(follower.userId, ownStudent.id);
  expect(await server.as(schoolAdmin).status(users.remove, { id: follower.userId })).toBe(204);
  expect(await server.as(second).status(users.update, { id: follower.userId, body: { phone: '06 39 98 11 11' } })).toBe(
    403,
  );
  expect(await server.as(second).status(users.remove, { id: follower.userId })).toBe(204);
  expect(await server.as(second).status(users.view, { id: follower.userId })).toBe(404);
  const body = await server.as(follower).body(users.view, { id: follower.userId });
  expect([body.student, body.schools_id]).toEqual([[], null]);
});

describe('an account created by POST /auth without POST /users', () => {
  const created = { role: 'USER' as const, firstname: 'Lou', lastname: 'Petit' };
  const anyone = { ...created, phone: '0639980000', relation: 'Père' as const };

  const age = (id: number) =>
    server.db
      .updateTable('authentications')
      .set({ date_create: ago({ hours: 25 }) })
      .where('id', '=', id)
      .execute();

  let count = 0;

  async function reserveAddress() {
    const email = `vide${(count += 1)}@test.example`;
    const squatter = await server.seed.schoolAdmin();
    const next = await server.seed.schoolAdmin();
    const body = await server.as(squatter).body(auth.create, { body: { ...created, email } });
    return { email, squatter, next, id: body.id };
  }

  test('reserves the address for a day, and can’t be completed by another school', async () => {
    const { email, next, id } = await reserveAddress();
    expect(await server.as(next).body(auth.check, { email })).toMatchObject({
      isExisting: true,
      authentications_id: null,
    });
    expect(await server.as(next).status(users.create, { body: { authentications_id: id } })).toBe(404);
    expect(await server.as(next).errorCode(users.create, { body: { ...anyone, email } })).toBe('EMAIL_TAKEN');
  });

  test('frees the address after a day for both routes that create accounts, and is then deleted by a job', async () => {
    const first = await reserveAddress();
    await age(first.id);
    expect((await server.as(first.next).body(auth.check, { email: first.email })).isExisting).toBe(false);
    expect(await server.as(first.next).status(users.create, { body: { ...anyone, email: first.email } })).toBe(201);
    const second = await reserveAddress();
    await age(second.id);
    expect(await server.as(second.next).status(auth.create, { body: { ...created, email: second.email } })).toBe(201);
    const third = await reserveAddress();
    await age(third.id);
    await applyRetention(server.db, 'accounts-without-person', new Date().toISOString());
    const remaining = await server.db.selectFrom('authentications').select('id').where('id', '=', third.id).execute();
    expect(remaining).toEqual([]);
  });

  test('frees the address after a day for a follower who had no address', async () => {
    const { email, next, id } = await reserveAddress();
    await age(id);
    const account = { email: null, status: 'PENDING' as const };
    const follower = await server.seed.follower({ schoolId: next.schoolId!, account });
    const { status, body } = await server.as(next).call(users.update, { id: follower.userId, body: { email } });
    expect([status, body.authentication.email]).toEqual([200, email]);
  });

  test('is completed only once by concurrent calls, and is then no longer deleted after a day', async () => {
    const { squatter, id } = await reserveAddress();
    const complete = () =>
      server.as(squatter).call(users.create, { body: { authentications_id: id, phone: '0639980000' } });
    const responses = await Promise.all([complete(), complete()]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    await age(id);
    await applyRetention(server.db, 'accounts-without-person', new Date().toISOString());
    const remaining = await server.db.selectFrom('authentications').select('id').where('id', '=', id).execute();
    expect(remaining).toHaveLength(1);
  });
});

testWithTwoConnections(
  'a follower whose children are detached concurrently by two schools stays in neither of them without a child [families.detached]',
  async () => {
    const { seed } = server;
    const ada = await seed.student();
    const zoe = await seed.student();
    const schoolAdmin = await seed.schoolAdmin({ schoolId: ada.schools_id });
    const follower = await seed.follower({ schoolId: ada.schools_id, studentId: ada.id });
    await seed.follow(follower.userId, zoe.id);
    const link = { user_id: follower.userId, student_id: ada.id };
    const { detaching } = await server.db.transaction().execute(async (trx) => {
      await lockPerson(trx, follower.userId);
      await detach(trx, { users_id: follower.userId, students_id: zoe.id });
      const response = server.as(schoolAdmin).status(users.detach, link);
      await waitForLock(server.db);
      return { detaching: response };
    });
    expect(await detaching).toBe(204);
    const query = server.db.selectFrom('users').select('schools_id').where('id', '=', follower.userId);
    expect(await query.executeTakeFirst()).toEqual({ schools_id: ada.schools_id });
  },
);
