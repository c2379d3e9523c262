import { randomUUID } from 'node:crypto';

import { documents } from '@memocartes/contract/documents/documents.routes';
import { portalHeader } from '@memocartes/contract/http/portal-header';
import { resources, sections } from '@memocartes/contract/resources/resources.routes';
import { schools } from '@memocartes/contract/schools/schools.routes';
import { sql } from 'kysely';

import { takeFirstOrThrow } from '../database/queries/rows.ts';
import { createClassroom } from '../testing/classroom.ts';
import { ago } from '../testing/data/instants.ts';
import { testWithTwoConnections, waitForLock } from '../testing/races.ts';
import type { Person } from '../testing/seed.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
let section: number;

beforeAll(async () => {
  server = await testServer();
  section = await addSection('Méthode');
});

afterAll(() => server.close());

const addSection = async (title: string) =>
  (await server.as(await server.seed.superadmin()).body(sections.create, { body: { title } })).id;

let files = 0;

/** Sends a small text file. @returns its id */
async function upload(person: Person, title = 'fiche.txt'): Promise<number> {
  const data = Buffer.from(`Bonjour ${(files += 1)}`).toString('base64');
  return (await server.as(person).body(documents.create, { body: { title, type: 'text/plain', data } })).id;
}

type Fields = Partial<{
  title: string;
  audience: 'STAFF' | 'SCHOOL';
  section_id: number;
  document_id: number;
  request_id: string;
}>;

async function add(person: Person, fields: Fields = {}) {
  const document_id = fields.document_id ?? (await upload(person));
  const body = {
    title: 'Fiche',
    description: 'Une fiche.',
    section_id: section,
    audience: 'SCHOOL' as const,
    ...fields,
    document_id,
  };
  const response = await server.as(person).call(resources.create, { body });
  return { ...response, id: response.body.id, document_id };
}

const idsOf = async (person: Person, query: Record<string, unknown> = {}) =>
  (await server.as(person).body(resources.sections, { query })).sections
    .flatMap((section) => section.resources.map(({ id }) => id))
    .sort((a, b) => a - b);

const view = (person: Person, id: number) => server.as(person).call(resources.view, { id });
const fileStatus = (person: Person, id: number) => server.as(person).status(documents.view, { id });

test('a school’s resource is visible to its staff and followers, and to no one of another school [resources.common] [resources.audience] [resources.file]', async () => {
  const here = await createClassroom(server);
  const there = await createClassroom(server);
  const { id, document_id } = await add(here.teacher);
  for (const person of [here.teacher, here.colleague, here.schoolAdmin, here.follower]) {
    expect((await view(person, id)).status).toBe(200);
    expect(await idsOf(person)).toContain(id);
    expect(await fileStatus(person, document_id)).toBe(200);
  }
  for (const person of [there.teacher, there.schoolAdmin, there.follower]) {
    expect((await view(person, id)).status).toBe(404);
    expect(await idsOf(person)).not.toContain(id);
    expect(await fileStatus(person, document_id)).toBe(404);
  }
  expect(await server.anonymous.status(resources.view, { id })).toBe(401);
  expect(await server.anonymous.status(resources.sections)).toBe(401);
});

test('a resource for staff is hidden from followers, with its file [resources.audience] [resources.file]', async () => {
  const { teacher, colleague, follower } = await createClassroom(server);
  const { id, document_id } = await add(teacher, { audience: 'STAFF' });
  expect((await view(colleague, id)).status).toBe(200);
  expect((await view(follower, id)).status).toBe(404);
  expect(await idsOf(follower)).not.toContain(id);
  expect(await fileStatus(follower, document_id)).toBe(404);
});

test('a superadmin’s resource is common to all schools [resources.common]', async () => {
  const superadmin = await server.seed.superadmin();
  const { teacher, follower, schoolAdmin } = await createClassroom(server);
  const { id } = await add(superadmin);
  const staffOnly = await add(superadmin, { audience: 'STAFF' });
  expect((await view(teacher, id)).body).toMatchObject({
    schools_id: null,
    school: null,
    author: null,
    nb_readers: null,
  });
  expect(await idsOf(follower)).toContain(id);
  expect(await idsOf(follower)).not.toContain(staffOnly.id);
  expect(await idsOf(schoolAdmin)).toEqual(expect.arrayContaining([id, staffOnly.id]));
  expect(await server.as(schoolAdmin).status(resources.update, { id, body: { title: 'x' } })).toBe(403);
  expect(await server.as(schoolAdmin).status(resources.remove, { id })).toBe(403);
});

