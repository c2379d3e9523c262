import { openDatabase } from '@memocartes/server/database/database';
import { inEverySchool } from '@memocartes/server/database/scope/scope';
import { notify } from '@memocartes/server/notifications/notify';
import { sql } from 'kysely';

import { cpuOfDescendants } from '../api/cpu.ts';

const nbClasses = 20;
const times = 60;

class RolledBack extends Error {}

/**
 * Time that notifying 900 followers adds to the transaction that assigns a pack to 20 classes; every transaction is
 * rolled back.
 */
export async function benchPack(url: string, postgresPid: number) {
  const db = openDatabase({ url, max: 1 });
  // The 20 classes have 500 students; 400 of these students get a second follower.
  await sql`
    insert into users_students (users_id, students_id, relation)
    select users_students.users_id, users_students.students_id - 500, 'Père'
    from users_students
    where users_students.students_id between 501 and 900
    on conflict do nothing
  `.execute(db);
  const { rows: packs } = await sql<{ id: number }>`
    insert into packs (title, name, icon, authentications_id, schools_id)
    select 'Pack', 'Pack', 'x', authentications_id, schools_id
    from users
    order by id
    limit 1
    returning id
  `.execute(db);
  const { rows } = await sql<{ id: number }>`select id from classes order by id limit ${nbClasses}`.execute(db);
  await sql`analyze`.execute(db);
  const event = { kind: 'PACK_GIVEN', packId: packs[0]!.id, classIds: rows.map(({ id }) => id) } as const;
  const timings: number[] = [];
  let nbPeople = 0;

  const once = () =>
    db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx);
      const startedAt = performance.now();
      await notify(trx, event);
      timings.push(performance.now() - startedAt);
      const { rows: counted } = await sql<{ nb: number }>`
        select count(distinct notifications_users.authentications_id)::int as nb
        from notifications_users join notifications on notifications.id = notifications_users.notifications_id
        where notifications.kind = 'PACK_GIVEN'
      `.execute(trx);
      nbPeople = counted[0]!.nb;
      throw new RolledBack();
    });

  const before = cpuOfDescendants(postgresPid);
  for (let n = 0; n < times; n += 1) {
    await inEverySchool(once).catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  }
  const cpuMs = (cpuOfDescendants(postgresPid) - before) / 1000 / times;
  await db.destroy();
  return { timings, cpuMs, nbPeople };
}
