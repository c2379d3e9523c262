import { sql } from 'kysely';

import { migrate } from '../database/migrate/migrate.ts';
import { withBlankDatabase } from '../testing/data/blank.ts';

test('migrations 0084 and 0086 remove names and addresses that earlier erasures left, and no others', () =>
  withBlankDatabase(async (db) => {
    await migrate(db, '0083');
    await sql`insert into authentications (id, role, firstname, lastname, email)
      values (1, 'USER', 'Eve', 'Roy', 'eve@test.example')`.execute(db);
    await sql`insert into users (id, authentications_id, role) values (1, 1, 'USER')`.execute(db);
    await sql`insert into schools (id, name, code, mail, address_city, offers_id)
      select 1, 'École', 'ECOLE', 'ecole@test.example', 'Lyon', min(id) from offers`.execute(db);
    await sql`insert into students (id, schools_id, firstname, lastname) values (4, 1, 'Zoé', 'Roy')`.execute(db);
    const request = (email: string) => JSON.stringify({ email: [null, email], relation: [null, 'Mère'] });
    await sql`
      insert into history (entity_type, entity_id, entity_name, action, changes)
      values ('USER', 1, 'Eve ROY', 'UPDATE', '{"email": ["old@test.example", "eve@test.example"]}'),
        ('USER', 2, 'Zoé LOST', 'UPDATE', '{"lastname": ["LOST", "Lost"]}'),
        ('STUDENT', 3, 'Ada LOST', 'PLACE', '{"class_": [null, "CP"]}'),
        ('STUDENT', 4, 'Zoé ROY', 'ATTACH_REQUEST', ${request('eve@test.example')}::jsonb),
        ('STUDENT', 4, 'Zoé ROY', 'ATTACH_REQUEST', ${request('old@test.example')}::jsonb),
        ('STUDENT', 4, 'Zoé ROY', 'ATTACH_REQUEST', ${request('lost@test.example')}::jsonb),
        ('STUDENT', 5, 'élève effacé nº 5', 'ATTACH_REQUEST', '{}')
    `.execute(db);
    await migrate(db);
    const { rows } = await sql`select entity_name as name, changes from history order by id`.execute(db);
    expect(rows).toEqual([
      { name: 'Eve ROY', changes: { email: ['old@test.example', 'eve@test.example'] } },
      { name: 'compte effacé nº 2', changes: {} },
      { name: 'élève effacé nº 3', changes: {} },
      { name: 'Zoé ROY', changes: { email: [null, 'eve@test.example'], relation: [null, 'Mère'] } },
      { name: 'Zoé ROY', changes: { email: [null, 'old@test.example'], relation: [null, 'Mère'] } },
      { name: 'Zoé ROY', changes: { email: [null, 'compte effacé'], relation: [null, 'Mère'] } },
      { name: 'élève effacé nº 5', changes: {} },
    ]);
  }));
