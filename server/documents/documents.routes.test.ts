import { createHash } from 'node:crypto';

import { portalHeader } from '@memocartes/contract/http/portal-header';
import { addDays, mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import { type Insertable, sql } from 'kysely';

import type { Trx } from '../database/database.ts';
import type { Documents } from '../database/tables/people.ts';
import { createClassroom, givePack } from '../testing/classroom.ts';
import { testWithTwoConnections, waitForLock } from '../testing/races.ts';
import type { Person } from '../testing/seed.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

type Row = Insertable<Documents>;

let count = 0;

async function store(row: Pick<Row, 'entity_type'> & Partial<Row>) {
  const data = Buffer.from(`octets ${(count += 1)}`);
  const hash = createHash('sha256').update(data).digest();
  const type = row.type ?? 'image/jpeg';
  await server.db.insertInto('blobs').values({ hash, type, size: data.length, data }).execute();
  const { id } = await server.db
    .insertInto('documents')
    .values({ title: 'Avatar É', ...row, type, blobs_hash: hash })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, data };
}

const see = async (person: Person | undefined, id: number, headers: Record<string, string> = {}) =>
  (person ? server.as(person) : server.anonymous).fetch(`/api/documents/${id}`, { headers });

const statusFor = async (person: Person | undefined, id: number) => (await see(person, id)).status;

