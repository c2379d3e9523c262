import { sql } from 'kysely';

import { migrate } from '../database/migrate/migrate.ts';
import { withBlankDatabase } from '../testing/data/blank.ts';

test('migrations 0084 and 0086 remove names and addresses that earlier erasures left, and no others', () =>
  withBlankDatabase(async (db) => {
    await migrate(db, '0083');
    await sql`insert into authentications (id, role, firstname, lastname, email)
      values (1, 'USER', 'Eve', 'Roy', 'eve@test.example')`.execute(db);
    await sql`insert into users (id, authentications_id, role) values (1, 1, 'USER')`.execute(db);
    const request = (email: string) => JSON.stringify({ email: [null, email], relation: [null, 'Mère'] });
    await sql`
      insert into history (entity_type, entity_id, entity_name, action, changes)
      values ('USER', 1, 'Eve ROY', 'UPDATE', '{"phone": [null, "1"]}'),
        ('USER', 2, 'Zoé LOST', 'UPDATE', '{"lastname": ["LOST", "Lost"]}'),
        ('STUDENT', 3, 'Ada LOST', 'PLACE', '{"class_": [null, "CP"]}'),
        ('CLASS', 4, 'CP', 'ATTACH_REQUEST', ${request('eve@test.example')}::jsonb),
        ('CLASS', 4, 'CP', 'ATTACH_REQUEST', ${request('lost@test.example')}::jsonb)
    `.execute(db);
    await migrate(db);
    const { rows } = await sql`select entity_name as name, changes from history order by id`.execute(db);
    expect(rows).toEqual([
      { name: 'Eve ROY', changes: { phone: [null, '1'] } },
      { name: 'compte effacé nº 2', changes: {} },
      { name: 'élève effacé nº 3', changes: {} },
      { name: 'CP', changes: { email: [null, 'eve@test.example'], relation: [null, 'Mère'] } },
      { name: 'CP', changes: { email: [null, 'compte effacé'], relation: [null, 'Mère'] } },
    ]);
  }));
