import { sql } from 'kysely';
import { openDatabase } from '@memocartes/server/database/database';
import type { Db } from '@memocartes/server/database/database';
import { migrate } from '@memocartes/server/database/migrate';
import { createSeed } from '@memocartes/server/testing/seed';

export const nbSchools = 300;
export const nbStudents = 100_000;

const fillSchools = (db: Db) =>
  sql`insert into schools (name, code, mail, address_city, offers_id, nb_physical_boxes)
    select 'École ' || n, 'BENCH' || n, 'ecole' || n || '@bench.example', 'Ville ' || n % 97, 4, 500
    from generate_series(1, ${nbSchools}::int) n`.execute(db);

const fillClasses = (db: Db) =>
  sql`insert into classes (schools_id, name, level)
    select s.id, level || ' A', level from schools s, unnest(array['CP', 'CE1', 'CE2', 'CM1', 'CM2']) level`.execute(
    db,
  );

const fillStudents = (db: Db) =>
  sql`insert into students (schools_id, classes_id, firstname, lastname, gender, birthdate, level)
    select c.schools_id, c.id, (array['Inès', 'Noé', 'Zoë', 'Adam', 'Léa', 'Hugo', 'Chloé'])[1 + n % 7] || n % 83,
      (array['Martin', 'Éluard', 'Nguyen', 'Benali', 'Lefèvre', 'Durand', 'Œuvrard'])[1 + n % 7] || n % 1013,
      (array['M', 'F'])[1 + n % 2], date '2016-01-01' + n % 1800, c.level
    from generate_series(0, ${nbStudents - 1}::int) n
    join (select *, row_number() over (order by id) - 1 as place from classes) c on c.place = n % ${nbSchools * 5}::int`.execute(
    db,
  );

/** Fills an empty PostgreSQL with as many schools and pupils as a large operator has. Returns who asks: the provider and a manager. */
export async function fill(url: string) {
  const db = openDatabase({ url, max: 1 });
  await migrate(db);
  await fillSchools(db);
  await fillClasses(db);
  await fillStudents(db);
  await sql`analyze`.execute(db);
  const seed = createSeed(db);
  const superadmin = await seed.superadmin();
  const manager = await seed.manager({ schoolId: 1 });
  await db.destroy();
  return { superadmin: superadmin.token, manager: manager.token };
}