async function share(documentId: number) {
  const section = await server.db
    .insertInto('sections')
    .values({ title: `Section ${documentId}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  await server.db
    .insertInto('resources')
    .values({
      section_id: section.id,
      title: 'Fiche',
      description: '',
      document_id: documentId,
      document_title: 'Fiche',
      file_name: 'f.pdf',
    })
    .execute();
}

test('returns the bytes of an avatar with their type, and 304 for an unchanged avatar', async () => {
  const { zoe, teacher } = await createClassroom(server);
  const { id, data } = await store({ entity_type: 'STUDENTS', entity_id: zoe.id });
  const response = await see(teacher, id);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(data);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect((await see(teacher, id, { 'if-none-match': response.headers.get('etag')! })).status).toBe(304);
});

test('a student’s avatar is visible to their teacher and follower; 404 for other schools and other followers, 401 for anonymous callers [accounts.photo-visible]', async () => {
  const { zoe, teacher, follower, stranger, school } = await createClassroom(server);
  const { id } = await store({ entity_type: 'STUDENTS', entity_id: zoe.id });
  const otherFollower = await server.seed.follower({ schoolId: school.id });
  expect(await Promise.all([statusFor(teacher, id), statusFor(follower, id)])).toEqual([200, 200]);
  expect(await Promise.all([statusFor(undefined, id), statusFor(stranger, id), statusFor(otherFollower, id)])).toEqual([
    401, 404, 404,
  ]);
  expect(await statusFor(teacher, 999_999)).toBe(404);
});

test('a detached follower gets 404 for the photo that they added [families.detached] [accounts.photo-visible]', async () => {
  const { zoe, follower } = await createClassroom(server);
  const { id } = await store({ entity_type: 'STUDENTS', entity_id: zoe.id, authentications_id: follower.id });
  expect(await statusFor(follower, id)).toBe(200);
  await server.db.deleteFrom('users_students').where('users_id', '=', follower.userId).execute();
  expect(await statusFor(follower, id)).toBe(404);
});

test('a teacher’s avatar is visible to the followers of their students, a follower’s avatar to that follower; other followers see neither', async () => {
  const { teacher, follower, stranger, school } = await createClassroom(server);
  const ofTeacher = await store({ entity_type: 'USERS', entity_id: teacher.userId });
  const ofFollower = await store({ entity_type: 'USERS', entity_id: follower.userId });
  const otherFollower = await server.seed.follower({ schoolId: school.id });
  expect(await statusFor(follower, ofTeacher.id)).toBe(200);
  expect(await statusFor(otherFollower, ofTeacher.id)).toBe(404);
  expect(await statusFor(stranger, ofTeacher.id)).toBe(404);
  expect(await statusFor(follower, ofFollower.id)).toBe(200);
  expect(await statusFor(otherFollower, ofFollower.id)).toBe(404);
});

test('returns 404 for avatars of people whom a colleague or tablet may not see [accounts.photo-visible]', async () => {
  const { seed, db } = server;
  const { zoe, teacher, follower, colleague, schoolAdmin, school } = await createClassroom(server);
  const studentAvatar = await store({ entity_type: 'STUDENTS', entity_id: zoe.id });
  const followerAvatar = await store({ entity_type: 'USERS', entity_id: follower.userId });
  const teacherAvatar = await store({ entity_type: 'USERS', entity_id: teacher.userId });
  const statusesFor = async (person: Person) =>
    Promise.all([studentAvatar, followerAvatar, teacherAvatar].map(({ id }) => statusFor(person, id)));
  expect(await statusesFor(colleague)).toEqual([404, 404, 200]);
  expect(await statusesFor(teacher)).toEqual([200, 200, 200]);
  expect(await statusesFor(schoolAdmin)).toEqual([200, 200, 200]);

  const tablet = await seed.device({ schools_id: school.id });
  const onTablet = (id: number) =>
    see(undefined, id, { cookie: `device=${tablet.secret}`, ...portalHeader, 'sec-fetch-site': 'same-origin' });
  expect((await onTablet(studentAvatar.id)).status).toBe(404);
  const session = await db
    .insertInto('sessions')
    .values({
      classes_id: zoe.classes_id!,
      schools_id: school.id,
      users_pro_id: teacher.userId,
      code: '123456',
      end_time: new Date(Date.now() + 3_600_000).toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('sessions_devices').values({ sessions_id: session.id, devices_id: tablet.id }).execute();
  expect((await onTablet(studentAvatar.id)).status).toBe(200);
  expect((await onTablet(followerAvatar.id)).status).toBe(404);
});

test('the picture of a certified card is visible to all who sign in, that of a custom card to the school admin', async () => {
  const { teacher, follower, stranger, schoolAdmin, school } = await createClassroom(server);
  const shown = await store({ entity_type: 'CARDS' });
  await server.seed.card({ fimg: shown.id });
  const own = await store({ entity_type: 'CARDS', schools_id: school.id });
  await server.seed.card({ card_type: 'CUSTOM', bimg: own.id, schools_id: school.id });
  for (const person of [teacher, follower, stranger]) expect(await statusFor(person, shown.id)).toBe(200);
  expect(
    await Promise.all([statusFor(schoolAdmin, own.id), statusFor(stranger, own.id), statusFor(follower, own.id)]),
  ).toEqual([200, 404, 404]);
});

test('the picture of a teacher’s own card is visible to a colleague only once a pack of the school, or a box of their student, contains the card [permissions.card-image]', async () => {
  const { seed } = server;
  const classroom = await createClassroom(server);
  const { teacher, colleague, schoolAdmin, school, ada } = classroom;
  const byColleague = { schools_id: school.id, authentications_id: colleague.id };
  const addPicture = () => store({ entity_type: 'CARDS', ...byColleague });
  const addCard = (fimg: number) => seed.card({ card_type: 'CUSTOM', fimg, ...byColleague });
  const unused = await addPicture();
  const packed = await addPicture();
  const learnt = await addPicture();
  const packedCard = await addCard(packed.id);
  const learntCard = await addCard(learnt.id);
  const statuses = (person: Person) => Promise.all([unused, packed, learnt].map(({ id }) => statusFor(person, id)));
  expect(await statuses(teacher)).toEqual([404, 404, 404]);
  for (const person of [colleague, schoolAdmin]) expect(await statuses(person)).toEqual([200, 200, 200]);
  await givePack(server, classroom, [packedCard.id]);
  await seed.trackedCard({ students_id: ada.id, cards_id: learntCard.id });
  expect(await statuses(teacher)).toEqual([404, 200, 200]);
});

test('the picture of a published custom card is visible to followers once a pack of this week for the class contains the card [families.cards]', async () => {
  const { db, seed } = server;
  const classroom = await createClassroom(server);
  const { follower, school } = classroom;
  const picture = await store({ entity_type: 'CARDS', schools_id: school.id });
  const card = await seed.card({ card_type: 'CUSTOM', fimg: picture.id, schools_id: school.id });
  await givePack(server, classroom, [card.id], addDays(mondayOf(today()), 7));
  expect(await statusFor(follower, picture.id)).toBe(404);
  await givePack(server, classroom, [card.id]);
  expect(await statusFor(follower, picture.id)).toBe(200);
  expect(await statusFor(await seed.follower({ schoolId: school.id }), picture.id)).toBe(404);
  await db.updateTable('cards').set({ status: 'DRAFT' }).where('id', '=', card.id).execute();
  expect(await statusFor(follower, picture.id)).toBe(404);
});

test('a PDF is sent as a download; the file of an import is not visible, even to a superadmin [interface.uploads] [asvs:3.2.1] [asvs:5.4.1] [asvs:5.4.2]', async () => {
  const { teacher } = await createClassroom(server);
  const file = await store({ entity_type: 'RESOURCES', type: 'application/pdf', title: 'Fiche n° 1.pdf' });
  expect(await statusFor(teacher, file.id)).toBe(404);
  await share(file.id);
  const response = await see(teacher, file.id);
  expect(response.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Fiche%20n%C2%B0%201.pdf");
  const odd = await store({ entity_type: 'RESOURCES', type: 'application/pdf', title: 'a"; x="\r\nSet-Cookie: b.pdf' });
  await share(odd.id);
  const { headers } = await see(teacher, odd.id);
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''[\w%.-]+$/);
  expect(headers.get('set-cookie')).toBeNull();
  const imported = await store({ entity_type: 'IMPORTS', type: 'text/csv' });
  expect(await statusFor(await server.seed.superadmin(), imported.id)).toBe(404);
});

testWithTwoConnections('a file that is deleted or replaced during its download gives 404 or the new file', async () => {
  const { teacher, school } = await createClassroom(server);

  /** Downloads a file whose bytes can't be read until `change` is committed. */
  const downloadWhile = async (id: number, change: (trx: Trx) => Promise<unknown>) => {
    const { response } = await server.db.transaction().execute(async (trx) => {
      await sql`lock table blobs in access exclusive mode`.execute(trx);
      const response = see(teacher, id);
      await waitForLock(server.db);
      await change(trx);
      return { response };
    });
    return response;
  };

  const addPicture = () => store({ entity_type: 'CARDS', schools_id: school.id, authentications_id: teacher.id });
  const deleted = await addPicture();
  const remove = (trx: Trx) => trx.deleteFrom('documents').where('id', '=', deleted.id).execute();
  expect((await downloadWhile(deleted.id, remove)).status).toBe(404);

  const replaced = await addPicture();
  const other = await addPicture();
  const blobs_hash = createHash('sha256').update(other.data).digest();
  const replace = (trx: Trx) =>
    trx.updateTable('documents').set({ blobs_hash }).where('id', '=', replaced.id).execute();
  const response = await downloadWhile(replaced.id, replace);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(other.data);
});
