import { auth } from '@memocartes/contract/auth/auth.routes';
import { devices } from '@memocartes/contract/devices/approval/devices.routes';
import { device } from '@memocartes/contract/devices/join/device.routes';
import { studentAvatars, userAvatars } from '@memocartes/contract/documents/avatars.routes';
import { privacy } from '@memocartes/contract/privacy/privacy.routes';
import { users } from '@memocartes/contract/users/users.routes';

import { newTablet } from '../../testing/classroom.ts';
import { jpeg } from '../../testing/files/images.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

// Requests that need rows outside their actor's scope: under row-level security, a query that doesn't widen the scope
// finds nothing.
let server: TestServer;
let body: { avatar_data: string; avatar_title: string; avatar_description: string; avatar_type: 'IMAGE' };

beforeAll(async () => {
  server = await testServer();
  const avatar_data = (await jpeg()).toString('base64');
  body = { avatar_data, avatar_title: 'Portrait', avatar_description: 'Portrait', avatar_type: 'IMAGE' };
});

afterAll(() => server.close());

const avatarsOf = (type: 'STUDENTS' | 'USERS', id: number) =>
  server.db
    .selectFrom('documents')
    .select('authentications_id')
    .where('entity_type', '=', type)
    .where('entity_id', '=', id)
    .execute();

test('a tablet approved by a second school leaves the first school', async () => {
  const first = await server.seed.school();
  const second = await server.seed.school();
  const tablet = newTablet(server);

  const attach = async (school: { id: number; code: string | null }) => {
    await tablet.call(device.attach, { body: { school_code: school.code! } });
    const waiting = server.db.selectFrom('devices').select('id').where('schools_id', '=', school.id);
    const { id } = await waiting.executeTakeFirstOrThrow();
    const schoolAdmin = server.as(await server.seed.schoolAdmin({ schoolId: school.id }));
    expect(await schoolAdmin.status(devices.approve, { id })).toBe(200);
    return schoolAdmin;
  };

  const firstAdmin = await attach(first);
  await attach(second);
  expect((await firstAdmin.body(devices.list)).devices).toEqual([]);
});

/** A follower whose account one school created, and whose only child is in another school. */
async function seedFollowerWithOtherSchool() {
  const creator = await server.seed.school();
  const school = await server.seed.school();
  const child = await server.seed.student({ schools_id: school.id });
  const follower = await server.seed.follower({ schoolId: creator.id, studentId: child.id });
  await server.db.updateTable('users').set({ schools_id: school.id }).where('id', '=', follower.userId).execute();
  return { creator, school, child, follower };
}

const historyOf = async (userId: number, action: 'UPDATE' | 'DELETE') =>
  (
    await server.db
      .selectFrom('history')
      .select('schools_id')
      .where('entity_id', '=', userId)
      .where('entity_type', '=', 'USER')
      .where('action', '=', action)
      .orderBy('schools_id')
      .execute()
  ).map(({ schools_id }) => schools_id);

test('records a follower’s change in the school that created them, even if they have no child there', async () => {
  const { creator, school, follower } = await seedFollowerWithOtherSchool();
  const status = await server.as(follower).status(auth.update, { id: follower.id, body: { phone: '06 39 98 12 34' } });
  expect(status).toBe(200);
  expect(await historyOf(follower.userId, 'UPDATE')).toEqual([creator.id, school.id]);
});

test('records that a follower deletes their account, in each of their schools', async () => {
  const { creator, school, follower } = await seedFollowerWithOtherSchool();
  expect(await server.as(follower).status(auth.delete, { id: follower.id, body: {} })).toBe(204);
  expect(await historyOf(follower.userId, 'DELETE')).toEqual([creator.id, school.id]);
});

test('the school that created a follower deletes them once they have no child in another school', async () => {
  const { creator, child, follower } = await seedFollowerWithOtherSchool();
  await server.db.deleteFrom('students').where('id', '=', child.id).execute();
  const schoolAdmin = server.as(await server.seed.schoolAdmin({ schoolId: creator.id }));
  expect(await schoolAdmin.status(users.remove, { id: follower.userId })).toBe(204);
  const remaining = server.db.selectFrom('authentications').select('id').where('id', '=', follower.id);
  expect(await remaining.execute()).toEqual([]);
});

/** A student with a photo added by the first of two followers. */
async function seedWithPhoto() {
  const child = await server.seed.student();
  const of = { schoolId: child.schools_id, studentId: child.id };
  const first = await server.seed.follower(of);
  const second = await server.seed.follower(of);
  const creation = await server.as(first).call(studentAvatars.create, { student_id: child.id, body });
  expect(creation.status).toBe(201);
  return { child, one: first, two: second };
}

test('a follower replaces and deletes a photo added by another follower', async () => {
  const { child, two } = await seedWithPhoto();
  const caller = server.as(two);
  expect(await caller.status(studentAvatars.replace, { student_id: child.id, body })).toBe(200);
  expect(await avatarsOf('STUDENTS', child.id)).toEqual([{ authentications_id: two.id }]);
  const repeated = await seedWithPhoto();
  expect(await server.as(repeated.two).status(studentAvatars.remove, { id: repeated.child.id })).toBe(204);
  expect(await avatarsOf('STUDENTS', repeated.child.id)).toEqual([]);
});

test('withdrawing consent deletes a photo added by another follower', async () => {
  const { child, two } = await seedWithPhoto();
  const body = { kind: 'AVATAR' as const, is_granted: false };
  expect(await server.as(two).status(privacy.setConsent, { id: child.id, body })).toBe(204);
  expect(await avatarsOf('STUDENTS', child.id)).toEqual([]);
});

test('a school admin replaces the avatar that a teacher added', async () => {
  const teacher = await server.seed.teacher();
  expect(await server.as(teacher).status(userAvatars.create, { user_id: teacher.userId, body })).toBe(201);
  const schoolAdmin = await server.seed.schoolAdmin({ schoolId: teacher.schoolId });
  const caller = server.as(schoolAdmin);
  expect(await caller.status(userAvatars.replace, { user_id: teacher.userId, body })).toBe(200);
  expect(await avatarsOf('USERS', teacher.userId)).toEqual([{ authentications_id: schoolAdmin.id }]);
});
