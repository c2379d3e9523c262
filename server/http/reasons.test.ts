import { auth } from '@memocartes/contract/auth/auth.routes';
import { operations } from '@memocartes/contract/bulk-operations/bulk-operations.routes';
import { cards } from '@memocartes/contract/cards/cards.routes';
import { classes } from '@memocartes/contract/classes/classes.routes';
import { errors } from '@memocartes/contract/errors/errors';
import { deletionReasons, type Reason, reasons } from '@memocartes/contract/errors/reasons';
import { imports } from '@memocartes/contract/imports/imports.routes';
import { chats } from '@memocartes/contract/messaging/chats.routes';
import { packs } from '@memocartes/contract/packs/packs.routes';
import { sections } from '@memocartes/contract/resources/resources.routes';
import { users } from '@memocartes/contract/users/users.routes';
import Fastify from 'fastify';
import { sql } from 'kysely';

import { insertResource } from '../app/permission-matrix/places/places.rows.ts';
import { insertOperation } from '../bulk-operations/bulk-operations.writes.ts';
import { createClassroom, someCards } from '../testing/classroom.ts';
import { type ApiResponse, type TestServer, testServer } from '../testing/server.ts';
import { handleErrors } from './errors.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

/** A refused call for each reason. */
const refused: Partial<Record<Reason, () => Promise<ApiResponse<unknown>>>> = {
  ACCOUNT_ACTIVE: async () => {
    const { schoolAdmin, teacher } = await createClassroom(server);
    return server.as(schoolAdmin).call(auth.sendMail, { id: teacher.id });
  },
  ACCOUNT_CLOSED: async () => {
    const { school, schoolAdmin } = await createClassroom(server);
    const { id } = await server.seed.teacher({ schoolId: school.id, account: { status: 'BANNED' } });
    return server.as(schoolAdmin).call(auth.sendMail, { id });
  },
  ACCOUNT_WITHOUT_EMAIL: async () => {
    const { school, schoolAdmin } = await createClassroom(server);
    const account = { status: 'PENDING', email: null } as const;
    const { id } = await server.seed.teacher({ schoolId: school.id, account });
    return server.as(schoolAdmin).call(auth.sendMail, { id });
  },
  FOLLOWER_ELSEWHERE: async () => {
    const { school, schoolAdmin } = await createClassroom(server);
    const { id: studentId } = await server.seed.student();
    const { id } = await server.seed.follower({ schoolId: school.id, studentId });
    return server.as(schoolAdmin).call(auth.delete, { id });
  },
  FOLLOWER_SHARED: async () => {
    const { school, schoolAdmin } = await createClassroom(server);
    const { id: studentId } = await server.seed.student();
    const { userId } = await server.seed.follower({ schoolId: school.id, studentId });
    return server.as(schoolAdmin).call(users.update, { id: userId, body: { firstname: 'Eve' } });
  },
  CARD_IN_PACK: async () => {
    const { teacher, id } = await ownCard('FINAL');
    await server.as(teacher).body(packs.create, { body: { title: 'Verbes', icon: 'book', cards: [id] } });
    return server.as(teacher).call(cards.update, { id, body: { status: 'DRAFT' } });
  },
  CARD_NOT_DRAFT: async () => {
    const { teacher, id } = await ownCard('FINAL');
    return server.as(teacher).call(cards.remove, { id });
  },
  CARD_REVISED: async () => {
    const { teacher, zoe, id } = await ownCard('DRAFT');
    await server.seed.trackedCard({ students_id: zoe.id, cards_id: id });
    return server.as(teacher).call(cards.remove, { id });
  },
  CARD_STATUS: async () => {
    const { teacher, id } = await ownCard('ARCHIVED');
    return server.as(teacher).call(cards.update, { id, body: { status: 'DRAFT' } });
  },
  PACK_LAST_CARD: async () => {
    const { teacher } = await createClassroom(server);
    const [card] = (await someCards(server, 1)).cards as [number];
    const body = { title: 'Verbes', icon: 'book', cards: [card] };
    const { id } = await server.as(teacher).body(packs.create, { body });
    return server.as(teacher).call(packs.removeCard, { id, card_id: card });
  },
  LATER_YEAR_CHANGE: async () => {
    const { school, schoolAdmin } = await createClassroom(server);
    const actor = { kind: 'ADMIN', id: schoolAdmin.id, schoolId: school.id } as never;
    const done = { schoolId: school.id, kind: 'YEAR_CHANGE', summary: {}, data: { pupils: [], classes: [] } } as const;
    const first = await server.db.transaction().execute((trx) => insertOperation(trx, actor, done));
    await server.db.transaction().execute((trx) => insertOperation(trx, actor, done));
    return server.as(schoolAdmin).call(operations.undo, { id: first.id });
  },
  SECTION_NOT_EMPTY: async () => {
    const resource = await insertResource(server.db, { title: 'Fiche' } as never);
    return server.as(await server.seed.superadmin()).call(sections.remove, { id: resource.section_id });
  },
  OWN_STATUS: async () => {
    const root = await server.seed.superadmin();
    return server.as(root).call(auth.update, { id: root.id, body: { status: 'BANNED' } });
  },
  CLASS_NOT_TAUGHT: async () => {
    const { school, class_ } = await createClassroom(server);
    return server.as(await server.seed.teacher({ schoolId: school.id })).call(classes.view, { id: class_.id });
  },
  OWN_DELETION: async () => {
    const { schoolAdmin } = await createClassroom(server);
    return server.as(schoolAdmin).call(users.remove, { id: schoolAdmin.userId });
  },
  MESSAGING_OFFER: async () => {
    const { follower, zoe } = await createClassroom(server, { offers_id: 3 });
    return server.as(follower).call(chats.create, { body: { student_id: zoe.id } });
  },
  WORKBOOK_XLS: () => importFile(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])),
  WORKBOOK_DAMAGED: () => importFile(Buffer.from('PK\u0003\u0004 cut')),
  FILE_NOT_CSV: () => importFile(Buffer.from('%PDF-1.7')),
  FILE_QUOTES: () => importFile(Buffer.from('nom,prénom\n"Martin,Zoé\n')),
};

