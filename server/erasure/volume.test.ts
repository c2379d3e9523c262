import { sql } from 'kysely';

import { type TestServer, testServer } from '../testing/server.ts';
import { eraseStudents } from './erasure.ts';

let server: TestServer;
beforeAll(async () => void (server = await testServer()));
afterAll(() => server.close());

/** Students of a new school. @returns their ids */
async function seedStudents(count: number): Promise<number[]> {
  const school = await server.seed.school({ nb_students_max: null });
  const { rows } = await sql<{ id: number }>`
    insert into students (schools_id, firstname, lastname)
    select ${school.id}, 'Prénom' || number, 'Nomdefamille' || number
    from generate_series(1, ${count}::int) number
    returning id
  `.execute(server.db);
  return rows.map(({ id }) => id);
}

test('400 students are erased within the statement time-out of requests, with 20,000 mails and 50,000 notifications [privacy.erasure]', async () => {
  const { db } = server;
  const ids = await seedStudents(400);
  await sql`
    insert into notifications (type, kind, title, content)
    select 'SUCCESS', 'PACK_GIVEN', 'Nouveau pack pour Zoë', 'Zoë et sa classe ont reçu le pack nº ' || number
    from generate_series(1, 50000) number
  `.execute(db);
  await sql`
    insert into mails (recipient, subject, body_text, body_html)
    select number || '@test.example', '3 notifications sur Mémocartes', '', ''
    from generate_series(1, 20000) number
  `.execute(db);
  await sql`analyze notifications, mails`.execute(db);
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = '3s'`.execute(trx);
    await eraseStudents(trx, ids);
  });
  const { rows } = await sql<{ nb: number }>`select count(*)::int as nb from notifications`.execute(db);
  expect(rows[0]!.nb).toBe(50_000);
});

test('notifications about the packs of another child with the same first names stay [privacy.erasure]', async () => {
  const { db, seed } = server;
  const student = await seed.student({ firstname: 'Marie Anne', lastname: '' });
  const namesake = await seed.student({ firstname: 'Marie Anne', lastname: 'Petit' });

  const about = (students_id: number) => ({
    type: 'INFO' as const,
    kind: 'PACK_GIVEN' as const,
    students_id,
    title: 'Nouveau pack pour Marie Anne',
    content: 'Marie Anne et sa classe ont reçu un pack.',
  });

  await db
    .insertInto('notifications')
    .values([about(student.id), about(namesake.id)])
    .execute();
  await db.transaction().execute(async (trx) => {
    await eraseStudents(trx, [student.id]);
    await trx.deleteFrom('students').where('id', '=', student.id).execute();
  });
  const rows = await db
    .selectFrom('notifications')
    .select('students_id')
    .where('title', 'like', '%Marie Anne')
    .execute();
  expect(rows).toEqual([{ students_id: namesake.id }]);
});
