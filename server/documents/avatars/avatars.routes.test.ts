import { studentAvatars, userAvatars } from '@memocartes/contract/documents/avatars.routes';
import sharp from 'sharp';

import { limits } from '../../rate-limits/limits.ts';
import { createClassroom } from '../../testing/classroom.ts';
import { jpeg, jpegBomb, png, pngBomb } from '../../testing/files/images.ts';
import type { Person } from '../../testing/seed.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
let picture: Buffer;

beforeAll(async () => {
  server = await testServer();
  picture = await jpeg();
});

afterAll(() => server.close());

const body = (bytes: Buffer, prefix = '') => ({
  avatar_data: prefix + bytes.toString('base64'),
  avatar_title: 'Avatar LOVELACE Ada',
  avatar_description: 'Avatar LOVELACE Ada',
  avatar_type: 'IMAGE' as const,
});

/** A classroom, with a follower of no student, the school admin of another school, and a superadmin. */
async function seedPeople() {
  const classroom = await createClassroom(server);
  return {
    ...classroom,
    otherFollower: await server.seed.follower({ schoolId: classroom.school.id }),
    otherAdmin: await server.seed.schoolAdmin(),
    superadmin: await server.seed.superadmin(),
  };
}

const ofStudent = (person: Person, student_id: number, bytes = picture) =>
  server.as(person).call(studentAvatars.create, { student_id, body: body(bytes) });
const ofUser = (person: Person, user_id: number, bytes = picture) =>
  server.as(person).call(userAvatars.create, { user_id, body: body(bytes) });

const bytesAt = async (person: Person, id: number) => {
  const response = await server.as(person).fetch(`/api/documents/${id}`);
  return Buffer.from(await response.arrayBuffer());
};

const countBlobs = async () => (await server.db.selectFrom('blobs').select('hash').execute()).length;

describe('a student’s avatar', () => {
  test('is added, replaced under another id and deleted by a follower [students.photo] [accounts.photo-save] [permissions.follower]', async () => {
    const { zoe, follower } = await createClassroom(server);
    const created = await ofStudent(follower, zoe.id);
    expect(created.status).toBe(201);
    expect((await ofStudent(follower, zoe.id)).error.code).toBe('CONFLICT');
    const other = { student_id: zoe.id, body: body(await jpeg(50, 50, '#000000')) };
    const { status, body: replaced } = await server.as(follower).call(studentAvatars.replace, other);
    expect(status).toBe(200);
    expect(replaced.id).not.toBe(created.body.id);
    expect(await server.as(follower).status(studentAvatars.remove, { id: zoe.id })).toBe(204);
    expect(await server.as(follower).status(studentAvatars.remove, { id: zoe.id })).toBe(404);
    expect(await server.as(follower).status(studentAvatars.replace, other)).toBe(404);
  });

  test('can’t be changed by teachers or school admins; a superadmin changes and deletes it [permissions.student-photo] [permissions.superadmin]', async () => {
    const { zoe, follower, otherFollower, teacher, schoolAdmin, otherAdmin, superadmin } = await seedPeople();
    await ofStudent(follower, zoe.id);
    for (const [who, expected] of [
      [teacher, 403],
      [schoolAdmin, 403],
      [otherAdmin, 403],
      [otherFollower, 404],
    ] as const) {
      expect((await ofStudent(who, zoe.id)).status).toBe(expected);
      expect(await server.as(who).status(studentAvatars.remove, { id: zoe.id })).toBe(expected);
    }
    const unknown = { student_id: zoe.id, body: body(picture) };
    expect(await server.anonymous.status(studentAvatars.create, unknown)).toBe(401);
    expect(await server.anonymous.status(studentAvatars.replace, unknown)).toBe(401);
    expect(
      await server.as(superadmin).status(studentAvatars.replace, { student_id: zoe.id, body: body(picture) }),
    ).toBe(200);
    expect(await server.as(superadmin).status(studentAvatars.remove, { id: zoe.id })).toBe(204);
  });
});

describe('a person’s avatar', () => {
  test('everybody adds, replaces and deletes their own', async () => {
    const people = await seedPeople();
    for (const person of [people.teacher, people.follower, people.schoolAdmin, people.superadmin]) {
      expect((await ofUser(person, person.userId)).status).toBe(201);
      const again = { user_id: person.userId, body: body(picture) };
      expect(await server.as(person).status(userAvatars.replace, again)).toBe(200);
      expect(await server.as(person).status(userAvatars.remove, { id: person.userId })).toBe(204);
    }
  });

  test('a school admin adds and deletes avatars of staff, and gets 403 for the avatar of a follower [permissions.school-admin]', async () => {
    const { teacher, schoolAdmin, otherAdmin, follower, superadmin } = await seedPeople();
    expect((await ofUser(schoolAdmin, teacher.userId)).status).toBe(201);
    expect(await server.as(schoolAdmin).status(userAvatars.remove, { id: teacher.userId })).toBe(204);
    expect((await ofUser(schoolAdmin, follower.userId)).status).toBe(403);
    expect((await ofUser(teacher, schoolAdmin.userId)).status).toBe(403);
    expect((await ofUser(otherAdmin, teacher.userId)).status).toBe(404);
    expect((await ofUser(follower, teacher.userId)).status).toBe(403);
    expect((await ofUser(superadmin, teacher.userId)).status).toBe(201);
    const own = { user_id: teacher.userId, body: body(picture) };
    expect(await server.anonymous.status(userAvatars.create, own)).toBe(401);
  });
});

