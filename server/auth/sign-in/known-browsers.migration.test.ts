import { sql } from 'kysely';

import type { Db } from '../../database/database.ts';
import { migrate, migrateDown } from '../../database/migrate/migrate.ts';
import { withBlankDatabase } from '../../testing/data/blank.ts';

const rowsOf = async (db: Db, query: ReturnType<typeof sql>) => (await query.execute(db)).rows;
const knownBrowsers = sql`
  select authentications_id as id, browser, network, date_used
  from known_browsers
  order by 1, 2
`;
const knownDevices = sql`
  select authentications_id as id, encode(hash, 'hex') as hash, date_expiration
  from known_devices
  order by 1, 2
`;

test('merges `known_browsers` and `known_devices` into one table, and restores both row by row when migrated down', () =>
  withBlankDatabase(async (db) => {
    await migrate(db, '0024');
    const ids = [1, 2];
    for (const id of ids) {
      await sql`
        insert into authentications (id, role, firstname, lastname)
        values (${id}, 'TEACHER', 'A', 'B')
      `.execute(db);
    }
    await sql`
      insert into known_browsers (authentications_id, browser, system, network, date_used)
      values (1, 'Firefox', 'Linux', '192.0', '2026-03-01Z'), (1, 'Safari', 'iPhone', '90.12', '2026-03-02Z'),
        (2, '', '', '.x', '2026-03-03Z')
    `.execute(db);
    await sql`
      insert into known_devices (hash, authentications_id, date_expiration)
      values ('\\x01', 1, '2026-09-01Z'), ('\\x01', 2, '2026-09-02Z'), ('\\x02', 1, '2026-09-03Z')
    `.execute(db);
    const before = [await rowsOf(db, knownBrowsers), await rowsOf(db, knownDevices)];
    await migrate(db);
    expect(await rowsOf(db, sql`select count(*)::int as nb from known_browsers`)).toEqual([{ nb: 6 }]);
    await sql`
      insert into known_browsers (authentications_id, hash, browser, system, network, date_used)
      values (1, '\\x01', 'Firefox', 'Linux', '192.0', '2026-02-01Z')
    `.execute(db);
    await migrateDown(db, '0024');
    expect([await rowsOf(db, knownBrowsers), await rowsOf(db, knownDevices)]).toEqual(before);
    await migrate(db);
    expect(await rowsOf(db, sql`select count(*)::int as nb from known_browsers`)).toEqual([{ nb: 6 }]);
  }));