test('a follower of students in two schools reads the resources of both [resources.followers]', async () => {
  const one = await createClassroom(server);
  const two = await createClassroom(server);
  const three = await createClassroom(server);
  await server.seed.follow(one.follower.userId, two.zoe.id);
  const added = [await add(one.teacher), await add(two.teacher), await add(three.teacher)];
  const seen = await idsOf(one.follower);
  expect(added.map(({ id }) => seen.includes(id))).toEqual([true, true, false]);
  expect(await fileStatus(one.follower, added[1]!.document_id)).toBe(200);
  expect(await idsOf(one.follower, { school_id: two.school.id })).not.toContain(added[0]!.id);
  await server.db.deleteFrom('users_students').where('users_id', '=', one.follower.userId).execute();
  expect((await view(one.follower, added[0]!.id)).status).toBe(404);
  expect(await fileStatus(one.follower, added[0]!.document_id)).toBe(404);
});

test('followers can’t add, change or delete resources [resources.followers]', async () => {
  const { teacher, follower } = await createClassroom(server);
  const { id } = await add(teacher);
  const caller = server.as(follower);
  const body = { title: 'F', description: 'F', section_id: section, document_id: 1, audience: 'SCHOOL' as const };
  expect(await caller.status(resources.create, { body })).toBe(403);
  expect(await caller.status(resources.update, { id, body: { title: 'x' } })).toBe(403);
  expect(await caller.status(resources.remove, { id })).toBe(403);
  expect(await caller.status(resources.restore, { id })).toBe(403);
  expect(await caller.status(resources.deleted)).toBe(403);
});

test('a teacher changes their own resources, a school admin any of the school, a superadmin any [resources.edit]', async () => {
  const { teacher, colleague, schoolAdmin } = await createClassroom(server);
  const superadmin = await server.seed.superadmin();
  const { id } = await add(teacher);
  const change = (person: Person) =>
    server.as(person).status(resources.update, { id, body: { title: `Fiche ${person.id}` } });
  expect(await change(colleague)).toBe(403);
  expect(await server.as(colleague).status(resources.remove, { id })).toBe(403);
  expect(await change(await server.seed.schoolAdmin())).toBe(404);
  expect([await change(teacher), await change(schoolAdmin), await change(superadmin)]).toEqual([200, 200, 200]);
  expect((await view(teacher, id)).body.title).toBe(`Fiche ${superadmin.id}`);
});

test('a teacher who moved to another school loses access to their resources and files [resources.file]', async () => {
  const here = await createClassroom(server);
  const there = await server.seed.school();
  const { id, document_id } = await add(here.teacher);
  await server.db.updateTable('users').set({ schools_id: there.id }).where('id', '=', here.teacher.userId).execute();
  expect((await view(here.teacher, id)).status).toBe(404);
  expect(await fileStatus(here.teacher, document_id)).toBe(404);
  expect(await server.as(here.teacher).status(documents.update, { id: document_id, body: { title: 'x' } })).toBe(404);
});

