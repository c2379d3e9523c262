import { documents } from '@memocartes/contract/documents/documents.routes';
import { resources, sections } from '@memocartes/contract/resources/resources.routes';
import { sql } from 'kysely';

import { queueNotificationMails } from '../notifications/mails.job.ts';
import { type Classroom, createClassroom } from '../testing/classroom.ts';
import { countsOf } from '../testing/notifications.ts';
import type { Person } from '../testing/seed.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
let section: number;

beforeAll(async () => {
  server = await testServer();
  section = (await server.as(await server.seed.superadmin()).body(sections.create, { body: { title: 'Méthode' } })).id;
});

beforeEach(() => sql`delete from notifications`.execute(server.db));
afterAll(() => server.close());

/** A resource for everybody; its notifications are visible immediately. */
async function add(author: Person): Promise<number> {
  const caller = server.as(author);
  const file = { title: 'a.txt', type: 'text/plain' as const, data: Buffer.from('Bonjour').toString('base64') };
  const { id: document_id } = await caller.body(documents.create, { body: file });
  const fields = { title: 'Fiche', description: 'Une fiche.', section_id: section, audience: 'SCHOOL' as const };
  const { id } = await caller.body(resources.create, { body: { ...fields, document_id } });
  await sql`update notifications set date_visible = now()`.execute(server.db);
  return id;
}

const readers = ({ colleague, follower }: Classroom) => [colleague, follower];

test('a resource that becomes one for the staff disappears from the notifications and mails of followers [notifications.links]', async () => {
  const classroom = await createClassroom(server);
  const { teacher, colleague, follower } = classroom;
  const id = await add(teacher);
  expect(await countsOf(server, readers(classroom))).toEqual([1, 1]);
  await server.as(teacher).call(resources.update, { id, body: { audience: 'STAFF' } });
  expect(await countsOf(server, readers(classroom))).toEqual([1, 0]);
  await sql`update notifications_users set date_mail = now() - interval '1 hour'`.execute(server.db);
  await queueNotificationMails(server);
  const mailed = await server.db
    .selectFrom('mails')
    .select('recipient')
    .where('recipient', 'in', [colleague.email, follower.email])
    .execute();
  expect(mailed.map(({ recipient }) => recipient)).toEqual([colleague.email]);
});

test('the notifications of a deleted resource are hidden until it is restored [notifications.links] [resources.undo]', async () => {
  const classroom = await createClassroom(server);
  const caller = server.as(classroom.teacher);
  const id = await add(classroom.teacher);
  await caller.call(resources.remove, { id });
  expect(await countsOf(server, readers(classroom))).toEqual([0, 0]);
  await caller.call(resources.restore, { id });
  expect(await countsOf(server, readers(classroom))).toEqual([1, 1]);
});

test('a follower without a child in the school keeps only notifications of common resources [notifications.links] [families.detached]', async () => {
  const { teacher, follower } = await createClassroom(server);
  await add(teacher);
  await add(await server.seed.superadmin());
  expect(await countsOf(server, [follower])).toEqual([2]);
  await server.db.deleteFrom('users_students').where('users_id', '=', follower.userId).execute();
  expect(await countsOf(server, [follower])).toEqual([1]);
});
