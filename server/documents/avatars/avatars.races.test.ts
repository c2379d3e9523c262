import { avatarMaxBytes } from '@memocartes/contract/documents/avatars';
import { studentAvatars } from '@memocartes/contract/documents/avatars.routes';
import { privacy } from '@memocartes/contract/privacy/privacy.routes';

import type { Trx } from '../../database/database.ts';
import { deleteStudent } from '../../students/students.writes.ts';
import { jpeg } from '../../testing/files/images.ts';
import { race, testWithTwoConnections, waitForLock } from '../../testing/races.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { insertAvatar, lockOwner, readAvatar } from './avatar-files.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

const body = async (background: string) => ({
  avatar_data: (await jpeg(60, 60, background)).toString('base64'),
  avatar_title: 'Avatar',
  avatar_type: 'IMAGE' as const,
});

const countBlobs = async () => (await server.db.selectFrom('blobs').select('hash').execute()).length;

testWithTwoConnections(
  'of 50 concurrent first avatars one is created; of 50 concurrent replacements each replaces the previous one',
  async () => {
    const student = await server.seed.student();
    const follower = await server.seed.follower({ schoolId: student.schools_id, studentId: student.id });
    const first = await body('#112233');
    const created = await race(50, () =>
      server.as(follower).call(studentAvatars.create, { student_id: student.id, body: first }),
    );
    expect(created).toEqual({ '201': 1, '409 CONFLICT': 49 });
    const replaced = await race(50, async (n) =>
      server
        .as(follower)
        .call(studentAvatars.replace, { student_id: student.id, body: await body(n % 2 ? '#112233' : '#445566') }),
    );
    expect(replaced).toEqual({ '200': 50 });
    expect(await countBlobs()).toBe(1);
  },
);

testWithTwoConnections(
  'consent withdrawn while a photo is being added: the photo is deleted [students.photo-consent]',
  async () => {
    const student = await server.seed.student();
    const seedFollower = () => server.seed.follower({ schoolId: student.schools_id, studentId: student.id });
    const mother = await seedFollower();
    const father = await seedFollower();
    const owner = { type: 'STUDENTS' as const, id: student.id, schoolId: student.schools_id, authorId: mother.id };
    const payload = await body('#aabbcc');
    const file = await readAvatar(payload, avatarMaxBytes);
    const consent = { kind: 'AVATAR' as const, is_granted: false };
    const withdrawn = await server.db.transaction().execute(async (trx) => {
      await lockOwner(trx, owner);
      await insertAvatar(trx, owner, payload, file);
      const response = server.as(father).call(privacy.setConsent, { id: student.id, body: consent });
      await waitForLock(server.db);
      return { response };
    });
    expect((await withdrawn.response).status).toBe(204);
    const photos = server.db.selectFrom('documents').select('id').where('entity_type', '=', 'STUDENTS');
    expect(await photos.where('entity_id', '=', student.id).execute()).toEqual([]);
  },
);

testWithTwoConnections(
  'the same picture added and deleted concurrently for 20 students: no avatar loses its file',
  async () => {
    const same = await body('#778899');

    const seedFollowedStudent = async () => {
      const student = await server.seed.student();
      return { student, follower: await server.seed.follower({ schoolId: student.schools_id, studentId: student.id }) };
    };

    const families = await Promise.all(Array.from({ length: 20 }, seedFollowedStudent));

    const act = (n: number) => {
      const { student, follower } = families[n % 20]!;
      return n % 2 === Math.floor(n / 20) % 2
        ? server.as(follower).call(studentAvatars.create, { student_id: student.id, body: same })
        : server.as(follower).call(studentAvatars.remove, { id: student.id });
    };

    const outcomes = await race(200, act);
    expect(Object.keys(outcomes).filter((outcome) => /^5|STILL_USED/.test(outcome))).toEqual([]);
    const lost = await server.db
      .selectFrom('documents')
      .leftJoin('blobs', 'blobs.hash', 'documents.blobs_hash')
      .select('documents.id')
      .where('blobs.hash', 'is', null)
      .execute();
    expect(lost).toEqual([]);
  },
);

/** Runs `request`, which waits for the student's lock while `change` is made and committed. */
const whileLocked = <R>(
  { id }: { id: number },
  request: () => Promise<R>,
  change: (trx: Trx) => Promise<unknown>,
): Promise<R> =>
  server.db
    .transaction()
    .execute(async (trx) => {
      await lockOwner(trx, { type: 'STUDENTS', id });
      const response = request();
      await waitForLock(server.db);
      await change(trx);
      return { response };
    })
    .then(({ response }) => response);

const countPhotos = async (id: number) =>
  (await server.db.selectFrom('documents').select('id').where('entity_id', '=', id).execute()).length;

testWithTwoConnections(
  'a follower detached while their photo is converted adds neither photo nor consent [families.detached]',
  async () => {
    const student = await server.seed.student();
    const follower = server.as(await server.seed.follower({ schoolId: student.schools_id, studentId: student.id }));
    const detach = (trx: Trx) => trx.deleteFrom('users_students').where('students_id', '=', student.id).execute();
    const photo = await body('#123123');
    const add = () => follower.status(studentAvatars.create, { student_id: student.id, body: photo });
    expect(await whileLocked(student, add, detach)).toBe(404);
    expect(await countPhotos(student.id)).toBe(0);
    const consents = server.db.selectFrom('privacy_consents').select('kind').where('students_id', '=', student.id);
    expect(await consents.execute()).toEqual([]);
  },
);

testWithTwoConnections('a follower detached meanwhile changes no consent [families.detached]', async () => {
  const student = await server.seed.student();
  const follower = server.as(await server.seed.follower({ schoolId: student.schools_id, studentId: student.id }));
  const detach = (trx: Trx) => trx.deleteFrom('users_students').where('students_id', '=', student.id).execute();
  const consent = { id: student.id, body: { kind: 'AVATAR' as const, is_granted: true } };
  expect(await whileLocked(student, () => follower.status(privacy.setConsent, consent), detach)).toBe(404);
});

testWithTwoConnections(
  'a photo whose student is deleted while it is converted is not stored [privacy.erasure]',
  async () => {
    const student = await server.seed.student();
    const superadmin = server.as(await server.seed.superadmin());
    const photo = await body('#456456');
    const add = () => superadmin.status(studentAvatars.create, { student_id: student.id, body: photo });
    expect(await whileLocked(student, add, (trx) => deleteStudent(trx, student.id))).toBe(404);
    expect(await countPhotos(student.id)).toBe(0);
  },
);