test('returns 422 naming the field for a file that is not an unused upload of the caller, or an unknown section [resources.own-upload]', async () => {
  const { teacher, colleague } = await createClassroom(server);
  const stranger = await server.seed.teacher();
  const others = [await upload(colleague), await upload(stranger), (await add(teacher)).document_id, 999_999];
  for (const document_id of others) {
    const { status, error } = await add(teacher, { document_id });
    expect({ status, fields: Object.keys(error.fields ?? {}) }).toEqual({ status: 422, fields: ['document_id'] });
  }
  const cardImage = await server.db
    .insertInto('documents')
    .columns(['title', 'type', 'blobs_hash', 'entity_type', 'authentications_id'])
    .expression((eb) =>
      eb
        .selectFrom('documents')
        .select(['title', 'type', 'blobs_hash'])
        .select(eb.val('CARDS' as const).as('entity_type'))
        .select(eb.cast<number>(eb.val(teacher.id), 'integer').as('authentications_id'))
        .where('id', '=', others[0]!),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  expect((await add(teacher, { document_id: cardImage.id })).status).toBe(422);
  const { error } = await add(teacher, { section_id: 999_999 });
  expect(Object.keys(error.fields!)).toEqual(['section_id']);
});

test('concurrent requests with the same upload create one resource', async () => {
  const { teacher } = await createClassroom(server);
  const document_id = await upload(teacher);
  const responses = await Promise.all([1, 2, 3].map(() => add(teacher, { document_id })));
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
});

test('a new file of a resource replaces the previous file, which is deleted [resources.replaced-file]', async () => {
  const { teacher, schoolAdmin } = await createClassroom(server);
  const { id, document_id } = await add(teacher);
  const next = await upload(schoolAdmin, 'Version 2');
  const body = await server.as(schoolAdmin).body(resources.update, { id, body: { document_id: next } });
  expect(body).toMatchObject({ document: { id: next }, document_title: 'Version 2', file_name: 'Version 2.txt' });
  const remaining = await server.db
    .selectFrom('documents')
    .select('id')
    .where('id', 'in', [document_id, next])
    .execute();
  expect(remaining).toEqual([{ id: next }]);
  expect(await fileStatus(teacher, next)).toBe(200);
  const superadmin = await server.seed.superadmin();
  const last = await upload(superadmin);
  expect(await server.as(superadmin).status(resources.update, { id, body: { document_id: last } })).toBe(200);
  expect([await fileStatus(teacher, last), await fileStatus(await server.seed.teacher(), last)]).toEqual([200, 404]);
});

test('PATCH /documents changes the file of a resource for people who may edit the resource [resources.edit]', async () => {
  const { teacher, colleague, schoolAdmin } = await createClassroom(server);
  const { id, document_id } = await add(teacher);
  const data = Buffer.from('%PDF-1.7\n1 0 obj').toString('base64');
  const body = { title: 'Nouvelle', type: 'application/pdf' as const, data };
  expect(await server.as(colleague).status(documents.update, { id: document_id, body })).toBe(403);
  expect(await server.as(schoolAdmin).status(documents.update, { id: document_id, body })).toBe(200);
  expect((await view(teacher, id)).body).toMatchObject({
    file_name: 'Nouvelle.pdf',
    document: { type: 'application/pdf' },
  });
  expect(await idsOf(teacher, { search: 'nouvelle.pdf' })).toEqual([id]);
});

test('a change based on an older version returns 409 with the current resource', async () => {
  const { teacher } = await createClassroom(server);
  const { id } = await add(teacher);
  const { body } = await view(teacher, id);

  const send = (title: string) =>
    server.as(teacher).fetch(`/api/resources/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', 'if-match': `"${body.version}"` },
      body: JSON.stringify({ title }),
    });

  expect((await send('Un')).status).toBe(200);
  const second = await send('Deux');
  expect(second.status).toBe(409);
  expect(await second.json()).toMatchObject({ code: 'VERSION_CHANGED', current: { title: 'Un', id } });
});

test('a deleted resource and its file cannot be read; the resource can be restored within 24 hours [resources.undo]', async () => {
  const { teacher, colleague, schoolAdmin, follower } = await createClassroom(server);
  const { id, document_id } = await add(teacher);
  expect(await server.as(teacher).status(resources.remove, { id })).toBe(204);
  for (const person of [teacher, colleague, schoolAdmin, follower]) {
    expect((await view(person, id)).status).toBe(404);
    expect(await fileStatus(person, document_id)).toBe(404);
  }
  expect(await server.as(teacher).status(resources.update, { id, body: { title: 'x' } })).toBe(404);
  const deletedFor = async (person: Person) =>
    (await server.as(person).body(resources.deleted)).resources.map(({ id }) => id);
  expect([await deletedFor(teacher), await deletedFor(colleague), await deletedFor(schoolAdmin)]).toEqual([
    [id],
    [],
    [id],
  ]);
  expect(await server.as(colleague).status(resources.restore, { id })).toBe(403);
  expect(await server.as(await server.seed.schoolAdmin()).status(resources.restore, { id })).toBe(404);
  expect(await server.as(teacher).body(resources.restore, { id })).toMatchObject({ id, title: 'Fiche' });
  expect((await view(follower, id)).status).toBe(200);
  expect(await server.as(teacher).status(resources.restore, { id })).toBe(404);
});

test('a teacher undoes only their own deletion, a school admin anyone’s; the first of two who delete is the deleter [permissions.undo]', async () => {
  const { teacher, schoolAdmin } = await createClassroom(server);
  const { id } = await add(teacher);
  const nbDeletedFor = async (person: Person) => (await server.as(person).body(resources.deleted)).count;
  expect(await server.as(schoolAdmin).status(resources.remove, { id })).toBe(204);
  expect(await server.as(teacher).status(resources.remove, { id })).toBe(404);
  expect([await nbDeletedFor(teacher), await nbDeletedFor(schoolAdmin)]).toEqual([0, 1]);
  expect(await server.as(teacher).status(resources.restore, { id })).toBe(403);
  expect(await server.as(schoolAdmin).status(resources.restore, { id })).toBe(200);
  expect(await server.as(teacher).status(resources.remove, { id })).toBe(204);
  expect([await nbDeletedFor(teacher), await nbDeletedFor(schoolAdmin)]).toEqual([1, 1]);
  expect(await server.as(teacher).status(resources.restore, { id })).toBe(200);
});

testWithTwoConnections('of two concurrent deletions of a resource one gets 404', async () => {
  const { teacher, schoolAdmin } = await createClassroom(server);
  const { id } = await add(teacher);
  const responses = await server.db.transaction().execute(async (trx) => {
    await sql`select from resources where id = ${id} for update`.execute(trx);
    const both = [teacher, schoolAdmin].map((person) => server.as(person).status(resources.remove, { id }));
    await waitForLock(server.db, 2);
    return { both };
  });
  expect((await Promise.all(responses.both)).toSorted()).toEqual([204, 404]);
});

testWithTwoConnections(
  'the file name of a resource follows two people who change title and file at the same time [resources.search]',
  async () => {
    const { teacher, schoolAdmin } = await createClassroom(server);
    const { id, document_id } = await add(teacher);
    const { renamed } = await server.db.transaction().execute(async (trx) => {
      await trx.selectFrom('documents').select('id').where('id', '=', document_id).forNoKeyUpdate().execute();
      const renamed = server.as(schoolAdmin).status(documents.update, { id: document_id, body: { title: 'plan' } });
      await waitForLock(server.db);
      await trx.updateTable('documents').set({ type: 'application/pdf' }).where('id', '=', document_id).execute();
      return { renamed };
    });
    expect(await renamed).toBe(200);
    const { file_name } = await server.db
      .selectFrom('resources')
      .select('file_name')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(file_name).toBe('plan.pdf');
  },
);

testWithTwoConnections('a file whose resource is deleted while the file is converted is not changed', async () => {
  const { teacher } = await createClassroom(server);
  const { id, document_id } = await add(teacher);
  const changed = await server.db.transaction().execute(async (trx) => {
    await sql`update resources set date_delete = now() where id = ${id}`.execute(trx);
    const status = server.as(teacher).status(documents.update, { id: document_id, body: { title: 'Autre' } });
    await waitForLock(server.db);
    return { status };
  });
  expect(await changed.status).toBe(404);
  const stored = server.db.selectFrom('documents').select('title').where('id', '=', document_id);
  expect((await stored.executeTakeFirstOrThrow()).title).toBe('fiche.txt');
});

test('returns 409 for an undo after 24 hours [resources.undo]', async () => {
  const { teacher } = await createClassroom(server);
  const { id } = await add(teacher);
  await server.as(teacher).call(resources.remove, { id });
  const old = new Date(Date.now() - 25 * 3_600_000).toISOString();
  await server.db.updateTable('resources').set({ date_delete: old }).where('id', '=', id).execute();
  const { status, error } = await server.as(teacher).call(resources.restore, { id });
  expect([status, error.code]).toEqual([409, 'UNDO_TOO_LATE']);
  expect((await server.as(teacher).body(resources.deleted)).count).toBe(0);
});

test('shows the number of readers of a resource to people who may edit the resource [resources.readers]', async () => {
  const { school, teacher, colleague, follower, zoe } = await createClassroom(server);
  const followerOfOtherSchool = await server.seed.follower();
  await server.seed.follow(followerOfOtherSchool.userId, zoe.id);
  await server.seed.follow(follower.userId, (await server.seed.student({ schools_id: school.id })).id);
  await server.seed.teacher({ schoolId: school.id, account: { status: 'BANNED' } });
  // The job that makes expired accounts inactive has not run yet.
  await server.seed.teacher({ schoolId: school.id, account: { date_expiration: ago({ minutes: 1 }) } });
  const { id } = await add(teacher);
  const forStaff = await add(teacher, { audience: 'STAFF' });
  expect((await view(teacher, id)).body.nb_readers).toEqual({ staff: 3, followers: 2 });
  expect((await view(teacher, forStaff.id)).body.nb_readers).toEqual({ staff: 3, followers: 0 });
  expect((await view(colleague, id)).body.nb_readers).toBeNull();
});

test('a new resource notifies the people who may read it, except its author [resources.notified]', async () => {
  const { teacher, colleague, schoolAdmin, follower } = await createClassroom(server);
  const stranger = await createClassroom(server);

  const listNotified = async (id: number) => {
    const rows = await server.db
      .selectFrom('notifications')
      .innerJoin('notifications_users', 'notifications_users.notifications_id', 'notifications.id')
      .select('notifications_users.authentications_id')
      .where('notifications.link', '=', `/resources?resource=${id}`)
      .execute();
    return rows.map(({ authentications_id }) => authentications_id).sort((a, b) => a - b);
  };

  const everybody = await add(teacher);
  const staff = await add(teacher, { audience: 'STAFF' });
  const sortedIds = (...people: Person[]) => people.map(({ id }) => id).sort((a, b) => a - b);
  expect(await listNotified(everybody.id)).toEqual(sortedIds(colleague, schoolAdmin, follower));
  expect(await listNotified(staff.id)).toEqual(sortedIds(colleague, schoolAdmin));
  const common = await add(await server.seed.superadmin());
  expect(await listNotified(common.id)).toEqual(
    expect.arrayContaining(sortedIds(teacher, follower, stranger.follower)),
  );
});

test('people of a school whose access has ended are not readers of a common resource, and not notified of a new one [resources.notified] [resources.readers]', async () => {
  const superadmin = await server.seed.superadmin();
  const { id: earlier } = await add(superadmin);
  const readersOf = async (resource: number) => (await view(superadmin, resource)).body.nb_readers!;
  const open = await createClassroom(server);
  const archived = await createClassroom(server);
  const expired = await createClassroom(server);
  await server.seed.follow(open.follower.userId, archived.zoe.id);
  const before = await readersOf(earlier);
  const update = (id: number, changes: { status: 'ARCHIVED' } | { date_expiration: string }) =>
    server.db.updateTable('schools').set(changes).where('id', '=', id).execute();
  await update(archived.school.id, { status: 'ARCHIVED' });
  await update(expired.school.id, { date_expiration: new Date(Date.now() - 60_000).toISOString() });
  const { id } = await add(superadmin);
  const notified = await server.db
    .selectFrom('notifications_users')
    .innerJoin('notifications', 'notifications.id', 'notifications_users.notifications_id')
    .select('notifications_users.authentications_id as id')
    .where('notifications.link', '=', `/resources?resource=${id}`)
    .execute();
  const ids = notified.map((row) => row.id);
  expect(ids).toEqual(expect.arrayContaining([open.teacher.id, open.follower.id]));
  for (const { teacher, schoolAdmin, follower } of [archived, expired]) {
    for (const person of [teacher, schoolAdmin, follower]) expect(ids).not.toContain(person.id);
  }
  expect(await readersOf(id)).toEqual({ staff: before.staff - 6, followers: before.followers - 2 });
});

test('search ignores case and accents, in title and file name; each section has its own pages [resources.search]', async () => {
  const { teacher } = await createClassroom(server);
  const other = await addSection('En classe');
  const first = await add(teacher, { title: 'Les PHÉNOMÈNES naturels' });
  const second = await add(teacher, { title: 'Phénomènes sonores', section_id: other });
  const named = await add(teacher, { document_id: await upload(teacher, 'éclipse.txt') });
  expect(await idsOf(teacher, { search: 'phenomene' })).toEqual([first.id, second.id]);
  expect(await idsOf(teacher, { search: 'ECLIPSE' })).toEqual([named.id]);
  const body = await server.as(teacher).body(resources.sections, { query: { search: 'phenomene' } });
  expect(body.sections.map(({ id }) => id).sort((a, b) => a - b)).toEqual([section, other]);
  await add(teacher, { title: 'Pagination 1' });
  await add(teacher, { title: 'Pagination 2' });
  const query = { section_id: section, search: 'pagination', nb_items: 1, nb_page: 2 };
  const paged = await server.as(teacher).body(resources.sections, { query });
  expect(paged.sections[0]).toMatchObject({ nb_resources: 2, nb_used: null });
  expect(paged.sections[0]!.resources).toHaveLength(1);
  expect(await idsOf(teacher, { search: '100 % "\' or 1=1' })).toEqual([]);
});

test('a superadmin lists common resources, and those of a school on request; a school admin gets 404 for another school', async () => {
  const superadmin = await server.seed.superadmin();
  const { teacher, schoolAdmin, school } = await createClassroom(server);
  const common = await add(superadmin);
  const own = await add(teacher);
  expect(await idsOf(superadmin)).toContain(common.id);
  expect(await idsOf(superadmin)).not.toContain(own.id);
  expect(await idsOf(superadmin, { school_id: school.id })).toEqual(expect.arrayContaining([common.id, own.id]));
  const otherSchool = await server.seed.school();
  const status = await server.as(schoolAdmin).status(resources.sections, { query: { school_id: otherSchool.id } });
  expect(status).toBe(404);
});

test('a resource sent twice is added once, and its readers are notified once [interface.request-once]', async () => {
  const { teacher, colleague } = await createClassroom(server);
  const request_id = randomUUID();
  const document_id = await upload(teacher);
  const send = () => add(teacher, { document_id, request_id });
  const [first, second] = await Promise.all([send(), send()]);
  // A retry by the portal uploads the file again, as another document.
  const third = await add(teacher, { request_id });
  expect([first.status, second.id, third.id]).toEqual([201, first.id, first.id]);
  expect(await idsOf(colleague)).toContain(first.id);
  const notified = sql<{ count: number }>`
    select count(*)::int as count
    from notifications join notifications_users on notifications_users.notifications_id = notifications.id
    where kind = 'RESOURCE_ADDED' and authentications_id = ${colleague.id}
  `;
  expect((await notified.execute(server.db).then(takeFirstOrThrow)).count).toBe(1);
  expect((await add(colleague, { request_id })).id).not.toBe(first.id);
});

test('deleting a school deletes its resources and their files', async () => {
  const { teacher, school } = await createClassroom(server);
  const { id, document_id } = await add(teacher);
  const superadmin = server.as(await server.seed.superadmin());
  expect(await superadmin.status(schools.remove, { id: school.id })).toBe(204);
  const remaining = await server.db.selectFrom('documents').select('id').where('id', '=', document_id).execute();
  expect([await superadmin.status(resources.view, { id }), remaining]).toEqual([404, []]);
});

test('a tablet can’t read resources', async () => {
  const { teacher, school } = await createClassroom(server);
  const { id, document_id } = await add(teacher);
  const tablet = await server.seed.device({ schools_id: school.id });
  const request = (path: string) =>
    fetch(`${server.origin}/api${path}`, { headers: { cookie: `device=${tablet.secret}`, ...portalHeader } });
  expect([(await request(`/resources/${id}`)).status, (await request(`/documents/${document_id}`)).status]).toEqual([
    401, 404,
  ]);
});