describe('the file', () => {
  test('is a square of 200 pixels in JPEG without metadata, stored once, and deleted with the last avatar that uses it [accounts.photo-crop]', async () => {
    const one = await createClassroom(server);
    const second = await createClassroom(server);
    const before = await countBlobs();
    const same = await jpeg(300, 200, '#123456');
    const { body: first } = await ofStudent(one.follower, one.zoe.id, same);
    await ofStudent(second.follower, second.zoe.id, same);
    expect(await countBlobs()).toBe(before + 1);
    const storedBytes = await bytesAt(one.follower, first.id);
    const { width, height, format, exif } = await sharp(storedBytes).metadata();
    expect({ width, height, format, exif }).toEqual({ width: 200, height: 200, format: 'jpeg', exif: undefined });
    expect(storedBytes.includes('Lilas')).toBe(false);
    await server.as(one.follower).call(studentAvatars.remove, { id: one.zoe.id });
    expect(await countBlobs()).toBe(before + 1);
    const other = { student_id: second.zoe.id, body: body(await jpeg(64, 64, '#abcdef')) };
    await server.as(second.follower).call(studentAvatars.replace, other);
    expect(await countBlobs()).toBe(before + 1);
    await server.as(second.follower).call(studentAvatars.remove, { id: second.zoe.id });
    expect(await countBlobs()).toBe(before);
  });

  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  test.each([
    ['a PNG', () => png(), 415, 'FILE_TYPE_REFUSED'],
    ['an SVG', () => svg, 415, 'FILE_TYPE_REFUSED'],
    ['an HTML page', () => html, 415, 'FILE_TYPE_REFUSED'],
    [
      'an HTML page that begins like a JPEG',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), html]),
      422,
      'INVALID',
    ],
    ['a truncated JPEG', async () => (await jpeg(600, 600)).subarray(0, 900), 422, 'INVALID'],
    ['a JPEG that unpacks to gigabytes', () => jpegBomb(), 413, 'FILE_SIZE_OVER'],
    ['a PNG that unpacks to gigabytes', () => pngBomb(), 415, 'FILE_TYPE_REFUSED'],
    ['nothing', () => Buffer.from(''), 422, 'INVALID'],
  ])('refuses %s, names the field and stores nothing [accounts.photo-file]', async (_what, make, status, code) => {
    const { zoe, follower } = await createClassroom(server);
    const before = await countBlobs();
    const { status: actualStatus, error } = await ofStudent(follower, zoe.id, await make());
    expect({ status: actualStatus, code: error.code, fields: Object.keys(error.fields!) }).toEqual({
      status,
      code,
      fields: ['avatar_data'],
    });
    expect(await countBlobs()).toBe(before);
  });

  test('returns 415 for a JPEG declared as a PNG, and names the field of invalid base64 [asvs:5.2.2]', async () => {
    const { zoe, follower } = await createClassroom(server);

    const send = (avatar_data: string) =>
      server.as(follower).call(studentAvatars.create, { student_id: zoe.id, body: { ...body(picture), avatar_data } });

    expect((await send(`data:image/png;base64,${picture.toString('base64')}`)).status).toBe(415);
    expect((await send('<b>pas du base64</b>')).error.fields).toHaveProperty('avatar_data');
    expect((await send(`data:image/jpeg;base64,${picture.toString('base64')}`)).status).toBe(201);
  });

  test('is refused after 120 photos of an account in ten minutes [asvs:15.2.2]', async () => {
    const { zoe, follower } = await createClassroom(server);
    expect((await ofStudent(follower, zoe.id)).status).toBe(201);
    for (let nb = 1; nb < 120; nb += 1) await limits(server.db).consume('avatar', { account: follower.id });
    const refused = await server.as(follower).call(studentAvatars.replace, { student_id: zoe.id, body: body(picture) });
    expect({ status: refused.status, code: refused.error.code }).toEqual({ status: 429, code: 'TOO_MANY_REQUESTS' });
  });

  test('is refused above 5,000,000 bytes, the person’s own avatar above 15,000,000 [accounts.photo-size] [accounts.photo-refused] [asvs:5.2.1]', async () => {
    const { zoe, follower } = await createClassroom(server);
    const paddedPicture = (size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
    const over = await ofStudent(follower, zoe.id, paddedPicture(5_000_001));
    expect({ status: over.status, code: over.error.code, fields: over.error.fields }).toEqual({
      status: 413,
      code: 'FILE_SIZE_OVER',
      fields: { avatar_data: 'Le fichier est trop lourd\u00a0: 5\u00a0Mo au plus.' },
    });
    expect((await ofStudent(follower, zoe.id, paddedPicture(5_000_000))).status).toBe(201);
    expect((await ofUser(follower, follower.userId, paddedPicture(15_000_001))).error.code).toBe('FILE_SIZE_OVER');
    expect((await ofUser(follower, follower.userId, paddedPicture(15_000_000))).status).toBe(201);
  });
});
