import { studentAvatars } from '@memocartes/contract/documents/avatars.routes';
import { privacy } from '@memocartes/contract/privacy/privacy.routes';
import { students } from '@memocartes/contract/students/students.routes';
import { sql } from 'kysely';

import { type Classroom, createClassroom } from '../testing/classroom.ts';
import { jpeg } from '../testing/files/images.ts';
import type { Person } from '../testing/seed.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
let classroom: Classroom;
let superadmin: Person;

beforeAll(async () => {
  server = await testServer();
  superadmin = await server.seed.superadmin();
});

afterAll(() => server.close());

beforeEach(async () => {
  classroom = await createClassroom(server);
});

test('the notice is shown until its current version is acknowledged, and again after a change of version; an unknown version is refused [privacy.notice]', async () => {
  const caller = server.as(classroom.follower);
  expect(await caller.body(privacy.notice)).toMatchObject({ is_due: true, date_acknowledged: null });
  expect(await caller.status(privacy.acknowledge, { body: { version: 999 } })).toBe(422);
  const { version } = await caller.body(privacy.notice);
  for (let n = 0; n < 2; n += 1) {
    expect(await caller.status(privacy.acknowledge, { body: { version } })).toBe(204);
  }
  expect((await caller.body(privacy.notice)).is_due).toBe(false);
  await sql`update privacy_notices set version = version - 1`.execute(server.db);
  expect((await caller.body(privacy.notice)).is_due).toBe(true);
});

test('adding a photo gives consent; withdrawing consent deletes the photo; only a follower can then add one again [students.photo-consent]', async () => {
  const { follower, zoe } = classroom;
  const body = {
    avatar_data: (await jpeg()).toString('base64'),
    avatar_title: 'zoe.jpg',
    avatar_type: 'IMAGE' as const,
  };
  const add = (person: Person) => server.as(person).call(studentAvatars.create, { student_id: zoe.id, body });
  const consent = async () => (await server.as(follower).body(privacy.consents)).consents[0]!.is_granted;
  expect(await consent()).toBeNull();
  expect((await add(follower)).status).toBe(201);
  expect(await consent()).toBe(true);
  const withdrawn = { kind: 'AVATAR', is_granted: false } as const;
  expect(await server.as(follower).status(privacy.setConsent, { id: zoe.id, body: withdrawn })).toBe(204);
  expect((await server.as(follower).body(students.view, { id: zoe.id })).avatar).toBeNull();
  const { status, error } = await add(superadmin);
  expect([status, error.code]).toEqual([409, 'CONSENT_WITHDRAWN']);
  expect((await add(follower)).status).toBe(201);
  expect(await consent()).toBe(true);
});

test('consent is refused from a follower of another student, a school admin and a superadmin', async () => {
  const body = { kind: 'AVATAR', is_granted: true } as const;
  const setConsent = (person: Person) => server.as(person).status(privacy.setConsent, { id: classroom.ada.id, body });
  expect([
    await setConsent(classroom.follower),
    await setConsent(classroom.schoolAdmin),
    await setConsent(superadmin),
  ]).toEqual([404, 403, 403]);
});