async function importFile(file: Buffer) {
  const { school, schoolAdmin } = await createClassroom(server);
  const body = { title: 'eleves.csv', type: 'text/csv', data: file.toString('base64') };
  return server.as(schoolAdmin).call(imports.schoolStudents, { id: school.id, body });
}

async function ownCard(status: 'DRAFT' | 'FINAL' | 'ARCHIVED') {
  const { school, teacher, zoe } = await createClassroom(server);
  const owned = { authentications_id: teacher.id, schools_id: school.id, card_type: 'CUSTOM', status } as const;
  return { teacher, zoe, id: (await server.seed.card(owned)).id };
}

test.each(Object.entries(refused))(
  'a refusal says its cause and the remedy: %s [interface.error-reason]',
  async (name, call) => {
    const reason = name as Reason;
    const [code, message] = reasons[reason];
    const [statusCode] = errors[code];
    expect((await call()).error).toEqual({ statusCode, code, reason, message });
  },
);

test('the foreign keys that prevent a deletion are those of the database', async () => {
  const { rows } = await sql<{ name: string }>`
    select conname as name
    from pg_constraint
    where contype = 'f' and confdeltype in ('a', 'r') and connamespace = 'public'::regnamespace
    order by 1
  `.execute(server.db);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(deletionReasons).toSorted());
});

test('a row that refers to a row deleted meanwhile is refused as not found, not as still used', async () => {
  const app = Fastify();
  handleErrors(app);
  app.post('/', () => server.seed.teach(2_000_000_000, 2_000_000_000));
  const { statusCode, body } = await app.inject({ method: 'POST', url: '/' });
  expect([statusCode, (JSON.parse(body) as { code: string }).code]).toEqual([404, 'NOT_FOUND']);
  await app.close();
});
